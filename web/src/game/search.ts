/** Finding and ordering options by what is typed. */
import { plain } from '../words/sentence';
import type { Offer, RegionId } from '../wire';

/** Words without case and without marks on letters, so that "lod" finds "Łódź". */
export function folded(text: string): string {
  const parts = text.toLowerCase().normalize('NFD').replace(/\p{Diacritic}/gu, '');
  return parts.replace(/ł/g, 'l').replace(/ß/g, 'ss').replace(/[’']/g, '');
}

/** Whether a text has every word that is looked for, or the beginning of it. */
export function finds(text: string, query: string): boolean {
  const within = folded(text);
  return folded(query).split(/\s+/).every((word) => within.includes(word));
}

export type Order = 'given' | 'cost' | 'region' | 'points';

/** Where an option takes place. */
export const placeOf = (offer: Offer): RegionId | null => offer.to ?? offer.region ?? null;

/** What an option is worth to be sorted by. */
export interface Ranks {
  /** The place of a region in region order. */
  region: (offer: Offer) => number;
  /** Points that it would bring in sight, as far as that is known. */
  points: (offer: Offer) => number;
}

/** The options that are looked for, in the wanted order. */
export function sought(offers: Offer[], query: string, order: Order, ranks: Ranks): Offer[] {
  const found = offers.filter((offer) => finds(plain(offer.said), query));
  const rank: Record<Order, (offer: Offer) => number> = {
    given: () => 0,
    cost: (offer) => offer.cost,
    region: ranks.region,
    points: (offer) => -ranks.points(offer),
  };
  return found.map((offer) => ({ offer, rank: rank[order](offer) })).sort((a, b) => a.rank - b.rank).map((one) => one.offer);
}
