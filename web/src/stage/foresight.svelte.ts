/** What each of a few options would change, asked for as soon as they are offered. */
import type { Game } from '../game/game.svelte';
import type { Picks } from '../game/picks.svelte';
import type { Offer } from '../wire';
import { consequences } from './consequences';

/** More are not looked at beforehand: pointing at one looks at it. */
const FEW = 9;

export class Foresight {
  lines = $state.raw<Record<string, string[]>>({});
  /** The step at which it was asked what the options would change, until that is told. */
  #asked = $state<number | null>(null);
  #seq = -1;

  constructor(readonly game: Game, readonly picks: Picks) {}

  /** Whether the options do not yet say what they would change. */
  get isLooking(): boolean {
    return this.#asked === this.game.seq;
  }

  /** Looks at the options, unless they are many or were looked at already. */
  async look(offers: Offer[]): Promise<void> {
    const { seq } = this.game;
    if (this.#seq === seq || offers.length === 0 || offers.length > FEW) return;
    this.#seq = this.#asked = seq;
    this.lines = {};
    // All at once: options of which only some say what they would change look as if the others changed nothing.
    const told = await Promise.all(offers.map((offer) => this.#linesOf(offer)));
    if (this.game.seq !== seq) return;
    this.lines = Object.fromEntries(told);
    this.#asked = null;
  }

  /** Without foresight it can be chosen all the same. */
  async #linesOf(offer: Offer): Promise<[choice: string, lines: string[]]> {
    const look = await this.picks.foretell(offer.choice);
    return [offer.choice, look?.kind === 'preview' ? consequences(look.preview, offer, this.game.me) : []];
  }
}
