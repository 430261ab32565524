import { describe, expect, it } from 'vitest';
import type { Step } from '../wire';
import { linesOf, logged } from './log';

const step = (seq: number, texts: string[], undone_to?: number): Step => ({
  seq,
  events: [],
  said: texts.map((text) => [{ text }]),
  told: texts.map((_, i) => ({ weight: i === 0 ? 'phase' : 'event', about: null, after: i + 1 })),
  ...(undone_to === undefined ? {} : { undone_to }),
});

describe('the log', () => {
  it('has a line for each sentence, with how it is told', () => {
    const lines = linesOf(step(7, ['The battle phase.', 'Khorne rolls.']));
    expect(lines.map(({ seq, weight, after }) => [seq, weight, after])).toEqual([[7, 'phase', 1], [7, 'event', 2]]);
  });
  it('loses what is taken back, and says that it was', () => {
    const before = [step(1, ['one']), step(2, ['two']), step(3, ['three'])].reduce(logged, []);
    const after = logged(before, step(4, ['Khorne takes it back.'], 1));
    expect(after.map(({ said }) => said[0]?.text)).toEqual(['one', 'Khorne takes it back.']);
  });
});
