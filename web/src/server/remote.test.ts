/** The socket of a table, with a server that says what we want it to say. */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { ServerMessage } from '../wire';
import { quietListener } from '../pages/waiting';
import { RemoteTable } from './remote';

class Line {
  static readonly all: Line[] = [];
  onmessage: ((message: { data: string }) => void) | null = null;
  onclose: ((closed: { code: number }) => void) | null = null;
  constructor() {
    Line.all.push(this);
  }
  close = () => undefined;
  says = (message: Partial<ServerMessage>) => this.onmessage?.({ data: JSON.stringify(message) });
  breaks = () => this.onclose?.({ code: 1006 });
}
const line = () => Line.all.at(-1) as Line;
const presence = { type: 'presence', present: [], watchers: 0 } as Partial<ServerMessage>;
const answer = (status: number, body: unknown) => new Response(JSON.stringify(body), { status });

/** A table that is listened to, and what was heard. */
function listened() {
  const heard: unknown[] = [];
  const listener = {
    ...quietListener({ changed: (about) => heard.push(about), heard: () => undefined, present: () => undefined, connected: () => undefined }),
    connected: (stands: boolean) => void heard.push(stands),
    shut: () => void heard.push('shut'),
  };
  new RemoteTable('t').listen(listener);
  return heard;
}

beforeEach(() => {
  vi.useFakeTimers();
  Line.all.length = 0;
  vi.stubGlobal('WebSocket', Line);
  vi.stubGlobal('location', { href: 'http://table.example/' });
  vi.stubGlobal('addEventListener', () => undefined);
  vi.stubGlobal('document', { addEventListener: () => undefined, hidden: false });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('the socket of a table', () => {
  it('stands once there is a place at the table', () => {
    const heard = listened();
    line().says({ type: 'refused', id: null } as Partial<ServerMessage>);
    expect(heard).toEqual([]);
    line().says(presence);
    line().says(presence);
    expect(heard).toEqual([true]);
  });

  it('comes back at once after a break, and ever later where it is of no use', async () => {
    vi.stubGlobal('fetch', async () => answer(503, {}));
    listened();
    const pauses: number[] = [];
    const lose = async () => {
      const [lines, began] = [Line.all.length, Date.now()];
      line().breaks();
      while (Line.all.length === lines) await vi.advanceTimersByTimeAsync(100);
      pauses.push(Date.now() - began);
    };
    for (let i = 0; i < 4; i += 1) {
      line().says({ type: 'refused', id: null } as Partial<ServerMessage>);
      await lose();
    }
    line().says(presence);
    await lose();
    expect(pauses).toEqual([300, 1000, 2000, 5000, 300]);
  });

  it('is given up when the table is not there for us any more', async () => {
    vi.stubGlobal('fetch', async () => answer(404, { type: 'no-table', title: '', status: 404 }));
    const heard = listened();
    for (const pause of [300, 1000, 2000]) {
      line().breaks();
      await vi.advanceTimersByTimeAsync(pause);
    }
    expect(heard).toEqual([false, false, false, 'shut']);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(Line.all).toHaveLength(3);
  });

  it('tells the newest answer about the table, whichever comes last', async () => {
    const answers: ((body: unknown) => void)[] = [];
    vi.stubGlobal('fetch', () => new Promise((done) => answers.push((body) => done(answer(200, body)))));
    const heard = listened();
    line().says(presence);
    for (let i = 0; i < 3; i += 1) line().says({ type: 'table' });
    for (const i of [1, 0, 2]) {
      answers[i]?.(i);
      await vi.advanceTimersByTimeAsync(1);
    }
    expect(heard).toEqual([true, 1, 2]);
  });
});
