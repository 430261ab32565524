/** The title and the icon of the page say that it is one's turn. */
import { say } from '../words/words.svelte';
import type { Game } from '../game/game.svelte';

/** The mark in a corner of the window: as usual, or with a disc of gold. */
const icon = (isTurn: boolean) => {
  const disc = isTurn ? '<circle cx="22" cy="22" r="9" fill="#f6cf62" stroke="#15120f" stroke-width="2"/>' : '';
  const mark =
    '<path d="M0 0H30V30H0Z" fill="#e3b44a"/><path d="M2 2H28V28H2Z" fill="#6d1413"/><path d="M7 5H16C21 5 23 8 23 11.5C23 14.5 21 16.5 18.5 17L24 25H19L14 17.5H12.5V22L15 23V25H6V23L8 22V8L7 7Z" fill="#f6e7bd"/><path d="M12.5 8V15H15C18 15 18.8 13.5 18.8 11.5C18.8 9.5 18 8 15 8Z" fill="#6d1413"/>';
  return `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 30 30">${mark}${disc}</svg>`)}`;
};

/** Keeps the title up with the game until the table is left. */
export function entitle(game: Game): void {
  $effect(() => {
    const before = document.title;
    return () => (document.title = before);
  });
  $effect(() => {
    const round = game.view?.round ?? 1;
    document.title = game.result ? say('table-title-over') : game.isAsked ? say('table-title-turn', { round }) : say('table-title', { round });
    const link = document.querySelector<HTMLLinkElement>('link[rel=icon]') ?? document.head.appendChild(Object.assign(document.createElement('link'), { rel: 'icon' }));
    link.href = icon(game.isAsked);
  });
}
