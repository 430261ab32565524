/**
 * From the options that the server lists to what can be pointed at on the table, and back. An option is reached by
 * picking one or two things: a figure and then a region, a card and then a region, or the one thing that it is about.
 * Every such thing has a key; what glows, what can be dragged and what a click means follow from the keys alone.
 */
import type { CardId, KindId, MarkId, Offer, OfferKind, PowerId, RegionId, TokenId, UpgradeId } from '../wire';

export type Key = string;

export const regionKey = (region: RegionId): Key => `region:${region}`;
/** A figure of a kind with its marks, in a region or (null) in the reserve. */
export const figureKey = (figure: KindId, marks: MarkId[], region: RegionId | null): Key =>
  `figure:${figure}:${[...marks].sort().join('+')}:${region ?? ''}`;
export const cardKey = (card: CardId): Key => `card:${card}`;
export const tokenKey = (token: TokenId, region: RegionId | null): Key => `token:${token}:${region ?? ''}`;
export const corruptionKey = (owner: PowerId, region: RegionId | null): Key => `corruption:${owner}:${region ?? ''}`;
export const upgradeKey = (upgrade: UpgradeId): Key => `upgrade:${upgrade}`;
export const powerKey = (power: PowerId): Key => `power:${power}`;
export const dieKey = (face: number): Key => `die:${face}`;
/** What is no thing on the table but a button. */
export const buttonKey = (kind: OfferKind): Key => `button:${kind}`;

/** What a key stands for, as far as anybody asks. */
export type Thing =
  | { kind: 'region'; region: RegionId }
  | { kind: 'card'; card: CardId }
  | { kind: 'figure'; figure: KindId; marks: string[]; from: RegionId | null }
  | { kind: 'other' };

export function thingOf(key: Key | null | undefined): Thing {
  const [kind, name = '', marks = '', from = ''] = (key ?? '').split(':');
  if (kind === 'region') return { kind, region: name as RegionId };
  if (kind === 'card') return { kind, card: name };
  if (kind === 'figure') return { kind, figure: name, marks: marks ? marks.split('+') : [], from: (from as RegionId) || null };
  return { kind: 'other' };
}

/** The region that a key stands for, if it is one. */
export function regionOf(key: Key | null): RegionId | null {
  const thing = thingOf(key);
  return thing.kind === 'region' ? thing.region : null;
}

/** Whether an option is a button beside the table, and no thing on it. */
export const isButton = (offer: Offer): boolean => way(offer)[0] === buttonKey(offer.kind);

/** The things that are picked, in order, to take an option. */
export function way(offer: Offer): Key[] {
  const { kind, figure, marks = [], from, to, region, card, token, power, upgrade, face } = offer;
  switch (kind) {
    case 'summon':
      return figure && to ? [figureKey(figure, marks, from ?? null), regionKey(to)] : [];
    case 'play':
      return card && region ? [cardKey(card), regionKey(region)] : [];
    case 'hit':
    case 'figure':
      if (figure) return [figureKey(figure, marks, region ?? null)];
      return token ? [tokenKey(token, region ?? null)] : [];
    case 'region':
      return region ? [regionKey(region)] : [];
    case 'token':
      return token ? [tokenKey(token, region ?? null)] : [];
    case 'corruption':
      return power ? [corruptionKey(power, region ?? null)] : [];
    case 'card':
      return card ? [cardKey(card)] : [];
    case 'upgrade':
      return upgrade ? [upgradeKey(upgrade)] : [];
    case 'power':
      return power ? [powerKey(power)] : [];
    case 'die':
      return face ? [dieKey(face)] : [];
    case 'pass':
    case 'yes':
    case 'no':
    case 'done':
    case 'empty':
      return [buttonKey(kind)];
  }
}

const begins = (keys: Key[], path: Key[]) => path.every((key, i) => keys[i] === key);

/** The options that are still meant after some picks. */
export function along(offers: Offer[], path: Key[]): Offer[] {
  return offers.filter((offer) => begins(way(offer), path));
}

/** What can be picked next. */
export function nexts(offers: Offer[], path: Key[]): Set<Key> {
  return new Set(along(offers, path).flatMap((offer) => way(offer)[path.length] ?? []));
}

/** The option that some picks make up, if they make up one. */
export function meant(offers: Offer[], path: Key[]): Offer | null {
  return offers.find((offer) => way(offer).length === path.length && begins(way(offer), path)) ?? null;
}

/** The picks after one more: it goes on from those before, or begins anew. */
export function picked(offers: Offer[], path: Key[], key: Key): Key[] {
  if (path.length > 0 && path.at(-1) === key) return path.slice(0, -1);
  if (nexts(offers, path).has(key)) return [...path, key];
  return nexts(offers, []).has(key) ? [key] : path;
}

/**
 * The line of a choice that is not among the options, to ask why it is not: the last pick taken to another region.
 * Null where no such question makes sense.
 */
export function wished(power: PowerId, path: Key[], key: Key): string | null {
  const [thing, region] = [thingOf(path[0]), regionOf(key)];
  if (!region) return null;
  if (thing.kind === 'card') return `${power} play ${thing.card} in ${region}`;
  if (thing.kind !== 'figure') return null;
  const [owner = '', cls = ''] = thing.figure.split('.');
  const whose = owner === power ? '' : `${owner} `;
  const marked = thing.marks.length > 0 ? ` (${thing.marks.join(', ')})` : '';
  return `${power} summon ${whose}${cls}${marked}${thing.from ? ` from ${thing.from}` : ''} to ${region}`;
}
