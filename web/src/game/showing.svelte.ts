/** How a game is shown: steps come in and are played one thing after the other. It knows no table and no network. */
import type { Ask, Catalogue, Event, GameResult, LastStep, PowerId, Sentence, Stand, State, Step, View } from '../wire';
import { follow, stood, withoutPast } from './follow';
import { linesOf, logged, type Line } from './log';
import { hold, speed } from './pace';
import { Printed } from './printed';
import { sceneOf, staged, standing, type Scene } from './scene';

/** More missed steps than these are not played but jumped over: somebody was away. */
const TOO_MANY = 25;
/** So many of the last steps can be shown once more: all from one's pass to one's next turn. */
const KEPT = 100;
/** Whoever wants no motion is shown what comes within so many milliseconds at once: bots among themselves are quick. */
const TOGETHER = 16;

/** How things stand. */
type Moment = Pick<State, 'seq' | 'view' | 'ask' | 'result'>;

/** A step, and what was seen before it; nothing where it was not shown here. */
interface Past {
  step: Step;
  before: { view: View; scene: Scene } | null;
}

/** What somebody chose, to be shown once more. */
export interface Act {
  seq: number;
  power: PowerId;
  said: Sentence;
}

const isChosenBy = (power: PowerId | null, { events }: Step): boolean => events.some((event) => event.type === 'chosen' && event.by === power && !event.forced);

export class Showing {
  /** What is drawn. */
  view = $state.raw<View | null>(null);
  ask = $state.raw<Ask | null>(null);
  result = $state.raw<GameResult | null>(null);
  /** The last step that is shown. */
  seq = $state(0);
  scene = $state.raw<Scene>({ kind: 'map' });
  /** What is shown once more, in words. */
  replayed = $state.raw<Sentence | null>(null);
  /** The event that is being shown. */
  event = $state.raw<Event | null>(null);
  /** Whether steps are still being played. */
  playing = $state(false);
  lines = $state.raw<Line[]>([]);
  /** The last steps that still stand. */
  protected past = $state.raw<Past[]>([]);
  readonly printed: Printed;

  /** Settled when it is first known how things stand. */
  readonly arrived: Promise<void>;
  #arrive: () => void = () => undefined;

  #queue: (Step | LastStep)[] = [];
  /** The step that is being shown, or was last. */
  #current = 0;
  #hurry = false;
  /** How things stand after steps that were not drawn, as others follow at once. */
  #unshown: View | null = null;
  #wake: (() => void) | null = null;
  /** Counts how often everything was set anew: what was being played before that is not played on. */
  #run = 0;

