/**
 * Keeps a view up with events, so that what happens can be shown one thing after the other. This is bookkeeping, no
 * rules: what the rules make of it (values, who dominates) comes with the server's next view, or in a step's `stands`.
 */
import type { Catalogue, Copies, Event, FigureId, Figures, KindId, Power, PowerId, Region, RegionId, View } from '../wire';

/** The view after one more event. The one before is left as it was. */
export function follow(view: View, event: Event, catalogue: Catalogue): View {
  const next = structuredClone(view);
  happen(next, event, catalogue);
  return next;
}

const region = (view: View, id: RegionId): Region | undefined => view.regions.find((one) => one.region === id);
const power = (view: View, id: PowerId): Power | undefined => view.powers.find((one) => one.power === id);

/** Adds to one of the numbers of a map; what comes to nothing is left out. */
function add<K extends string>(map: Partial<Record<K, number>>, key: K, by: number): void {
  const sum = (map[key] ?? 0) + by;
  if (sum > 0) map[key] = sum;
  else delete map[key];
}

function addCopies(pile: Copies[], card: string, by: number): void {
  const there = pile.find((one) => one.card === card);
  if (there) there.copies += by;
  else if (by > 0) pile.push({ card, copies: by });
  const empty = pile.findIndex((one) => one.copies <= 0);
  if (empty >= 0) pile.splice(empty, 1);
}

/** The kind of a figure: `khorne.warrior` of `khorne.warrior.2`. */
export const kindOf = (figure: FigureId): KindId => figure.split('.').slice(0, 2).join('.');

