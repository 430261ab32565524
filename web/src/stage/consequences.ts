/** What a choice would change, in few words: what stands below a figure or a button that could be pressed. */
import type { Event, Offer, PowerId, Preview, PowerNumbers, RegionChange, RegionId } from '../wire';
import { diceOf, toCome } from '../game/gloss';
import { placeOf } from '../game/search';
import { say } from '../words/words.svelte';
import { short } from './stops';

const MOST = 3;
const power = (id: PowerId) => say('power-name', { power: id });

/** A few lines, the nearest first: the region that it happens in, one's own numbers, then other regions by their names. */
export function consequences(preview: Preview, offer: Offer, me: PowerId | null, most = MOST): string[] {
  const place = isPair(offer) ? null : sourceOf(offer);
  const { regions, powers } = doings(preview, offer);
  const here = regions.filter(({ change }) => change.region === place).flatMap(inRegion);
  const away = regions
    .filter(({ change }) => change.region !== place)
    .flatMap((one) => inRegion(one).map((line) => `${short(one.change.region)}: ${line}`));
  // Before and after stay together, wherever a line breaks.
  return [...new Set([...here, ...ofPowers(powers, me), ...away])].slice(0, most).map((line) => line.replaceAll(' → ', '\u00a0→\u00a0'));
}

/** Whether two regions are chosen at once: then both are named. */
const isPair = (offer: Offer): boolean => offer.kind === 'region' && offer.said.filter((piece) => piece.region).length > 1;

/** Where an option takes place, or begins where it leads nowhere. */
const sourceOf = (offer: Offer): RegionId | undefined => placeOf(offer) ?? offer.from;

/** Whether foresight goes on beyond what the choice itself does. */
export const goesOn = (preview: Preview, offer: Offer): boolean => boundary(preview.events, offer) >= 0;

/** Steps that begin by themselves: what they bring is no choice's doing. */
const BEGINNINGS: Event['type'][] = ['phase', 'round', 'battle', 'corruption-step', 'left-track', 'ruin-cleared', 'dial-turned', 'counters-returned'];
function boundary(events: Event[], offer: Offer): number {
  const by = events[0]?.type === 'chosen' ? events[0].by : null;
  const place = sourceOf(offer);
  return events.findIndex((event) => {
    if (event.type === 'scored') return event.reason.kind.startsWith('ruin-');
    // The corruption step goes on to another Power, or to another region.
    if (event.type === 'corruption-placed') return (by !== null && event.power !== by) || (place !== undefined && event.region !== place);
    return BEGINNINGS.includes(event.type);
  });
}

/** A region that changes, and whether all its numbers are meant. */
interface Told {
  change: RegionChange;
  whole: boolean;
}

/** What of a preview is the choice's own doing: the server tells numbers up to the next decision, phases later it may be. */
function doings({ events, regions, powers }: Preview, offer: Offer): { regions: Told[]; powers: Preview['powers'] } {
  const end = boundary(events, offer);
  if (end < 0) return { regions: regions.map((change) => ({ change, whole: true })), powers };
  const [own, later] = [events.slice(0, end), events.slice(end)];
  const [touched, again] = [placesOf(own), placesOf(later)];
  return {
    regions: regions.filter((change) => touched.has(change.region)).map((change) => ({ change, whole: !again.has(change.region) })),
    powers: powers.map((one) => ({ ...one, after: after(one.power, one.before, own) })),
  };
}

const placesOf = (events: Event[]): Set<RegionId> =>
  new Set(events.flatMap((event) => ['region', 'from', 'to'].flatMap((field) => ((event as Record<string, unknown>)[field] as RegionId | undefined) ?? [])));

/** A Power's numbers after some events, as far as they tell. */
function after(id: PowerId, before: PowerNumbers, events: Event[]): PowerNumbers {
  const now = { ...before };
  for (const event of events) {
    if (!('power' in event) || event.power !== id) continue;
    if (event.type === 'scored') now.points += event.points;
    if (event.type === 'counter-earned') now.counters += 1;
    if (event.type === 'drew') now.hand += 1;
    if (event.type === 'discarded') now.hand -= 1;
  }
  return now;
}

function inRegion({ change: { before, after }, whole }: Told): string[] {
  const lines: string[] = [];
  const changed = (id: string, was: number | null, is: number | null, more = {}) => {
    if (was !== is && is !== null) lines.push(say(id, { before: was ?? 0, after: is, ...more }));
  };
  if (whole && before.resistance !== null && after.resistance === null) lines.push(say('stage-then-ruined'));
  if (before.resistance !== null) changed('stage-then-resistance', before.resistance, after.resistance);
  if (before.populous !== after.populous && after.resistance !== null) lines.push(say(after.populous ? 'stage-then-populous' : 'stage-then-not-populous'));
  if (whole) {
    if (before.dominator !== after.dominator && after.resistance !== null)
      lines.push(after.dominator ? say('stage-then-dominates', { power: power(after.dominator) }) : say('stage-then-nobody'));
    for (const who of whoIn(before.domination, after.domination))
      changed('stage-then-value', before.domination[who] ?? 0, after.domination[who] ?? 0, { power: power(who) });
    changed('stage-then-ruin', toCome(before), toCome(after));
  }
  if (before.conquest_value !== null) changed('stage-then-conquest', before.conquest_value, after.conquest_value);
  if (whole && (before.battle || after.battle))
    for (const who of whoIn(before.dice, after.dice)) changed('stage-then-dice', diceOf(before.dice, who), diceOf(after.dice, who), { power: power(who) });
  return lines;
}

const whoIn = (...maps: Partial<Record<PowerId, unknown>>[]): PowerId[] => Object.keys(Object.assign({}, ...maps)) as PowerId[];

const TOLD = ['points', 'counters', 'power_points', 'hand'] as const satisfies (keyof PowerNumbers)[];

function ofPowers(powers: Preview['powers'], me: PowerId | null): string[] {
  const mineFirst = [...powers].sort((a, b) => Number(b.power === me) - Number(a.power === me));
  return mineFirst.flatMap(({ power: who, before, after }) =>
    TOLD.filter((what) => before[what] < after[what] || (what === 'hand' && before[what] !== after[what])).map((what) =>
      say(`stage-then-${what.replace('_', '-')}`, { power: power(who), before: before[what], after: after[what] }),
    ),
  );
}
