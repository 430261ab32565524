/** What options would change, from a table that takes its time. */
import { expect, it, vi } from 'vitest';
import type { Game } from '../game/game.svelte';
import type { Look, Picks } from '../game/picks.svelte';
import type { Offer } from '../wire';
import { Foresight } from './foresight.svelte';

const offers = ['a', 'b'].map((choice) => ({ kind: 'region', choice, said: [] }) as unknown as Offer);
const nothing = { kind: 'preview', preview: { events: [], regions: [], powers: [] } } as unknown as Look;
const rest = () => new Promise((done) => setTimeout(done));

/** Options that are looked at, and what answers for each of them. */
function looking() {
  const game = { seq: 1, me: null } as unknown as Game;
  const answers: Record<string, (look: Look | null) => void> = {};
  const foretell = vi.fn((choice: string) => new Promise<Look | null>((answer) => (answers[choice] = answer)));
  const foresight = new Foresight(game, { foretell } as unknown as Picks);
  void foresight.look(offers);
  return { game, answers, foretell, foresight };
}

it('tells of all options together, asked for at once and only once', async () => {
  const { answers, foretell, foresight } = looking();
  void foresight.look(offers);
  expect([foretell.mock.calls.flat(), foresight.isLooking]).toEqual([['a', 'b'], true]);
  answers.a?.(nothing);
  await rest();
  expect([foresight.lines, foresight.isLooking]).toEqual([{}, true]);
  // One that is not answered keeps the others from nobody.
  answers.b?.(null);
  await rest();
  expect([foresight.lines, foresight.isLooking]).toEqual([{ a: [], b: [] }, false]);
});

it('forgets a question that has passed', async () => {
  const { game, answers, foresight } = looking();
  (game as { seq: number }).seq = 2;
  expect(foresight.isLooking).toBe(false);
  answers.a?.(nothing);
  answers.b?.(nothing);
  await rest();
  expect(foresight.lines).toEqual({});
});
