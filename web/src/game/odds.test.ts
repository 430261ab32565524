import { describe, expect, it } from 'vitest';
import { atLeast, histogram, losing, percent } from './odds';

describe('chances as they are drawn', () => {
  it('sums up', () => {
    expect(atLeast([0.25, 0.5, 0.25], 1)).toBeCloseTo(0.75);
    expect(atLeast([1], 1)).toBe(0);
  });

  it('never calls impossible what is possible', () => {
    expect(percent(0.001)).toBe('<1%');
    expect(percent(0.999)).toBe('>99%');
    expect(percent(1)).toBe('100%');
    expect(percent(0)).toBe('0%');
  });

  it('takes what is beyond together', () => {
    const bars = histogram([0.25, 0.42, 0.24, 0.07, 0.02], 3);
    expect(bars.map((one) => one.label)).toEqual(['0', '1', '2', '3+']);
    expect(bars[3]?.chance).toBeCloseTo(0.09);
    expect(histogram([1], 3)).toEqual([{ label: '0', chance: 1 }]);
  });

  it('tells bounds where somebody chooses', () => {
    const lost = { assumed: [0.4, 0.6], least: [0.9, 0.1], most: [0.25, 0.75], mean: 0.6, grounds: { kind: 'bounds' as const } };
    const { assumed, least, most, grounds } = losing(lost);
    expect([assumed, least, most].map((one) => Math.round(one * 100))).toEqual([60, 10, 75]);
    expect(grounds).toBe('bounds');
  });
});
