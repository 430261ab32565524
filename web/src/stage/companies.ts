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
export function companiesOf(region: Region, powers: PowerId[], printed: Printed): Company[] {
  const men = region.figures.flatMap((group) => group.ids.map((id) => manOf(id, group, printed)));
  const rank = (man: Man) => CLASSES.indexOf(man.class) * 1000 + Number(man.id.split('.').at(-1));
  return powers
    .map((power) => ({ power, men: men.filter((man) => man.group.commander === power).sort((a, b) => rank(a) - rank(b)) }))
    .filter((company) => company.men.length > 0);
}

function manOf(id: FigureId, group: Figures, printed: Printed): Man {
  const { figure, class: cls, owner, marks, tipped, defence, hits, commander } = group;
  const name = printed.figure(figure)?.name ?? figure;
  return { id, figure, class: cls, owner, marks, tipped, defence, hits, name, group, held: commander === owner ? null : commander };
}

const STANDARD = 38;
const PIPS = 34;
const GAP = 44;

const widthOf = (company: Company, scale: number): number =>
  company.men.reduce((sum, man) => sum + Math.max(40, man.tipped ? 70 : 0, BOX[man.class].w * scale) + 6, STANDARD);
const heightOf = (company: Company, scale: number): number =>
  PIPS + Math.max(60, ...company.men.map((man) => BOX[man.class].h * scale));

/** The largest scale at which all companies find room, in rows. */
export function roomFor(companies: Company[], area: Area, extra = 0): number {
  for (let scale = 0.78; scale > 0.3; scale -= 0.04) {
    let [rows, width, height] = [0, Infinity, 0];
    for (const company of companies) {
      const wide = Math.min(area.width, widthOf(company, scale) + GAP);
      if (width + wide > area.width) {
        rows += height;
        [width, height] = [wide, heightOf(company, scale)];
      } else {
        width += wide;
        height = Math.max(height, heightOf(company, scale));
      }
    }
    if (rows + height + extra <= area.height) return scale;
  }
  return 0.3;
}
