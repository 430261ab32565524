/** A table that tells what was recorded: how things stood, then steps. */
import type { Listener } from '../../src/server/table';
import type { Catalogue, LastStep, Preview, State, Step } from '../../src/wire';
import { QuietTable } from '../quiet';

export interface Recording {
  catalogue: Catalogue;
  state: State;
  steps: (Step | LastStep)[];
  previews: Record<string, Preview>;
}

export class Recorded extends QuietTable {
  constructor(readonly recording: Recording) {
    super(recording);
  }

  override listen(listener: Listener): () => void {
    const stop = super.listen(listener);
    for (const step of this.recording.steps) listener.step(step);
    return stop;
  }
}
