/** What would come if everybody passed now, as the server foresees it. */
import type { Power, PowerId, View } from '../wire';

/** What is in sight for a Power if all pass, before battle. */
export interface Sight {
  points: number;
  counters: number;
}

/** How many rounds the game lasts at most; null where that is not told. */
export function rounds(view: View): number | null {
  return (view as { rounds?: number }).rounds ?? null;
}

/** What is in sight for a Power; null where that is not told. */
export function inSight(view: View, power: PowerId): Sight | null {
  void view;
  void power;
  return null;
}

/** Whether a Power has the victory in sight, and by what. */
export function warned(view: View, power: Power): 'dial' | 'points' | null {
  if (power.to_victory === 1) return 'dial';
  const points = inSight(view, power.power)?.points ?? power.points;
  return points >= view.enough_points ? 'points' : null;
}
