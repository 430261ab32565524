import { describe, expect, it } from 'vitest';
import type { GameResult, Step, View } from '../wire';
import { isNews, keepSeen, lastSeen, missed, summed } from './since';

class Shelf implements Storage {
  #kept = new Map<string, string>();
  get length(): number {
    return this.#kept.size;
  }
  clear = () => this.#kept.clear();
  key = (i: number) => [...this.#kept.keys()][i] ?? null;
  getItem = (key: string) => this.#kept.get(key) ?? null;
  setItem = (key: string, value: string) => void this.#kept.set(key, value);
  removeItem = (key: string) => void this.#kept.delete(key);
}

const view = (points: number, ruined: number | null, copies: number) =>
  ({
    round: 2,
    powers: [{ power: 'khorne', points, dial: 1 }],
    regions: [{ region: 'kislev', ruined }],
    hand: [{ card: 'battle-cry', copies }],
  }) as unknown as View;

describe('what happened since', () => {
  it('is told by what changed and who fell', () => {
    const steps = [{ seq: 2, events: [{ type: 'killed', figure: 'khorne.warrior.1' }] }] as unknown as Step[];
    const told = summed(view(3, null, 1), view(8, 1, 2), steps);
    expect(told.powers[0]?.points).toEqual([3, 8]);
    expect(told.ruined).toEqual(['kislev']);
    expect(told.killed).toEqual([{ power: 'khorne', count: 1 }]);
    expect(told.cards).toEqual([{ card: 'battle-cry', copies: 1 }]);
  });

  it('is news for whoever was away for a while, if anything happened and there is more to come', () => {
    const seen = { seq: 5, at: 0, view: view(0, null, 0) };
    const hour = 3_600_000;
    expect(isNews(seen, { seq: 6, result: null }, hour)).toBe(true);
    expect(isNews(seen, { seq: 6, result: null }, 60_000)).toBe(false);
    expect(isNews(seen, { seq: 5, result: null }, hour)).toBe(false);
    expect(isNews(seen, { seq: 6, result: { by: 'points' } as unknown as GameResult }, hour)).toBe(false);
  });

  it('is what was not taken back, from where that reaches', () => {
    const seen = { seq: 5, at: 0, view: view(0, null, 0) };
    const step = (seq: number, undone_to?: number) => ({ seq, events: [], undone_to }) as unknown as Step;
    const told = (...steps: Step[]) => {
      const { from, steps: left } = missed(seen, steps);
      return [from, ...left.map(({ seq }) => seq)];
    };
    expect(told(step(6), step(7))).toEqual([5, 6, 7]);
    expect(told(step(6), step(7), step(8, 6), step(9))).toEqual([5, 6, 9]);
    expect(told(step(6), step(7, 3), step(8))).toEqual([3, 8]);
  });

  it('is kept for some tables only', () => {
    const shelf = new Shelf();
    for (let i = 0; i < 9; i += 1) keepSeen(`t${i}`, { seq: i, at: i, view: view(0, null, 0) }, shelf);
    expect(lastSeen('t8', shelf)?.seq).toBe(8);
    expect(lastSeen('t1', shelf)).toBeNull();
    expect(shelf.length).toBe(6);
  });

  it('is forgotten when it was kept by a build for another wire, or by nobody of ours', () => {
    const shelf = new Shelf();
    keepSeen('t', { seq: 1, at: 1, view: view(0, null, 0) }, shelf);
    const kept = shelf.getItem('seen:t') ?? '';
    for (const other of [kept.replace(/"wire":"/, '"wire":"x'), '{"seq":1}', 'null', '[', '7']) {
      shelf.setItem('seen:t', other);
      expect(lastSeen('t', shelf)).toBeNull();
    }
  });
});
