/** What would come if everybody passed now, as the server foresees it. */
import type { Power, View } from '../wire';

/** Whether a Power has the victory in sight, and by what; one whose dial shows it has no need of a warning. */
export function warned(view: View, power: Power): 'dial' | 'enough' | 'points' | null {
  if (power.to_victory === 0) return null;
  if (power.to_victory === 1) return 'dial';
  if (power.points >= view.enough_points) return 'enough';
  return power.in_sight.points >= view.enough_points ? 'points' : null;
}

/** Counters that a Power would earn besides those that it has. */
export const countersInSight = (power: Power): number => Math.max(0, power.in_sight.counters - power.counters);
