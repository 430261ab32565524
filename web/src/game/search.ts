/** Finding and ordering options by what is typed. */
import { finds } from '../words/search';
import { plain } from '../words/sentence';
import type { Offer, RegionId } from '../wire';

export type Order = 'given' | 'cost' | 'region' | 'points';

/** Where an option takes place. */
export const placeOf = (offer: Offer): RegionId | null => offer.to ?? offer.region ?? null;

/** What an option is worth to be sorted by. */
interface Ranks {
  /** The place of a region in region order. */
  region: (offer: Offer) => number;
  /** Points that it would bring in sight, as far as that is known. */
  points: (offer: Offer) => number;
}

/** The options that are looked for, in the wanted order. */
export function sought(offers: Offer[], query: string, order: Order, ranks: Ranks): Offer[] {
  const found = query.trim() === '' ? offers : offers.filter((offer) => finds(plain(offer.said), query));
  const rank: Record<Order, (offer: Offer) => number> = {
    given: () => 0,
    cost: (offer) => offer.cost,
    region: ranks.region,
    points: (offer) => -ranks.points(offer),
  };
  return found.map((offer) => ({ offer, rank: rank[order](offer) })).sort((a, b) => a.rank - b.rank).map((one) => one.offer);
}
