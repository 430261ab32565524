/** Dice of a roll that are still to be assigned, those that are, and those that the next kill would take. */
import type { Preview, Question, RegionId } from '../wire';

/** Dice that show at least this are drawn as hits; how many hits are left is said by the question. */
const HIT_FROM = 4;
const SIX = 6;

export type DieState = 'miss' | 'hit' | 'next' | 'used' | 'early';

/** Hits below 6, and sixes. */
export interface Hits {
  low: number;
  sixes: number;
}

export const isHit = (die: number): boolean => die >= HIT_FROM;

/** The hits of a whole roll. */
export function hitsOf(dice: number[]): Hits {
  const hits = dice.filter(isHit);
  const sixes = hits.filter((die) => die === SIX).length;
  return { low: hits.length - sixes, sixes };
}

/** What is left of the hits after a choice, as far as its preview sees. */
export function leftAfter(preview: Preview | null, region: RegionId, before: Hits): Hits {
  if (!preview) return before;
  const next: Question | null = preview.stop.kind === 'asked' ? preview.stop.ask.question : null;
  return next?.kind === 'hit' && next.region === region ? { low: next.low, sixes: next.sixes } : { low: 0, sixes: 0 };
}

/**
 * How each die of a roll lies, in the order of the dice: the lowest are assigned first. `left` are the hits that are
 * still to be assigned, `then` those that would be after what is pointed at.
 */
export function dieStates(dice: number[], left: Hits | null, then: Hits | null): DieState[] {
  if (!left) return dice.map((die) => (isHit(die) ? 'hit' : 'miss'));
  const whole = hitsOf(dice);
  const states: DieState[] = dice.map(() => 'miss');
  const go = (of: number[], used: number, next: number) =>
    of.forEach((at, i) => (states[at] = i < used ? 'used' : i < used + next ? 'next' : 'hit'));
  const order = [...dice.keys()].filter((i) => isHit(dice[i] ?? 0)).sort((a, b) => (dice[a] ?? 0) - (dice[b] ?? 0));
  const after = then ?? left;
  go(order.filter((i) => dice[i] !== SIX), whole.low - left.low, Math.max(0, left.low - after.low));
  go(order.filter((i) => dice[i] === SIX), whole.sixes - left.sixes, Math.max(0, left.sixes - after.sixes));
  return states;
}
