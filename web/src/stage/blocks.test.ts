import { expect, it } from 'vitest';
import type { Printed } from '../game/printed';
import type { Region } from '../wire';
import { blocksOf } from './blocks';

const printed = { card: () => ({ name: 'Terror' }) } as unknown as Printed;
const region = {
  figures: [
    { commander: 'khorne', ids: ['khorne.warrior.1', 'khorne.warrior.2'] },
    { commander: 'nurgle', ids: ['nurgle.cultist.1'] },
  ],
} as unknown as Region;

it('shows as blocks what the server says that a domination value is made of', () => {
  const worth = { figures: { 'khorne.warrior.1': 2, 'nurgle.cultist.1': 1 }, cards: [{ card: 'terror', worth: 3 }, { card: 'terror', worth: 0 }], more: 1 };
  expect(blocksOf(region, 'khorne', worth, printed)).toEqual([
    { kind: 'figure', figure: 'khorne.warrior', count: 2, counts: true },
    { kind: 'figure', figure: 'khorne.warrior', count: 1, counts: false },
    { kind: 'figure', figure: 'nurgle.cultist', count: 1, counts: true },
    { kind: 'card', name: 'Terror', count: 3 },
    { kind: 'more', count: 1 },
  ]);
});
