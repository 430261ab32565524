/** What the stage reads from a game and from what is picked. */
import type { Game } from '../game/game.svelte';
import { meant, type Key } from '../game/picking';
import type { Picks } from '../game/picks.svelte';
import { forward, stageOf, type Stage } from '../game/scene';
import type { Ask, Figures, Offer, Preview, Region, RegionId } from '../wire';

/** What is asked now; nothing while things are still being shown. */
export const askNow = (game: Game): Ask | null => (game.playing || game.result ? null : game.ask);

/** What has the stage now; when all is over, the map as it was left. */
export const stageNow = (game: Game): Stage => (game.result && !game.playing ? 'map' : stageOf(game.scene, askNow(game), game.me));

/** The region that is brought forward. */
export function regionNow(game: Game): Region | null {
  const id = forward(game.scene, askNow(game));
  return game.view?.regions.find((one) => one.region === id) ?? null;
}

/** The option that picking one thing takes. */
export const offerAt = (picks: Picks, key: Key): Offer | null => meant(picks.offers, [key]);

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
