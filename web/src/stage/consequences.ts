/** What a choice would change, in few words: what stands below a figure or a button that could be pressed. */
import type { Offer, PowerId, Preview, PowerNumbers, RegionChange } from '../wire';
import { say } from '../words/words.svelte';
import { short } from './stops';

const MOST = 3;
const power = (id: PowerId) => say('stage-power', { power: id });
const sum = (map: Partial<Record<string, number>>) => Object.values(map).reduce<number>((all, n) => all + (n ?? 0), 0);

/** A few lines, the nearest first: the region that it happens in, one's own numbers, then other regions by their names. */
export function consequences(preview: Preview, offer: Offer, me: PowerId | null, most = MOST): string[] {
  const place = offer.to ?? offer.region ?? offer.from;
  const here = preview.regions.filter((one) => one.region === place);
  const away = preview.regions.filter((one) => one.region !== place);
  const named = away.flatMap((one) => inRegion(one).map((line) => `${short(one.region)}: ${line}`));
  const lines = [...here.flatMap(inRegion), ...ofPowers(preview, me), ...named];
  return [...new Set(lines)].slice(0, most);
}

function inRegion({ before, after }: RegionChange): string[] {
  const lines: string[] = [];
  const now = before.ruin + sum(before.to_corrupt);
  const then = after.ruin + sum(after.to_corrupt);
  if (before.resistance !== null && after.resistance === null) lines.push(say('stage-then-ruined'));
  else if (before.dominator !== after.dominator) {
    lines.push(after.dominator ? say('stage-then-dominates', { power: power(after.dominator) }) : say('stage-then-nobody'));
  }
  for (const who of Object.keys({ ...before.domination, ...after.domination }) as PowerId[]) {
    const [was, is] = [before.domination[who] ?? 0, after.domination[who] ?? 0];
    if (was !== is) lines.push(say('stage-then-value', { power: power(who), before: was, after: is }));
  }
  if (now !== then) lines.push(say('stage-then-ruin', { before: now, after: then }));
  if (before.conquest_value !== after.conquest_value && after.conquest_value !== null)
    lines.push(say('stage-then-conquest', { before: before.conquest_value ?? 0, after: after.conquest_value }));
  return lines;
}

const TOLD = ['points', 'counters', 'power_points', 'hand'] as const satisfies (keyof PowerNumbers)[];

function ofPowers(preview: Preview, me: PowerId | null): string[] {
  const mineFirst = [...preview.powers].sort((a, b) => Number(b.power === me) - Number(a.power === me));
  return mineFirst.flatMap(({ power: who, before, after }) =>
    TOLD.filter((what) => before[what] < after[what] || (what === 'hand' && before[what] !== after[what])).map((what) =>
      say(`stage-then-${what.replace('_', '-')}`, { power: power(who), before: before[what], after: after[what] }),
    ),
  );
}
