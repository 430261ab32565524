/** The land as it was drawn: shapes of the regions, and where things lie on them, in units of the map. */
import type { RegionId } from '../wire';
import data from './land.json';

export const WIDTH = 960;
export const HEIGHT = 664;

export interface Land {
  /** The outline. */
  d: string;
  /** Left, top, right, bottom. */
  box: number[];
  /** The earth with which it is washed. */
  tint: string;
  /** Where stains spread: x, y, radius. */
  wells: number[][];
  /** Shield, laurel and name: x, y. */
  head: number[];
  tally: number[];
  /** The first card: x, y, width. */
  slips: number[];
  /** Old World tokens: x, y, width. */
  tokens: number[];
  /** Figures: x, the line on which they stand, width; and the distance of a second line, if there is room for one. */
  field: number[];
  /** The middle of the label on a small map. */
  far: number[];
}

export const LAND = data as Record<RegionId, Land>;
export const REGIONS = Object.keys(LAND) as RegionId[];
export const ROMAN = ['I', 'II', 'III', 'IV', 'V', 'VI', 'VII', 'VIII', 'IX'];

export const roman = (region: RegionId): string => ROMAN[REGIONS.indexOf(region)] ?? '';

/** How each region burns. It is much to load, so that waits until one does. */
export interface Burning {
  cracks: string;
  core: string;
  edge: string;
}
let burning: Promise<Record<RegionId, Burning>> | undefined;
export function howItBurns(): Promise<Record<RegionId, Burning>> {
  burning ??= import('./ruin.json').then((it) => it.default as Record<RegionId, Burning>);
  return burning;
}

const outlines = new Map<RegionId, string>();

/** The outline of a region as a CSS shape, from the corner of its box: what of a button can be hit. */
export function hitShape(region: RegionId): string {
  const known = outlines.get(region);
  if (known) return known;
  const { d, box } = LAND[region];
  const [left = 0, top = 0] = box;
  // Only the beginnings are absolute; all else is steps.
  const moved = d.replace(/M(-?[\d.]+) (-?[\d.]+)/g, (_, x, y) => `M${(+x - left).toFixed(1)} ${(+y - top).toFixed(1)}`);
  const shape = `path("${moved}")`;
  outlines.set(region, shape);
  return shape;
}
