import { describe, expect, it } from 'vitest';
import { entriesOf, grouped, isWanted, named, type AllCards, type Wanted } from './shelf';

const said = (text: string) => [[{ text }]];
const all = {
  cards: [
    { card: 'teleport', power: 'tzeentch', name: 'Teleport', said: said('Move one Cultist.'), cost: 1, magic: false, copies: 4, provenance: 'confirmed', set: 'base', rulings: [] },
    { card: 'rift', power: 'tzeentch', name: 'Rift', said: said('Źródło Mocy'), cost: 4, magic: true, copies: 2, provenance: 'inferred', set: 'morrslieb', rulings: [] },
  ],
  upgrades: [
    { upgrade: 'horrors', power: 'tzeentch', figure: 'tzeentch.warrior', name: 'Horrors', said: said('…'), provenance: 'inferred', set: 'base', rulings: [] },
    { upgrade: 'horrors', power: 'tzeentch', figure: 'tzeentch.warrior', name: 'Horrors', said: said('…'), provenance: 'reconstructed', set: 'morrslieb', rulings: [] },
  ],
  old_world: [{ card: 'norse-reavers', name: 'Norse Reavers', said: said('Remove all Event tokens.'), comet: true, copies: 1, provenance: 'confirmed', origin: 'base', rulings: [] }],
} as unknown as AllCards;
const entries = entriesOf(all);
const wanted: Wanted = { power: 'tzeentch', words: '', set: null, cost: null, magic: null, sure: null };
const keys = (want: Partial<Wanted>) => entries.filter((entry) => isWanted(entry, { ...wanted, ...want })).map(({ key }) => key);

describe('the shelf of all cards', () => {
  it('tells cards of the same name apart', () => {
    expect(new Set(entries.map(({ key }) => key)).size).toBe(entries.length);
    expect(keys({})).toContain('morrslieb-horrors');
    expect(named(entries, 'rift')?.key).toBe('morrslieb-rift');
    expect(named(entries, 'horrors')?.set).toBe('base');
  });

  it('shows those of a Power, or of the Old World', () => {
    expect(keys({})).toHaveLength(4);
    expect(keys({ power: 'world' })).toEqual(['norse-reavers']);
  });

  it('finds words everywhere, whatever marks their letters have', () => {
    expect(keys({ power: 'khorne', words: 'event' })).toEqual(['norse-reavers']);
    expect(keys({ words: 'zrodlo' })).toEqual(['morrslieb-rift']);
  });

  it('sifts by set, cost, magic and how sure we are', () => {
    expect(keys({ set: 'base' })).toEqual(['teleport', 'horrors']);
    expect(keys({ cost: 3 })).toEqual(['morrslieb-rift']);
    expect(keys({ magic: false })).toEqual(['teleport']);
    expect(keys({ sure: 'reconstructed' })).toEqual(['morrslieb-horrors']);
  });

  it('puts them under headings', () => {
    expect(grouped(entries).map(({ kind, set }) => `${kind} ${set}`)).toEqual([
      'chaos base',
      'chaos morrslieb',
      'upgrade base',
      'upgrade morrslieb',
      'world base',
    ]);
  });
});
