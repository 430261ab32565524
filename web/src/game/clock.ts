/** What is left on the clocks of a table. */
import type { Clock, PowerId } from '../wire';

/** Milliseconds that a Power has left; null where nobody counts. `now` is the server's time. */
export function timeLeft(clock: Clock | null, power: PowerId, now: number): number | null {
  if (!clock) return null;
  if (clock.asked === power && clock.due != null) return Math.max(0, clock.due - now);
  return clock.left?.[power] ?? null;
}
