/** What a domination value is made of, as blocks that can be counted: figures, cards, and what else adds to it. */
import { kindOf } from '../game/figures';
import type { Printed } from '../game/printed';
import type { FigureId, KindId, PowerId, Region, Worth } from '../wire';

export type Block =
  | { kind: 'figure'; figure: KindId; count: number; counts: boolean }
  | { kind: 'card'; name: string; count: number }
  | { kind: 'more'; count: number };

/** The blocks of a Power: its figures, also those that count nothing, and whatever else counts for it. */
export function blocksOf(region: Region, power: PowerId, worth: Worth | undefined, printed: Printed): Block[] {
  const figures: Partial<Record<FigureId, number>> = worth?.figures ?? {};
  const own = region.figures.filter((group) => group.commander === power).flatMap((group) => group.ids);
  const blocks: Block[] = [...new Set([...own, ...Object.keys(figures)])].map((id) => {
    const count = figures[id] ?? 0;
    return { kind: 'figure', figure: kindOf(id), count: Math.max(1, count), counts: count > 0 };
  });
  for (const card of worth?.cards ?? [])
    if (card.worth > 0) blocks.push({ kind: 'card', name: printed.card(card.card)?.name ?? '', count: card.worth });
  if (worth && worth.more > 0) blocks.push({ kind: 'more', count: worth.more });
  return blocks;
}
