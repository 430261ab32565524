/** A game at a table: what it tells is shown, what this person wants is sent. */
import type { Catalogue, ChatLine, Clock, LastStep, PowerId, Step, View } from '../wire';
import type { About, Listener, Table } from '../server/table';
import { logged, type Line } from './log';
import { sceneAfter } from './scene';
import { Showing } from './showing.svelte';

/** So many steps before one came are told in the log. */
const TOLD_BEFORE = 300;
/** A pause before asking again what could not be had, in milliseconds. */
const PAUSE = 2000;

export class Game extends Showing implements Listener {
  about = $state.raw<About>() as About;
  chatLines = $state.raw<ChatLine[]>([]);
  clocks = $state.raw<Clock | null>(null);
  present = $state.raw<PowerId[]>([]);
  watchers = $state(0);
  isConnected = $state(false);
  /** Whether the table tells this person nothing any more, as after signing out elsewhere. */
  isShut = $state(false);
  undoAskedBy = $state.raw<{ power: PowerId; waiting: PowerId[]; undoes: number | null } | null>(null);
  handOver = $state.raw<{ power: PowerId; agreed: PowerId[]; waiting: PowerId[] } | null>(null);
  /** What was last refused, in words. */
  refused = $state<string | null>(null);
  /** What happened to this person's own affairs without him: his time ran out, nobody wants an undo. */
  notice = $state.raw<'out-of-time' | 'undo-refused' | null>(null);
  /** A choice is under way, and none other can be made. */
  sending = $state(false);

  #stop: () => void = () => undefined;
  #isOpen = true;
  /** The last choice that was sent from here. */
  #sent: string | null = null;
  /** How far the server's clock is ahead of ours, in milliseconds. */
  #ahead = 0;
  /** Whether the log and what was agreed have been told once. */
  #isTold = false;

  private constructor(
    readonly table: Table,
    catalogue: Catalogue,
    about: About,
  ) {
    super(catalogue);
    this.about = about;
  }

  /** Sits down in front of a table whose game has begun, of which some may know already what was agreed. */
  static async open(table: Table, known?: About): Promise<Game> {
    const [about, catalogue] = await Promise.all([known ?? table.about(), table.catalogue()]);
    const game = new Game(table, catalogue, about);
    game.#stop = table.listen(game);
    return game;
  }

  close(): void {
    this.#isOpen = false;
    this.#stop();
  }

  /** Nobody is asked while a bot plays for him. */
  override get isAsked(): boolean {
    return super.isAsked && !this.isShut && !(this.me && this.about.seats[this.me]?.bot);
  }

  /** Makes a choice. It is never sent a second time by itself. */
  async choose(choice: string): Promise<void> {
    if (this.sending) return;
    this.sending = true;
    this.refused = null;
    this.notice = null;
    this.#sent = choice;
    const outcome = await this.table.choose(this.seq, choice);
    this.sending = false;
    if (outcome.kind === 'refused') this.refused = outcome.title;
    if (outcome.kind === 'accepted') this.since = [];
  }

  /** Takes the last own choice back, or asks the others whether that may be; whatever is still being shown. */
  async undo(): Promise<void> {
    if (this.sending) return;
    this.sending = true;
    this.refused = null;
    const outcome = await this.table.undo(this.newest);
    this.sending = false;
    if (outcome.kind === 'refused') this.refused = outcome.title;
  }

  override step(step: Step | LastStep): void {
    if (step.undone_to != null) {
      this.undoAskedBy = null;
      if (this.notice === 'undo-refused') this.notice = null;
    }
    if (this.#isByClock(step)) this.notice = 'out-of-time';
    super.step(step);
    // How far the phase was before is told by the steps that still count.
    if (step.undone_to != null) void this.#remember().catch(() => undefined);
  }

  /** Whether a bot chose, because this person's time had run out. */
  #isByClock(step: Step): boolean {
    const [first] = step.events;
    if (first?.type !== 'chosen' || first.by !== this.me || first.forced || first.choice === this.#sent) return false;
    const { pace, out_of_time } = this.about;
    return pace !== null && out_of_time === 'bot-chooses' && this.clocks?.due != null && this.clocks.due <= Date.now() + this.#ahead;
  }

  protected override viewBefore(seq: number): Promise<View | null> {
    return this.table.stateAt(seq - 1).then(({ view }) => view, () => null);
  }

  // What the table tells besides how things stand and what happens.

  chat(line: ChatLine): void {
    this.chatLines = [...this.chatLines, line];
  }
  clock(clock: Clock): void {
    this.clocks = clock;
    this.#ahead = clock.now - Date.now();
  }
  presence(present: PowerId[], watchers: number): void {
    this.present = present;
    this.watchers = watchers;
  }
  undoAsked(power: PowerId | null, waiting: PowerId[], undoes: number | null): void {
    // What was agreed to follows as a step.
    if (power === null && this.undoAskedBy?.power === this.me && this.me !== null) this.notice = 'undo-refused';
    this.undoAskedBy = power && { power, waiting, undoes };
  }
  handOverAsked(power: PowerId, agreed: PowerId[], waiting: PowerId[]): void {
    this.handOver = agreed.length > 0 ? { power, agreed, waiting } : null;
  }
  changed(about: About): void {
    this.about = about;
  }
  connected(stands: boolean): void {
    this.isConnected = stands;
    if (stands) void this.#catchUp();
  }
  shut(): void {
    this.isShut = true;
  }

  /** Asks for what no step tells: at first the log and the chat, after a break the chat and what was agreed. */
  async #catchUp(): Promise<void> {
    const isFirst = !this.#isTold;
    while (this.#isOpen && this.isConnected) {
      try {
        await Promise.all([this.#hearChat(), isFirst ? this.#remember() : this.table.about().then((about) => this.changed(about))]);
        this.#isTold = true;
        return;
      } catch {
        await new Promise((done) => setTimeout(done, PAUSE));
      }
    }
  }

  async #hearChat(): Promise<void> {
    const chat = await this.table.chat();
    this.chatLines = [...chat, ...this.chatLines.filter((line) => chat.every((one) => one.number !== line.number))];
  }

  /** What happened before one came: the log of the last rounds, and how far the phase is. */
  async #remember(): Promise<void> {
    const after = this.about.seq - TOLD_BEFORE;
    const steps = await this.table.steps(after > 0 ? after : undefined);
    const before = steps.reduce(logged, [] as Line[]);
    const known = this.lines[0]?.seq ?? Infinity;
    this.lines = [...before.filter((line) => line.seq < known), ...this.lines];
    await this.arrived;
    if (!this.#isTold) this.recall(steps);
    const missed = this.since.map(({ step }) => step).filter(({ seq }) => seq > (steps.at(-1)?.seq ?? 0));
    const all = [...steps, ...missed];
    if (this.view && !this.playing && all.at(-1)?.seq === this.seq) this.scene = sceneAfter(all, this.view);
  }
}
