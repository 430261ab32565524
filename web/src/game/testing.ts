/** For tests: what a view comes to, as far as events tell it, in a form that can be compared and kept small. */
import type { View } from '../wire';

const sorted = (map: Partial<Record<string, number>>) =>
  Object.entries(map)
    .filter(([, n]) => n)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([key, n]) => `${n} ${key}`)
    .join(', ');

const tally = (words: string[]) => {
  const map: Record<string, number> = {};
  for (const word of words) map[word] = (map[word] ?? 0) + 1;
  return sorted(map);
};

const copies = (pile: { card: string; copies: number }[]) =>
  sorted(Object.fromEntries(pile.map((one) => [one.card, one.copies])));

/** What can be told from events of a view: who stands where, who has what. */
export function digest(view: View): Record<string, unknown> {
  const told: Record<string, unknown> = {
    at: `${view.round} ${view.phase}`,
    hand: copies(view.hand),
    track: view.track.map((space) => space?.card ?? '-').join(' '),
    supply: sorted(view.tokens),
  };
  for (const one of view.regions) {
    const figures = one.figures.flatMap((group) =>
      group.ids.map((id) => `${id}${group.commander === group.owner ? '' : `>${group.commander}`}${group.tipped ? ' tipped' : ''}`),
    );
    const spaces = one.spaces.map((space) => (space.kind === 'card' ? `${space.card}${space.cancelled ? ' (cancelled)' : ''}` : space.kind));
    const dead = tally(one.dead.flatMap((lying) => Array<string>(lying.count).fill(lying.figure)));
    told[one.region] = [
      figures.sort().join(' '),
      sorted(one.corruption),
      sorted(one.tokens),
      spaces.join(' ').replace(/( ?empty)+$/, ''),
      dead,
      one.ruined ?? '',
      one.to_score,
    ].join(' | ');
  }
  for (const one of view.powers) {
    const numbers = [one.points, one.power_points, one.dial, one.threat, one.counters, one.peasants, one.hand, one.deck];
    told[one.power] = [numbers.join(' '), sorted(one.reserve), copies(one.discard), copies(one.set_aside), one.upgrades.map((up) => up.upgrade).join(' ')].join(' | ');
  }
  return told;
}
