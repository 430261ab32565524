/** The title and the icon of the page say that it is one's turn. */
import { say } from '../words/words.svelte';
import type { Game } from '../game/game.svelte';

const USUAL = '/icon.svg';
const TURN = '/icon-turn.svg';

function showIcon(href: string): void {
  document.querySelector('link[rel=icon]')?.setAttribute('href', href);
}

/** Keeps both up with the game until the table is left. */
export function entitle(game: Game): void {
  $effect(() => {
    const before = document.title;
    return () => {
      document.title = before;
      showIcon(USUAL);
    };
  });
  $effect(() => {
    const round = game.view?.round ?? 1;
    document.title = game.result ? say('table-title-over') : game.isAsked ? say('table-title-turn', { round }) : say('table-title', { round });
    showIcon(game.isAsked ? TURN : USUAL);
  });
}
