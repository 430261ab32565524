/**
 * The one small interface through which the client talks to a table. A server stands behind it today
 * (`remote.ts`); a table inside the page could.
 */
import type {
  Catalogue,
  ChatLine,
  Clock,
  Hint,
  LastStep,
  Odds,
  PowerId,
  Preview,
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
  /** Somebody asks to take a choice back; nobody when that is settled. */
  undoAsked(power: PowerId | null, waiting: PowerId[]): void;
  /** A vote that a bot plays for somebody who is away. */
  handOverAsked(power: PowerId, agreed: PowerId[], waiting: PowerId[]): void;
  /** Something was agreed anew about the table. */
  changed(about: About): void;
  /** Whether the connection stands. */
  connected(stands: boolean): void;
}

/** How a choice, or what was asked for besides, came out. */
export type Outcome =
  | { kind: 'accepted'; seq: number; asked: boolean }
  | { kind: 'refused'; status: number; title: string }
  /** The connection broke before the answer: what happened next tells whether it was made. */
  | { kind: 'unknown' };

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
  /** What a choice would cost and change. Throws a refusal that says why it cannot be made. */
  preview(choice: string): Promise<Preview>;
  /** What happened after a step, oldest first. */
  steps(after: number): Promise<Step[]>;
  chat(): Promise<ChatLine[]>;
  hint(): Promise<Hint>;
}

export type { About, Odds };
