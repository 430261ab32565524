import { describe, expect, it } from 'vitest';
import type { Preview } from '../wire';
import { dieStates, hitsOf, leftAfter } from './hits';

const die = { hit_from: 4, explodes: 6 };

describe('hits of a roll', () => {
  const dice = [6, 5, 4, 4, 2, 6];
  it('are counted below six, and sixes', () => expect(hitsOf(dice, die)).toEqual({ low: 3, sixes: 2 }));
  it('lie as hits and misses while nothing is assigned', () =>
    expect(dieStates(dice, die, null, null)).toEqual(['hit', 'hit', 'hit', 'hit', 'miss', 'hit']));
  it('are assigned from the lowest on', () =>
    expect(dieStates(dice, die, { low: 2, sixes: 2 }, null)).toEqual(['hit', 'hit', 'used', 'hit', 'miss', 'hit']));
  it('show those that go next', () =>
    expect(dieStates(dice, die, { low: 2, sixes: 2 }, { low: 0, sixes: 1 })).toEqual(['next', 'next', 'used', 'next', 'miss', 'hit']));
});

describe('what is left after a choice', () => {
  const preview = (stop: unknown) => ({ stop }) as Preview;
  const before = { low: 2, sixes: 1 };
  it('is what the next question says', () => {
    const question = { kind: 'hit', region: 'kislev', low: 1, sixes: 1, early: false };
    expect(leftAfter(preview({ kind: 'asked', ask: { question } }), 'kislev', before)).toEqual({ low: 1, sixes: 1 });
  });
  it('is nothing when the battle goes on without one', () =>
    expect(leftAfter(preview({ kind: 'roll', by: 'nurgle', region: 'kislev' }), 'kislev', before)).toEqual({ low: 0, sixes: 0 }));
  it('is not known without a preview', () => expect(leftAfter(null, 'kislev', before)).toEqual(before));
});
