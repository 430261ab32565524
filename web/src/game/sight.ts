/** What would come if everybody passed now, as the server foresees it. */
import type { InSight, Power, View } from '../wire';

/** Whether a Power has the victory in sight, and by what. */
export function warned(view: View, power: Power): 'dial' | 'points' | null {
  if (power.to_victory <= 1) return 'dial';
  return Math.max(power.points, sightOf(power).points) >= view.enough_points ? 'points' : null;
}

/** What is in sight for a Power if all pass, before battle. Older servers do not tell. */
export function sightOf(power: Power): InSight {
  const told = (power as { in_sight?: InSight }).in_sight;
  return told ?? { points: power.points, counters: 0, ticks: 0 };
}

/** How many rounds there are at most; null where a server does not tell. */
export function roundsOf(view: View): number | null {
  return (view as { rounds?: View['rounds'] }).rounds?.most ?? null;
}
