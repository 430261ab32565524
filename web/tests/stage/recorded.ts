/** A table that tells what was recorded: how things stood, then steps. */
import type { Listener, Outcome, Table } from '../../src/server/table';
import type { Catalogue, LastStep, Preview, State, Step } from '../../src/wire';

export interface Recording {
  catalogue: Catalogue;
  state: State;
  steps: (Step | LastStep)[];
  previews: Record<string, Preview>;
}

export class Recorded implements Table {
  readonly id = 'recorded';
  constructor(readonly recording: Recording) {}

  about = () => {
    const powers = this.recording.state.view.setup.powers;
    const seats = powers.map((power) => ({ power, is: 'bot', bot: 'warrior' }));
    return Promise.resolve({ id: this.id, seq: 0, seats, state: 'running' } as never);
  };
  catalogue = () => Promise.resolve(this.recording.catalogue);
  choose = (): Promise<Outcome> => Promise.resolve({ kind: 'unknown' });
  undo = (): Promise<Outcome> => Promise.resolve({ kind: 'unknown' });
  say = (): Promise<Outcome> => Promise.resolve({ kind: 'unknown' });
  answerUndo = () => Promise.resolve();
  steps = () => Promise.resolve([]);
  chat = () => Promise.resolve([]);
  hint = () => Promise.reject(new Error());

  preview(choice: string): Promise<Preview> {
    const known = this.recording.previews[choice];
    return known ? Promise.resolve(known) : Promise.reject(new Error(choice));
  }

  listen(listener: Listener): () => void {
    listener.connected(true);
    listener.state(this.recording.state);
    for (const step of this.recording.steps) listener.step(step);
    return () => undefined;
  }
}
