/** What glows on the map: from what can be picked and what is pointed at. */
import type { Glow, Light } from '../board/glow';
import type { Desk } from '../game/desk.svelte';
import { corruptionKey, figureKey, regionOf, tokenKey, type Key } from '../game/picking';
import { placeOf } from '../game/search';
import type { Figures, RegionId, View } from '../wire';

/** How a thing is lit that has a key. */
function light(desk: Desk, key: Key): Light | undefined {
  const { picks } = desk;
  if (picks.path.includes(key)) return 'aim';
  return picks.can.has(key) ? 'can' : undefined;
}

function regionLight(desk: Desk, region: RegionId): Light | undefined {
  const { picks } = desk;
  const key = desk.keyOf(region);
  if (picks.aim && placeOf(picks.aim) === regionOf(key)) return 'aim';
  const lit = light(desk, key);
  // A region is forbidden only while something is held that could go to others.
  const isChoosing = picks.path.length > 0 && [...picks.can].some(regionOf);
  return lit ?? (isChoosing ? 'not' : undefined);
}

export function lights(desk: Desk, view: View): Glow {
  const { picks, named } = desk;
  const regions = Object.fromEntries(view.regions.map(({ region }) => [region, regionLight(desk, region)]).filter(([, lit]) => lit));
  const ghosts = picks.aim?.kind === 'summon' && picks.aim.figure && picks.aim.to ? [{ kind: picks.aim.figure, region: picks.aim.to }] : [];
  return {
    regions,
    ghosts,
    figures: (group: Figures, region) => light(desk, figureKey(group.figure, group.marks, region)),
    key: (group, region) => figureKey(group.figure, group.marks, region),
    tokens: (token, region) => light(desk, tokenKey(token, region)),
    corruption: (owner, region) => light(desk, corruptionKey(owner, region)),
    marked: named?.region ? [named.region, ...desk.changed] : desk.changed,
  };
}
