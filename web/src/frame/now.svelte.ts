/** The server's time as it goes on from what it told last, whatever the clock of this machine says. */
import type { Game } from '../game/game.svelte';

/** For as long as a component is shown. */
export function serverNow(game: Game): () => number {
  let now = $state(0);
  $effect(() => {
    const clock = game.clocks;
    if (!clock) return;
    const ahead = clock.now - Date.now();
    now = Date.now() + ahead;
    const timer = setInterval(() => (now = Date.now() + ahead), 250);
    return () => clearInterval(timer);
  });
  return () => now;
}
