/** Tables in words: who plays, and at what pace. */
import { LEVELS, levelOf } from '../game/seats';
import type { Pace, PowerId, Table } from '../wire';
import { span } from '../words/time';
import { language, say } from '../words/words.svelte';

/** The name of a Power, as it stands alone. */
export const powerName = (power: PowerId): string => say('power-begins', { power });

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

/** How much time there is to think. */
export function paceWords(pace: Pace | null): string {
  if (!pace) return say('pace-none');
  if ('per_choice_s' in pace) return say('pace-post', { span: span(pace.per_choice_s) });
  const increment = pace.increment_s ?? 0;
  return say(increment > 0 ? 'pace-live-more' : 'pace-live', { span: span(pace.total_s), more: span(increment) });
}

/** What is played with, in a line. */
export function rulesWords(table: Pick<Table, 'cards' | 'old_world' | 'deal'>): string {
  const sets = say('rules-sets', { cards: table.cards, world: table.old_world });
  return table.deal ? say('rules-dealt', { sets }) : sets;
}
