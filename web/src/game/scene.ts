/**
 * What takes the stage: which phase is being shown and how far it is, kept up with events. A scene is made anew with
 * each phase; between phases, and while everyone summons, the map has the stage.
 */
import type { Event, PowerId, RegionId } from '../wire';

/** One roll of one Power. */
export interface Roll {
  by: PowerId;
  dice: number[];
}

/** What has become of a region in a phase. */
export interface Station {
  dominated?: PowerId;
  tied?: PowerId[];
  scored: { power: PowerId; points: number }[];
  placed: Partial<Record<PowerId, number>>;
  counters: PowerId[];
  fell: number;
  ruined?: number;
}

export type Scene =
  | { kind: 'map' }
  | { kind: 'battle'; region: RegionId | null; rolls: Roll[]; stations: Partial<Record<RegionId, Station>> }
  | {
      kind: 'corruption';
      step: 'domination' | 'corruption';
      region: RegionId | null;
      stations: Partial<Record<RegionId, Station>>;
    }
  | { kind: 'end'; turned: { power: PowerId; tick: number }[] };

/** The scene in which a phase begins, and in which one finds oneself who comes in the middle of it. */
export function sceneOf(phase: string): Scene {
  switch (phase) {
    case 'battle':
      return { kind: 'battle', region: null, rolls: [], stations: {} };
    case 'corruption':
      return { kind: 'corruption', step: 'domination', region: null, stations: {} };
    case 'end':
      return { kind: 'end', turned: [] };
    default:
      return { kind: 'map' };
  }
}

type Staged = Extract<Scene, { stations: unknown }>;

/** The scene with something more known about one of its regions. */
function at<S extends Staged>(scene: S, region: RegionId, how: (station: Station) => Partial<Station>): S {
  const before = scene.stations[region] ?? { scored: [], placed: {}, counters: [], fell: 0 };
  return { ...scene, region, stations: { ...scene.stations, [region]: { ...before, ...how(before) } } };
}

/** The scene after one more event. */
export function staged(scene: Scene, event: Event): Scene {
  if (event.type === 'phase') return sceneOf(event.phase);
  switch (scene.kind) {
    case 'battle':
      return battle(scene, event);
    case 'corruption':
      return corruption(scene, event);
    case 'end':
      if (event.type !== 'dial-turned') return scene;
      return { ...scene, turned: [...scene.turned, { power: event.power, tick: event.tick }] };
    default:
      return scene;
  }
}

function battle(scene: Extract<Scene, { kind: 'battle' }>, event: Event): Scene {
  switch (event.type) {
    case 'battle':
      return { ...at(scene, event.region, () => ({})), rolls: [] };
    case 'rolled': {
      const roll = { by: event.by, dice: event.dice };
      const rolls = event.region === scene.region ? [...scene.rolls, roll] : [roll];
      return { ...at(scene, event.region, () => ({})), rolls };
    }
    case 'killed':
      return at(scene, event.region, ({ fell }) => ({ fell: fell + 1 }));
    default:
      return scene;
  }
}

function corruption(scene: Extract<Scene, { kind: 'corruption' }>, event: Event): Scene {
  switch (event.type) {
    case 'corruption-step':
      return { ...scene, step: 'corruption', region: null };
    case 'dominated':
      return at(scene, event.region, () => ({ dominated: event.power }));
    case 'tied':
      return at(scene, event.region, () => ({ tied: event.powers }));
    case 'scored': {
      if (!scene.region) return scene;
      const { power, points } = event;
      return at(scene, scene.region, ({ scored }) => ({ scored: [...scored, { power, points }] }));
    }
    case 'corruption-placed': {
      const { power } = event;
      return at(scene, event.region, ({ placed }) => ({ placed: { ...placed, [power]: (placed[power] ?? 0) + 1 } }));
    }
    case 'counter-earned':
      return at(scene, event.region, ({ counters }) => ({ counters: [...counters, event.power] }));
    case 'ruined':
      return at(scene, event.region, () => ({ ruined: event.card }));
    default:
      return scene;
  }
}