  constructor(readonly catalogue: Catalogue) {
    this.printed = new Printed(catalogue);
    this.arrived = new Promise((done) => (this.#arrive = done));
  }

  /** The last step that is known, shown or not. */
  get newest(): number {
    return this.#queue.at(-1)?.seq ?? this.#current;
  }

  /** Who looks: a Power, or nobody who only watches. */
  get me(): PowerId | null {
    return this.view?.viewer ?? null;
  }

  /** Whether this person is asked, and has seen all that led to it. */
  get isAsked(): boolean {
    return !this.playing && this.me !== null && this.ask?.power === this.me && !this.result;
  }

  /** Whether something of one's own might be taken back: it is so unless all that happened is known, and nothing was. */
  get canUndo(): boolean {
    const first = this.past[0]?.step;
    const isAllKnown = this.seq === 0 || first?.seq === 1 || first?.undone_to === 0;
    return !isAllKnown || this.past.some(({ step }) => isChosenBy(this.me, step));
  }

  /** The steps from the last own choice on, to be shown once more; all that are kept where there was none. */
  get since(): Past[] {
    return this.past.slice(Math.max(0, this.past.findLastIndex(({ step }) => isChosenBy(this.me, step))));
  }

  /** What was chosen since the last own choice, and that. */
  get acts(): Act[] {
    return this.since.flatMap(({ step }) => {
      const chosen = step.events.find((event) => event.type === 'chosen' && !event.forced);
      const said = step.said[0];
      return chosen?.type === 'chosen' && said ? [{ seq: step.seq, power: chosen.by, said }] : [];
    });
  }

  /** Shows how things stand, whatever was shown before. */
  state(state: State): void {
    this.#run += 1;
    this.#queue = [];
    this.past = [];
    this.#rested();
    this.#current = state.seq;
    this.#show(state);
    this.scene = sceneOf(state.view.phase, state.view);
    this.#arrive();
  }

  /** Shows what happened, after all that is still to be shown. */
  step(step: Step | LastStep): void {
    this.#queue.push(step);
    // Nobody wants to watch to its end what is taken back.
    if (step.undone_to != null && this.playing) this.skip();
    // However far bots are ahead, whoever was there sees everything; only what was missed comes without a view.
    if (this.#queue.filter((waiting) => !('view' in waiting)).length > TOO_MANY) this.skip();
    if (!this.playing) void this.#play();
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

  /** Shows once more what happened since the last own choice, or some of it. */
  async replay(from = 0, to = Infinity): Promise<void> {
    const past = this.since.filter(({ step }) => step.seq >= from && step.seq <= to);
    const [first] = past;
    if (!first) return;
    const before = first.before?.view ?? (await this.viewAfter(first.step.seq - 1));
    if (before) await this.replaySteps(before, past.map(({ step }) => step), first.before?.scene);
  }

  /** How things stood after a step, whether it was shown here or not; nothing where nobody knows. */
  async viewAfter(_: number): Promise<View | null> {
    return null;
  }

  /** Takes up what happened before one came. */
  protected recall(steps: Step[]): void {
    const known = this.past[0]?.step.seq ?? this.seq + 1;
    // One that was taken back meanwhile was taken back by a step that is known.
    const earlier = steps.reduce(standing, []).filter(({ seq }) => seq > 0 && seq < known);
    this.past = [...earlier.map((step) => ({ step, before: null })), ...this.past].slice(-KEPT);
  }

  /** Shows steps once more, from how things stood before them; then everything is again as it was. */
  async replaySteps(before: View, steps: Step[], begun: Scene = sceneOf(before.phase, before)): Promise<void> {
    if (this.playing) return;
    const { view, scene } = this;
    const run = this.#run;
    this.playing = true;
    this.view = withoutPast(before);
    this.scene = begun;
    for (const step of steps) {
      this.replayed = step.said[0] ?? null;
      await this.#playEvents(step, run);
      if (run !== this.#run) return;
    }
    this.view = view;
    this.scene = scene;
    this.replayed = null;
    await this.#play();
  }

  #draw(view: View): void {
    this.view = withoutPast(view);
    this.#unshown = null;
  }

  #show(moment: Moment): void {
    this.#draw(moment.view);
    this.ask = moment.ask;
    this.result = moment.result;
    this.seq = moment.seq;
  }

  async #play(): Promise<void> {
    const run = this.#run;
    this.playing = true;
    if (speed() === Infinity) await new Promise((done) => setTimeout(done, TOGETHER));
    while (run === this.#run) {
      const step = this.#queue.shift();
      if (!step) return this.#rested();
      this.#keep(step);
      this.#current = step.seq;
      await this.#playStep(step, run);
    }
  }

  /** Nothing is being played any more. */
  #rested(): void {
    this.#wake?.();
    this.#hurry = false;
    this.event = null;
    this.replayed = null;
    this.playing = false;
  }

  /** What is taken back is not shown once more. */
  #keep(step: Step | LastStep): void {
    const kept = this.past.filter((past) => past.step.seq <= (step.undone_to ?? Infinity));
    const view = this.#latest;
    this.past = [...kept, { step, before: view && { view, scene: this.scene } }].slice(-KEPT);
  }

  async #playStep(step: Step | LastStep, run: number): Promise<void> {
    // Whoever came in the middle may have been told of it beforehand.
    const before = this.lines.filter(({ seq }) => seq < step.seq);
    this.lines = logged(before, { ...step, said: [] });
    // What is told comes with what is shown, not before it.
    const told = linesOf(step);
    await this.#playEvents(step, run, (count) => (this.lines = [...this.lines, ...told.filter(({ after }) => after === count)]));
    if (run !== this.#run) return;
    if (step.events.length === 0) this.lines = [...this.lines, ...told];
    // What was asked before it is answered; what is asked then comes with a later one.
    if (!('view' in step)) [this.seq, this.ask] = [step.seq, null];
    // What is over before anybody could see it is not drawn.
    else if (this.#isCut && this.#queue.length > 0) this.#unshown = step.view;
    else this.#show(step);
    if ('view' in step && step.undone_to != null) this.scene = sceneOf(step.view.phase, step.view);
  }

  async #playEvents(step: Step, run: number, reached: (count: number) => void = () => undefined): Promise<void> {
    let actor: PowerId | null = null;
    for (const [i, event] of step.events.entries()) {
      reached(i + 1);
      if (event.type === 'chosen') actor = event.by;
      const stand = step.stands?.find((one) => one.after === i + 1);
      await this.#playEvent(event, actor, stand);
      if (run !== this.#run) return;
    }
  }

  async #playEvent(event: Event, actor: PowerId | null, stand: Stand | undefined): Promise<void> {
    const isCut = this.#isCut;
    const latest = this.#latest;
    if (latest && !isCut) this.#draw(stood(follow(latest, event, this.catalogue), stand));
    this.scene = staged(this.scene, event, isCut && latest ? stood(latest, stand) : this.view);
    if (!this.view || isCut) return;
    const pause = hold(event, this.me, actor) / speed();
    if (pause === 0) return;
    this.event = event;
    await this.#rest(pause);
  }

  /** How things last stood, drawn or not. */
  get #latest(): View | null {
    return this.#unshown ?? this.view;
  }

  /** Whether nothing is played out. */
  get #isCut(): boolean {
    return this.#hurry || speed() === Infinity || document.hidden;
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
