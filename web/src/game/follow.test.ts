/** Whole games as a server told them: following the events comes to what the server's next view says. */
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { Catalogue, Event, View } from '../wire';
import { follow } from './follow';
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
