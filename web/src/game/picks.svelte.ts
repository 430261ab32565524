/** What this person has picked up and points at, and what that would do. */
import { Refusal } from '../server/http';
import type { Offer, Preview, Sentence } from '../wire';
import type { Game } from './game.svelte';
import { along, meant, nexts, picked, wished, type Key } from './picking';

/** What is known of a choice before it is made. */
export type Look =
  | { kind: 'loading'; choice: string }
  | { kind: 'preview'; choice: string; preview: Preview }
  /** It cannot be chosen, and why. */
  | { kind: 'why-not'; choice: string; said: Sentence };

export class Picks {
  /** The things picked so far. */
  path = $state.raw<Key[]>([]);
  /** The option that is pointed at: what would be done. */
  aim = $state.raw<Offer | null>(null);
  /** What is known of it, or of something that cannot be chosen. */
  look = $state.raw<Look | null>(null);
  /** Moves kept to be compared, at most three. */
  kept = $state.raw<{ offer: Offer; preview: Preview }[]>([]);
  // Nothing is drawn from it, so nothing has to know when it changes.
  // eslint-disable-next-line svelte/prefer-svelte-reactivity
  #known = new Map<string, Look>();
  #seq = -1;

  constructor(readonly game: Game) {}

  /** What can be chosen now. */
  get offers(): Offer[] {
    return this.game.isAsked && !this.game.sending ? (this.game.ask?.options ?? []) : [];
  }

  /** What can be picked next, after what is picked. */
  get can(): Set<Key> {
    return nexts(this.offers, this.path);
  }

  /** What could be picked first. */
  get first(): Set<Key> {
    return nexts(this.offers, []);
  }

  /** The options that are still meant. */
  get left(): Offer[] {
    return along(this.offers, this.path);
  }

  /** Picks one thing more, or puts it back; answers the option that is then made up. */
  pick(key: Key): Offer | null {
    const path = picked(this.offers, this.path, key);
    const offer = meant(this.offers, path);
    if (offer) {
      this.aimAt(offer);
      return offer;
    }
    this.path = path;
    this.aim = null;
    this.look = null;
    return null;
  }

  /** Points at a thing: looks at what picking it would do, or why it cannot be picked. */
  point(key: Key | null): void {
    if (key === null) {
      this.aim = null;
      this.look = null;
      return;
    }
    const offer = meant(this.offers, [...this.path, key]);
    if (offer) {
      this.aimAt(offer);
      return;
    }
    this.aim = null;
    const line = this.game.me && this.offers.length > 0 ? wished(this.game.me, this.path, key) : null;
    if (line && this.path.length > 0) void this.#consider(line);
    else this.look = null;
  }

  aimAt(offer: Offer): void {
    this.aim = offer;
    void this.#consider(offer.choice);
  }

  /** Looks at a line that may or may not be possible, such as a card that cannot be paid. */
  wonder(line: string): void {
    void this.#consider(line);
  }

  putBack(): void {
    this.path = [];
    this.aim = null;
    this.look = null;
  }

  /** Keeps what is pointed at, to compare it with others. */
  keep(): void {
    if (this.aim && this.look?.kind === 'preview') {
      const { aim: offer, look } = this;
      const others = this.kept.filter((one) => one.offer.choice !== offer.choice);
      this.kept = [...others, { offer, preview: look.preview }].slice(-3);
    }
  }

  async choose(offer: Offer): Promise<void> {
    this.putBack();
    this.kept = [];
    await this.game.choose(offer.choice);
  }

  async #consider(choice: string): Promise<void> {
    if (this.#seq !== this.game.seq) {
      this.#known.clear();
      this.#seq = this.game.seq;
    }
    const known = this.#known.get(choice);
    this.look = known ?? { kind: 'loading', choice };
    if (known) return;
    const look = await this.#ask(choice);
    if (!look) return;
    this.#known.set(choice, look);
    if (this.look?.choice === choice) this.look = look;
  }

  async #ask(choice: string): Promise<Look | null> {
    try {
      return { kind: 'preview', choice, preview: await this.game.table.preview(choice) };
    } catch (error) {
      // Only the rules say why not; a server in trouble must not keep anybody from choosing.
      if (!(error instanceof Refusal) || error.status !== 422) return null;
      const said = error.problem.said ?? [{ text: error.problem.title }];
      return { kind: 'why-not', choice, said };
    }
  }
}
