import { describe, expect, it } from 'vitest';
import { entriesOf, grouped, isWanted, type AllCards, type Wanted } from './shelf';

const said = (text: string) => [[{ text }]];
const all = {
  cards: [
    { card: 'teleport', power: 'tzeentch', name: 'Teleport', said: said('Move one Cultist.'), cost: 1, magic: false, copies: 4, provenance: 'confirmed' },
    { card: 'rift', power: 'tzeentch', name: 'Rift', said: said('Źródło Mocy'), cost: 4, magic: true, copies: 2, provenance: 'inferred', set: 'morrslieb' },
  ],
  upgrades: [
    { upgrade: 'horrors', power: 'tzeentch', figure: 'tzeentch.warrior', name: 'Horrors', said: said('…'), provenance: 'inferred', set: 'base' },
    { upgrade: 'horrors', power: 'tzeentch', figure: 'tzeentch.warrior', name: 'Horrors', said: said('…'), provenance: 'reconstructed', set: 'morrslieb' },
  ],
  old_world: [{ card: 'norse-reavers', name: 'Norse Reavers', said: said('Remove all Event tokens.'), comet: true, copies: 1, provenance: 'confirmed' }],
} as unknown as AllCards;
const entries = entriesOf(all);
const wanted: Wanted = { power: 'tzeentch', words: '', set: null, cost: null, magic: null, sure: null };
const keys = (want: Partial<Wanted>) => entries.filter((entry) => isWanted(entry, { ...wanted, ...want })).map(({ key }) => key);

describe('the shelf of all cards', () => {
  it('tells cards of the same name apart', () => {
    expect(new Set(entries.map(({ key }) => key)).size).toBe(entries.length);
    expect(keys({})).toContain('morrslieb-horrors');
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
