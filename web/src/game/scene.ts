/**
 * What takes the stage: which phase is being shown and how far it is, kept up with events. A scene is made anew with
 * each phase; between phases, and while everyone summons, the map has the stage.
 */
import type { Ask, CardId, Event, KindId, OldWorldId, PowerId, Question, Reason, Region, RegionId, Step, TokenId, View } from '../wire';
import { battleEvent } from './scene-battle';
import { corruptionEvent } from './scene-corruption';
import { endEvent } from './scene-end';

/** One roll of one Power. */
export interface Roll {
  by: PowerId;
  /** Before all others, for hits that are dealt before the battle. */
  early: boolean;
  /** The dice as they were thrown, then those that sixes brought, and so on. */
  throws: number[][];
  /** Whether more dice may still belong to it. */
  open: boolean;
}

/** Points, and for what. */
export interface Score {
  power: PowerId;
  points: number;
  why: Reason['kind'];
}

/** What has become of a region in a phase. */
export interface Station {
  dominated?: PowerId;
  tied?: PowerId[];
  scored: Score[];
  placed: Partial<Record<PowerId, number>>;
  counters: PowerId[];
  fell: number;
  captured: number;
  ruined?: number;
}

/** How a region stood when the corruption phase began. */
export type Stood = Pick<Region, 'domination' | 'worth' | 'resistance' | 'conquest_value' | 'ruin' | 'ruined' | 'ruined_in' | 'to_corrupt'>;

export type Stations = Partial<Record<RegionId, Station>>;

export interface Battle {
  kind: 'battle';
  region: RegionId | null;
  rolls: Roll[];
  stations: Stations;
  /** The regions in which a battle was begun. */
  fought: RegionId[];
}

export interface Corruption {
  kind: 'corruption';
  step: 'domination' | 'corruption';
  region: RegionId | null;
  stations: Stations;
  stood: Partial<Record<RegionId, Stood>>;
}

export const END_STEPS = ['cards', 'heroes', 'old-world', 'ruins', 'dials', 'over'] as const;
export type EndStep = (typeof END_STEPS)[number];

export interface End {
  kind: 'end';
  step: EndStep;
  cards: number;
  lost: { figure: KindId; region: RegionId }[];
  scored: { power: PowerId; points: number }[];
  /** Where each dial stood that has turned since. */
  was: Partial<Record<PowerId, number>>;
  turned: { power: PowerId; tick: number }[];
}

export interface OldWorld {
  kind: 'old-world';
  card: OldWorldId | null;
  placed: { token: TokenId; region: RegionId }[];
}

export interface Draw {
  kind: 'draw';
  /** The cards that this person drew. */
  mine: CardId[];
}

export type Scene = { kind: 'map' } | Battle | Corruption | End | OldWorld | Draw;

/** The scene in which a phase begins, and in which one finds oneself who comes in the middle of it. */
export function sceneOf(phase: string, view: View | null = null): Scene {
  switch (phase) {
    case 'battle':
      return { kind: 'battle', region: null, rolls: [], stations: {}, fought: [] };
    case 'corruption':
      return { kind: 'corruption', step: 'domination', region: null, stations: {}, stood: stood(view) };
    case 'end':
      return { kind: 'end', step: 'cards', cards: 0, lost: [], scored: [], was: {}, turned: [] };
    case 'old-world':
      return { kind: 'old-world', card: null, placed: [] };
    case 'draw':
      return { kind: 'draw', mine: [] };
    default:
      return { kind: 'map' };
  }
}

const stood = (view: View | null): Corruption['stood'] =>
  Object.fromEntries((view?.regions ?? []).map((one) => [one.region, one]));

/** The scene after one more event; `view` is how things stand then. */
export function staged(scene: Scene, event: Event, view: View | null = null): Scene {
  if (event.type === 'phase') return sceneOf(event.phase, view);
  switch (scene.kind) {
    case 'battle':
      return battleEvent(scene, event);
    case 'corruption':
      return corruptionEvent(scene, event);
    case 'end':
      return endEvent(scene, event);
    case 'old-world':
      if (event.type === 'old-world-drawn') return { ...scene, card: event.card, placed: [] };
      if (event.type !== 'token-placed') return scene;
      return { ...scene, placed: [...scene.placed, { token: event.token, region: event.region }] };
    case 'draw':
      return event.type === 'drew' && event.card ? { ...scene, mine: [...scene.mine, event.card] } : scene;
    default:
      return scene;
  }
}

/** What has the stage. `question` is a small one: the map is whole, and the answers lie in the foot as well. */
export type Stage = 'map' | 'battle' | 'domination' | 'corruption' | 'end' | 'question';

/** What is asked in the middle of a battle and belongs to its region, if it is that. */
export function battleground(question: Question | null | undefined): RegionId | null {
  switch (question?.kind) {
    case 'hit':
    case 'strike-back':
    case 'roll-again':
    case 'pay-to-save':
    case 'save':
      return question.region;
    default:
      return null;
  }
}

/** What has the stage, given what is asked; nothing is asked while things are still being shown. */
export function stageOf(scene: Scene, ask: Ask | null, me: PowerId | null): Stage {
  if (ask && battleground(ask.question)) return 'battle';
  if (ask?.question.kind === 'turn') return 'map';
  if (ask?.question.kind === 'upgrade') return 'end';
  if (ask && ask.power === me) return 'question';
  switch (scene.kind) {
    case 'battle':
      return scene.region ? 'battle' : 'map';
    case 'corruption':
      return scene.region ? scene.step : 'map';
    case 'end':
      return ['ruins', 'dials', 'over'].includes(scene.step) ? 'end' : 'map';
    default:
      return 'map';
  }
}

/** The region that is brought forward. */
export function forward(scene: Scene, ask: Ask | null): RegionId | null {
  const asked = battleground(ask?.question);
  if (asked) return asked;
  return scene.kind === 'battle' || scene.kind === 'corruption' ? scene.region : null;
}

/** The scene in which one finds oneself after some steps, of which the last led to this view. */
export function sceneAfter(all: Step[], view: View): Scene {
  const steps = all.reduce(standing, []);
  const events = steps.flatMap((step) => step.events);
  const begun = events.findLastIndex((event) => event.type === 'phase');
  const scene = events.slice(begun + 1).reduce((before, event) => staged(before, event, view), sceneOf(view.phase, view));
  return scene.kind === 'corruption' ? { ...scene, stood: stoodAs(scene, steps) } : scene;
}

/** The steps that still count after another: one that takes others back leaves those before them. */
export function standing(before: Step[], step: Step): Step[] {
  const undoneTo = step.undone_to;
  return undoneTo == null ? [...before, step] : before.filter(({ seq }) => seq <= undoneTo);
}

/** How the regions stood when the corruption phase began, as far as the step tells in which it did. */
function stoodAs(scene: Corruption, steps: Step[]): Corruption['stood'] {
  const step = steps.findLast(({ events }) => events.some((event) => event.type === 'phase'));
  const begun = (step?.events.findLastIndex((event) => event.type === 'phase') ?? -1) + 1;
  const then = new Map((step?.stands ?? []).filter(({ after }) => after <= begun).flatMap(({ regions }) => regions.map((one) => [one.region, one])));
  const now = Object.entries(scene.stood) as [RegionId, Stood][];
  return Object.fromEntries(now.map(([id, one]) => {
    const ruined = scene.stations[id]?.ruined === undefined ? one.ruined : null;
    return [id, { ...one, ...then.get(id), ruined }];
  }));
}
