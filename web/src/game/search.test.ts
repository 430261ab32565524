import { describe, expect, it } from 'vitest';
import type { Offer } from '../wire';
import { sought } from './search';

const offer = (text: string, cost: number) => ({ choice: text, said: [{ text }], cost, kind: 'summon' }) as Offer;
const ranks = { region: () => 0, points: (one: Offer) => (one.choice.includes('Kislev') ? 4 : 0) };

describe('finding options', () => {
  it('finds everything by nothing, in the order given', () => {
    const all = [offer('b', 2), offer('a', 1)];
    expect(sought(all, '', 'given', ranks)).toEqual(all);
  });

  it('sorts by cost and by points', () => {
    const all = [offer('a to Kislev', 2), offer('b to Tilea', 1)];
    expect(sought(all, '', 'cost', ranks).map((one) => one.cost)).toEqual([1, 2]);
    expect(sought([...all].reverse(), '', 'points', ranks)[0]?.choice).toBe('a to Kislev');
  });
});
