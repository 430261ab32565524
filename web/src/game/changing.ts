/** Small changes to a view, by which it is kept up with events: figures that come and go, numbers that rise and fall. */
import type { Catalogue, Copies, FigureId, Figures, KindId, Lying, Power, PowerId, Region, RegionId, View } from '../wire';
import { classOf, kindOf, ownerOf } from './figures';

export const region = (view: View, id: RegionId): Region | undefined => view.regions.find((one) => one.region === id);
export const power = (view: View, id: PowerId): Power | undefined => view.powers.find((one) => one.power === id);

/** Adds to one of the numbers of a map; what comes to nothing is left out. */
export function add(map: Partial<Record<string, number>>, key: string, by: number): void {
  const sum = (map[key] ?? 0) + by;
  if (sum > 0) map[key] = sum;
  else Reflect.deleteProperty(map, key);
}

export function addCopies(pile: Copies[], card: string, by: number): void {
  const there = pile.find((one) => one.card === card);
  if (there) there.copies += by;
  else if (by > 0) pile.push({ card, copies: by });
  const empty = pile.findIndex((one) => one.copies <= 0);
  if (empty >= 0) pile.splice(empty, 1);
}

// Figures

/** Takes a figure from wherever it stands, as a group of its own. */
export function take(view: View, id: FigureId): { figure: Figures; from: Region } | null {
  for (const from of view.regions) {
    const group = from.figures.find((one) => one.ids.includes(id));
    if (!group) continue;
    group.ids = group.ids.filter((one) => one !== id);
    group.count -= 1;
    if (group.count === 0) from.figures.splice(from.figures.indexOf(group), 1);
    return { figure: { ...structuredClone(group), count: 1, ids: [id] }, from };
  }
  return null;
}

const likeness = (group: Figures) => JSON.stringify({ ...group, count: 0, ids: [] });

function put(to: Region, figure: Figures): void {
  const group = to.figures.find((one) => likeness(one) === likeness(figure));
  if (!group) {
    to.figures.push(figure);
    return;
  }
  group.ids.push(...figure.ids);
  group.count += figure.count;
}

/** A figure that comes onto the board. */
function fresh(id: FigureId, catalogue: Catalogue): Figures {
  const kind = kindOf(id);
  const owner = ownerOf(kind);
  const printed = catalogue.figures.find((one) => one.figure === kind);
  const { attack = 0, defence = 1 } = printed ?? {};
  const none = { marks: [], marked_by: [], tipped: false, hits: {} };
  return { figure: kind, owner, class: classOf(kind), commander: owner, count: 1, ids: [id], attack, defence, ...none };
}

/** Changes one figure where it stands. */
export function change(view: View, id: FigureId, how: (figure: Figures) => void): void {
  const taken = take(view, id);
  if (!taken) return;
  how(taken.figure);
  put(taken.from, taken.figure);
}

/** So many figures of a kind more in their owner's reserve. */
function reserve(view: View, kind: KindId, by: number): void {
  const owner = power(view, ownerOf(kind));
  if (owner) add(owner.reserve, classOf(kind), by);
}

/** A figure comes to a region, from another or from the reserve. */
export function arrive(view: View, id: FigureId, to: RegionId, catalogue: Catalogue): void {
  const there = region(view, to);
  if (!there) return;
  const taken = take(view, id);
  if (taken) unsettle(taken.from, id);
  else reserve(view, kindOf(id), -1);
  put(there, taken?.figure ?? fresh(id, catalogue));
}

/** A figure goes to its owner's reserve. */
export function leave(view: View, id: FigureId): void {
  const taken = take(view, id);
  if (!taken) return;
  unsettle(taken.from, id);
  reserve(view, taken.figure.figure, 1);
}

/** A figure that filled a card space gives it up. */
function unsettle(from: Region, id: FigureId): void {
  const space = from.spaces.findIndex((one) => one.kind === 'figure' && one.figure === id);
  if (space >= 0) from.spaces[space] = { kind: 'empty' };
}

/** A dead figure does not stay in the reserve but lies somewhere. */
export function lay(view: View, where: Lying[], id: FigureId): void {
  const figure = kindOf(id);
  reserve(view, figure, -1);
  const there = where.find((one) => one.figure === figure);
  if (there) there.count += 1;
  else where.push({ figure, count: 1 });
}

/** The dead that lay somewhere go to their reserves. */
export function release(view: View, where: Lying[]): void {
  for (const { figure, count } of where.splice(0)) reserve(view, figure, count);
}

// Numbers

type Counted = 'points' | 'power_points' | 'counters' | 'peasants' | 'hand' | 'deck';

export function count(view: View, id: PowerId, what: Counted, by: number): void {
  const one = power(view, id);
  if (one) one[what] = Math.max(0, one[what] + by);
}

export function set(view: View, id: PowerId, what: Counted, to: number): void {
  const one = power(view, id);
  if (one) one[what] = to;
}

export const tokens = (there: Region | undefined, token: string, by: number): void => {
  if (there) add(there.tokens, token, by);
};

export const supply = (view: View, token: string, by: number): void => add(view.tokens, token, by);

export function corruption(view: View, where: RegionId, owner: PowerId, by: number): void {
  const there = region(view, where);
  if (!there) return;
  add(there.corruption, owner, by);
  there.ruin += by;
}

export const hits = (figure: Figures, by: PowerId, more: number): void => add(figure.hits, by, more);

export function turnDial(view: View, id: PowerId, tick: number, catalogue: Catalogue): void {
  const one = power(view, id);
  if (!one) return;
  const ticks = catalogue.dials.find((dial) => dial.power === id)?.ticks ?? [];
  const turned = ticks[tick - 1];
  one.dial = tick;
  one.to_victory = Math.max(0, one.dial_length - tick);
  one.next_ticks = ticks.slice(tick, tick + one.next_ticks.length);
  if (turned) one.threat = turned.threat;
}
