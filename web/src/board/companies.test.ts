import { describe, expect, it } from 'vitest';
import type { ClassId, Figures, PowerId, Region } from '../wire';
import { companies } from './companies';

const POWERS: PowerId[] = ['khorne', 'nurgle', 'tzeentch', 'slaanesh', 'horned-rat'];

function figures(owner: PowerId, cls: ClassId, count: number, commander = owner): Figures {
  const ids = Array.from({ length: count }, (_, i) => `${owner}.${cls}.${i + 1}`);
  return { owner, commander, class: cls, count, ids, figure: `${owner}.${cls}`, marks: [], marked_by: [], hits: {}, tipped: false, attack: 0, defence: 1 };
}

const region = (groups: Figures[]): Region =>
  ({ region: 'tilea', figures: groups, domination: Object.fromEntries(groups.map((one) => [one.commander, 1])), dominator: null }) as unknown as Region;

describe('companies', () => {
  it('draws every figure while the field holds them', () => {
    const { figures: stand } = companies(region([figures('khorne', 'cultist', 4)]), POWERS, [0, 100, 120]);
    expect(stand.map((one) => one.hidden)).toEqual([false, false, false, false]);
    expect(new Set(stand.map((one) => one.x)).size).toBe(4);
  });

  it('folds the many to one that says how many, and keeps an element for each', () => {
    const { figures: stand } = companies(region([figures('khorne', 'cultist', 8)]), POWERS, [0, 100, 60]);
    expect(stand).toHaveLength(8);
    expect(stand.filter((one) => !one.hidden).map((one) => one.count)).toEqual([8]);
  });

  it('never folds Greater Daemons or those that are held', () => {
    const held = figures('khorne', 'cultist', 2, 'slaanesh');
    const { figures: stand } = companies(region([figures('slaanesh', 'daemon', 1), held]), POWERS, [0, 100, 30]);
    expect(stand.every((one) => !one.hidden)).toBe(true);
  });

  it('stays within its field, however many there are', () => {
    const all = POWERS.flatMap((power) => [figures(power, 'warrior', 3), figures(power, 'cultist', 4)]);
    for (const field of [[0, 100, 186], [0, 100, 154], [0, 100, 110, 34]]) {
      const { figures: stand } = companies(region(all), POWERS, field);
      expect(Math.max(...stand.map((one) => one.x))).toBeLessThanOrEqual((field[2] ?? 0) + 6);
    }
  });

  it('stands in two lines only where the field has them', () => {
    const all = POWERS.flatMap((power) => [figures(power, 'warrior', 1), figures(power, 'cultist', 2)]);
    const lines = (field: number[]) => new Set(companies(region(all), POWERS, field).figures.map((one) => one.y)).size;
    expect(lines([0, 100, 110, 34])).toBe(2);
    expect(lines([0, 100, 110])).toBe(1);
  });
});
