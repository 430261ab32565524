/** What a preview says, region by region, in the order in which it is read. */
import type { Offer, PowerId, Preview, Region, RegionId, RegionNumbers, View } from '../wire';
import { placeOf } from './search';

export interface Change {
  before: number;
  after: number;
}

/** What would become of one region. */
export interface RegionGloss {
  region: RegionId;
  before: RegionNumbers;
  after: RegionNumbers;
  bars: ({ power: PowerId } & Change)[];
  /** Tokens for ruin, with those that the corruption step would add. */
  ruin: Change;
  dice: ({ power: PowerId } & Change)[];
  changes: boolean;
}

const sum = (map: Partial<Record<string, number>>) => Object.values(map).reduce<number>((all, n) => all + (n ?? 0), 0);

/** How many dice a Power throws, before the battle and in it. */
export const diceOf = (sides: Partial<Record<PowerId, { early: number; normal: number }>>, power: PowerId): number =>
  (sides[power]?.early ?? 0) + (sides[power]?.normal ?? 0);

/** Tokens that will count towards ruin when the corruption step comes now. */
export const toCome = (numbers: RegionNumbers): number => numbers.ruin + sum(numbers.to_corrupt);

/** Numbers of a region side by side. */
export function compared(region: RegionId, before: RegionNumbers, after: RegionNumbers, powers: PowerId[]): RegionGloss {
  const has = (power: PowerId) => power in before.domination || power in after.domination;
  const bars = powers
    .filter(has)
    .map((power) => ({ power, before: before.domination[power] ?? 0, after: after.domination[power] ?? 0 }))
    .sort((a, b) => b.after - a.after);
  const rolls = powers
    .map((power) => ({ power, before: diceOf(before.dice, power), after: diceOf(after.dice, power) }))
    .filter((one) => one.before + one.after > 0);
  const ruin = { before: toCome(before), after: toCome(after) };
  return { region, before, after, bars, dice: rolls, ruin, changes: before !== after };
}

/** The regions that a preview speaks of: where it happens first, then what else changes. */
export function glossed(preview: Preview, offer: Offer | null, view: View): RegionGloss[] {
  const powers = view.setup.powers;
  const place = offer && placeOf(offer);
  const changed = preview.regions.map((one) => compared(one.region, one.before, one.after, powers));
  if (place && !changed.some((one) => one.region === place)) {
    const stands = view.regions.find((one) => one.region === place);
    if (stands) changed.unshift(standing(stands, powers));
  }
  return changed.sort((a, b) => Number(b.region === place) - Number(a.region === place));
}

/** A region as it stands, with nothing to change. */
export function standing(region: Region, powers: PowerId[]): RegionGloss {
  return compared(region.region, region, region, powers);
}

/** What changes for a Power: only the numbers that do. */
export function powerChanges(preview: Preview, power: PowerId): Partial<Record<'points' | 'power_points' | 'counters' | 'hand' | 'dial', Change>> {
  const one = preview.powers.find((change) => change.power === power);
  if (!one) return {};
  const told = (['points', 'power_points', 'counters', 'hand', 'dial'] as const)
    .map((what) => [what, { before: one.before[what], after: one.after[what] }] as const)
    .filter(([, change]) => change.before !== change.after);
  return Object.fromEntries(told);
}
