/** The stations of each phase, with what came of them or waits there. */
import { roman } from '../board/land';
import type { Game } from '../game/game.svelte';
import { END_STEPS, type Battle, type Corruption, type End, type Station } from '../game/scene';
import { scoredBy } from '../game/scene-corruption';
import type { Region, RegionId } from '../wire';
import { say } from '../words/words.svelte';
import type { Stop } from './Path.svelte';
import { regionNow } from './stage';

const power = (id: string) => say('power-name', { power: id });

function stopsOf(game: Game, told: (region: Region, past: boolean) => { state: Stop['state']; note: string }): Stop[] {
  const regions = game.view?.regions ?? [];
  const here = regionNow(game)?.region ?? null;
  const at = regions.findIndex((one) => one.region === here);
  return regions.map((region, i) => {
    const { state, note } = told(region, i < at);
    const now = region.region === here;
    const label = short(region.region);
    return { id: region.region, mark: roman(region.region), label, note, state: now ? 'now' : state };
  });
}

/** A region's name as short as a ledger has room for. */
export const short = (region: RegionId): string => say('stage-short', { region });

export function battleStops(game: Game): Stop[] {
  const { stations, fought } = game.scene as Partial<Battle>;
  return stopsOf(game, (region, past) => {
    const station = stations?.[region.region];
    const ruin = region.ruined !== null;
    const isOver = past && (station !== undefined || fought?.includes(region.region));
    if (isOver || (station?.fell ?? 0) > 0) return { state: 'done', note: fellNote(station) };
    const isOn = fought?.includes(region.region) ?? false;
    if (past || !(region.battle || isOn)) return { state: ruin ? 'ruin' : 'none', note: ruin ? '' : say('stage-no-battle') };
    const dice = Object.values(region.dice).map((one) => one.early + one.normal);
    const count = dice.reduce((a, b) => a + b, 0);
    // A station has room for three numbers.
    return { state: 'to-come', note: say('stage-dice-sum', { sum: dice.length > 3 ? String(count) : dice.join(' + '), count }) };
  });
}

const fellNote = (station?: Station): string =>
  station && station.fell > 0 ? say('stage-fell', { count: station.fell }) : say('stage-none-fell');

export function corruptionStops(game: Game): Stop[] {
  const scene = game.scene as Corruption;
  return stopsOf(game, (region, past) => {
    const station = scene.stations?.[region.region];
    const stood = scene.stood?.[region.region];
    if (stood?.ruined != null && !station) return { state: 'ruin', note: '' };
    const note = scene.step === 'domination' ? dominationNote(station, past) : corruptionNote(region, station, stood?.ruin);
    const nothing = scene.step === 'corruption' && !station && past;
    return { state: past ? (nothing ? 'none' : 'done') : 'to-come', note };
  });
}

function dominationNote(station: Station | undefined, past: boolean): string {
  if (station?.dominated) {
    return say('stage-power-points', { power: power(station.dominated), points: scoredBy(station, station.dominated, 'domination') });
  }
  return past || station?.tied ? say('stage-no-one') : '';
}

function corruptionNote(region: Region, station: Station | undefined, before: number | undefined): string {
  if (station?.ruined) return say('stage-falls');
  const placed = Object.values(station?.placed ?? {}).reduce((sum, n) => sum + (n ?? 0), 0);
  if (placed > 0) return `${region.ruin - placed} → ${region.ruin}`;
  return before === undefined ? '' : String(region.ruin);
}

/** The six steps of the end phase. */
export function endStops(scene: End): Stop[] {
  const now = END_STEPS.indexOf(scene.step);
  const notes: Partial<Record<(typeof END_STEPS)[number], string>> = {
    cards: scene.cards > 0 ? say('stage-end-cards-note', { count: scene.cards }) : '',
    heroes: scene.lost.length > 0 ? say('stage-end-heroes-note', { count: scene.lost.length }) : '',
    ruins: scene.scored.map(({ power: who, points }) => say('stage-power-points', { power: power(who), points })).join(', '),
    dials: scene.turned.length > 0 ? say('stage-end-dials-note', { count: scene.turned.length }) : '',
  };
  return END_STEPS.map((step, i) => ({
    id: step,
    mark: String(i + 1),
    label: say(`stage-end-${step}`),
    note: notes[step] ?? '',
    state: i < now ? 'done' : i === now ? 'now' : 'to-come',
  }));
}
