/** Where things are on the stage: the sheet of the map in its place, and what is left of it for the region in front. */

export interface Area {
  x: number;
  y: number;
  width: number;
  height: number;
}

export interface Place {
  /** A narrow screen: the stage fills the map's place, with a small path above. */
  tall: boolean;
  width: number;
  height: number;
  /** Pixels for a unit of the map. */
  unit: number;
  /** What is left for what comes forward. */
  area: Area;
}

const MAP = { width: 960, height: 664 };
/** The path of stations lies below the points scale. */
const PATH = { top: 40, height: 54 };
const DOTS = 40;
const NARROW = 620;

/** The sheet as large as its place holds it, in the map's own proportion. */
export function placed(width: number, height: number): Place {
  if (width < NARROW) {
    return { tall: true, width, height, unit: 1, area: { x: 0, y: DOTS, width, height: height - DOTS } };
  }
  const unit = Math.min(width / MAP.width, height / MAP.height);
  const top = (PATH.top + PATH.height) * unit;
  const area = { x: 18 * unit, y: top + 4 * unit, width: 924 * unit, height: 640 * unit - top - 12 * unit };
  return { tall: false, width: MAP.width * unit, height: MAP.height * unit, unit, area };
}
