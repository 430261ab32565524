/** The end phase on the stage: its six steps, and the dials. */
import type { Event } from '../wire';
import { kindOf } from './figures';
import { END_STEPS, type End, type EndStep } from './scene';

export function endEvent(scene: End, event: Event): End {
  switch (event.type) {
    case 'card-removed':
      return { ...scene, cards: scene.cards + 1 };
    case 'removed': {
      const lost = [...scene.lost, { figure: kindOf(event.figure), region: event.region }];
      return event.cause.kind === 'hero' ? { ...on(scene, 'heroes'), lost } : scene;
    }
    case 'left-track':
      return on(scene, 'old-world');
    case 'scored':
      return scored(scene, event);
    case 'ruin-cleared':
      return on(scene, 'ruins');
    case 'dial-turned':
      return turned(on(scene, 'dials'), event);
    case 'counters-returned':
      return on(scene, 'over');
    default:
      return scene;
  }
}

/** Steps come one after the other, and none comes twice. */
function on(scene: End, step: EndStep): End {
  return END_STEPS.indexOf(step) > END_STEPS.indexOf(scene.step) ? { ...scene, step } : scene;
}

function turned(scene: End, { power, tick }: Extract<Event, { type: 'dial-turned' }>): End {
  return { ...scene, was: { [power]: tick - 1, ...scene.was }, turned: [...scene.turned, { power, tick }] };
}

function scored(scene: End, event: Extract<Event, { type: 'scored' }>): End {
  if (!event.reason.kind.startsWith('ruin')) return scene;
  const { power, points } = event;
  return { ...on(scene, 'ruins'), scored: [...scene.scored, { power, points }] };
}
