import { describe, expect, it } from 'vitest';
import { ago, clockFace, span } from './time';

describe('time', () => {
  it('tells time in the largest unit that fits', () => {
    expect([span(20), span(1800), span(43_200), span(86_400), span(172_800)]).toEqual([
      '20 seconds',
      '30 minutes',
      '12 hours',
      '1 day',
      '2 days',
    ]);
  });

  it('shows a clock to the second while there is little left', () => {
    expect([clockFace(48_400), clockFace(-5), clockFace(1_800_000), clockFace(3_661_000), clockFace(10_800_000)]).toEqual([
      '0:49',
      '0:00',
      '30:00',
      '1:01:01',
      '3 hours',
    ]);
  });

  it('says how long ago something was', () => {
    const now = Date.UTC(2026, 5, 1);
    expect(ago(now - 7_200_000, now)).toBe('2 hours ago');
    expect(ago(now - 86_400_000, now)).toBe('yesterday');
  });
});
