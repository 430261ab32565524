/** What happened, in sentences, as the log shows it. */
import type { PowerId, Sentence, Step } from '../wire';

export interface Line {
  /** Which line of which step it is: no other is called so. */
  id: string;
  /** The step in which it happened. */
  seq: number;
  said: Sentence;
  weight: 'round' | 'phase' | 'event' | 'aside';
  about: PowerId | null;
  /** How many of the step's events have happened when it is told. */
  after: number;
}

/** The lines of a step. */
export function linesOf(step: Step): Line[] {
  return step.said.map((said, i) => {
    const told = step.told[i];
    return { id: `${step.seq}.${i}`, seq: step.seq, said, weight: told?.weight ?? 'event', about: told?.about ?? null, after: told?.after ?? 1 };
  });
}

/** The log after a step; one that takes others back takes their lines back too. */
export function logged(lines: Line[], step: Step): Line[] {
  const undoneTo = step.undone_to;
  const kept = undoneTo == null ? lines : lines.filter((line) => line.seq <= undoneTo);
  return [...kept, ...linesOf(step)];
}
