/** Where figures stand: in companies by who commands them, folded to ×n where they are crowded. */
import { CLASSES } from '../pieces/sizes';
import type { ClassId, FigureId, Figures, PowerId, Region, RegionId } from '../wire';

/** Units of the map for a unit of a figure's drawing. */
export const SCALE = 0.3;

/** A figure at its place; several of a folded group share one, and the first of them says how many. */
export interface Standing {
  id: FigureId;
  group: Figures;
  region: RegionId;
  x: number;
  y: number;
  /** Smaller than usual where it is very crowded. */
  scale: number;
  /** It stands behind the first of its group and is not seen. */
  hidden: boolean;
  /** How many stand there, if several do. */
  count: number;
}

/** A company's standard: sign, and the value that it counts for. */
export interface Standard {
  power: PowerId;
  region: RegionId;
  x: number;
  y: number;
  scale: number;
  value: number | null;
  leads: boolean;
}

export interface Field {
  figures: Standing[];
  standards: Standard[];
}

interface Company {
  power: PowerId;
  groups: Figures[];
}

const ADVANCE: Record<ClassId, number> = { daemon: 46, warrior: 25, cultist: 18 };
const POLE = 16;
const GAP = 9;

/** First the commander's own by class, then those that are held; the order never changes. */
function rank(group: Figures): number {
  return (group.owner === group.commander ? 0 : 10) + CLASSES.indexOf(group.class);
}

function companiesOf(region: Region, powers: PowerId[]): Company[] {
  const of = (power: PowerId) => region.figures.filter((group) => group.commander === power);
  return powers
    .map((power) => ({ power, groups: of(power).sort((a, b) => rank(a) - rank(b)) }))
    .filter(({ power, groups }) => groups.length > 0 || (region.domination[power] ?? 0) > 0);
}

/** Greater Daemons and held figures are never folded. */
function folds(group: Figures, from: number): boolean {
  return group.count >= from && group.class !== 'daemon' && group.owner === group.commander;
}

/** How a field is filled: from how many a group folds, how close they stand, how large they are. */
interface Way {
  from: number;
  squeeze: number;
  scale: number;
}

function width(company: Company, { from, squeeze, scale }: Way): number {
  const figures = company.groups.map((group) =>
    folds(group, from) ? ADVANCE[group.class] * squeeze + 9 : ADVANCE[group.class] * squeeze * group.count,
  );
  return (POLE + figures.reduce((sum, one) => sum + one, 0)) * scale;
}

const gap = ({ squeeze, scale }: Way): number => GAP * squeeze * scale;

/** Nothing folds while it fits; then they close up, then groups of four fold, of three, of two; then all shrink. */
const WAYS: Way[] = [
  ...[[99, 1], [99, 0.9], [4, 1], [4, 0.9], [3, 0.9], [2, 0.9], [2, 0.8]].map(([from = 99, squeeze = 1]) => ({ from, squeeze, scale: 1 })),
  ...[0.9, 0.8, 0.7, 0.6].map((scale) => ({ from: 2, squeeze: 0.75, scale })),
];

const lineWidth = (companies: Company[], way: Way): number =>
  companies.reduce((sum, company) => sum + width(company, way) + gap(way), -gap(way));

/** The roomiest way in which all lines fit. */
function arranged(lines: Company[][], room: number): Way {
  const fits = (way: Way) => lines.every((line) => lineWidth(line, way) <= room);
  const closest = { from: 2, squeeze: 0.7, scale: 1 };
  return WAYS.find(fits) ?? { ...closest, scale: room / Math.max(...lines.map((line) => lineWidth(line, closest))) };
}

/** A line of companies and where it stands. */
interface Line {
  companies: Company[];
  y: number;
  way: Way;
}

/** Smaller than this, a field is divided if it can be. */
const TOO_SMALL = 0.85;

/** One line, or two where the field has room for them and one would be too crowded. */
function linesOf(all: Company[], y: number, room: number, apart: number | undefined): Line[] {
  const way = arranged([all], room);
  if (way.scale >= TOO_SMALL || apart === undefined || all.length < 2) return [{ companies: all, y, way }];
  const splits = all.slice(1).map((_, i) => [all.slice(0, i + 1), all.slice(i + 1)]);
  const widest = (lines: Company[][]) => Math.max(...lines.map((line) => lineWidth(line, way)));
  const lines = splits.reduce((best, one) => (widest(one) < widest(best) ? one : best));
  const both = arranged(lines, room);
  // Two lines have less height than one.
  const low = { ...both, scale: Math.min(both.scale, 0.78) };
  return lines.map((companies, i) => ({ companies, y: y + apart * (i - 0.6), way: low }));
}

function stand(company: Company, region: Region, at: { x: number; y: number }, way: Way): Standing[] {
  const { from, squeeze, scale } = way;
  const found: Standing[] = [];
  let x = at.x + POLE * scale;
  for (const group of company.groups) {
    const step = ADVANCE[group.class] * squeeze * scale;
    const folded = folds(group, from);
    group.ids.forEach((id, i) => {
      const here = x + step / 2 + (folded ? 0 : i * step);
      const count = folded && i === 0 ? group.count : 1;
      found.push({ id, group, region: region.region, x: here, y: at.y, scale, hidden: folded && i > 0, count });
    });
    x += folded ? step + 9 * scale : step * group.count;
  }
  return found;
}

/** The companies of a region on its field. */
export function companies(region: Region, powers: PowerId[], [left = 0, foot = 0, room = 0, apart]: number[]): Field {
  const field: Field = { figures: [], standards: [] };
  for (const { companies, y, way } of linesOf(companiesOf(region, powers), foot, room, apart)) {
    let x = left;
    for (const company of companies) {
      const { power } = company;
      const value = region.domination[power] ?? null;
      field.standards.push({ power, region: region.region, x, y, scale: way.scale, value, leads: region.dominator === power });
      field.figures.push(...stand(company, region, { x, y }, way));
      x += width(company, way) + gap(way);
    }
  }
  return field;
}
