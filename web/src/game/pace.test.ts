import { describe, expect, it } from 'vitest';
import type { Event } from '../wire';
import { hold } from './pace';

const card = { type: 'card-played', card: 'filth', region: 'kislev', space: 0 } as Event;

describe('how long things are looked at', () => {
  it('is longer for what others do', () => expect(hold(card, 'khorne', 'nurgle')).toBeGreaterThan(hold(card, 'khorne', 'khorne')));
  it('is nothing for what nobody sees', () => {
    expect(hold({ type: 'drew', power: 'nurgle', card: null }, 'khorne', null)).toBe(0);
    expect(hold({ type: 'chosen', by: 'khorne', choice: '', forced: false }, 'khorne', 'khorne')).toBe(0);
  });
  it('lets a ruin burn for the time that it needs', () =>
    expect(hold({ type: 'ruined', region: 'kislev', card: 1 }, 'khorne', null)).toBeGreaterThanOrEqual(1900));
});
