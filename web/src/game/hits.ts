/** Dice of a roll that are still to be assigned, those that are, and those that the next kill would take. */
import type { BattleDie, Preview, Question, RegionId } from '../wire';

export type DieState = 'miss' | 'hit' | 'next' | 'used';

/** Hits that do not explode, and those that do. */
export interface Hits {
  low: number;
  sixes: number;
}

export const isHit = (value: number, die: BattleDie): boolean => value >= die.hit_from;

/** The hits of a whole roll. */
export function hitsOf(dice: number[], die: BattleDie): Hits {
  const hits = dice.filter((value) => isHit(value, die));
  const sixes = hits.filter((value) => value === die.explodes).length;
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
export function dieStates(dice: number[], die: BattleDie, left: Hits | null, then: Hits | null): DieState[] {
  const hit = (at: number) => isHit(dice[at] ?? 0, die);
  if (!left) return dice.map((_, at) => (hit(at) ? 'hit' : 'miss'));
  const whole = hitsOf(dice, die);
  const states: DieState[] = dice.map(() => 'miss');
  const go = (of: number[], used: number, next: number) =>
    of.forEach((at, i) => (states[at] = i < used ? 'used' : i < used + next ? 'next' : 'hit'));
  const order = [...dice.keys()].filter(hit).sort((a, b) => (dice[a] ?? 0) - (dice[b] ?? 0));
  const after = then ?? left;
  go(order.filter((i) => dice[i] !== die.explodes), whole.low - left.low, Math.max(0, left.low - after.low));
  go(order.filter((i) => dice[i] === die.explodes), whole.sixes - left.sixes, Math.max(0, left.sixes - after.sixes));
  return states;
}
