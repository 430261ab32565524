/** What is printed, found by its id. */
import type {
  CardId,
  Catalogue,
  ChaosCard,
  Dial,
  DialTick,
  Figure,
  KindId,
  OldWorldCard,
  OldWorldId,
  Place,
  PowerId,
  RegionId,
  UpgradeCard,
  UpgradeId,
} from '../wire';

function by<T, K extends keyof T>(list: T[], key: K): Map<T[K], T> {
  return new Map(list.map((one) => [one[key], one]));
}

export class Printed {
  readonly #cards: Map<CardId, ChaosCard>;
  readonly #upgrades: Map<UpgradeId, UpgradeCard>;
  readonly #oldWorld: Map<OldWorldId, OldWorldCard>;
  readonly #figures: Map<KindId, Figure>;
  readonly #dials: Map<PowerId, Dial>;
  readonly #regions: Map<RegionId, Place>;

  constructor(readonly catalogue: Catalogue) {
    this.#cards = by(catalogue.cards, 'card');
    this.#upgrades = by(catalogue.upgrades, 'upgrade');
    this.#oldWorld = by(catalogue.old_world, 'card');
    this.#figures = by(catalogue.figures, 'figure');
    this.#dials = by(catalogue.dials, 'power');
    this.#regions = by(catalogue.regions, 'region');
  }

  card = (id: CardId): ChaosCard | undefined => this.#cards.get(id);
  upgrade = (id: UpgradeId): UpgradeCard | undefined => this.#upgrades.get(id);
  oldWorld = (id: OldWorldId): OldWorldCard | undefined => this.#oldWorld.get(id);
  figure = (id: KindId): Figure | undefined => this.#figures.get(id);
  dial = (power: PowerId): Dial | undefined => this.#dials.get(power);
  region = (id: RegionId): Place | undefined => this.#regions.get(id);

  /** A tick of a dial, counted from 1. */
  tick = (power: PowerId, tick: number): DialTick | undefined => this.dial(power)?.ticks[tick - 1];
  /** The name of a region, as on the map. */
  regionName = (id: RegionId): string => this.region(id)?.name ?? id;
  /** The number of a region in region order, from 1. */
  regionNumber = (id: RegionId): number => this.catalogue.regions.findIndex((one) => one.region === id) + 1;
}