/** Takes a figure from wherever it stands, as a group of its own. */
function take(view: View, id: FigureId): { figure: Figures; from: Region } | null {
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
function fresh(id: FigureId, commander: PowerId, catalogue: Catalogue): Figures {
  const kind = kindOf(id);
  const [owner, cls] = kind.split('.') as [PowerId, Figures['class']];
  const printed = catalogue.figures.find((one) => one.figure === kind);
  const { attack = 0, defence = 1 } = printed ?? {};
  const none = { marks: [], marked_by: [], tipped: false, hits: {} };
  return { figure: kind, owner, class: cls, commander, count: 1, ids: [id], attack, defence, ...none };
}

/** Changes one figure where it stands. */
function change(view: View, id: FigureId, how: (figure: Figures) => void): void {
  const taken = take(view, id);
  if (!taken) return;
  how(taken.figure);
  put(taken.from, taken.figure);
}

function arrive(view: View, id: FigureId, to: RegionId, by: PowerId, catalogue: Catalogue): void {
  const there = region(view, to);
  if (!there) return;
  const taken = take(view, id);
  const figure = taken?.figure ?? fresh(id, by, catalogue);
  if (!taken) {
    const owner = power(view, figure.owner);
    if (owner) add(owner.reserve as Record<string, number>, figure.class, -1);
  }
  figure.commander = by;
  put(there, figure);
}

function happen(view: View, event: Event, catalogue: Catalogue): void {
  switch (event.type) {
    case 'round':
      view.round = event.round;
      return;
    case 'phase': {
      view.phase = event.phase;
      const now = view.phases.findIndex((one) => one.phase === event.phase);
      view.phases.forEach((one, i) => (one.when = i < now ? 'over' : i === now ? 'now' : 'to-come'));
      return;
    }
    case 'old-world-drawn':
      view.old_world.left -= 1;
      return;
    case 'joined-track': {
      const printed = catalogue.old_world.find((one) => one.card === event.card);
      const free = view.track.indexOf(null);
      view.track[free < 0 ? 1 : free] = { card: event.card, comet: printed?.comet ?? false, said: null };
      return;
    }
    case 'left-track':
      view.track[event.space === 0 ? 0 : 1] = null;
      return;
    case 'token-placed':
      return tokens(view, event.region, event.token, 1);
    case 'token-removed':
      return tokens(view, event.region, event.token, -1);
    case 'token-moved':
      tokens(view, event.from, event.token, -1);
      return tokens(view, event.to, event.token, 1);
    case 'peasant-captured':
      tokens(view, event.region, 'peasant', -1);
      return count(view, event.by, 'peasants', 1);
    case 'drew':
      count(view, event.power, 'hand', 1);
      count(view, event.power, 'deck', -1);
      if (event.card && event.power === view.viewer) addCopies(view.hand, event.card, 1);
      return;
    case 'discarded':
      return loseCard(view, event.power, event.card);
    case 'lost-at-random':
      return count(view, event.power, 'hand', -1);
    case 'power-points':
      return set(view, event.power, 'power_points', event.points);
    case 'summoned':
      return arrive(view, event.figure, event.to, event.by, catalogue);
    case 'appeared':
      return arrive(view, event.figure, event.region, kindOf(event.figure).split('.')[0] as PowerId, catalogue);
    case 'card-played':
      return playCard(view, event, catalogue);
    case 'card-cancelled': {
      const space = region(view, event.region)?.spaces[event.space];
      if (space?.kind === 'card') space.cancelled = true;
      return;
    }
    case 'card-removed':
    case 'card-set-aside': {
      const spaces = region(view, event.region)?.spaces;
      if (spaces?.[event.space]) spaces[event.space] = { kind: 'empty' };
      return;
    }
    case 'marked':
      return change(view, event.figure, (figure) => figure.marks.push(event.mark));
    case 'control-taken':
      return change(view, event.figure, (figure) => (figure.commander = event.by));
    case 'control-ended':
      return change(view, event.figure, (figure) => (figure.commander = figure.owner));
    case 'wounded':
      return change(view, event.figure, (figure) => add(figure.hits as Record<string, number>, event.by, 1));
    case 'tipped':
      return change(view, event.figure, (figure) => (figure.tipped = true));
    case 'stood-up':
      return change(view, event.figure, (figure) => (figure.tipped = false));
    case 'killed':
    case 'removed':
    case 'eclipsed':
      take(view, event.figure);
      return;
    case 'detained': {
      const taken = take(view, event.figure);
      taken?.from.dead.push({ figure: taken.figure.figure, count: 1 });
      return;
    }
    case 'settled': {
      const there = region(view, event.region);
      take(view, event.figure);
      if (there) there.spaces[event.space] = { kind: 'figure', figure: event.figure, covers: null };
      return;
    }
    case 'scored':
      return count(view, event.power, 'points', event.points);
    case 'corruption-placed':
      return corruption(view, event.region, event.power, 1);
    case 'corruption-removed':
      return corruption(view, event.region, event.owner, -1);
    case 'corruption-moved':
      corruption(view, event.from, event.owner, -1);
      return corruption(view, event.to, event.owner, 1);
    case 'counter-earned':
      return count(view, event.power, 'counters', 1);
    case 'counters-returned':
      for (const one of view.powers) one.counters = 0;
      return;
    case 'ruined': {
      const there = region(view, event.region);
      if (there) Object.assign(there, { ruined: event.card, to_score: true, resistance: null, conquest_value: null });
      return;
    }
    case 'ruin-cleared': {
      const there = region(view, event.region);
      if (there) there.to_score = false;
      return;
    }
    case 'dial-turned':
      return turnDial(view, event.power, event.tick, catalogue);
    default:
      return;
  }
}

type Counted = 'points' | 'power_points' | 'counters' | 'peasants' | 'hand' | 'deck';

function count(view: View, id: PowerId, what: Counted, by: number): void {
  const one = power(view, id);
  if (one) one[what] = Math.max(0, one[what] + by);
}

function set(view: View, id: PowerId, what: Counted, to: number): void {
  const one = power(view, id);
  if (one) one[what] = to;
}

function tokens(view: View, where: RegionId, token: string, by: number): void {
  const there = region(view, where);
  if (there) add(there.tokens as Record<string, number>, token, by);
  add(view.tokens as Record<string, number>, token, -by);
}

function corruption(view: View, where: RegionId, owner: PowerId, by: number): void {
  const there = region(view, where);
  if (!there) return;
  add(there.corruption as Record<string, number>, owner, by);
  there.ruin += by;
}

function loseCard(view: View, id: PowerId, card: string): void {
  count(view, id, 'hand', -1);
  if (id === view.viewer) addCopies(view.hand, card, -1);
  const pile = power(view, id)?.discard;
  if (pile) addCopies(pile, card, 1);
}

function playCard(view: View, event: Extract<Event, { type: 'card-played' }>, catalogue: Catalogue): void {
  const printed = catalogue.cards.find((one) => one.card === event.card);
  const there = region(view, event.region);
  if (!printed || !there) return;
  const { power: owner, cost } = printed;
  count(view, owner, 'hand', -1);
  if (owner === view.viewer) addCopies(view.hand, event.card, -1);
  there.spaces[event.space] = { kind: 'card', card: event.card, owner, cost, cancelled: false, covers: null };
}

function turnDial(view: View, id: PowerId, tick: number, catalogue: Catalogue): void {
  const one = power(view, id);
  if (!one) return;
  const printed = catalogue.dials.find((dial) => dial.power === id)?.ticks[tick - 1];
  one.dial = tick;
  one.to_victory = Math.max(0, one.dial_length - tick);
  if (printed) one.threat = printed.threat;
}
