/** What the names of figures say: `khorne.warrior.2` is the second of the kind `khorne.warrior`. */
import type { ClassId, FigureId, KindId, PowerId } from '../wire';

export const kindOf = (figure: FigureId): KindId => figure.split('.').slice(0, 2).join('.');
export const ownerOf = (figure: KindId | FigureId): PowerId => figure.split('.')[0] as PowerId;
export const classOf = (figure: KindId | FigureId): ClassId => figure.split('.')[1] as ClassId;
