/** What each of a few options would change, asked for as soon as they are offered. */
import type { Game } from '../game/game.svelte';
import type { Picks } from '../game/picks.svelte';
import type { Offer } from '../wire';
import { consequences } from './consequences';

/** More are not looked at beforehand: pointing at one looks at it. */
const FEW = 9;

export class Foresight {
  lines = $state.raw<Record<string, string[]>>({});
  #seq = -1;

  constructor(readonly game: Game, readonly picks: Picks) {}

  /** Looks at the options, unless they are many or were looked at already. */
  async look(offers: Offer[]): Promise<void> {
    const { seq } = this.game;
    if (this.#seq === seq || offers.length === 0 || offers.length > FEW) return;
    this.#seq = seq;
    this.lines = {};
    for (const offer of offers) {
      // Without foresight it can be chosen all the same.
      const look = await this.picks.foretell(offer.choice);
      if (this.game.seq !== seq) return;
      if (look?.kind === 'preview') this.lines = { ...this.lines, [offer.choice]: consequences(look.preview, offer, this.game.me) };
    }
  }
}
