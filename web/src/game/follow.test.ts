/** Whole games as a server told them: following the events comes to what the server's next view says. */
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { Catalogue, Event, View } from '../wire';
import { follow, withoutPast } from './follow';
import { digest } from './testing';

interface Told {
  catalogue: Catalogue;
  view: View;
  /** What happened up to each own decision, and what had then changed in the server's view. */
  parts: { events: Event[]; comes: Record<string, unknown> }[];
}

const games = ['four', 'five'];
const told = (game: string) =>
  JSON.parse(readFileSync(new URL(`../../tests/fixtures/game-${game}.json`, import.meta.url), 'utf8')) as Told;

describe.each(games)('the game %s', (game) => {
  const { catalogue, view, parts } = told(game);
  let now = view;
  let whole = {};
  it.each(parts.map((part, i) => [i, part] as const))('part %i', (_, { events, comes }) => {
    for (const event of events) now = follow(now, event, catalogue);
    whole = { ...whole, ...comes };
    expect(digest(now)).toEqual(whole);
  });
});

describe('a view', () => {
  it('is left as it was', () => {
    const { catalogue, view } = told('four');
    const before = JSON.stringify(view);
    follow(view, { type: 'scored', power: 'khorne', points: 3, reason: { kind: 'dial' } }, catalogue);
    expect(JSON.stringify(view)).toBe(before);
  });
});

describe('a ruin', () => {
  it('keeps the round in which it fell', () => {
    const { catalogue, view } = told('four');
    const fallen = follow({ ...view, round: 3 }, { type: 'ruined', region: 'kislev', card: 1 }, catalogue);
    const kislev = follow({ ...fallen, round: 4 }, { type: 'ruin-cleared', region: 'kislev' }, catalogue).regions.find((one) => one.region === 'kislev');
    expect([kislev?.ruined, kislev?.ruined_in]).toEqual([1, 3]);
  });
});

describe('what is foreseen', () => {
  const { catalogue, view } = told('four');
  const there = { ...view, regions: view.regions.map((one) => ({ ...one, to_corrupt: { khorne: 2 } })), powers: view.powers.map((one) => ({ ...one, in_sight: { points: 9, counters: 2, ticks: 1 } })) };
  const after = (...events: Event[]) => events.reduce<View>((now, event) => follow(now, event, catalogue), there);
  it('is no longer to come when it has come', () => {
    const now = after({ type: 'phase', phase: 'corruption' }, { type: 'corruption-placed', power: 'khorne', region: 'norsca' } as Event);
    expect(now.regions.find((one) => one.region === 'norsca')?.to_corrupt).toEqual({ khorne: 1 });
  });
  it('is not held against points that are being scored', () => {
    const now = after({ type: 'phase', phase: 'corruption' }, { type: 'scored', power: 'khorne', points: 30, reason: { kind: 'dial' } });
    const khorne = now.powers.find((one) => one.power === 'khorne');
    expect(khorne?.in_sight.points).toBe(khorne?.points);
  });
  it('is not shown when its phase is over', () => {
    const foreseen = (phase: View['phase']) => withoutPast(after({ type: 'phase', phase })).regions[0]?.to_corrupt;
    expect([foreseen('corruption'), foreseen('end')]).toEqual([{ khorne: 2 }, {}]);
  });
});
