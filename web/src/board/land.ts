/** The land as it was drawn: shapes of the regions, and where things lie on them, in units of the map. */
import type { RegionId } from '../wire';
import data from './land.json';

export const WIDTH = 960;
export const HEIGHT = 664;
/** Within this line land and sea are drawn; the points scale lies above it. */
export const NEAT = { x: 13, y: 39, width: WIDTH - 26, height: HEIGHT - 52 };

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
const ROMAN = ['I', 'II', 'III', 'IV', 'V', 'VI', 'VII', 'VIII', 'IX'];

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

/** Where a region can be pressed: its outline, in a box around a point of it on which nothing else is pressed. */
interface Press {
  left: number;
  top: number;
  width: number;
  height: number;
  shape: string;
}

function pressOf(region: RegionId): Press {
  const { d, box, head } = LAND[region];
  const [west = 0, north = 0, east = 0, south = 0] = box;
  // Beside the shield stands the name. Whoever presses the middle of the button, as programs do, presses there.
  const [x, y] = [(head[0] ?? 0) + 64, (head[1] ?? 0) + 20];
  const [w, h] = [Math.max(x - west, east - x), Math.max(y - north, south - y)];
  const [left, top] = [x - w, y - h];
  // Only the beginnings of an outline are absolute; all else is steps.
  const moved = d.replace(/M(-?[\d.]+) (-?[\d.]+)/g, (_, mx, my) => `M${(+mx - left).toFixed(1)} ${(+my - top).toFixed(1)}`);
  return { left, top, width: 2 * w, height: 2 * h, shape: `path("${moved}")` };
}

export const PRESS = Object.fromEntries(REGIONS.map((region) => [region, pressOf(region)])) as Record<RegionId, Press>;
