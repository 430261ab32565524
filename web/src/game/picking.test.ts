import { describe, expect, it } from 'vitest';
import type { Offer } from '../wire';
import { along, cardKey, figureKey, meant, nexts, picked, regionKey, way, wished } from './picking';

const offer = (of: Partial<Offer>): Offer => ({ choice: JSON.stringify(of), said: [], cost: 0, ...of }) as Offer;
const summon = offer({ kind: 'summon', figure: 'khorne.warrior', to: 'kislev' });
const move = offer({ kind: 'summon', figure: 'khorne.warrior', from: 'norsca', to: 'kislev' });
const play = offer({ kind: 'play', card: 'blood-frenzy', region: 'kislev' });
const pass = offer({ kind: 'pass' });
const offers = [summon, move, play, pass];

describe('picking', () => {
  it('takes a figure or a card, then a region', () => {
    expect(way(summon)).toEqual([figureKey('khorne.warrior', [], null), regionKey('kislev')]);
    expect(way(play)).toEqual([cardKey('blood-frenzy'), regionKey('kislev')]);
    expect(way(pass)).toEqual(['button:pass']);
  });
  it('tells figures of the reserve from those of a region, and by their marks', () => {
    expect(way(move)[0]).not.toBe(way(summon)[0]);
    expect(figureKey('khorne.warrior', ['wounded', 'hated'], 'kislev')).toBe(figureKey('khorne.warrior', ['hated', 'wounded'], 'kislev'));
  });
  it('offers what can come next', () => {
    const first = way(summon)[0] ?? '';
    expect(nexts(offers, [first])).toEqual(new Set([regionKey('kislev')]));
    expect(along(offers, [first])).toEqual([summon]);
    expect(meant(offers, [first, regionKey('kislev')])).toBe(summon);
    expect(meant(offers, [first])).toBeNull();
  });
  it('puts back what is picked twice, and begins anew with something else', () => {
    const [figure = '', card = ''] = [way(summon)[0], way(play)[0]];
    expect(picked(offers, [figure], figure)).toEqual([]);
    expect(picked(offers, [figure], card)).toEqual([card]);
    expect(picked(offers, [figure], regionKey('tilea'))).toEqual([figure]);
  });
  it('names what is not offered, to ask why', () => {
    expect(wished('khorne', [way(move)[0] ?? ''], regionKey('tilea'))).toBe('khorne summon warrior from norsca to tilea');
    expect(wished('khorne', [way(play)[0] ?? ''], regionKey('tilea'))).toBe('khorne play blood-frenzy in tilea');
  });
});
