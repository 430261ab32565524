/** What a screen reader says of a region and of what stands on it. */
import type { Figures, PowerId, Region, RegionId, TokenId, View } from '../wire';
import { say } from '../words/words.svelte';
import type { Names } from './glow';

export const powerName = (power: PowerId): string => say('power-the', { power });

const nameOf = (region: RegionId, names: Names): string => names.places.find((one) => one.region === region)?.name ?? region;

/** A group of figures, with what is special about it. */
export function figureSpoken(group: Figures, names: Names, count = group.count): string {
  const name = names.figure?.(group.figure)?.name ?? group.figure;
  const marks = group.marks.filter((mark) => mark !== 'controlled').map((mark) => say('board-mark', { mark }));
  if (group.commander !== group.owner) marks.unshift(say('board-held', { power: group.commander }));
  if (group.tipped) marks.push(say('board-tipped'));
  const hits = Object.values(group.hits).reduce((sum, one) => sum + one, 0);
  if (hits > 0) marks.push(say('board-hits', { count: hits }));
  const what = count > 1 ? say('board-several', { count, name }) : name;
  return marks.length > 0 ? `${what} (${marks.join(', ')})` : what;
}

function figures(region: Region, names: Names): string | null {
  if (region.figures.length === 0) return null;
  return say('board-figures', { list: region.figures.map((group) => figureSpoken(group, names)).join(', ') });
}

function cards(region: Region, names: Names): string | null {
  const lie = region.spaces.flatMap((space) => (space.kind === 'card' ? [names.card(space.card)?.name ?? space.card] : []));
  return lie.length > 0 ? say('board-cards', { list: lie.join(', ') }) : null;
}

function tokens(region: Region): string | null {
  const there = Object.entries(region.tokens) as [TokenId, number][];
  if (there.length === 0) return null;
  return say('board-tokens', { list: there.map(([token, count]) => say('board-token', { token, count })).join(', ') });
}

function leads(region: Region): string {
  const { dominator } = region;
  return dominator ? say('board-leads', { power: dominator, value: region.domination[dominator] ?? 0 }) : say('board-nobody-leads');
}

function corruption(region: Region, enough: number): string {
  const coming = Object.values(region.to_corrupt).reduce((sum, one) => sum + one, 0);
  return say('board-corrupted', { now: region.ruin, enough, then: region.ruin + coming });
}

/** A whole region in a breath. */
export function regionSpoken(region: Region, view: View, names: Names): string {
  const name = nameOf(region.region, names);
  const rest = [figures(region, names), tokens(region)];
  if (region.ruined !== null) return [say('board-ruin', { region: name, card: region.ruined, round: region.ruined_in ?? 0 }), ...rest].filter(Boolean).join(' ');
  const values = say('board-region', {
    region: name,
    populous: String(region.populous),
    resistance: region.resistance ?? 0,
    conquest: region.conquest_value ?? 0,
  });
  return [values, leads(region), corruption(region, view.ruin), cards(region, names), ...rest].filter(Boolean).join(' ');
}
