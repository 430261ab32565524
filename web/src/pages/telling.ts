/** Tables in words: who plays, at what pace, since when. */
import type { Pace, PowerId, Table } from '../wire';
import { language, say } from '../words/words.svelte';
import { LEVELS, type Level } from './quick';

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** The name of a Power, as it stands alone. */
export const powerName = (power: PowerId): string => say('god-name', { power });

/** The level of a bot, whose name may have a budget behind it (`daemon:200ms`). */
export function levelOf(bot: string): Level | 'random' {
  return LEVELS.find((level) => bot.startsWith(level)) ?? 'random';
}

/** Names in a row, as the language joins them. */
export function listed(names: string[]): string {
  return new Intl.ListFormat(language(), { type: 'conjunction' }).format(names);
}

/** Who sits at a table besides the one who looks: people by name, then bots by level. */
export function party(table: Table): string {
  const seats = table.powers.filter((power) => power !== table.me).map((power) => table.seats[power]);
  const people = seats.flatMap((seat) => seat?.person?.name ?? []);
  const bots = seats.flatMap((seat) => (seat?.bot && !seat.person ? [levelOf(seat.bot)] : []));
  const levels = (['random', ...LEVELS] as const).flatMap((level) => {
    const count = bots.filter((bot) => bot === level).length;
    return count > 0 ? [say('some-bots', { count, level })] : [];
  });
  const open = seats.filter((seat) => !seat?.person && !seat?.bot).length;
  const all = [...people, ...levels, ...(open > 0 ? [say('some-seats', { count: open })] : [])];
  const words = listed(all);
  return words.charAt(0).toLocaleUpperCase(language()) + words.slice(1);
}

/** Who sits there, in a word or two. */
export function occupant(table: Table, power: PowerId): string {
  const seat = table.seats[power];
  if (table.me === power) return say('seat-you');
  return seat?.person?.name ?? (seat?.bot ? say('bot-level', { level: levelOf(seat.bot) }) : say('seat-open'));
}

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

/** How much time there is to think. */
export function paceWords(pace: Pace | null): string {
  if (!pace) return say('pace-none');
  if ('per_choice_s' in pace) return say('pace-post', { span: span(pace.per_choice_s) });
  const increment = pace.increment_s ?? 0;
  return say(increment > 0 ? 'pace-live-more' : 'pace-live', { span: span(pace.total_s), more: span(increment) });
}

/** What a clock shows: minutes and seconds while there is little left. */
export function clockWords(milliseconds: number): string {
  const seconds = Math.max(0, Math.floor(milliseconds / 1000));
  if (seconds >= 2 * HOUR) return span(seconds >= 2 * DAY ? Math.floor(seconds / DAY) * DAY : Math.floor(seconds / HOUR) * HOUR);
  return `${Math.floor(seconds / MINUTE)}:${String(seconds % MINUTE).padStart(2, '0')}`;
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

/** What is played with, in a line. */
export function rulesWords(table: Pick<Table, 'cards' | 'old_world' | 'deal'>): string {
  const sets = say('rules-sets', { cards: table.cards, world: table.old_world });
  return table.deal ? say('rules-dealt', { sets }) : sets;
}
