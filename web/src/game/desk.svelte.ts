/** What one looks at and has open in front of the table, and what pointing and pressing mean there. */
import type { CardId, Offer, OldWorldId, Piece, PowerId, RegionId, UpgradeId } from '../wire';
import type { Game } from './game.svelte';
import { Picks } from './picks.svelte';
import { meant, picked, regionKey, regionOf, type Key } from './picking';
import type { Printed } from './printed';

/** Something that lies open over the table. */
export type Sheet =
  | { kind: 'options'; region?: RegionId }
  | { kind: 'regions' }
  | { kind: 'help' }
  | { kind: 'menu' }
  | { kind: 'unseen' }
  | { kind: 'end' }
  | { kind: 'power'; power: PowerId }
  | { kind: 'discard'; power: PowerId }
  | { kind: 'card'; card: CardId; region?: RegionId; space?: number }
  | { kind: 'upgrade'; upgrade: UpgradeId }
  | { kind: 'old-world'; card: OldWorldId };

/** Sheets that are read, and opened from which others are looked up. */
const READ: Sheet['kind'][] = ['regions', 'power', 'discard', 'card', 'upgrade', 'old-world', 'unseen'];

/** What the pane of a narrow screen shows. */
export const DOCKS = ['hand', 'powers', 'world', 'log', 'chat'] as const;
export type Dock = (typeof DOCKS)[number];
/** How far the pane is pulled up. */
export type Stop = 'low' | 'half' | 'full';

export class Desk {
  readonly picks: Picks;
  readonly printed: Printed;
  sheet = $state.raw<Sheet | null>(null);
  /** Those from which it was opened. */
  #below: Sheet[] = [];
  dock = $state<Dock>('hand');
  stop = $state<Stop>('half');
  /** Whether log and chat are pulled out where they have no place of their own. */
  drawer = $state(false);
  talk = $state<'log' | 'chat'>('log');
  /** The region that is looked at. */
  region = $state.raw<RegionId | null>(null);
  /** What a sentence points at. */
  named = $state.raw<Piece | null>(null);
  /** Regions in which something changed while one was away; until one acts. */
  changed = $state.raw<RegionId[]>([]);
  /** What is being carried with the pointer. */
  carried = $state.raw<Key | null>(null);
  /** Whether the last press was by a mouse, which has hovered over what it presses. */
  isMouse = false;
  /** Whether the last press was by a finger, which neither hovers nor hits small things. */
  isFinger = $state(false);
  /** Whether the mouse lies still since something was shown that it does not point at: what is below it by chance says nothing. */
  isMouseStill = false;
  /** Lines of the chat that have been read. */
  read = $state(0);

  constructor(readonly game: Game) {
    this.picks = new Picks(game);
    this.printed = game.printed;
  }

  /** Opens a sheet, from which one comes back to the one that lay open if that is read; or closes all. */
  open(sheet: Sheet | null): void {
    this.#below = sheet && this.sheet && READ.includes(this.sheet.kind) ? [...this.#below, this.sheet] : [];
    this.sheet = sheet;
  }

  /** Closes the sheet that lies open. */
  close(): void {
    this.sheet = this.#below.at(-1) ?? null;
    this.#below = this.#below.slice(0, -1);
  }

  /** Opens what a sentence names. */
  openNamed(piece: Piece): void {
    if (piece.card) this.open({ kind: 'card', card: piece.card });
    else if (piece.upgrade) this.open({ kind: 'upgrade', upgrade: piece.upgrade });
    else if (piece.old_world) this.open({ kind: 'old-world', card: piece.old_world });
    else if (piece.region) this.region = piece.region;
    else if (piece.power) this.open({ kind: 'power', power: piece.power });
  }

  /** What a region is picked by: of two that are chosen together, the first. */
  keyOf(region: RegionId): Key {
    const question = this.game.isAsked ? this.game.ask?.question : null;
    const pairs = question?.kind === 'place-pair' ? [question.one, question.other] : [];
    return regionKey(pairs.find((pair) => pair.includes(region))?.[0] ?? region);
  }

  /** Points at a thing with something that hovers. */
  point(key: Key | null, region = regionOf(key)): void {
    this.region = region;
    this.picks.point(key);
  }

  /** Presses a thing: what it makes up is shown or done, and otherwise it is picked. */
  press(key: Key): void {
    const { picks } = this;
    const could = picks.can.has(key) || picks.first.has(key) || picks.path.at(-1) === key;
    const offer = meant(picks.offers, picked(picks.offers, picks.path, key));
    if (!could) this.point(key);
    else if (offer) this.aimOrDo(offer);
    else {
      picks.pick(key);
      this.region = regionOf(key) ?? this.region;
    }
  }

  /**
   * Presses what is an option by itself. What it would do is shown first, and done when it was shown already: a mouse
   * shows by hovering, a finger and the keyboard by pressing once.
   */
  aimOrDo(offer: Offer): void {
    const isShown = this.isMouse || this.picks.aim?.choice === offer.choice;
    if (isShown) this.do(offer);
    else this.picks.aimAt(offer);
  }

  /**
   * Shows what an option would do while a mouse lies on it; answers whether it does. Fingers have no hover of their
   * own: they would show it and do it at once.
   */
  hover(offer: Offer, pointerType: string): boolean {
    if (pointerType !== 'mouse') return false;
    if (this.isMouseStill) return true;
    if (this.picks.aim?.choice !== offer.choice) this.picks.aimAt(offer);
    return true;
  }

  /** Shows what an option would do that stands elsewhere, in a list or an advice. */
  show(offer: Offer): void {
    this.picks.putBack();
    this.picks.aimAt(offer);
    this.isMouseStill = true;
  }

  /** Does what is shown; answers whether anything was. */
  act(): boolean {
    return this.picks.aim !== null && this.do(this.picks.aim);
  }

  /** Does something; answers whether that could be. */
  do(offer: Offer): boolean {
    if (this.game.sending) return false;
    this.region = null;
    void this.picks.choose(offer);
    return true;
  }

  /** Puts back what is picked up, one thing after the other; answers whether there was anything. */
  putBack(): boolean {
    const { picks } = this;
    const had = picks.aim !== null || picks.look !== null || picks.path.length > 0 || this.region !== null;
    this.region = null;
    picks.putBack();
    return had;
  }

  /** The region in region order, by its number. */
  regionAt(number: number): RegionId | null {
    return this.game.catalogue.regions[number - 1]?.region ?? null;
  }

  /** Shows a region by its number, and what would be done there. */
  pointAtNumber(number: number): void {
    const region = this.regionAt(number);
    if (region) this.point(this.keyOf(region), region);
  }
}
