/** The corruption phase on the stage: who dominates, what is placed, what is ruined. */
import type { Event, PowerId } from '../wire';
import { at } from './scene-battle';
import type { Corruption, Station } from './scene';

export function corruptionEvent(scene: Corruption, event: Event): Corruption {
  switch (event.type) {
    case 'corruption-step':
      return { ...scene, step: 'corruption', region: null };
    case 'dominated':
      return at(scene, event.region, () => ({ dominated: event.power }));
    case 'tied':
      return at(scene, event.region, () => ({ tied: event.powers }));
    case 'scored': {
      const where = 'region' in event.reason ? event.reason.region : scene.region;
      const score = { power: event.power, points: event.points, why: event.reason.kind };
      return where ? at(scene, where, ({ scored }) => ({ scored: [...scored, score] })) : scene;
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

/** The points that a Power has scored at a station by dominating it, or by all else. */
export function scoredBy(station: Station | undefined, power: PowerId | undefined, by: 'domination' | 'else'): number {
  const counts = (station?.scored ?? []).filter((one) => one.power === power && (one.why === 'domination') === (by === 'domination'));
  return counts.reduce((sum, one) => sum + one.points, 0);
}
