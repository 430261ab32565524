/** What this person has picked up and points at, and what that would do. */
import type { Foretold } from '../server/table';
import type { Offer, Preview } from '../wire';
import type { Game } from './game.svelte';
import { along, meant, nexts, picked, wished, type Key } from './picking';

/** What is known of a choice before it is made: what it would do, or why it cannot be made. */
export type Look = { choice: string } & ({ kind: 'loading' } | Foretold);

/** A move that is kept, to be compared with others. */
export interface KeptMove {
  offer: Offer;
  preview: Preview;
}

/** What is held at one step of the game; none of it means anything at another. */
interface Held {
  seq: number;
  path: Key[];
  aim: Offer | null;
  look: Look | null;
  kept: KeptMove[];
}

// The same each time, so that nothing seems to have changed.
const NOTHING: Offer[] = [];
const UNPICKED: Key[] = [];

export class Picks {
  #last = $state.raw<Held>({ seq: -1, path: UNPICKED, aim: null, look: null, kept: [] });
  // Nothing is drawn from it, so nothing has to know when it changes.
  // eslint-disable-next-line svelte/prefer-svelte-reactivity
  #known = new Map<string, Promise<Look | null>>();
  #seq = -1;
  #asking = new AbortController();

  // Every figure of the map asks for these; they are found once for each question and each pick.
  readonly #path = $derived.by(() => this.#held.path);
  readonly #offers = $derived.by(() => (this.game.isAsked ? (this.game.ask?.options ?? NOTHING) : NOTHING));
  readonly #can = $derived(nexts(this.#offers, this.#path));
  readonly #first = $derived(nexts(this.#offers, []));
  readonly #left = $derived(along(this.#offers, this.#path));

  constructor(readonly game: Game) {}

  get #held(): Held {
    const { seq } = this.game;
    return this.#last.seq === seq ? this.#last : { seq, path: UNPICKED, aim: null, look: null, kept: [] };
  }

  #hold(change: Partial<Held>): void {
    this.#last = { ...this.#held, ...change };
  }

  /** The things picked so far. */
  get path(): Key[] {
    return this.#path;
  }

  /** The option that is pointed at: what would be done. */
  get aim(): Offer | null {
    return this.#held.aim;
  }

  /** What is known of it, or of something that cannot be chosen. */
  get look(): Look | null {
    return this.#held.look;
  }

  /** Moves kept to be compared, at most three. */
  get kept(): KeptMove[] {
    return this.#held.kept;
  }

  /** What can be chosen now. */
  get offers(): Offer[] {
    return this.#offers;
  }

  /** What can be picked next, after what is picked. */
  get can(): Set<Key> {
    return this.#can;
  }

  /** What could be picked first. */
  get first(): Set<Key> {
    return this.#first;
  }

  /** The options that are still meant. */
  get left(): Offer[] {
    return this.#left;
  }

  /** Picks one thing more, or puts it back; answers the option that is then made up. */
  pick(key: Key): Offer | null {
    const path = picked(this.offers, this.path, key);
    const offer = meant(this.offers, path);
    if (offer) this.aimAt(offer);
    else this.#hold({ path, aim: null, look: null });
    return offer;
  }

  /** Points at a thing: looks at what picking it would do, or why it cannot be picked. */
  point(key: Key | null): void {
    const offer = key && meant(this.offers, [...this.path, key]);
    if (offer) {
      this.aimAt(offer);
      return;
    }
    this.#hold({ aim: null, look: null });
    const { me } = this.game;
    const line = key && me && this.offers.length > 0 && this.path.length > 0 ? wished(me, this.path, key) : null;
    if (line) void this.#consider(line);
  }

  aimAt(offer: Offer): void {
    this.#hold({ aim: offer });
    void this.#consider(offer.choice);
  }

  /** Looks at a line that may or may not be possible, such as a card that cannot be paid. */
  wonder(line: string): void {
    void this.#consider(line);
  }

  putBack(): void {
    this.#hold({ path: UNPICKED, aim: null, look: null });
  }

  /** Keeps what is pointed at, to compare it with others. */
  keep(): void {
    const { aim: offer, look } = this;
    if (!offer || look?.kind !== 'preview') return;
    const others = this.kept.filter((one) => one.offer.choice !== offer.choice);
    this.#hold({ kept: [...others, { offer, preview: look.preview }].slice(-3) });
  }

  /** Keeps a move no longer. */
  drop(choice: string): void {
    this.#hold({ kept: this.kept.filter((one) => one.offer.choice !== choice) });
  }

  async choose(offer: Offer): Promise<void> {
    this.#hold({ path: UNPICKED, aim: null, look: null, kept: [] });
    // A question that has passed would be answered by a refusal.
    this.#asking.abort();
    await this.game.choose(offer.choice);
  }

  /** What is known of a choice at this step; the table is asked once. Nothing if it does not answer, or nobody is asked. */
  foretell(choice: string): Promise<Look | null> {
    if (!this.game.isAsked) return Promise.resolve(null);
    if (this.#asking.signal.aborted) this.#asking = new AbortController();
    if (this.#seq !== this.game.seq) {
      this.#known.clear();
      this.#seq = this.game.seq;
    }
    const known = this.#known.get(choice);
    if (known) return known;
    const asked = this.game.table.preview(choice, this.#asking.signal).then(
      (foretold) => ({ choice, ...foretold }),
      () => {
        // A table in trouble must not keep anybody from choosing; it is asked again when it is next wondered.
        this.#known.delete(choice);
        return null;
      },
    );
    this.#known.set(choice, asked);
    return asked;
  }

  async #consider(choice: string): Promise<void> {
    const { seq } = this.game;
    this.#hold({ look: { kind: 'loading', choice } });
    const look = await this.foretell(choice);
    if (look && this.game.seq === seq && this.look?.choice === choice) this.#hold({ look });
  }
}
