/** A table at which nothing happens and everything is agreed to: what shows a moment or a recording builds on it. */
import type { About, Foretold, Listener, Outcome, Table } from '../src/server/table';
import type { Catalogue, Hint, Preview, Seat, State, Step } from '../src/wire';

const NAMES = ['Łucja', 'Weaver', 'Zbyszek', 'Marta', 'Hildegard'];

export abstract class QuietTable implements Table {
  readonly id = 'quiet';
  readonly record = '';
  /** The choices that were made. */
  readonly chosen: string[] = [];

  constructor(
    readonly told: { catalogue: Catalogue; state: State; previews: Record<string, Preview> },
  ) {}

  async about(): Promise<About> {
    const { view, seq } = this.told.state;
    const seat = (i: number): Seat => ({ person: { id: `${i}`, name: NAMES[i] ?? '' }, bot: null });
    return {
      ...{ id: this.id, state: 'running', seq, me: view.viewer, asked: view.viewer, creator: null },
      ...{ powers: view.setup.powers, cards: view.setup.cards, old_world: view.setup.old_world },
      seats: Object.fromEntries(view.setup.powers.map((power, i) => [power, seat(i)])),
      ...{ deal: false, listed: true, watchers: true, hints: true, pace: null, out_of_time: 'bot-chooses' },
      ...{ created: 0, changed: 0, seed_hash: '0'.repeat(64) },
    };
  }

  async catalogue(): Promise<Catalogue> {
    return this.told.catalogue;
  }

  listen(listener: Listener): () => void {
    listener.connected(true);
    listener.state(this.told.state);
    listener.presence(this.told.state.view.setup.powers, 2);
    return () => undefined;
  }

  async choose(seq: number, choice: string): Promise<Outcome> {
    this.chosen.push(choice);
    return { kind: 'accepted', seq: seq + 1, asked: false };
  }

  async preview(choice: string): Promise<Foretold> {
    const preview = this.told.previews[choice];
    if (preview) return { kind: 'preview', preview };
    // Not every option is told what it leads to; all can be chosen.
    const { ask } = this.told.state;
    const offer = ask?.options?.find((one) => one.choice === choice);
    if (!ask || !offer) return { kind: 'why-not', said: [{ text: 'Not at this table.' }] };
    const empty = { events: [], regions: [], powers: [], odds: [] };
    return { kind: 'preview', preview: { choice, cost: offer.cost, ...empty, stop: { kind: 'asked', ask } } };
  }

  async steps(): Promise<Step[]> {
    return [];
  }
  async stateAt(): Promise<State> {
    return this.told.state;
  }
  async chat(): Promise<never[]> {
    return [];
  }
  async undo(seq: number): Promise<Outcome> {
    return { kind: 'accepted', seq, asked: false };
  }
  async say(): Promise<Outcome> {
    return { kind: 'unknown' };
  }
  async hint(): Promise<Hint> {
    return { seq: this.told.state.seq, choice: '', said: [] };
  }
  async rematch(): Promise<string> {
    return this.id;
  }
  async answerUndo(): Promise<void> {}
  async takeSeat(): Promise<void> {}
  async leaveSeat(): Promise<void> {}
  async voteHandOver(): Promise<void> {}
  async autoPass(): Promise<void> {}
}
