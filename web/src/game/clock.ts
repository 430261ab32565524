/** What is left on the clocks of a table. */
import type { Clock, PowerId } from '../wire';

/** Milliseconds that a Power has left; null where nobody counts. `now` is the server's time. */
export function timeLeft(clock: Clock | null, power: PowerId, now: number): number | null {
  if (!clock) return null;
  if (clock.asked === power && clock.due != null) return Math.max(0, clock.due - now);
  return clock.left?.[power] ?? null;
}

/** Hours, minutes and seconds as on a clock; days where there are days. */
export function clockFace(ms: number): string {
  const seconds = Math.ceil(ms / 1000);
  const two = (n: number) => String(n).padStart(2, '0');
  const [h, m, s] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60];
  return h > 0 ? `${h}:${two(m)}:${two(s)}` : `${m}:${two(s)}`;
}
