import { describe, expect, it } from 'vitest';
import { FIRST } from './quick';
import { awaits, byPost, commonBot, mayLeave, powersOf, quickOf, seated, setupOf, tableFrom } from './setup';

const first = setupOf(FIRST);

describe('a table that is being set up', () => {
  it('begins as the last one was', () => {
    expect(first.seats).toEqual({ khorne: 'me', nurgle: 'warrior', tzeentch: 'warrior', slaanesh: 'warrior', 'horned-rat': 'nobody' });
    expect(tableFrom(first)).toMatchObject({ start: true, pace: null, listed: false });
    expect(quickOf(first)).toEqual(FIRST);
  });

  it('has me only once', () => {
    const moved = seated(first, 'nurgle', 'me');
    expect(moved.seats).toMatchObject({ khorne: 'warrior', nurgle: 'me' });
    const fifth = seated(first, 'horned-rat', 'me');
    expect(fifth.seats).toMatchObject({ khorne: 'warrior', 'horned-rat': 'me' });
    expect(powersOf(fifth)).toHaveLength(5);
  });

  it('keeps three Powers', () => {
    expect(mayLeave(first)).toBe(true);
    expect(mayLeave(seated(first, 'slaanesh', 'nobody'))).toBe(false);
  });

  it('waits while a seat is open', () => {
    const open = seated({ ...first, listed: true }, 'nurgle', 'open');
    expect(awaits(open)).toBe(true);
    expect(tableFrom(open)).toMatchObject({ start: false, listed: true, seats: { nurgle: 'open' } });
    expect(quickOf(open)).toBeNull();
  });

  it('counts time as agreed', () => {
    expect(tableFrom({ ...first, pace: 'live', minutes: 20, increment: 10 }).pace).toEqual({ total_s: 1200, increment_s: 10 });
    expect(tableFrom(byPost(FIRST)).pace).toEqual({ per_choice_s: 172_800 });
  });

  it('gives a further seat the bot that most have', () => {
    expect(commonBot(seated(seated(first, 'nurgle', 'daemon'), 'tzeentch', 'daemon'))).toBe('daemon');
  });
});
