/** What the stage reads from a game, and what pressing something on it means. */
import type { Game } from '../game/game.svelte';
import { meant, type Key } from '../game/picking';
import type { Picks } from '../game/picks.svelte';
import { Printed } from '../game/printed';
import { forward, stageOf, type Stage } from '../game/scene';
import type { Ask, Catalogue, Figures, Offer, Preview, Region, RegionId } from '../wire';

/** What is asked now; nothing while things are still being shown. */
export const askNow = (game: Game): Ask | null => (game.playing || game.result ? null : game.ask);

/** What has the stage now. */
export const stageNow = (game: Game): Stage => stageOf(game.scene, askNow(game), game.me);

/** The region that is brought forward. */
export function regionNow(game: Game): Region | null {
  const id = forward(game.scene, askNow(game));
  return game.view?.regions.find((one) => one.region === id) ?? null;
}

const books = new WeakMap<Catalogue, Printed>();

/** What is printed, found by its id. */
export function printedOf(game: Game): Printed {
  const known = books.get(game.catalogue) ?? new Printed(game.catalogue);
  books.set(game.catalogue, known);
  return known;
}

/** The option that picking one thing takes. */
export const offerAt = (picks: Picks, key: Key): Offer | null => meant(picks.offers, [key]);

/** Shows what an option would do, or does it when that is shown already. */
export function press(picks: Picks, offer: Offer): void {
  if (picks.aim?.choice === offer.choice) void picks.choose(offer);
  else picks.aimAt(offer);
}

/** A mouse shows by hovering. Fingers have no hover of their own: they would show and do it at once. */
export function hover(picks: Picks, offer: Offer): (event: PointerEvent) => void {
  return (event) => {
    if (event.pointerType === 'mouse' && picks.aim?.choice !== offer.choice) picks.aimAt(offer);
  };
}

/** What is known of the option that is pointed at. */
export function previewOf(picks: Picks): Preview | null {
  return picks.look?.kind === 'preview' && picks.look.choice === picks.aim?.choice ? picks.look.preview : null;
}

/** The line that would hit a figure, to ask why it cannot be. */
export const hitLine = (power: string, { owner, class: cls, marks }: Figures): string =>
  `${power} hit ${owner} ${cls}${marks.length > 0 ? ` (${marks.join(', ')})` : ''}`;

/** The region that a question is about, to have it in sight; none while a phase has the stage. */
export function askedAt(game: Game): RegionId | null {
  const question = askNow(game)?.question;
  if (!question || stageNow(game) !== 'question') return null;
  if ('region' in question && question.region) return question.region;
  if ('from' in question) return question.from;
  return 'to' in question && typeof question.to === 'string' ? question.to : null;
}
