/** Which picture is on which card. Cards without one of their own share that of what they do. */
import type { CardId, OldWorldId, UpgradeId } from '../wire';
import url from './vignettes.svg';

/** Cards, and then upgrades that are not about a figure. What is not listed shows the moon and its Power's sign. */
const PICTURES: Record<CardId | UpgradeId, string> = {
  'plague-aura': 'plague-aura',
  'plague-touch': 'plague-touch',
  influenza: 'influenza',
  'the-stench-of-death': 'the-stench-of-death',
  'drain-power': 'drain-power',
  'changer-of-ways': 'changer-of-ways',
  'warp-shield': 'warp-shield',
  teleport: 'teleport',
  'temporal-stasis': 'temporal-stasis',
  'the-meddling-of-skaven': 'the-meddling-of-skaven',
  'the-persistence-of-change': 'the-persistence-of-change',
  dazzle: 'dazzle',
  'blood-frenzy': 'dice',
  'battle-cry': 'horn',
  'the-skull-throne': 'skulls',
  'field-of-carnage': 'blades',
  'ritual-slaying': 'knife',
  'reborn-in-blood': 'blood',
  'the-blood-gods-call': 'march',
  bloodbath: 'blood',
  terror: 'fangs',
  hate: 'fangs',
  rampage: 'blades',
  skulltaker: 'skulls',
  'lambs-to-the-slaughter': 'lambs',
  'lure-of-battle': 'horn',
  'rain-of-pus': 'rain',
  'all-things-decay': 'withered',
  'the-final-rotting': 'skull',
  'a-great-foul-consumption': 'maw',
  filth: 'rain',
  'virulent-outbreak': 'plague-touch',
  'creeping-death': 'houses',
  'festering-fever': 'plague-aura',
  'quicken-decay': 'withered',
  'choking-stench': 'graves',
  'ultimate-plague': 'skull',
  'nurgles-quest': 'march',
  'bolt-of-change': 'storm',
  glean: 'eye',
  'warp-portal': 'teleport',
  warpstorm: 'storm',
  'the-blue-scribes': 'scroll',
  convocation: 'march',
  warpshock: 'storm',
  havoc: 'dice',
  transmogrify: 'mirror',
  'perverse-infiltration': 'mask',
  'abyssal-pact': 'chains',
  'insidious-lies': 'mask',
  'dark-influence': 'crown',
  'soporific-musk': 'cup',
  'field-of-ecstasy': 'rose',
  'degenerate-royalty': 'crown',
  'daemonic-subtlety': 'mask',
  'festival-of-sinew': 'cup',
  'corrupt-from-within': 'crown',
  'rapturous-excess': 'cup',
  'shroud-of-secrets': 'mask',
  'ascension-to-power': 'crown',
  'joyous-surrender': 'chains',
  'pleasure-shield': 'shield',
  debauchery: 'rose',
  'empty-the-warrens': 'burrow',
  skitterleap: 'burrow',
  doomwheel: 'wheel',
  'grey-seer': 'scroll',
  'strength-in-numbers': 'rats',
  'verminous-horde': 'rats',
  'warp-token-cache': 'shards',
  'screaming-bell': 'bell',
  'khorne-power': 'power',
  'power-of-pestilence': 'power',
  'tzeentch-power': 'power',
  'slaanesh-power-1': 'power',
  'slaanesh-power-2': 'power',
  'well-of-power': 'power',
  'rise-to-power': 'power',
  'khorne-cards': 'cards',
  'tzeentch-cards': 'cards',
  'mystical-disregard': 'cards',
  'council-of-thirteen': 'cards',
  'provender-of-ruin': 'points',
  'fall-from-grace': 'crown',
  'crimson-tide': 'dice',
  vengeance: 'dice',
  'cavalcade-of-decay': 'march',
  'infested-colony': 'houses',
  'the-under-empire': 'burrow',
};

export const pictureOf = (card: CardId | UpgradeId): string => PICTURES[card] ?? 'moon';

/** The token that an Old World card is mostly about, by what it is called; the comet if by none. */
export function tokenOf(card: OldWorldId): string {
  const words: [RegExp, string][] = [
    [/warpstone|meteor/, 'warpstone'],
    [/peasant|revolt|uprising|famine/, 'peasant'],
    [/knight|hero|slayer|champion|hunter|templar/, 'hero'],
    [/noble|king|elector|emperor|duke|royal|court/, 'noble'],
    [/skaven|rat/, 'skaven'],
  ];
  return words.find(([word]) => word.test(card))?.[1] ?? 'event';
}

let loading: Promise<void> | undefined;

/** Brings the pictures into the page, once. */
export function loadPictures(): Promise<void> {
  loading ??= fetch(url)
    .then((answer) => answer.text())
    .then((text) => {
      const holder = document.createElement('div');
      holder.className = 'pictures';
      holder.setAttribute('aria-hidden', 'true');
      holder.innerHTML = text;
      document.body.append(holder);
    });
  return loading;
}
