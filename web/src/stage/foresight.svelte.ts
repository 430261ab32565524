/** What each of a few options would change, asked for as soon as they are offered. */
import type { Game } from '../game/game.svelte';
import type { Offer } from '../wire';
import { consequences } from './consequences';

/** More are not looked at beforehand: pointing at one looks at it. */
const FEW = 9;

export class Foresight {
  lines = $state.raw<Record<string, string[]>>({});
  #seq = -1;

  constructor(readonly game: Game) {}

  /** Looks at the options, unless they are many or were looked at already. */
  async look(offers: Offer[]): Promise<void> {
    const { seq } = this.game;
    if (this.#seq === seq || offers.length === 0 || offers.length > FEW) return;
    this.#seq = seq;
    this.lines = {};
    for (const offer of offers) {
      try {
        const preview = await this.game.table.preview(offer.choice);
        if (this.game.seq !== seq) return;
        this.lines = { ...this.lines, [offer.choice]: consequences(preview, offer, this.game.me) };
      } catch {
        // Without foresight it can be chosen all the same.
      }
    }
  }
}
