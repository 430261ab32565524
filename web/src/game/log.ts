/** What happened, in sentences, as the log shows it. */
import type { PowerId, Sentence, Step } from '../wire';

export interface Line {
  /** The step in which it happened. */
  seq: number;
  said: Sentence;
  weight: 'round' | 'phase' | 'event' | 'aside';
  about: PowerId | null;
}

/** The lines of a step. */
export function linesOf(step: Step): Line[] {
  return step.said.map((said, i) => {
    const told = step.told[i];
    return { seq: step.seq, said, weight: told?.weight ?? 'event', about: told?.about ?? null };
  });
}

/** The log after a step; one that takes others back takes their lines back too. */
export function logged(lines: Line[], step: Step): Line[] {
  const undoneTo = step.undone_to;
  const kept = undoneTo == null ? lines : lines.filter((line) => line.seq <= undoneTo);
  return [...kept, ...linesOf(step)];
}

const HEADINGS = ['round', 'phase'];

/**
 * For each sentence of a step, the event with which it is told. Headings belong to the beginnings of rounds and phases,
 * one to one; between these a sentence goes with the next event that has to do with all that it names.
 */
export function toldWith(step: Step): number[] {
  const begins = step.events.flatMap(({ type }, i) => (HEADINGS.includes(type) ? [i] : []));
  let [at, next, isTaken] = [0, 0, false];
  return step.said.map((said, i) => {
    if (HEADINGS.includes(step.told[i]?.weight ?? '')) {
      at = begins[next] ?? at;
      next += 1;
      isTaken = true;
      return at;
    }
    const names = said.flatMap((piece) => Object.entries(piece).flatMap(([key, id]) => (key === 'text' || !id ? [] : [String(id)])));
    const end = begins[next] ?? step.events.length;
    const found = findEvent(step.events, names, isTaken ? at + 1 : at, end);
    isTaken ||= found >= 0;
    at = Math.max(at, found);
    return at;
  });
}

/** The first event of some that has to do with all of these things, or else with one of them; -1 if there is none. */
function findEvent(events: Step['events'], names: string[], from: number, end: number): number {
  const told = events.slice(from, end).map((event) => JSON.stringify(event));
  const all = names.length > 0 ? told.findIndex((one) => names.every((name) => one.includes(name))) : -1;
  const found = all >= 0 ? all : told.findIndex((one) => names.some((name) => one.includes(name)));
  return found < 0 ? -1 : from + found;
}
