/** A game as it is shown: what the server tells, played one thing after the other. */
import type { Ask, Catalogue, ChatLine, Clock, Event, GameResult, LastStep, PowerId, Sentence, Stand, State, Step, View } from '../wire';
import type { About, Listener, Table } from '../server/table';
import { follow, stood } from './follow';
import { linesOf, logged, toldWith, type Line } from './log';
import { hold, speed } from './pace';
import { sceneAfter, sceneOf, staged, type Scene } from './scene';

/** More steps than these are not played but jumped over: somebody was away. */
const TOO_MANY = 25;

/** How things stand. */
interface Moment {
  seq: number;
  view: View;
  ask: Ask | null;
  result: GameResult | null;
}

/** A step that has been shown. */
export interface Past {
  step: Step;
  before: View | null;
}

/** What somebody chose, to be shown once more. */
export interface Act {
  seq: number;
  power: PowerId;
  said: Sentence;
}

export class Game implements Listener {
  about = $state.raw<About>() as About;
  /** What is drawn. */
  view = $state.raw<View | null>(null);
  ask = $state.raw<Ask | null>(null);
  result = $state.raw<GameResult | null>(null);
  seq = $state(0);
  scene = $state.raw<Scene>({ kind: 'map' });
  /** What is shown once more, in words. */
  replayed = $state.raw<Sentence | null>(null);
  /** The event that is being shown. */
  event = $state.raw<Event | null>(null);
  /** Whether steps are still being played. */
  playing = $state(false);
  lines = $state.raw<Line[]>([]);
  chatLines = $state.raw<ChatLine[]>([]);
  clocks = $state.raw<Clock | null>(null);
  present = $state.raw<PowerId[]>([]);
  watchers = $state(0);
  isConnected = $state(false);
  undoAskedBy = $state.raw<{ power: PowerId; waiting: PowerId[] } | null>(null);
  handOver = $state.raw<{ power: PowerId; agreed: PowerId[]; waiting: PowerId[] } | null>(null);
  /** What was last refused, in words. */
  refused = $state<string | null>(null);
  /** A choice is under way, and none other can be made. */
  sending = $state(false);
  /** The steps since the last own choice with how things stood before each, to be shown once more. */
  since = $state.raw<Past[]>([]);

  #queue: (Step | LastStep)[] = [];
  #hurry = false;
  #wake: (() => void) | null = null;
  #stop: () => void = () => undefined;

  private constructor(
    readonly table: Table,
    readonly catalogue: Catalogue,
    about: About,
  ) {
    this.about = about;
  }

  /** Sits down in front of a table whose game has begun. */
  static async open(table: Table): Promise<Game> {
    const [about, catalogue] = await Promise.all([table.about(), table.catalogue()]);
    const game = new Game(table, catalogue, about);
    game.#stop = table.listen(game);
    void game.#remember();
    return game;
  }

  close(): void {
    this.#stop();
  }

  /** Who looks: a Power, or nobody who only watches. */
  get me(): PowerId | null {
    return this.view?.viewer ?? null;
  }

  /** Whether this person is asked, and has seen all that led to it. */
  get isAsked(): boolean {
    return !this.playing && this.me !== null && this.ask?.power === this.me && !this.result;
  }

  /** Makes a choice. It is never sent a second time by itself. */
  async choose(choice: string): Promise<void> {
    if (this.sending) return;
    this.sending = true;
    this.refused = null;
    const outcome = await this.table.choose(this.seq, choice);
    this.sending = false;
    if (outcome.kind === 'refused' && outcome.status !== 409) this.refused = outcome.title;
    if (outcome.kind === 'accepted') this.since = [];
  }

  async undo(): Promise<void> {
    this.refused = null;
    const outcome = await this.table.undo(this.seq);
    if (outcome.kind === 'refused') this.refused = outcome.title;
  }

  /** What was chosen since the last own choice. */
  get acts(): Act[] {
    return this.since.flatMap(({ step }) => {
      const chosen = step.events.find((event) => event.type === 'chosen' && !event.forced);
      const said = step.said[0];
      return chosen?.type === 'chosen' && said ? [{ seq: step.seq, power: chosen.by, said }] : [];
    });
  }

  /** Shows once more what happened since the last own choice, or some of it. */
  async replay(from = 0, to = Infinity): Promise<void> {
    const past = this.since.filter(({ step }) => step.seq >= from && step.seq <= to);
    const first = past.find(({ before }) => before !== null)?.before;
    if (first) await this.replaySteps(first, past.map(({ step }) => step));
  }

