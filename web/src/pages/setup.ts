/** A table that is being set up: who sits where, and what is agreed. Plain functions on plain data. */
import { LEVELS, type Level } from '../game/seats';
import type { CardSetId, NewTable, OldWorldSetId, OutOfTime, Pace, PowerId } from '../wire';
import { atTable, FIRST, POWERS, type Quick } from './quick';

/** Who is to sit at a seat; nobody: this Power is not at the table. */
export type Occupant = 'me' | 'open' | Level | 'nobody';
export type PaceKind = 'none' | 'live' | 'post';

export type Setup = {
  seats: Record<PowerId, Occupant>;
  cards: CardSetId;
  oldWorld: OldWorldSetId;
  deal: boolean;
  listed: boolean;
  watchers: boolean;
  hints: boolean;
  pace: PaceKind;
  /** At a live table: minutes for all choices, and seconds that each adds. */
  minutes: number;
  increment: number;
  /** By post: hours for each choice. */
  hours: number;
  outOfTime: OutOfTime;
};

const FEWEST = 3;
export const isBot = (one: Occupant): one is Level => (LEVELS as readonly string[]).includes(one);

/** The Powers at the table. */
export const powersOf = (setup: Setup): PowerId[] => POWERS.filter((power) => setup.seats[power] !== 'nobody');

/** A table like the one that was played last. */
export function setupOf(quick: Quick): Setup {
  const there = atTable(quick.power, quick.players);
  const seat = (power: PowerId): Occupant =>
    power === quick.power ? 'me' : there.includes(power) ? quick.level : 'nobody';
  return {
    seats: Object.fromEntries(POWERS.map((power) => [power, seat(power)])) as Record<PowerId, Occupant>,
    cards: quick.cards,
    oldWorld: quick.oldWorld,
    deal: false,
    listed: false,
    watchers: true,
    hints: true,
    pace: 'none',
    minutes: 30,
    increment: 20,
    hours: 48,
    outOfTime: 'bot-chooses',
  };
}

/** For somebody who has never played. */
export function firstGame(): Setup {
  return setupOf({ ...FIRST, level: 'cultist' });
}

/** Friends, two days for a choice. */
export function byPost(quick: Quick): Setup {
  const setup = setupOf({ ...quick, players: 4 });
  for (const power of powersOf(setup)) if (setup.seats[power] !== 'me') setup.seats[power] = 'open';
  return { ...setup, pace: 'post' };
}

/** Puts somebody on a seat. There is one of me: who sat where I go takes the seat that I leave. */
export function seated(setup: Setup, power: PowerId, who: Occupant): Setup {
  const seats = { ...setup.seats };
  const mine = POWERS.find((one) => seats[one] === 'me');
  if (who === 'me' && mine && mine !== power) {
    seats[mine] = seats[power] === 'nobody' ? commonBot(setup) : seats[power];
  }
  seats[power] = who;
  return { ...setup, seats };
}

/** Whether a Power can leave: three have to stay. */
export const mayLeave = (setup: Setup): boolean => powersOf(setup).length > FEWEST;

/** The bot that most seats have, which is what a further seat gets. */
export function commonBot(setup: Setup): Level {
  const bots = POWERS.map((power) => setup.seats[power]).filter(isBot);
  const count = (level: Level) => bots.filter((bot) => bot === level).length;
  return [...LEVELS].sort((a, b) => count(b) - count(a))[0] ?? 'warrior';
}

/** Whether somebody is awaited before the game can begin. */
export const awaits = (setup: Setup): boolean => Object.values(setup.seats).includes('open');

function paceOf(setup: Setup): Pace | null {
  if (setup.pace === 'live') return { total_s: setup.minutes * 60, increment_s: setup.increment };
  return setup.pace === 'post' ? { per_choice_s: setup.hours * 3600 } : null;
}

/** The table as the server is asked for it. */
export function tableFrom(setup: Setup): NewTable {
  const powers = powersOf(setup);
  return {
    powers,
    seats: Object.fromEntries(powers.map((power) => [power, setup.seats[power]])),
    cards: setup.cards,
    old_world: setup.oldWorld,
    deal: setup.deal,
    start: !awaits(setup),
    listed: awaits(setup) && setup.listed,
    watchers: setup.watchers,
    hints: setup.hints,
    pace: paceOf(setup),
    out_of_time: setup.outOfTime,
  };
}

/** What of it the start page offers next time: bots alike, and a seat of one's own. */
export function quickOf(setup: Setup): Quick | null {
  const power = POWERS.find((one) => setup.seats[one] === 'me');
  if (!power || awaits(setup)) return null;
  const { cards, oldWorld } = setup;
  return { power, level: commonBot(setup), players: powersOf(setup).length, cards, oldWorld };
}
