/** The figures of a region one by one, in companies by who commands them, and how large they can be drawn. */
import { BOX, CLASSES } from '../pieces/sizes';
import type { Printed } from '../game/printed';
import type { ClassId, FigureId, Figures, KindId, MarkId, PowerId, Region } from '../wire';
import type { Area } from './place';

/** One figure on the stage. */
export interface Man {
  id: FigureId;
  figure: KindId;
  class: ClassId;
  owner: PowerId;
  marks: MarkId[];
  tipped: boolean;
  defence: number;
  onlySixes: boolean;
  hits: Figures['hits'];
  name: string;
  group: Figures;
  /** Who holds it, if not its owner. */
  held: PowerId | null;
}

export interface Company {
  power: PowerId;
  men: Man[];
}

/** The companies of a region, in Power order, Greater Daemons first. */
export function companiesInFront(region: Region, powers: PowerId[], printed: Printed): Company[] {
  const men = region.figures.flatMap((group) => group.ids.map((id) => manOf(id, group, printed)));
  const rank = (man: Man) => CLASSES.indexOf(man.class) * 1000 + Number(man.id.split('.').at(-1));
  return powers
    .map((power) => ({ power, men: men.filter((man) => man.group.commander === power).sort((a, b) => rank(a) - rank(b)) }))
    .filter((company) => company.men.length > 0);
}

function manOf(id: FigureId, group: Figures, printed: Printed): Man {
  const { figure, class: cls, owner, marks, tipped, defence, hits, commander, only_sixes: onlySixes = false } = group;
  const name = printed.figure(figure)?.name ?? figure;
  return { id, figure, class: cls, owner, marks, tipped, defence, onlySixes, hits, name, group, held: commander === owner ? null : commander };
}

/** Below a figure lie the hits that it takes. */
export const PIPS = 21;
const GAP = 6;
const PAD = 14;
const LEAST = { width: 36, height: 44 };
const SCALE = { most: 0.78, least: 0.3, step: 0.04 };

/** As much room as a figure takes; the fallen lie. */
export function sizeOf(man: Man, scale: number): { width: number; height: number } {
  const { w, h } = BOX[man.class];
  const width = man.tipped ? Math.max(26, h * scale * (scale > 0.4 ? 0.94 : 0.8)) : Math.max(LEAST.width, w * scale);
  return { width, height: Math.max(LEAST.height, h * scale) };
}

/** The fallen lie to the left of where they stood: so far to the right they are in the middle of their room. */
export const lies = (man: Man, scale: number): number => (man.tipped ? BOX[man.class].h * scale * 0.19 : 0);

/** How high a standard is beside figures of this scale. */
export const poleOf = (scale: number): number => Math.round(Math.max(46, Math.min(67, 134 * scale)));

/** How a company stands: in as many lines as it needs. */
function roomOf(company: Company, scale: number, most: number): { width: number; height: number } {
  const pole = poleOf(scale);
  const tall = Math.max(pole, ...company.men.map((man) => sizeOf(man, scale).height)) + PIPS + GAP;
  let [lines, line, width] = [1, pole * 0.4, 0];
  for (const man of company.men) {
    const more = sizeOf(man, scale).width + GAP;
    if (line + more > most - PAD) [lines, line] = [lines + 1, 0];
    line += more;
    width = Math.max(width, line);
  }
  return { width: width + PAD, height: lines * tall };
}

/** The largest scale at which all companies find room beside and below each other; none at which they do not. */
export function roomFor(companies: Company[], area: Pick<Area, 'width' | 'height'>, peasants = 0): number | null {
  for (let { most: scale } = SCALE; scale >= SCALE.least; scale -= SCALE.step) {
    const tokens = { width: peasants * Math.max(42, 54 * scale + 12) + PAD, height: Math.max(36, 54 * scale + 6) + PIPS + GAP };
    const rooms = companies.map((company) => roomOf(company, scale, area.width));
    if (highOf(peasants > 0 ? [...rooms, tokens] : rooms, area.width) <= area.height) return scale;
  }
  return null;
}
export const LEAST_SCALE = SCALE.least;

/** How high rooms are that stand in rows. */
function highOf(rooms: { width: number; height: number }[], most: number): number {
  let [rows, width, height] = [0, Infinity, 0];
  for (const room of rooms) {
    if (width + room.width > most) [rows, width, height] = [rows + height, 0, 0];
    width += room.width;
    height = Math.max(height, room.height);
  }
  return rows + height;
}
