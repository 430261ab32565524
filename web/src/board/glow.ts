/** What the map shows besides how things stand: what can be picked, and what a choice would do. Plain data. */
import type { FigureState } from '../pieces/Figure.svelte';
import type { CardId, ChaosCard, Figure, Figures, KindId, Place, PowerId, RegionId, TokenId } from '../wire';

/** Possible, pointed at, or forbidden. */
export type Light = 'can' | 'aim' | 'not';

export interface Glow {
  regions?: Partial<Record<RegionId, Light>>;
  figures?: (group: Figures, region: RegionId) => FigureState | undefined;
  /** The key by which figures that can be picked are found, to be carried. */
  key?: (group: Figures, region: RegionId) => string;
  tokens?: (token: TokenId, region: RegionId) => Light | undefined;
  corruption?: (owner: PowerId, region: RegionId) => Light | undefined;
  /** Figures that would stand somewhere, as ghosts. */
  ghosts?: { kind: KindId; region: RegionId }[];
  /** Regions that have just been spoken of or changed: a ring of bone. */
  marked?: RegionId[];
}

/** What is printed, as far as the map needs it. */
export interface Names {
  places: Place[];
  card: (card: CardId) => Pick<ChaosCard, 'name' | 'magic' | 'cost' | 'power'> | undefined;
  figure?: (kind: KindId) => Pick<Figure, 'name'> | undefined;
}
