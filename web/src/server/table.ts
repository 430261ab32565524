/**
 * The one small interface through which the client talks to a table. A server stands behind it today
 * (`remote.ts`); a table inside the page could.
 */
import type {
  AutoPass,
  Catalogue,
  ChatLine,
  Clock,
  Hint,
  LastStep,
  PowerId,
  Preview,
  Sentence,
  State,
  Step,
  Table as About,
} from '../wire';

/** What a table tells whoever sits at it or watches. */
export interface Listener {
  /** How things stand, without what led there. */
  state(state: State): void;
  /** What happened; the last step of several also says how things stand after it. */
  step(step: Step | LastStep): void;
  chat(line: ChatLine): void;
  clock(clock: Clock): void;
  presence(present: PowerId[], watchers: number): void;
  /** Somebody asks to take back what he chose in a step; nobody when that is settled. */
  undoAsked(power: PowerId | null, waiting: PowerId[], undoes: number | null): void;
  /** A vote that a bot plays for somebody who is away. */
  handOverAsked(power: PowerId, agreed: PowerId[], waiting: PowerId[]): void;
  /** Something was agreed anew about the table. */
  changed(about: About): void;
  /** Whether the connection stands. */
  connected(stands: boolean): void;
  /** The table is not, or no longer, for the eyes of whoever listens. */
  shut(): void;
}

/** How a choice, or what was asked for besides, came out. */
export type Outcome =
  | { kind: 'accepted'; seq: number; asked: boolean }
  | { kind: 'refused'; title: string }
  /** Something else happened first: what is told next shows it. */
  | { kind: 'stale' }
  /** The connection broke before the answer: what happened next tells whether it was made. */
  | { kind: 'unknown' };

/** What a choice would cost and change, or why it cannot be made. */
export type Foretold = { kind: 'preview'; preview: Preview } | { kind: 'why-not'; said: Sentence };

/** A request throws an error that has a sentence for people when it is refused. */
export interface Table {
  readonly id: string;
  about(): Promise<About>;
  catalogue(): Promise<Catalogue>;
  /** Listens from a step on, or from the present; the answer stops that. */
  listen(listener: Listener, after?: number): () => void;
  choose(seq: number, choice: string): Promise<Outcome>;
  undo(seq: number): Promise<Outcome>;
  answerUndo(agree: boolean): Promise<void>;
  say(text: string): Promise<Outcome>;
  preview(choice: string, signal?: AbortSignal): Promise<Foretold>;
  /** What happened after a step, oldest first; from the set-up on without one. */
  steps(after?: number): Promise<Step[]>;
  /** How things stood after a step, for whoever listens. */
  stateAt(seq: number): Promise<State>;
  chat(): Promise<ChatLine[]>;
  hint(): Promise<Hint>;
  /** Takes one's seat back from the bot that plays for one; gets up, and a bot plays. */
  takeSeat(power: PowerId): Promise<void>;
  leaveSeat(power: PowerId): Promise<void>;
  /** Says whether a bot shall play for somebody who is away. */
  voteHandOver(power: PowerId, agree: boolean): Promise<void>;
  /** Lets one's seat pass by itself; never without a time. */
  autoPass(when: AutoPass | null): Promise<void>;
  /** The table of the next game with the same people, by its id. */
  rematch(): Promise<string>;
  /** Where the record of the game can be had. */
  readonly record: string;
}

export type { About };
