/** Where things are on the stage: the sheet of the map in its place, and what is left of it for the region in front. */
import { HEIGHT, LAND, NEAT, WIDTH } from '../board/land';
import type { RegionId } from '../wire';

export interface Area {
  x: number;
  y: number;
  width: number;
  height: number;
}

export interface Place {
  /** The stage fills the map's place, with a small path above: on narrow screens, and where the sheet would be small. */
  tall: boolean;
  width: number;
  height: number;
  /** Pixels for a unit of the map. */
  unit: number;
  /** What is left for what comes forward. */
  area: Area;
}

/** The path of stations lies below the points scale. */
const PATH = { top: 40, height: 54 };
/** Between things and the frame of the sheet. */
const AIR = 5;
const DOTS = 40;
/** On a sheet less wide than this the path cannot be read. */
const LEGIBLE = 620;

/** The path is as high as its lettering needs, however small the map. */
export const pathHeight = (unit: number): number => Math.max(PATH.height * unit, 50);

/** The sheet as large as its place holds it, in the map's own proportion. */
export function placed(width: number, height: number, isNarrow: boolean): Place {
  if (isNarrow || width < LEGIBLE) {
    return { tall: true, width, height, unit: 1, area: { x: 0, y: DOTS, width, height: height - DOTS } };
  }
  const unit = Math.min(width / WIDTH, height / HEIGHT);
  const top = PATH.top * unit + pathHeight(unit);
  const end = (NEAT.y + NEAT.height - AIR) * unit;
  const area = { x: (NEAT.x + AIR) * unit, y: top + AIR * unit, width: (NEAT.width - 2 * AIR) * unit, height: end - top - AIR * unit };
  return { tall: false, width: WIDTH * unit, height: HEIGHT * unit, unit, area };
}

/** As much room as a name takes. */
const NAME = 46;
/** No region is drawn larger than this, in units of the map. */
const LARGEST = 2.9;

/** A region in front: how it is drawn, and the place on it where things stand. */
export interface Front {
  transform: string;
  /** The same in numbers: how large, and where the corner of the map would be. */
  scale: number;
  x: number;
  y: number;
  /** Where its name stands: the middle of its line. */
  name: { x: number; y: number };
  field: Area;
  /** How wide the land itself is there. */
  land: number;
}

/** The region fills its place; on a narrow screen it bleeds over both sides, and the whole place is its field. */
export function front(region: RegionId, place: Place): Front {
  const [left = 0, top = 0, right = 1, bottom = 1] = LAND[region].box;
  const { area, tall, unit } = place;
  const [w, h] = [area.width / (right - left), area.height / (bottom - top)];
  const scale = tall ? Math.max(w, h) * 1.06 : Math.min(w, h, LARGEST * unit);
  const [x, y] = [area.x + area.width / 2, area.y + area.height / 2];
  const transform = `translate(${x} ${y}) scale(${scale}) translate(${-(left + right) / 2} ${-(top + bottom) / 2})`;
  const drawn = { transform, scale, x: x - (scale * (left + right)) / 2, y: y - (scale * (top + bottom)) / 2 };
  if (tall) return { ...drawn, name: { x: 0, y: area.y }, field: { ...area, y: area.y + NAME, height: area.height - NAME }, land: area.width };
  const [headX = left, headY = top] = LAND[region].head;
  const name = { x: x + (headX - (left + right) / 2) * scale, y: y + (headY - (top + bottom) / 2) * scale + 10 * unit };
  // Narrow regions hold less than a battle: those who stand there may stand beside it, too.
  const land = (right - left) * scale * 0.86;
  const width = Math.max(land, area.width * 0.84);
  const under = Math.min(name.y + NAME / 2, y - area.height * 0.16);
  const end = Math.max(y + (bottom - top) * scale * 0.45, y + area.height * 0.36);
  return { ...drawn, name, field: { x: x - width / 2, y: under, width, height: end - under }, land };
}
