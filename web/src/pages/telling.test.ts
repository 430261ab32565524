import { describe, expect, it } from 'vitest';
import { lifted } from './strip';
import { ago, clockWords, levelOf, listed, span } from './telling';
import { invitation } from './waiting';

describe('tables in words', () => {
  it('knows a bot with a budget by its level', () => {
    expect([levelOf('daemon:200ms'), levelOf('cultist'), levelOf('random')]).toEqual(['daemon', 'cultist', 'random']);
  });

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
    expect([clockWords(48_400), clockWords(-5), clockWords(1_800_000), clockWords(10_800_000)]).toEqual([
      '0:48',
      '0:00',
      '30:00',
      '3 hours',
    ]);
  });

  it('says how long ago something was', () => {
    const now = Date.UTC(2026, 5, 1);
    expect(ago(now - 7_200_000, now)).toBe('2 hours ago');
    expect(ago(now - 86_400_000, now)).toBe('yesterday');
  });

  it('joins names as the language does', () => {
    expect(listed(['Ada', 'Kasia'])).toBe('Ada and Kasia');
  });
});

describe('an invitation', () => {
  it('keeps its secret from servers', () => {
    const url = new URL(invitation('https://ruinous.example', '4f1c', 'nurgle', 'secret'));
    expect(url.pathname).toBe('/join/4f1c/nurgle');
    expect(url.hash).toBe('#secret');
  });
});

describe('tokens on the scale', () => {
  it('lie one above the other where they would cover each other', () => {
    const tokens = lifted([
      { power: 'khorne', x: 10 },
      { power: 'nurgle', x: 12 },
      { power: 'tzeentch', x: 90 },
    ]);
    expect(tokens.map(({ lift }) => lift > 0)).toEqual([false, true, false]);
  });
});
