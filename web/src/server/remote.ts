/** A table at the server: requests, and one socket that comes back by itself when the connection breaks. */
import type { AutoPass, Catalogue, Chat, ChatLine, ClientMessage, Hint, Missed, PowerId, Preview, ServerMessage, State, Step, Table as About } from '../wire';
import { ask, Refusal } from './http';
import type { Foretold, Listener, Outcome, Table } from './table';

/** Pauses before connecting again, in milliseconds; the last for all further ones. */
const PAUSES = [300, 1000, 2000, 5000, 10_000];
/** After so many tries in vain the table is asked whether it is still there for us: a socket that is refused says nothing. */
const IN_VAIN = 3;
/** So long an answer may take, in milliseconds, before the line counts as dead: a network can go without a word. */
const SILENCE = 10_000;
/** So often, in milliseconds, the server is asked whether it is there while it says nothing by itself. */
const HEARTBEAT = 20_000;
/** Closed by the server for good: it is not for our eyes. */
const NOT_OURS = 1008;
/** What the server answers to a choice that something else came before, and to one that the rules forbid. */
const [STALE, AGAINST_THE_RULES] = [409, 422];

type Waiting = (outcome: Outcome) => void;

export class RemoteTable implements Table {
  readonly #path: string;
  #socket: WebSocket | null = null;
  #listener: Listener | null = null;
  /** The last step that was told: where to go on after a break. */
  #seen: number | undefined;
  /** Tries to connect since there was last a place at the table. */
  #tries = 0;
  /** How often it was asked what is agreed about the table, and which of the answers was told last. */
  #asked = 0;
  #answered = 0;
  /** When something was last heard. */
  #heard = 0;
  #again: ReturnType<typeof setTimeout> | undefined;
  #nextId = 1;
  /** Who waits for the answer to what was sent with an id. */
  #waiting = new Map<string, Waiting>();

  constructor(readonly id: string) {
    this.#path = `/api/tables/${id}`;
  }

