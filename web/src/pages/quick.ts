/** A game that begins with one click: what was chosen last time, or what suits a first time. */
import { LEVELS, type Level } from '../game/seats';
import type { CardSetId, NewTable, OldWorldSetId, PowerId } from '../wire';

export const POWERS: readonly PowerId[] = ['khorne', 'nurgle', 'tzeentch', 'slaanesh', 'horned-rat'];
export const CARD_SETS: readonly CardSetId[] = ['base', 'morrslieb'];
export const OLD_WORLD_SETS: readonly OldWorldSetId[] = ['base', 'mixed', 'expert'];

export type Quick = {
  power: PowerId;
  level: Level;
  players: number;
  cards: CardSetId;
  oldWorld: OldWorldSetId;
};

export const FIRST: Quick = { power: 'khorne', level: 'warrior', players: 4, cards: 'base', oldWorld: 'base' };

const KEY = 'last-game';

/** What was chosen last time, as far as it still can be. */
export function lastTime(store: Pick<Storage, 'getItem'>): Quick {
  let kept: Partial<Quick> = {};
  try {
    kept = (JSON.parse(store.getItem(KEY) ?? '{}') ?? {}) as Partial<Quick>;
  } catch {
    // Somebody else's words under our key: as if nothing had been kept.
  }
  const pick = <T>(wanted: T | undefined, from: readonly T[], otherwise: T) =>
    wanted !== undefined && from.includes(wanted) ? wanted : otherwise;
  return {
    power: pick(kept.power, POWERS, FIRST.power),
    level: pick(kept.level, LEVELS, FIRST.level),
    players: pick(kept.players, [3, 4, 5], FIRST.players),
    cards: pick(kept.cards, CARD_SETS, FIRST.cards),
    oldWorld: pick(kept.oldWorld, OLD_WORLD_SETS, FIRST.oldWorld),
  };
}

export function remember(quick: Quick, store: Pick<Storage, 'setItem'>): void {
  store.setItem(KEY, JSON.stringify(quick));
}

/** Who plays: one's own Power, and others in Power order until the table is full. */
export function atTable(power: PowerId, players: number): PowerId[] {
  const others = POWERS.filter((other) => other !== power).slice(0, players - 1);
  return POWERS.filter((one) => one === power || others.includes(one));
}

/** The table as the server is asked for it. Nobody else is to find it: it is a game against bots. */
export function tableOf({ power, level, players, cards, oldWorld }: Quick): NewTable {
  const powers = atTable(power, players);
  const seats = Object.fromEntries(powers.map((one) => [one, one === power ? 'me' : level]));
  return { powers, seats, cards, old_world: oldWorld, start: true, listed: false, deal: false };
}
