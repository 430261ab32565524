/**
 * Keeps a view up with events, so that what happens can be shown one thing after the other. This is bookkeeping, no
 * rules: what the rules make of it (values, who dominates) comes with the server's next view, or in a step's `stands`.
 */
import type { Catalogue, Event, PowerId, Region, Stand, View } from '../wire';
import {
  add, addCopies, arrive, change, corruption, count, hits, lay, leave, power, region, release, set, supply, tokens, turnDial,
} from './changing';

/** The view after one more event. The one before is left as it was. */
export function follow(view: View, event: Event, catalogue: Catalogue): View {
  const next = structuredClone(view);
  happen(next, event, catalogue);
  return next;
}

/** The view with the numbers that the rules made of it when a phase began. */
export function stood(view: View, stand: Stand | undefined): View {
  if (!stand) return view;
  const regions = view.regions.map((one) => ({ ...one, ...stand.regions.find((then) => then.region === one.region) }));
  const powers = view.powers.map((one) => ({ ...one, ...stand.powers.find((then) => then.power === one.power) }));
  return { ...view, regions, powers };
}

/** The view without tokens that this round does not bring any more: what is foreseen of them is meant as if they came now. */
export function withoutPast(view: View): View {
  const isToCome = view.phases.some(({ phase, when }) => phase === 'corruption' && when !== 'over');
  return isToCome ? view : { ...view, regions: view.regions.map((one) => ({ ...one, to_corrupt: {} })) };
}

function happen(view: View, event: Event, catalogue: Catalogue): void {
  switch (event.type) {
    case 'round':
      return beginRound(view, event.round);
    case 'phase':
      return beginPhase(view, event.phase);
    case 'old-world-drawn':
      view.old_world.left -= 1;
      return;
    case 'joined-track': {
      const comet = catalogue.old_world.find((one) => one.card === event.card)?.comet ?? false;
      const [first, second] = view.track;
      view.track = [{ card: event.card, comet, said: null }, first ?? second ?? null];
      return;
    }
    case 'left-track':
      view.track[event.space === 0 ? 0 : 1] = null;
      return;
    case 'token-placed':
      supply(view, event.token, -1);
      return tokens(region(view, event.region), event.token, 1);
    case 'token-removed':
      supply(view, event.token, 1);
      return tokens(region(view, event.region), event.token, -1);
    case 'token-moved':
      tokens(region(view, event.from), event.token, -1);
      return tokens(region(view, event.to), event.token, 1);
    case 'peasant-captured':
      tokens(region(view, event.region), 'peasant', -1);
      return count(view, event.by, 'peasants', 1);
    case 'summoned':
      return arrive(view, event.figure, event.to, catalogue);
    case 'appeared':
      return arrive(view, event.figure, event.region, catalogue);
    case 'killed':
    case 'removed':
      return leave(view, event.figure);
    case 'detained': {
      const there = region(view, event.region);
      return there && lay(view, there.dead, event.figure);
    }
    case 'detained-released':
      return view.regions.forEach((one) => release(view, one.dead));
    case 'eclipsed':
      return lay(view, view.dead_on_track, event.figure);
    case 'eclipse-ended':
      return release(view, view.dead_on_track);
    case 'scored':
      return score(view, event.power, event.points);
    case 'corruption-placed':
      foreseen(view, event);
      return corruption(view, event.region, event.power, 1);
    case 'corruption-removed':
      return corruption(view, event.region, event.owner, -1);
    case 'corruption-moved':
      corruption(view, event.from, event.owner, -1);
      return corruption(view, event.to, event.owner, 1);
    case 'ruined':
    case 'ruin-cleared': {
      const there = region(view, event.region);
      if (event.type === 'ruined') view.ruination_cards -= 1;
      if (there) Object.assign(there, event.type === 'ruined' ? ruined(event.card, view.round) : { to_score: false, corruption: {}, ruin: 0 });
      return;
    }
    case 'dial-turned':
      return turnDial(view, event.power, event.tick, catalogue);
    case 'counter-earned':
      region(view, event.region)?.earned.push(event.power);
      return earn(view, event.power);
    case 'counters-returned':
      return view.powers.forEach((one) => (one.counters = 0));
    case 'upgraded':
    case 'upgrade-used':
      return upgrade(view, event.upgrade, event.type === 'upgrade-used', catalogue);
    default:
      happenToFigures(view, event);
      happenToCards(view, event, catalogue);
  }
}

const ruined = (card: number, round: number): Partial<Region> => ({ ruined: card, ruined_in: round, to_score: true, resistance: null, conquest_value: null, to_corrupt: {} });

/** What is scored was in sight or is more than that: either way it is not still to come. */
function score(view: View, id: PowerId, points: number): void {
  count(view, id, 'points', points);
  const sight = power(view, id)?.in_sight;
  if (sight) sight.points += points;
}

function earn(view: View, id: PowerId): void {
  count(view, id, 'counters', 1);
  const one = power(view, id);
  if (one) one.in_sight.counters = Math.max(one.in_sight.counters, one.counters);
}

/** A token that was to be placed in this phase is placed, and no longer to come. */
function foreseen(view: View, event: Extract<Event, { type: 'corruption-placed' }>): void {
  const there = view.phase === 'corruption' ? region(view, event.region) : undefined;
  if (there) add(there.to_corrupt, event.power, -1);
}

