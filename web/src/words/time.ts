/** Time in words and on clocks. */
import { language } from './words.svelte';

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** A length of time in its largest fitting unit. */
export function span(seconds: number): string {
  const [count, unit] =
    seconds >= 2 * DAY || seconds === DAY
      ? [seconds / DAY, 'day']
      : seconds >= HOUR
        ? [seconds / HOUR, 'hour']
        : seconds >= MINUTE
          ? [seconds / MINUTE, 'minute']
          : [seconds, 'second'];
  const style = { style: 'unit', unit, unitDisplay: 'long', maximumFractionDigits: 1 } as const;
  return new Intl.NumberFormat(language(), style).format(count);
}

/** What a clock shows: to the second while there is little left, whole hours or days in words while there is much. */
export function clockFace(milliseconds: number): string {
  const seconds = Math.max(0, Math.ceil(milliseconds / 1000));
  if (seconds >= 2 * HOUR) {
    const unit = seconds >= 2 * DAY ? DAY : HOUR;
    return span(Math.floor(seconds / unit) * unit);
  }
  const two = (n: number) => String(n).padStart(2, '0');
  const [h, m, s] = [Math.floor(seconds / HOUR), Math.floor(seconds / MINUTE) % 60, seconds % MINUTE];
  return h > 0 ? `${h}:${two(m)}:${two(s)}` : `${m}:${two(s)}`;
}

/** How long ago something was. */
export function ago(then: number, now: number): string {
  const seconds = Math.round((now - then) / 1000);
  const told = new Intl.RelativeTimeFormat(language(), { numeric: 'auto' });
  if (seconds < HOUR) return told.format(-Math.floor(seconds / MINUTE), 'minute');
  if (seconds < DAY) return told.format(-Math.floor(seconds / HOUR), 'hour');
  if (seconds < 30 * DAY) return told.format(-Math.floor(seconds / DAY), 'day');
  return new Intl.DateTimeFormat(language(), { dateStyle: 'medium' }).format(then);
}
