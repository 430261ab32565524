/** The battle phase on the stage: where it is, what was rolled, who fell. */
import type { Event, RegionId } from '../wire';
import type { Battle, Corruption, Roll, Station } from './scene';

/** The scene with something more known about one of its regions, which then has the stage. */
export function at<S extends Battle | Corruption>(scene: S, region: RegionId, how: (station: Station) => Partial<Station>): S {
  const before = scene.stations[region] ?? { scored: [], placed: {}, counters: [], fell: 0, captured: 0 };
  return { ...scene, region, stations: { ...scene.stations, [region]: { ...before, ...how(before) } } };
}

export function battleEvent(scene: Battle, event: Event): Battle {
  switch (event.type) {
    case 'battle':
      return { ...at(closed(scene), event.region, () => ({})), fought: [...scene.fought, event.region], ...anew(scene, event.region) };
    case 'rolled':
      return rolled(scene, event);
    case 'rolled-again':
      return { ...scene, rolls: again(scene.rolls, event.before, event.after) };
    case 'tipped':
    case 'killed':
      return at(closed(scene), event.region, ({ fell }) => ({ fell: fell + 1 }));
    case 'stood-up':
      return scene.region ? at(closed(scene), scene.region, ({ fell }) => ({ fell: Math.max(0, fell - 1) })) : scene;
    case 'peasant-captured':
      return at(closed(scene), event.region, ({ captured }) => ({ captured: captured + 1 }));
    case 'counter-earned':
      return at(scene, event.region, ({ counters }) => ({ counters: [...counters, event.power] }));
    case 'wounded':
    case 'wounds-healed':
      return closed(scene);
    default:
      return scene;
  }
}

/** Early rolls of the same region stay on the table when its battle begins. */
const anew = (scene: Battle, region: RegionId): Pick<Battle, 'rolls'> => ({
  rolls: scene.region === region ? closed(scene).rolls.filter((roll) => roll.early) : [],
});

const closed = (scene: Battle): Battle =>
  scene.rolls.some((roll) => roll.open) ? { ...scene, rolls: scene.rolls.map((roll) => ({ ...roll, open: false })) } : scene;

function rolled(scene: Battle, event: Extract<Event, { type: 'rolled' }>): Battle {
  const { region, by, dice } = event;
  const rolls = scene.region === region ? scene.rolls : [];
  const last = rolls.at(-1);
  if (last?.open && last.by === by) {
    const more = { ...last, throws: [...last.throws, dice] };
    return { ...at(scene, region, () => ({})), rolls: [...rolls.slice(0, -1), more] };
  }
  const roll: Roll = { by, early: !scene.fought.includes(region), throws: [dice], open: true };
  return { ...at(scene, region, () => ({})), rolls: [...rolls.map((one) => ({ ...one, open: false })), roll] };
}

/** One die of the last throw shows something else now. */
function again(rolls: Roll[], before: number, after: number): Roll[] {
  const last = rolls.at(-1);
  const dice = [...(last?.throws.at(-1) ?? [])];
  const which = dice.indexOf(before);
  if (!last || which < 0) return rolls;
  dice[which] = after;
  return [...rolls.slice(0, -1), { ...last, throws: [...last.throws.slice(0, -1), dice] }];
}

/** The dice of a roll side by side, each with those below it that came of what explodes. */
export function columns(throws: number[][], explodes: number): number[][] {
  const [first = [], ...further] = throws;
  const made = first.map((die) => [die]);
  for (const more of further) {
    const waiting = made.filter((column) => column.at(-1) === explodes);
    more.forEach((die, i) => (waiting[i] ?? made[made.length - 1])?.push(die));
  }
  return made;
}
