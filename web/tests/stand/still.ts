/** A table at which nothing moves: one moment of a game, as `cargo run -p ruinous-wire --example moments` tells it. */
import type { Listener } from '../../src/server/table';
import type { Catalogue, Preview, State, Step } from '../../src/wire';
import { QuietTable } from '../quiet';

export interface Moment {
  /** The kind of question, or what else it is an example of. */
  name: string;
  language: string;
  catalogue: Catalogue;
  state: State;
  step: Step;
  /** What happens then, if that is to be seen. */
  plays?: Step;
  previews: Record<string, Preview>;
}

export class StillTable extends QuietTable {
  constructor(readonly moment: Moment) {
    super(moment);
  }

  override listen(listener: Listener): () => void {
    const stop = super.listen(listener);
    if (this.moment.plays) listener.step(this.moment.plays);
    return stop;
  }

  override async steps(): Promise<Step[]> {
    return [this.moment.step];
  }
}
