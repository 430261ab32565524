/** What happened since somebody last looked: kept in the browser, for each table by itself. */
import { store, type Shelf } from '../store';
import { ownerOf } from './figures';
import type { Game } from './game.svelte';
import { standing } from './scene';
import type { Event, PowerId, RegionId, Step, View } from '../wire';

/** How things stood when one last looked. */
export interface Seen {
  seq: number;
  /** When that was, in milliseconds since 1970. */
  at: number;
  view: View;
}

export interface Summary {
  powers: { power: PowerId; points: [number, number]; dial: [number, number] }[];
  ruined: RegionId[];
  killed: { power: PowerId; count: number }[];
  cards: { card: string; copies: number }[];
  rounds: [number, number];
}

/** Which wire this was built for; from `vite.config.ts`. */
declare const WIRE: string;

const KEY = 'seen:';
/** Tables that are kept; older ones are forgotten. */
const KEPT = 6;

/** As it is kept: views of another wire look otherwise, and are as if nothing had been seen. */
type Kept = Seen & { wire: string };

/** What was last seen of a table. */
export function lastSeen(table: string, shelf: Shelf = store): Seen | null {
  try {
    const kept = JSON.parse(shelf.getItem(KEY + table) ?? 'null') as Kept | null;
    return kept?.wire === WIRE ? kept : null;
  } catch {
    return null;
  }
}

/** Keeps how things stand. What does not fit is not kept: it is a help, nothing more. */
export function keepSeen(table: string, seen: Seen, shelf: Shelf = store): void {
  const kept: Kept = { ...seen, wire: WIRE };
  try {
    shelf.setItem(KEY + table, JSON.stringify(kept));
    forgetOld(shelf);
  } catch {
    // There is no room, or nothing may be kept here: what was kept before is as true as it was.
  }
}

function forgetOld(shelf: Shelf): void {
  const keys = Array.from({ length: shelf.length }, (_, i) => shelf.key(i) ?? '').filter((key) => key.startsWith(KEY));
  const dated = keys.map((key) => ({ key, at: lastSeen(key.slice(KEY.length), shelf)?.at ?? 0 }));
  for (const one of dated.sort((a, b) => b.at - a.at).slice(KEPT)) shelf.removeItem(one.key);
}

/** Whoever was away for longer than this, in milliseconds, is told what happened since. */
const AWAY = 10 * 60_000;

/** Whether there is something to tell whoever comes back. What is over is told as the end. */
export const isNews = (seen: Seen, { seq, result }: Pick<Game, 'seq' | 'result'>, now = Date.now()): boolean =>
  now - seen.at >= AWAY && seq > seen.seq && !result;

/** What still stands of the steps since one last looked, and after which step it begins: an undo may reach further back. */
export function missed(seen: Seen, steps: Step[]): { from: number; steps: Step[] } {
  return { from: Math.min(seen.seq, ...steps.map((step) => step.undone_to ?? seen.seq)), steps: steps.reduce(standing, []) };
}

/** Whether it is this person's turn again, and others did something that can be shown once more. */
export const canShowAgain = ({ isAsked, acts, me }: Game): boolean => isAsked && acts.some(({ power }) => power !== me);

/** What changed between two views, and what the steps between tell. */
export function summed(before: View, after: View, steps: Step[]): Summary {
  const was = (power: PowerId) => before.powers.find((one) => one.power === power);
  const powers = after.powers.map((one) => ({
    power: one.power,
    points: [was(one.power)?.points ?? 0, one.points] as [number, number],
    dial: [was(one.power)?.dial ?? 0, one.dial] as [number, number],
  }));
  const stood = (region: RegionId) => before.regions.find((one) => one.region === region)?.ruined == null;
  const ruined = after.regions.filter((one) => one.ruined != null && stood(one.region)).map((one) => one.region);
  const events = steps.flatMap((step) => step.events);
  const killed = after.powers
    .map(({ power }) => ({ power, count: events.filter((event) => killOf(event) === power).length }))
    .filter((one) => one.count > 0);
  const had = (card: string) => before.hand.find((one) => one.card === card)?.copies ?? 0;
  const cards = after.hand.map(({ card, copies }) => ({ card, copies: copies - had(card) })).filter((one) => one.copies > 0);
  return { powers, ruined, killed, cards, rounds: [before.round, after.round] };
}

/** The regions in which something lies otherwise than before. */
export function changedRegions(before: View, after: View): RegionId[] {
  const lies = (view: View, region: RegionId) => {
    const one = view.regions.find((other) => other.region === region);
    return JSON.stringify(one && [one.figures.map((group) => [group.figure, group.commander, group.count]), one.tokens, one.spaces, one.corruption, one.ruined]);
  };
  return after.regions.map((one) => one.region).filter((region) => lies(before, region) !== lies(after, region));
}

/** The Power that lost a figure in an event. */
function killOf(event: Event): PowerId | null {
  return event.type === 'killed' ? ownerOf(event.figure) : null;
}
