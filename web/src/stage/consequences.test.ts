import { describe, expect, it } from 'vitest';
import type { Offer, Preview } from '../wire';
import { consequences, goesOn } from './consequences';

const numbers = { resistance: 2, conquest_value: 2, populous: false, dominator: null, domination: {}, ruin: 3, to_corrupt: {}, battle: false, dice: {} };
const offer = { kind: 'region', region: 'tilea', said: [{ region: 'tilea', text: 'Tilea' }] } as unknown as Offer;
const preview = (events: unknown[], after: object, points = 0) =>
  ({
    events,
    regions: [{ region: 'tilea', before: numbers, after: { ...numbers, ...after } }],
    powers: [{ power: 'nurgle', before: { points: 5, counters: 0, power_points: 0, hand: 0 }, after: { points: 5 + points, counters: 0, power_points: 0, hand: 0 } }],
  }) as unknown as Preview;
const placed = { type: 'token-placed', token: 'noble', region: 'tilea' };

// Without messages a sentence is its own name, which says enough here.
describe('what comes of a choice', () => {
  it('is told with the most important first', () => {
    expect(consequences(preview([placed], { resistance: 1, ruin: 4 }, 3), offer, null)).toEqual(['stage-then-resistance', 'stage-then-ruin', 'stage-then-points']);
  });
  it('is not what later phases bring', () => {
    const events = [placed, { type: 'phase', phase: 'corruption' }, { type: 'corruption-placed', region: 'tilea', power: 'nurgle' }, { type: 'scored', power: 'nurgle', points: 3, reason: { kind: 'domination', region: 'tilea' } }];
    const told = preview(events, { resistance: 1, ruin: 4 }, 3);
    expect(consequences(told, offer, null)).toEqual(['stage-then-resistance']);
    expect(goesOn(told, offer)).toBe(true);
  });
  it('is not what happens elsewhere after it', () => {
    expect(consequences(preview([{ ...placed, region: 'kislev' }, { type: 'left-track', card: 'x', space: 1 }], { resistance: 1 }), offer, null)).toEqual([]);
  });
});