  /** Shows steps once more, from how things stood before them; then everything is again as it was. */
  async replaySteps(before: View, steps: Step[]): Promise<void> {
    if (this.playing) return;
    const { view, scene } = this;
    this.playing = true;
    this.view = before;
    for (const step of steps) {
      this.replayed = step.said[0] ?? null;
      await this.#playEvents(step);
    }
    this.view = view;
    this.scene = scene;
    this.replayed = null;
    await this.#play();
  }

  /** Goes on to the next thing that happens. */
  goOn(): void {
    this.#wake?.();
  }

  /** Shows the rest of what happens at once. */
  skip(): void {
    this.#hurry = true;
    this.#wake?.();
  }

  // What the table tells.

  state(state: State): void {
    this.#queue = [];
    this.#show(state);
    this.scene = sceneOf(state.view.phase, state.view);
  }

  step(step: Step | LastStep): void {
    this.#queue.push(step);
    if (this.#queue.length > TOO_MANY) this.skip();
    if (!this.playing) void this.#play();
  }

  chat(line: ChatLine): void {
    this.chatLines = [...this.chatLines, line];
  }
  clock(clock: Clock): void {
    this.clocks = clock;
  }
  presence(present: PowerId[], watchers: number): void {
    this.present = present;
    this.watchers = watchers;
  }
  undoAsked(power: PowerId | null, waiting: PowerId[]): void {
    this.undoAskedBy = power && { power, waiting };
  }
  handOverAsked(power: PowerId, agreed: PowerId[], waiting: PowerId[]): void {
    this.handOver = agreed.length > 0 ? { power, agreed, waiting } : null;
  }
  changed(about: About): void {
    this.about = about;
  }
  connected(stands: boolean): void {
    this.isConnected = stands;
  }

  /** What was said before one came: the log of the last rounds, and the chat. */
  async #remember(): Promise<void> {
    const after = Math.max(0, this.about.seq - 300);
    const [steps, chat] = await Promise.all([this.table.steps(after), this.table.chat()]);
    const before = steps.reduce(logged, [] as Line[]);
    const known = this.lines[0]?.seq ?? Infinity;
    this.lines = [...before.filter((line) => line.seq < known), ...this.lines];
    if (this.view && !this.playing && steps.at(-1)?.seq === this.seq) this.scene = sceneAfter(steps, this.view);
    this.chatLines = [...chat, ...this.chatLines.filter((line) => chat.every((one) => one.number !== line.number))];
  }

  #show(moment: Moment): void {
    this.view = moment.view;
    this.ask = moment.ask;
    this.result = moment.result;
    this.seq = moment.seq;
  }

  async #play(): Promise<void> {
    this.playing = true;
    for (let step = this.#queue.shift(); step; step = this.#queue.shift()) {
      this.since = [...this.since, { step, before: this.view }].slice(-TOO_MANY);
      await this.#playStep(step);
    }
    this.#hurry = false;
    this.event = null;
    this.playing = false;
  }

  async #playStep(step: Step | LastStep): Promise<void> {
    this.lines = logged(this.lines, { ...step, said: [] });
    // What is told comes with what is shown, not before it.
    const [told, at] = [linesOf(step), toldWith(step)];
    await this.#playEvents(step, (i) => (this.lines = [...this.lines, ...told.filter((_, line) => at[line] === i)]));
    if (step.events.length === 0) this.lines = [...this.lines, ...told];
    this.seq = step.seq;
    if ('view' in step) this.#show(step);
  }

  async #playEvents(step: Step, reached: (event: number) => void = () => undefined): Promise<void> {
    let actor: PowerId | null = null;
    for (const [i, event] of step.events.entries()) {
      reached(i);
      if (event.type === 'chosen') actor = event.by;
      const stand = step.stands?.find((one) => one.after === i + 1);
      await this.#playEvent(event, actor, stand);
    }
  }

  async #playEvent(event: Event, actor: PowerId | null, stand: Stand | undefined): Promise<void> {
    const isCut = this.#hurry || speed() === Infinity || document.hidden;
    if (this.view && !isCut) this.view = stood(follow(this.view, event, this.catalogue), stand);
    this.scene = staged(this.scene, event, this.view);
    if (!this.view || isCut) return;
    const pause = hold(event, this.me, actor) / speed();
    if (pause === 0) return;
    this.event = event;
    await this.#rest(pause);
  }

  /** Lets something be looked at, unless somebody is in a hurry. */
  #rest(pause: number): Promise<void> {
    return new Promise((done) => {
      const timer = setTimeout(done, pause);
      this.#wake = () => {
        clearTimeout(timer);
        done();
      };
    });
  }
}