function beginRound(view: View, round: number): void {
  view.round = round;
  for (const one of view.powers) for (const up of one.upgrades) up.used = false;
  for (const one of view.regions) Object.assign(one, { battles: 0, sheltered: [] });
}

function beginPhase(view: View, phase: View['phase']): void {
  view.phase = phase;
  const now = view.phases.findIndex((one) => one.phase === phase);
  view.phases.forEach((one, i) => (one.when = i < now ? 'over' : i === now ? 'now' : 'to-come'));
  for (const one of view.regions) one.earned = [];
  // What was in sight comes now, or did not come; what is in sight then comes with the server's next view.
  if (phase !== 'battle') for (const one of view.powers) one.in_sight = { points: one.points, counters: one.counters, ticks: 0 };
}

/** What happens to figures where they stand. */
function happenToFigures(view: View, event: Event): void {
  switch (event.type) {
    case 'marked':
      return change(view, event.figure, (figure) => figure.marks.push(event.mark));
    case 'control-taken':
      return change(view, event.figure, (figure) => (figure.commander = event.by));
    case 'control-ended':
      return change(view, event.figure, (figure) => (figure.commander = figure.owner));
    case 'wounded':
      return change(view, event.figure, (figure) => hits(figure, event.by, 1));
    case 'wounds-healed': {
      const there = region(view, event.region);
      for (const id of there?.figures.filter((one) => one.hits[event.by]).flatMap((one) => one.ids) ?? [])
        change(view, id, (figure) => hits(figure, event.by, -Infinity));
      return;
    }
    case 'tipped':
      return change(view, event.figure, (figure) => (figure.tipped = true));
    case 'stood-up':
      return change(view, event.figure, (figure) => (figure.tipped = false));
    case 'settled': {
      const there = region(view, event.region);
      if (there) there.spaces[event.space] = { kind: 'figure', figure: event.figure, covers: null };
    }
  }
}

/** What happens to Chaos cards. */
function happenToCards(view: View, event: Event, catalogue: Catalogue): void {
  const owner = (card: string) => power(view, catalogue.cards.find((one) => one.card === card)?.power as PowerId);
  const discard = (card: string) => addCopies(owner(card)?.discard ?? [], card, 1);
  switch (event.type) {
    case 'drew':
      count(view, event.power, 'hand', 1);
      count(view, event.power, 'deck', -1);
      if (event.card && event.power === view.viewer) addCopies(view.hand, event.card, 1);
      return;
    case 'discarded':
      loseCard(view, event.power, event.card);
      return discard(event.card);
    case 'reshuffled': {
      const pile = power(view, event.power)?.discard.splice(0) ?? [];
      return count(view, event.power, 'deck', pile.reduce((sum, one) => sum + one.copies, 0));
    }
    case 'power-points':
      return set(view, event.power, 'power_points', event.points);
    case 'passed':
      return set(view, event.power, 'power_points', 0);
    case 'card-played':
      return playCard(view, event, catalogue);
    case 'card-cancelled': {
      const space = region(view, event.region)?.spaces[event.space];
      if (space?.kind === 'card') space.cancelled = true;
      return;
    }
    case 'card-removed':
      empty(view, event);
      return discard(event.card);
    case 'card-covered':
      return empty(view, event);
    case 'covered-removed':
      return discard(event.card);
    case 'card-set-aside':
      empty(view, event);
      return addCopies(owner(event.card)?.set_aside ?? [], event.card, 1);
    case 'card-cashed':
      addCopies(owner(event.card)?.set_aside ?? [], event.card, -1);
      return discard(event.card);
  }
}

/** A space of a region becomes empty; no more spaces are left than there were. */
function empty(view: View, { region: where, space }: { region: Region['region']; space: number }): void {
  const spaces = region(view, where)?.spaces;
  if (spaces?.[space]) spaces[space] = { kind: 'empty' };
}

function loseCard(view: View, id: PowerId, card: string): void {
  count(view, id, 'hand', -1);
  if (id === view.viewer) addCopies(view.hand, card, -1);
}

function playCard(view: View, event: Extract<Event, { type: 'card-played' }>, catalogue: Catalogue): void {
  const printed = catalogue.cards.find((one) => one.card === event.card);
  const there = region(view, event.region);
  if (!printed || !there) return;
  const { power: owner, cost } = printed;
  loseCard(view, owner, event.card);
  while (there.spaces.length < event.space) there.spaces.push({ kind: 'empty' });
  there.spaces[event.space] = { kind: 'card', card: event.card, owner, cost, cancelled: false, covers: null };
}

/** An upgrade comes into play, in the order in which they are listed, or is used. */
function upgrade(view: View, id: string, used: boolean, catalogue: Catalogue): void {
  const owner = power(view, catalogue.upgrades.find((one) => one.upgrade === id)?.power as PowerId);
  if (!owner) return;
  const others = owner.upgrades.filter((one) => one.upgrade !== id);
  const place = (one: { upgrade: string }) => catalogue.upgrades.findIndex((up) => up.upgrade === one.upgrade);
  owner.upgrades = [...others, { upgrade: id, used }].sort((a, b) => place(a) - place(b));
}
