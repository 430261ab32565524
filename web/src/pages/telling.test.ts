import { describe, expect, it } from 'vitest';
import { lifted } from './strip';
import { listed } from './telling';
import { invitation } from './waiting';

describe('tables in words', () => {
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
