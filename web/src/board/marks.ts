/** What is special about a figure, by the sign on the small disc at its shoulder. */
import type { MarkId } from '../wire';

/** Being controlled is shown by the token at its feet, wounds by a shield. */
export const SIGNS: Partial<Record<MarkId, string>> = {
  shielded: 'ward',
  hated: 'skull',
  shocked: 'zap',
  surrendered: 'chain',
  kept: 'lock',
  spent: 'hourglass',
  settled: 'cards',
};