  about = () => ask<About>('GET', this.#path);
  catalogue = () => ask<Catalogue>('GET', `${this.#path}/catalogue`);
  hint = () => ask<Hint>('POST', `${this.#path}/hint`);
  answerUndo = (agree: boolean) => ask<undefined>('POST', `${this.#path}/undo/answer`, { agree });
  takeSeat = (power: PowerId) => ask<undefined>('PUT', `${this.#path}/seats/${power}`);
  leaveSeat = (power: PowerId) => ask<undefined>('DELETE', `${this.#path}/seats/${power}`);
  voteHandOver = (power: PowerId, agree: boolean) => ask<undefined>('POST', `${this.#path}/seats/${power}/hand-over`, { agree });

  get record(): string {
    return `${this.#path}/record`;
  }

  async autoPass(when: AutoPass | null): Promise<void> {
    await ask('PUT', `${this.#path}/auto-pass`, { when });
    this.#tellAbout();
  }

  async rematch(): Promise<string> {
    const next = await ask<About>('POST', `${this.#path}/rematch`);
    // Bots do not have to be waited for.
    const isComplete = next.powers.every((power) => power === next.me || next.seats[power]?.bot);
    if (next.state === 'open' && isComplete) await ask('POST', `/api/tables/${next.id}/start`);
    return next.id;
  }

  async preview(choice: string, signal?: AbortSignal): Promise<Foretold> {
    try {
      return { kind: 'preview', preview: await ask<Preview>('POST', `${this.#path}/preview`, { choice }, signal) };
    } catch (error) {
      // Only the rules say why not; a server in trouble says nothing about a choice.
      if (!(error instanceof Refusal) || error.status !== AGAINST_THE_RULES) throw error;
      return { kind: 'why-not', said: error.problem.said ?? [{ text: error.problem.title }] };
    }
  }

  async steps(after?: number): Promise<Step[]> {
    const query = after === undefined ? '' : `?after=${after}`;
    return (await ask<Missed>('GET', `${this.#path}/steps${query}`)).steps;
  }

  stateAt = (seq: number) => ask<State>('GET', `${this.#path}/game?at=${seq}`);

  async chat(): Promise<ChatLine[]> {
    return (await ask<Chat>('GET', `${this.#path}/chat`)).chat;
  }

  choose = (seq: number, choice: string) => this.#send((id) => ({ type: 'choose', id, seq, choice }));
  undo = (seq: number) => this.#send((id) => ({ type: 'undo', id, seq }));
  say = (text: string) => this.#send((id) => ({ type: 'chat', id, text }));

  listen(listener: Listener, after?: number): () => void {
    this.#listener = listener;
    this.#seen = after;
    this.#connect();
    const wake = () => this.#wake();
    const drop = () => this.#drop();
    addEventListener('online', wake);
    addEventListener('offline', drop);
    document.addEventListener('visibilitychange', wake);
    const heartbeat = setInterval(() => void this.#feel(), HEARTBEAT);
    return () => {
      clearInterval(heartbeat);
      removeEventListener('online', wake);
      removeEventListener('offline', drop);
      document.removeEventListener('visibilitychange', wake);
      clearTimeout(this.#again);
      this.#listener = null;
      this.#socket?.close();
    };
  }

  /** Connects at once where a pause would have to be waited for. */
  #wake(): void {
    if (this.#socket || document.hidden || !this.#listener) return;
    clearTimeout(this.#again);
    this.#connect();
  }

  /** Notices a line that is dead though nobody has closed it. */
  async #feel(): Promise<void> {
    const socket = this.#socket;
    if (!socket || document.hidden || performance.now() - this.#heard < HEARTBEAT) return;
    const answered = await fetch('/healthz', { signal: AbortSignal.timeout(SILENCE) }).then(() => true, () => false);
    if (!answered && this.#socket === socket) this.#drop();
  }

  #connect(): void {
    const url = new URL(`${this.#path}/live`, location.href);
    url.protocol = url.protocol.replace('http', 'ws');
    if (this.#seen !== undefined) url.searchParams.set('after', String(this.#seen));
    const socket = new WebSocket(url);
    this.#socket = socket;
    let isIn = false;
    socket.onmessage = (message) => {
      this.#heard = performance.now();
      const said = JSON.parse(String(message.data)) as ServerMessage;
      // An open socket is no place at the table yet: who gets none is told so, and nothing else.
      if (!isIn && said.type !== 'refused') {
        isIn = true;
        this.#tries = 0;
        this.#listener?.connected(true);
      }
      this.#hear(said);
    };
    socket.onclose = (closed) => this.#lost(socket, closed.code);
  }

  /** Gives up a socket from which nothing comes any more, without waiting for its end. */
  #drop(): void {
    const socket = this.#socket;
    if (!socket) return;
    socket.onmessage = null;
    socket.close();
    this.#lost(socket, 1006);
  }

  #lost(socket: WebSocket, code: number): void {
    if (this.#socket !== socket) return;
    this.#socket = null;
    // Whether what was under way has arrived is told by the steps that follow; it is never sent again.
    for (const answer of this.#waiting.values()) answer({ kind: 'unknown' });
    this.#waiting.clear();
    if (!this.#listener) return;
    this.#listener.connected(false);
    if (code === NOT_OURS) {
      this.#listener.shut();
      return;
    }
    const pause = PAUSES[Math.min(this.#tries, PAUSES.length - 1)];
    this.#tries += 1;
    this.#again = setTimeout(() => void this.#connectAgain(), pause);
  }

  async #connectAgain(): Promise<void> {
    if (this.#tries >= IN_VAIN && (await this.#isGone())) this.#listener?.shut();
    // Something may have woken us meanwhile.
    else if (this.#listener && !this.#socket) this.#connect();
  }

  /** Whether the table is not there for us any more. */
  #isGone(): Promise<boolean> {
    return this.about().then(() => false, (error: unknown) => error instanceof Refusal && error.isFinal);
  }

  #send(message: (id: string) => ClientMessage): Promise<Outcome> {
    const socket = this.#socket;
    if (socket?.readyState !== WebSocket.OPEN) return Promise.resolve({ kind: 'unknown' });
    const id = String(this.#nextId++);
    return new Promise((answer) => {
      const silent = setTimeout(() => this.#drop(), SILENCE);
      this.#waiting.set(id, (outcome) => {
        clearTimeout(silent);
        answer(outcome);
      });
      socket.send(JSON.stringify(message(id)));
    });
  }

  #answer(id: unknown, outcome: Outcome): void {
    const key = String(id);
    this.#waiting.get(key)?.(outcome);
    this.#waiting.delete(key);
  }

  #hear(message: ServerMessage): void {
    const listener = this.#listener;
    if (!listener) return;
    switch (message.type) {
      case 'state':
        this.#seen = message.seq;
        return listener.state(message);
      case 'step':
        this.#seen = message.seq;
        return listener.step(message);
      case 'accepted':
        return this.#answer(message.id, { kind: 'accepted', seq: message.seq, asked: message.asked ?? false });
      case 'refused':
        return this.#answer(message.id, message.status === STALE ? { kind: 'stale' } : { kind: 'refused', title: message.title });
      case 'presence':
        return listener.presence(message.present, message.watchers);
      case 'clock':
        return listener.clock(message);
      case 'chat':
        return listener.chat(message);
      case 'undo-asked':
        return listener.undoAsked(message.power, message.waiting, message.undoes);
      case 'hand-over-asked':
        return listener.handOverAsked(message.power, message.agreed, message.waiting);
      case 'table':
        this.#tellAbout();
    }
  }

  /** Tells what is now agreed about the table; the next change tells it again if that fails. */
  #tellAbout(): void {
    const asked = (this.#asked += 1);
    const tell = (about: About) => {
      // An answer that a later one has overtaken is old.
      if (asked < this.#answered) return;
      this.#answered = asked;
      this.#listener?.changed(about);
    };
    this.about().then(tell, () => undefined);
  }
}
