/** A table at the server: requests, and one socket that comes back by itself when the connection breaks. */
import type { Catalogue, Chat, ChatLine, ClientMessage, Hint, Missed, Preview, ServerMessage, Step, Table as About } from '../wire';
import { ask } from './http';
import type { Listener, Outcome, Table } from './table';

/** Pauses before connecting again, in milliseconds; the last for all further ones. */
const PAUSES = [300, 1000, 2000, 5000, 10_000];
/** So long an answer may take, in milliseconds, before the line counts as dead: a network can go without a word. */
const SILENCE = 10_000;
/** Closed by the server for good: it is not for our eyes. */
const NOT_OURS = 1008;

type Waiting = (outcome: Outcome) => void;

export class RemoteTable implements Table {
  readonly #path: string;
  #socket: WebSocket | null = null;
  #listener: Listener | null = null;
  /** The last step that was told: where to go on after a break. */
  #seen: number | undefined;
  #tries = 0;
  #again: ReturnType<typeof setTimeout> | undefined;
  #nextId = 1;
  /** Who waits for the answer to what was sent with an id. */
  #waiting = new Map<string, Waiting>();

  constructor(readonly id: string) {
    this.#path = `/api/tables/${id}`;
  }

  about = () => ask<About>('GET', this.#path);
  catalogue = () => ask<Catalogue>('GET', `${this.#path}/catalogue`);
  preview = (choice: string) => ask<Preview>('POST', `${this.#path}/preview`, { choice });
  hint = () => ask<Hint>('POST', `${this.#path}/hint`);
  answerUndo = async (agree: boolean): Promise<void> => {
    await ask('POST', `${this.#path}/undo/answer`, { agree });
  };

  async steps(after: number): Promise<Step[]> {
    return (await ask<Missed>('GET', `${this.#path}/steps?after=${after}`)).steps;
  }

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
    return () => {
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

  #connect(): void {
    const url = new URL(`${this.#path}/live`, location.href);
    url.protocol = url.protocol.replace('http', 'ws');
    if (this.#seen !== undefined) url.searchParams.set('after', String(this.#seen));
    const socket = new WebSocket(url);
    this.#socket = socket;
    socket.onopen = () => {
      this.#tries = 0;
      this.#listener?.connected(true);
    };
    socket.onmessage = (message) => this.#hear(JSON.parse(String(message.data)) as ServerMessage);
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
    if (code === NOT_OURS) return;
    const pause = PAUSES[Math.min(this.#tries, PAUSES.length - 1)];
    this.#tries += 1;
    this.#again = setTimeout(() => this.#connect(), pause);
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
        return this.#answer(message.id, { kind: 'refused', status: message.status, title: message.title });
      case 'presence':
        return listener.presence(message.present, message.watchers);
      case 'clock':
        return listener.clock(message);
      case 'chat':
        return listener.chat(message);
      case 'undo-asked':
        return listener.undoAsked(message.power, message.waiting);
      case 'hand-over-asked':
        return listener.handOverAsked(message.power, message.agreed, message.waiting);
      case 'table':
        this.about().then((about) => this.#listener?.changed(about), () => undefined);
    }
  }
}
