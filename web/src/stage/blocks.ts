/** What a domination value is made of, as blocks that can be counted: figures, cards, and what else adds to it. */
import type { KindId, PowerId, Region } from '../wire';
import type { Printed } from '../game/printed';

export type Block =
  | { kind: 'figure'; figure: KindId; count: number; counts: boolean }
  | { kind: 'card'; name: string; count: number }
  | { kind: 'more'; count: number };

/** The blocks of a Power; figures count one each unless the server's sum leaves no room for them. */
export function blocksOf(region: Region, power: PowerId, value: number, printed: Printed): Block[] {
  const figures = region.figures
    .filter((group) => group.commander === power)
    .flatMap((group) => group.ids.map(() => group.figure));
  const cards = region.spaces.flatMap((space) => (space.kind === 'card' && space.owner === power && space.cost > 0 ? [space] : []));
  const paid = cards.reduce((sum, card) => sum + card.cost, 0);
  const room = value - paid;
  const blocks: Block[] = figures.map((figure, i) => ({ kind: 'figure', figure, count: 1, counts: i < room }));
  for (const card of cards) blocks.push({ kind: 'card', name: printed.card(card.card)?.name ?? '', count: card.cost });
  if (room > figures.length) blocks.push({ kind: 'more', count: room - figures.length });
  return blocks;
}
