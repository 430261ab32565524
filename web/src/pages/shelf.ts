/** All cards in one list, and those of it that somebody looks for. */
import { ask } from '../server/http';
import { kindOf, setOf, type AnyCard, type Kind } from '../pieces/card';
import type { Catalogue, PowerId, ProvenanceId } from '../wire';
import { finds } from '../words/search';
import { plain } from '../words/sentence';

/** A card of any kind, as the shelf has it. */
export type Entry = {
  card: AnyCard;
  /** Its own among all: what stands behind the # of its address. */
  key: string;
  /** What the rules call it. */
  id: string;
  kind: Kind;
  power: PowerId | 'world';
  set: string;
  copies: number;
};

export type AllCards = Pick<Catalogue, 'cards' | 'upgrades' | 'old_world'>;

export const loadCards = () => ask<AllCards>('GET', '/api/catalogue');

/** The card that an address names: by its key, or by what the rules call it. */
export function named(entries: Entry[], name: string): Entry | undefined {
  return entries.find(({ key }) => key === name) ?? entries.find(({ id }) => id === name);
}

function entryOf(card: AnyCard): Entry {
  const set = setOf(card);
  const id = 'upgrade' in card ? card.upgrade : card.card;
  return {
    card,
    // A few have the same id in two sets, so those of other sets have theirs before it.
    key: set === 'base' || set === 'own' ? id : `${set}-${id}`,
    id,
    kind: kindOf(card),
    power: 'power' in card ? card.power : 'world',
    set,
    copies: 'copies' in card ? card.copies : 1,
  };
}

export function entriesOf(all: AllCards): Entry[] {
  return [...all.cards, ...all.upgrades, ...all.old_world].map(entryOf);
}

/** What somebody looks for; null: all of them. */
export type Wanted = {
  power: PowerId | 'world';
  words: string;
  set: string | null;
  cost: number | null;
  magic: boolean | null;
  sure: ProvenanceId | null;
};

/** From this cost on all are one. */
export const MUCH = 3;

const hasWords = ({ card }: Entry, words: string) => finds([card.name, ...card.said.map(plain)].join(' '), words);

/** Whether a card is looked for. Words are looked for among all cards, not only those of one Power. */
export function isWanted(entry: Entry, { power, words, set, cost, magic, sure }: Wanted): boolean {
  const { card } = entry;
  const isHere = words.trim() !== '' ? hasWords(entry, words.trim()) : entry.power === power;
  const isOfSet = set === null || entry.set === set;
  const isOfCost = cost === null || ('cost' in card && (cost < MUCH ? card.cost === cost : card.cost >= MUCH));
  const isOfMagic = magic === null || ('magic' in card && card.magic === magic);
  return isHere && isOfSet && isOfCost && isOfMagic && (sure === null || card.provenance === sure);
}

/** Cards under their headings: Chaos cards, upgrades and Old World cards, each by its set. */
export function grouped(entries: Entry[]): { kind: Kind; set: string; entries: Entry[] }[] {
  const groups: { kind: Kind; set: string; entries: Entry[] }[] = [];
  for (const entry of entries) {
    const group = groups.find(({ kind, set }) => kind === entry.kind && set === entry.set);
    if (group) group.entries.push(entry);
    else groups.push({ kind: entry.kind, set: entry.set, entries: [entry] });
  }
  return groups;
}
