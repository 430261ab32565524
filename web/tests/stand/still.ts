/** A table at which nothing moves: one moment of a game, as `cargo run -p ruinous-wire --example moments` tells it. */
import { Refusal } from '../../src/server/http';
import type { About, Listener, Outcome, Table } from '../../src/server/table';
import type { Catalogue, Hint, Preview, Problem, Seat, State, Step } from '../../src/wire';

export interface Moment {
  /** The kind of question, or what else it is an example of. */
  name: string;
  language: string;
  catalogue: Catalogue;
  state: State;
  step: Step;
  previews: Record<string, Preview>;
}

export class StillTable implements Table {
  readonly id = 'still';
  /** The choices that were made. */
  readonly chosen: string[] = [];

  constructor(readonly moment: Moment) {}

  async about(): Promise<About> {
    const { setup, viewer } = this.moment.state.view;
    const names = ['Łucja', 'Weaver', 'Zbyszek', 'Marta', 'Hildegard'];
    const seat = (i: number): Seat => ({ person: { id: `${i}`, name: names[i] ?? '' }, bot: null });
    return {
      ...{ id: this.id, state: 'running', seq: this.moment.state.seq, me: viewer, asked: viewer, creator: null },
      ...{ powers: setup.powers, cards: setup.cards, old_world: setup.old_world },
      seats: Object.fromEntries(setup.powers.map((power, i) => [power, seat(i)])),
      ...{ deal: false, listed: true, watchers: true, hints: true, pace: null, out_of_time: 'bot-chooses' },
      ...{ created: 0, changed: 0, seed_hash: '0'.repeat(64) },
    };
  }

  async catalogue(): Promise<Catalogue> {
    return this.moment.catalogue;
  }

  listen(listener: Listener): () => void {
    listener.connected(true);
    listener.state(this.moment.state);
    listener.presence(this.moment.state.view.setup.powers, 2);
    return () => undefined;
  }

  async choose(seq: number, choice: string): Promise<Outcome> {
    this.chosen.push(choice);
    return { kind: 'accepted', seq: seq + 1, asked: false };
  }

  async preview(choice: string): Promise<Preview> {
    const known = this.moment.previews[choice];
    if (known) return known;
    // Not every option is told what it leads to; all can be chosen.
    const { ask } = this.moment.state;
    const offer = ask?.options?.find((one) => one.choice === choice);
    if (ask && offer) {
      return { choice, cost: offer.cost, events: [], regions: [], powers: [], odds: [], stop: { kind: 'asked', ask } };
    }
    throw new Refusal({ type: 'refused', title: 'Not at this table.', status: 422 } as Problem);
  }

  async steps(): Promise<Step[]> {
    return [this.moment.step];
  }

  async undo(seq: number): Promise<Outcome> {
    return { kind: 'accepted', seq, asked: false };
  }
  async answerUndo(): Promise<void> {}
  async say(): Promise<Outcome> {
    return { kind: 'unknown' };
  }
  async chat(): Promise<never[]> {
    return [];
  }
  async hint(): Promise<Hint> {
    return { seq: this.moment.state.seq, choice: '', said: [] };
  }
}
