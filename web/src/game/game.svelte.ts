/** A game at a table: what it tells is shown, what this person wants is sent. */
import type { Catalogue, ChatLine, Clock, LastStep, PowerId, State, Step, View } from '../wire';
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
  /** Something is under way from here, a choice until what came of it is told: no other can be made. */
  sending = $state(false);

  #stop: () => void = () => undefined;
  /** Where this person sat when the table was opened. */
  readonly #seat: PowerId | null;
  #isOpen = true;
  /** The step that tells what came of the choice under way, once it is accepted. */
  #awaited: number | null = null;
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
    this.#seat = about.me;
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

  /** Nobody is asked while a bot plays for him, nor a second time what he has answered. */
  override get isAsked(): boolean {
    return super.isAsked && !this.sending && !this.isShut && !this.isSignedOut && !(this.me && this.about.seats[this.me]?.bot);
  }

  /** Whether whoever sat down here is not known any more, as when he signed out elsewhere or the browser forgot him. */
  get isSignedOut(): boolean {
    return this.#seat !== null && this.about.me === null;
  }

  /** Makes a choice. It is never sent a second time by itself. */
  async choose(choice: string): Promise<void> {
    if (this.sending) return;
    this.sending = true;
    this.refused = null;
    this.notice = null;
    this.#sent = choice;
    const outcome = await this.table.choose(this.seq, choice);
    if (outcome.kind === 'accepted' && outcome.seq > this.newest) this.#awaited = outcome.seq;
    else this.sending = false;
    if (outcome.kind === 'refused') this.#refuse(outcome.title);
  }

  /** Takes the last own choice back, or asks the others whether that may be; whatever is still being shown. */
  async undo(): Promise<void> {
    if (this.sending) return;
    this.sending = true;
    this.refused = null;
    const outcome = await this.table.undo(this.newest);
    this.sending = false;
    if (outcome.kind === 'refused') this.#refuse(outcome.title);
  }

  #refuse(title: string): void {
    this.refused = title;
    // It may be refused because this person is not known any more.
    void this.#learnAbout().catch(() => undefined);
  }

  /** What came of a choice is told. */
  #settle(seq: number): void {
    if (this.#awaited === null || seq < this.#awaited) return;
    this.#awaited = null;
    this.sending = false;
  }

  override state(state: State): void {
    super.state(state);
    this.#settle(state.seq);
  }

  override step(step: Step | LastStep): void {
    // Whatever happens settles the question: it is taken back, or it is too late for that.
    this.undoAskedBy = null;
    if (step.undone_to != null && this.notice === 'undo-refused') this.notice = null;
    if (this.#isByClock(step)) this.notice = 'out-of-time';
    super.step(step);
    this.#settle(step.seq);
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

  override viewAfter(seq: number): Promise<View | null> {
    return this.table.stateAt(seq).then(({ view }) => view, () => null);
  }

  // What the table tells besides how things stand and what happens.

  chat(line: ChatLine): void {
    this.#hearLines([line]);
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
    // What was agreed to, or came too late, was settled by a step.
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
    if (!stands) return;
    // What is still asked is asked anew; what was settled meanwhile is not told.
    this.undoAskedBy = null;
    this.handOver = null;
    void this.#catchUp();
  }
  shut(): void {
    this.isShut = true;
    void this.#learnAbout().catch(() => undefined);
  }

  /** Asks for what no step tells: at first the log and the chat, after a break the chat and what was agreed. */
  async #catchUp(): Promise<void> {
    const isFirst = !this.#isTold;
    while (this.#isOpen && this.isConnected) {
      try {
        await Promise.all([this.#hearChat(), isFirst ? this.#remember() : this.#learnAbout()]);
        this.#isTold = true;
        return;
      } catch {
        await new Promise((done) => setTimeout(done, PAUSE));
      }
    }
  }

  async #learnAbout(): Promise<void> {
    const known = this.about;
    const about = await this.table.about();
    // What was told meanwhile is newer.
    if (this.about === known) this.changed(about);
  }

  async #hearChat(): Promise<void> {
    this.#hearLines(await this.table.chat());
  }

  /** A line may come twice: when it is said, and with those that were asked for. */
  #hearLines(lines: ChatLine[]): void {
    const unheard = lines.filter((line) => this.chatLines.every(({ number }) => number !== line.number));
    this.chatLines = [...this.chatLines, ...unheard].sort((a, b) => a.number - b.number);
  }

  /** What happened before one came: the log of the last rounds, and how far the phase is. */
  async #remember(): Promise<void> {
    const after = Math.max(this.about.seq, this.newest) - TOLD_BEFORE;
    const steps = await this.table.steps(after > 0 ? after : undefined);
    const before = steps.reduce(logged, [] as Line[]);
    const known = this.lines[0]?.seq ?? Infinity;
    this.lines = [...before.filter((line) => line.seq < known), ...this.lines];
    await this.arrived;
    if (!this.#isTold) this.recall(steps);
    const missed = this.past.map(({ step }) => step).filter(({ seq }) => seq > (steps.at(-1)?.seq ?? 0));
    const all = [...steps, ...missed];
    if (this.view && !this.playing && all.at(-1)?.seq === this.seq) this.scene = sceneAfter(all, this.view);
  }
}
