import { describe, expect, it } from 'vitest';
import { atTable, FIRST, lastTime, remember, tableOf, type Quick } from './quick';

const holding = (text: string | null) => ({ getItem: () => text });

describe('a game with one click', () => {
  it('is Khorne against three Warriors at first', () => {
    expect(lastTime(holding(null))).toEqual(FIRST);
    expect(tableOf(FIRST)).toMatchObject({
      powers: ['khorne', 'nurgle', 'tzeentch', 'slaanesh'],
      seats: { khorne: 'me', nurgle: 'warrior', tzeentch: 'warrior', slaanesh: 'warrior' },
      start: true,
    });
  });

  it('is as last time afterwards', () => {
    const chosen: Quick = { power: 'horned-rat', level: 'daemon', players: 3, cards: 'morrslieb', oldWorld: 'mixed' };
    let kept = '';
    remember(chosen, { setItem: (_key: string, text: string) => void (kept = text) });
    expect(lastTime(holding(kept))).toEqual(chosen);
  });

  it('forgets what can no longer be chosen', () => {
    expect(lastTime(holding('{"power":"malal","players":9,"level":"cultist"}'))).toEqual({ ...FIRST, level: 'cultist' });
    expect(lastTime(holding('not ours'))).toEqual(FIRST);
    expect(lastTime(holding('null'))).toEqual(FIRST);
  });

  it('seats the others in Power order', () => {
    expect(atTable('horned-rat', 3)).toEqual(['khorne', 'nurgle', 'horned-rat']);
    expect(atTable('tzeentch', 5)).toHaveLength(5);
  });
});
