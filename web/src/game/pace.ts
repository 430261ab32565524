/** How long each thing that happens is looked at before the next one, in milliseconds at normal speed. */
import { store } from '../store';
import type { Event, PowerId } from '../wire';

/** What others do takes longer: one has to see it, not to have done it. */
const ACT = { mine: 350, theirs: 1200 };
const CARD = { mine: 500, theirs: 2000 };

const HOLDS: Partial<Record<Event['type'], number>> = {
  phase: 450,
  'old-world-drawn': 2200,
  'token-placed': 300,
  'token-removed': 250,
  'token-moved': 400,
  'peasant-captured': 300,
  passed: 500,
  appeared: 400,
  marked: 300,
  'control-taken': 500,
  battle: 600,
  rolled: 1000,
  'rolled-again': 700,
  wounded: 300,
  tipped: 450,
  killed: 350,
  'stood-up': 350,
  removed: 350,
  dominated: 800,
  tied: 400,
  scored: 450,
  'corruption-placed': 260,
  'corruption-removed': 220,
  'corruption-moved': 400,
  'counter-earned': 300,
  // It burns, the card is laid on it, and one may look: going on ends it sooner.
  ruined: 4200,
  'dial-turned': 1200,
  upgraded: 900,
  'ruin-cleared': 500,
  discarded: 350,
  detained: 250,
  eclipsed: 250,
  ended: 600,
};

/** How long an event is looked at. */
export function hold(event: Event, me: PowerId | null, actor: PowerId | null): number {
  const whose = actor !== null && actor === me ? 'mine' : 'theirs';
  if (event.type === 'summoned') return ACT[whose];
  if (event.type === 'card-played') return CARD[whose];
  // What others draw is not seen.
  if (event.type === 'drew') return event.power === me ? 420 : 0;
  return HOLDS[event.type] ?? 0;
}

/** Speeds that a person can choose, and how many times faster each is. */
const TIMES = { '1': 1, '2': 2, off: Infinity } as const;
export type Speed = keyof typeof TIMES;
export const SPEEDS = Object.keys(TIMES) as Speed[];

const KEY = 'speed';

/** The speed that was chosen in this browser. */
export function chosen(): Speed {
  const kept = store.getItem(KEY);
  return SPEEDS.find((one) => one === kept) ?? '1';
}

export function choose(wanted: Speed): void {
  store.setItem(KEY, wanted);
}

/** How many times faster than normal things are shown; at once for those who want no motion. */
export function speed(): number {
  return matchMedia('(prefers-reduced-motion: reduce)').matches ? Infinity : TIMES[chosen()];
}
