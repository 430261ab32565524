/** What a card of any kind is, whichever list of the catalogue it comes from. */
import type { ChaosCard, OldWorldCard, UpgradeCard } from '../wire';

export type AnyCard = ChaosCard | UpgradeCard | OldWorldCard;
export type Kind = 'chaos' | 'upgrade' | 'world';

export const kindOf = (card: AnyCard): Kind => ('cost' in card ? 'chaos' : 'upgrade' in card ? 'upgrade' : 'world');

/** Of which set it is: `base`, `morrslieb`, `own` (the Horned Rat's, whichever set the others have), `expert`, `revised`. */
export function setOf(card: AnyCard): string {
  if ('comet' in card) return card.origin;
  return card.power === 'horned-rat' ? 'own' : card.set;
}
