/** A page that shows one moment of a game at a table without a server, for tests and for looking at it. */
import { mount, unmount } from 'svelte';
import GameTable from '../../src/frame/GameTable.svelte';
import { choose } from '../../src/game/pace';
import { calm } from '../../src/pieces/settled';
import Sprite from '../../src/pieces/Sprite.svelte';
import { Game } from '../../src/game/game.svelte';
import '../../src/look/look.css';
import { speak, type Language } from '../../src/words/words.svelte';
import { StillTable, type Moment } from './still';

declare global {
  interface Window {
    /** Shows a moment instead of the one before. */
    stand: (moment: Moment) => Promise<void>;
    /** The choices made since. */
    chosen: string[];
  }
}

mount(Sprite, { target: document.body });
let shown: Record<string, unknown> | null = null;

window.stand = async (moment) => {
  if (shown) await unmount(shown);
  await speak(moment.language as Language);
  const table = new StillTable(moment);
  window.chosen = table.chosen;
  if (moment.plays) choose('1');
  const game = await Game.open(table);
  const target = document.getElementById('app');
  if (target) shown = mount(GameTable, { target, props: { game } });
  calm();
  while (game.playing) {
    game.goOn();
    await new Promise((done) => setTimeout(done));
  }
};
