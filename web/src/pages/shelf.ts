/** All cards in one list, and those of it that somebody looks for. */
import { ask } from '../server/http';
import type { Catalogue, ChaosCard, KindId, OldWorldCard, PowerId, ProvenanceId, Ruling, Sentence, UpgradeCard } from '../wire';
import { plain } from '../words/sentence';

export type Kind = 'chaos' | 'upgrade' | 'world';

/** A card of any kind, as the shelf has it. */
export type Entry = {
  /** Its own among all: what stands behind the # of its address. */
  key: string;
  /** What the rules call it. */
  id: string;
  kind: Kind;
  power: PowerId | null;
  /** Of which set it is: `base`, `morrslieb`, `own` (the Horned Rat's), `expert`, `revised`. */
  set: string;
  name: string;
  said: Sentence[];
  rulings: Ruling[];
  provenance: ProvenanceId;
  copies: number;
  cost: number | null;
  magic: boolean;
  comet: boolean;
  figure: KindId | null;
};

export type AllCards = Pick<Catalogue, 'cards' | 'upgrades' | 'old_world'>;

export const loadCards = () => ask<AllCards>('GET', '/api/catalogue');

/** What all kinds have. A few have the same id in two sets, so those of other sets have theirs before it. */
const common = (id: string, set: string, rulings: Ruling[]) => ({
  id,
  key: set === 'base' || set === 'own' ? id : `${set}-${id}`,
  set,
  rulings,
});

/** The Horned Rat's cards are the same whichever set the others have. */
const setOf = (power: PowerId, set: string) => (power === 'horned-rat' ? 'own' : set);

/** The card that an address names: by its key, or by what the rules call it. */
export function named(entries: Entry[], name: string): Entry | undefined {
  return entries.find(({ key }) => key === name) ?? entries.find(({ id }) => id === name);
}

function chaos(card: ChaosCard): Entry {
  const { power, set, name, said, provenance, rulings, copies, cost, magic } = card;
  return { ...common(card.card, setOf(power, set), rulings), kind: 'chaos', power, name, said, provenance, copies, cost, magic, comet: false, figure: null };
}

function upgrade(card: UpgradeCard): Entry {
  const { power, set, name, said, provenance, rulings, figure } = card;
  return { ...common(card.upgrade, setOf(power, set), rulings), kind: 'upgrade', power, name, said, provenance, copies: 1, cost: null, magic: false, comet: false, figure };
}

function world(card: OldWorldCard): Entry {
  const { origin, name, said, provenance, rulings, copies, comet } = card;
  return { ...common(card.card, origin, rulings), kind: 'world', power: null, name, said, provenance, copies, cost: null, magic: false, comet, figure: null };
}

export function entriesOf(all: AllCards): Entry[] {
  return [...all.cards.map(chaos), ...all.upgrades.map(upgrade), ...all.old_world.map(world)];
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

/** Letters without their marks, so that „Łucja“ is found by “lucja”. */
const simple = (text: string) =>
  text.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '').replaceAll('ł', 'l').replaceAll('ß', 'ss').replaceAll('’', "'");

function hasWords(entry: Entry, words: string): boolean {
  const all = simple([entry.name, ...entry.said.map(plain)].join(' '));
  return simple(words).split(/\s+/).every((word) => all.includes(word));
}

/** Whether a card is looked for. Words are looked for among all cards, not only those of one Power. */
export function isWanted(entry: Entry, { power, words, set, cost, magic, sure }: Wanted): boolean {
  const isHere = words.trim() !== '' ? hasWords(entry, words.trim()) : (entry.power ?? 'world') === power;
  const isOfSet = set === null || entry.set === set;
  const isOfCost = cost === null || (entry.cost !== null && (cost < MUCH ? entry.cost === cost : entry.cost >= MUCH));
  const isOfMagic = magic === null || (entry.kind === 'chaos' && entry.magic === magic);
  return isHere && isOfSet && isOfCost && isOfMagic && (sure === null || entry.provenance === sure);
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
