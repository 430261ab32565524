import { describe, expect, it } from 'vitest';
import { timeLeft } from './clock';

describe('clocks', () => {
  it('run for the one who is asked', () => {
    const clock = { asked: 'khorne' as const, due: 10_000, now: 0, left: { khorne: 9000, nurgle: 5000 } };
    expect(timeLeft(clock, 'khorne', 4000)).toBe(6000);
    expect(timeLeft(clock, 'khorne', 40_000)).toBe(0);
    expect(timeLeft(clock, 'nurgle', 4000)).toBe(5000);
    expect(timeLeft(null, 'nurgle', 0)).toBeNull();
  });
});
