/** A game at a table that says what we want it to say. */
import { readFileSync } from 'node:fs';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { QuietTable } from '../../tests/quiet';
import type { Outcome, Table } from '../server/table';
import type { Ask, Catalogue, ChatLine, Event, LastStep, Offer, State, Step, View } from '../wire';
import { Desk } from './desk.svelte';
import { Game } from './game.svelte';

const told = JSON.parse(readFileSync(new URL('../../tests/fixtures/game-four.json', import.meta.url), 'utf8')) as { catalogue: Catalogue; view: View };
const me = told.view.viewer ?? 'khorne';
const offer = (kind: string, more: Partial<Offer>): Offer => ({ choice: `${me} ${kind} ${more.region ?? ''}`, kind, cost: 0, said: [{ text: kind }], ...more }) as Offer;
const pass = offer('pass', {});
const kislev = offer('region', { region: 'kislev' });
const ask = { power: me, options: [pass, kislev] } as Ask;
const pair = { ...ask, question: { kind: 'place-pair', one: ['kislev', 'empire'], other: ['tilea', 'estalia'], token: 'peasant' } } as Ask;
const state = (seq: number): State => ({ seq, view: told.view, ask, result: null });

/** A step in which somebody chose something. */
const step = (seq: number, more: Partial<LastStep> = {}): Step => ({
  seq,
  events: [{ type: 'chosen', by: me, choice: pass.choice, forced: false }],
  said: [[{ text: `step ${seq}` }]],
  told: [{ weight: 'event', about: me, after: 1 }],
  ...more,
});

const by = (power: string, more: Partial<Event> = {}): Event => ({ type: 'chosen', by: power, choice: '', forced: false, ...more }) as Event;
const theirs = told.view.setup.powers.find((power) => power !== me) ?? me;

class OurTable extends QuietTable {
  answer: Promise<Outcome> = Promise.resolve({ kind: 'accepted', seq: 2, asked: false });
  override async choose(_: number, choice: string): Promise<Outcome> {
    this.chosen.push(choice);
    return this.answer;
  }
}
const open = async () => {
  const table = new OurTable({ catalogue: told.catalogue, state: state(1), previews: {} });
  return { table, game: await Game.open(table) };
};
const rest = () => new Promise((done) => setTimeout(done));

beforeEach(() => {
  vi.stubGlobal('localStorage', { getItem: () => null });
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  vi.stubGlobal('document', { hidden: true });
});

describe('a game', () => {
  it('shows steps, and tells them in the log', async () => {
    const { game } = await open();
    game.step(step(2, state(2)));
    await rest();
    expect([game.seq, game.playing, game.isAsked]).toEqual([2, false, true]);
    expect(game.lines.map(({ id }) => id)).toEqual(['2.0']);
  });

  it('does not play to its end what is taken back', async () => {
    const { game } = await open();
    vi.stubGlobal('document', { hidden: false });
    const summoned = { type: 'summoned', figure: `${theirs}.warrior.1`, to: 'kislev' } as Event;
    for (const seq of [2, 3, 4]) game.step({ ...step(seq, state(seq)), events: [by(theirs), summoned] });
    await rest();
    expect(game.playing).toBe(true);
    game.step({ ...step(5, state(5)), events: [], undone_to: 1 });
    await rest();
    expect([game.seq, game.playing]).toEqual([5, false]);
  });

  it('forgets what is taken back, in the log and in what can be shown once more', async () => {
    const { game } = await open();
    for (const seq of [2, 3]) game.step(step(seq, state(seq)));
    game.step({ ...step(4, state(4)), events: [], undone_to: 2 });
    await rest();
    expect(game.acts.map(({ seq }) => seq)).toEqual([2]);
    expect(game.lines.map(({ id }) => id)).toEqual(['2.0', '4.0']);
  });

  it('draws the last of several steps alone for whoever wants no motion', async () => {
    vi.stubGlobal('matchMedia', () => ({ matches: true }));
    const { game } = await open();
    const views = [2, 3].map((round) => ({ ...told.view, round }));
    const events = [by(theirs)];
    const drawn: unknown[] = [];
    let shown = game.view;
    Object.defineProperty(game, 'view', { get: () => shown, set: (view: View) => drawn.push((shown = view)) });
    for (const [i, view] of views.entries()) game.step(step(i + 2, { ...state(i + 2), view, events }));
    await vi.waitUntil(() => !game.playing);
    expect(drawn).toEqual([views[1]]);
    expect(game.since.map(({ before }) => before?.view.round)).toEqual([told.view.round, 2]);
    expect([game.seq, game.lines.length]).toEqual([3, 2]);
  });

  it('recalls what happened since the last own choice, to be shown once more', async () => {
    const table = new OurTable({ catalogue: told.catalogue, state: state(5), previews: {} });
    const of = (seq: number, power: string): Step => ({ ...step(seq), events: [by(power)] });
    const taken: Step = { ...step(4), events: [], undone_to: 2 };
    vi.spyOn(table, 'steps').mockResolvedValue([of(1, 'slaanesh'), of(2, me), of(3, 'khorne'), taken, of(5, 'slaanesh')]);
    const asked = vi.spyOn(table, 'stateAt');
    const game = await Game.open(table);
    await rest();
    expect(game.acts.map(({ seq }) => seq)).toEqual([2, 5]);
    await game.replay();
    expect(asked).toHaveBeenCalledExactlyOnceWith(1);
    expect([game.view, game.playing]).toEqual([told.view, false]);
  });

  it('begins anew what can be shown once more with every own choice, wherever it was made', async () => {
    const { game } = await open();
    const chosen = [by(theirs), by(me, { forced: true } as Partial<Event>), by(me), by(theirs)];
    for (const [i, event] of chosen.entries()) game.step({ ...step(i + 2, state(i + 2)), events: [event] });
    await rest();
    expect(game.acts.map(({ seq }) => seq)).toEqual([4, 5]);
    game.step({ ...step(6, state(6)), events: [], undone_to: 3 });
    await rest();
    expect(game.acts.map(({ seq }) => seq)).toEqual([2]);
  });

  it('shows once more on the map what happened before a battle, and then the battle as it was', async () => {
    const { game } = await open();
    const battle = { type: 'battle', region: 'kislev' } as Event;
    const summons = [by(theirs), { type: 'summoned', figure: `${theirs}.warrior.1`, to: 'kislev' } as Event];
    const before = { ...told.view, phase: 'summoning' } as View;
    game.step({ ...step(2, { ...state(2), view: before }), events: summons });
    game.step({ ...step(3, state(3)), events: [{ type: 'phase', phase: 'battle' } as Event, battle] });
    await rest();
    expect(game.scene).toMatchObject({ kind: 'battle', region: 'kislev' });
    const { scene } = game;
    vi.stubGlobal('document', { hidden: false });
    const replayed = game.replay(2, 2);
    expect([game.playing, game.scene.kind]).toEqual([true, 'map']);
    game.skip();
    await replayed;
    expect(game.scene).toBe(scene);
  });

  it('shows once more what happened in the middle of a battle as it was staged', async () => {
    const { game } = await open();
    game.step({ ...step(2, state(2)), events: [{ type: 'phase', phase: 'battle' } as Event, { type: 'battle', region: 'kislev' } as Event] });
    game.step({ ...step(3, state(3)), events: [by(theirs), { type: 'killed', figure: `${me}.warrior.1`, region: 'kislev' } as Event] });
    await rest();
    vi.stubGlobal('document', { hidden: false });
    const replayed = game.replay(3, 3);
    expect(game.scene).toMatchObject({ kind: 'battle', region: 'kislev' });
    game.skip();
    await replayed;
  });

  it('asks nothing between steps that were missed', async () => {
    const { game } = await open();
    game.step(step(2));
    await rest();
    expect([game.seq, game.ask, game.isAsked]).toEqual([2, null, false]);
  });

  it('plays out what quick bots do, however much, and jumps over what was missed', async () => {
    const seqs = Array.from({ length: 60 }, (_, i) => i + 2);
    const events = [by(theirs), { type: 'passed', power: theirs } as Event];
    vi.stubGlobal('document', { hidden: false });
    const watched = (await open()).game;
    for (const seq of seqs) watched.step(step(seq, { ...state(seq), events }));
    await rest();
    expect([watched.seq, watched.playing, watched.event?.type]).toEqual([1, true, 'passed']);
    const missing = (await open()).game;
    for (const seq of seqs) missing.step(step(seq, { events, ...(seq === seqs.at(-1) ? state(seq) : {}) }));
    await vi.waitUntil(() => !missing.playing);
    expect(missing.seq).toBe(seqs.at(-1));
    watched.state(state(99));
  });

  it('shows how things stand, whatever is being played', async () => {
    vi.stubGlobal('document', { hidden: false });
    const { game } = await open();
    const drawn: Event = { type: 'phase', phase: 'battle' } as Event;
    game.step({ ...step(2, state(2)), events: [drawn, drawn, drawn] });
    expect(game.playing).toBe(true);
    game.state(state(9));
    await rest();
    expect([game.seq, game.playing, game.view]).toEqual([9, false, told.view]);
  });

  it('says when an undo is refused, and not when it is agreed to', async () => {
    const { game } = await open();
    game.undoAsked(me, ['nurgle'], 1);
    game.undoAsked(null, [], null);
    expect(game.notice).toBe('undo-refused');
    game.step({ ...step(2, state(2)), events: [], undone_to: 1 });
    expect(game.notice).toBeNull();
    game.undoAsked(me, ['nurgle'], 1);
    game.step({ ...step(3, state(3)), events: [], undone_to: 1 });
    game.undoAsked(null, [], null);
    expect(game.notice).toBeNull();
  });

  it('does not take an undo for refused that came too late', async () => {
    const { game } = await open();
    game.undoAsked(me, ['nurgle'], 1);
    game.step(step(2, state(2)));
    game.undoAsked(null, [], null);
    expect([game.undoAskedBy, game.notice]).toEqual([null, null]);
  });

  it('forgets after a break what was asked before it', async () => {
    const { game } = await open();
    game.undoAsked('nurgle', [me], 1);
    game.handOverAsked('nurgle', ['khorne'], [me]);
    game.connected(false);
    expect(game.undoAskedBy).not.toBeNull();
    game.connected(true);
    expect([game.undoAskedBy, game.handOver]).toEqual([null, null]);
  });

  it('hears a line of the chat once, in its place', async () => {
    const { game, table } = await open();
    const line = (number: number) => ({ number, text: `${number}` }) as ChatLine;
    vi.spyOn(table, 'chat').mockResolvedValue([line(1), line(2)] as never[]);
    game.chat(line(3));
    game.connected(true);
    await rest();
    game.chat(line(2));
    expect(game.chatLines.map(({ number }) => number)).toEqual([1, 2, 3]);
  });

  it('believes what was told of the table while it asked', async () => {
    const { game, table } = await open();
    await rest();
    const older = { ...game.about, listed: false };
    vi.spyOn(table, 'about').mockResolvedValue(older);
    game.connected(true);
    game.changed({ ...game.about, watchers: false });
    await rest();
    expect([game.about.listed, game.about.watchers]).toEqual([true, false]);
    game.connected(true);
    await rest();
    expect(game.about).toBe(older);
  });

  it('says when a bot chose because the time was over', async () => {
    const { game } = await open();
    game.changed({ ...game.about, pace: { per_choice_s: 5 } });
    const now = Date.now();
    game.clock({ asked: me, due: now + 60_000, now });
    game.step(step(2, state(2)));
    expect(game.notice).toBeNull();
    game.clock({ asked: me, due: now - 1, now });
    game.step(step(3, state(3)));
    expect(game.notice).toBe('out-of-time');
  });

  it('sends no second choice while one is under way', async () => {
    const { game, table } = await open();
    let answer: (outcome: Outcome) => void = () => undefined;
    table.answer = new Promise((done) => (answer = done));
    const first = game.choose(pass.choice);
    await game.choose(pass.choice);
    answer({ kind: 'unknown' });
    await first;
    expect(table.chosen).toEqual([pass.choice]);
  });

  it('asks nothing more from a choice on until it is told what came of it', async () => {
    const { game, table } = await open();
    const { picks } = new Desk(game);
    const chosen = game.choose(pass.choice);
    expect([game.isAsked, picks.offers]).toEqual([false, []]);
    await chosen;
    expect([game.isAsked, picks.offers]).toEqual([false, []]);
    await game.choose(pass.choice);
    expect(table.chosen).toEqual([pass.choice]);
    game.step(step(2, state(2)));
    await rest();
    expect([game.isAsked, picks.offers]).toEqual([true, ask.options]);
  });

  it('asks again where a choice was told of before it was accepted, and where it was refused', async () => {
    const { game, table } = await open();
    const chosen = game.choose(pass.choice);
    game.step(step(2, state(2)));
    await chosen;
    await rest();
    expect(game.isAsked).toBe(true);
    table.answer = Promise.resolve({ kind: 'refused', title: 'No.' });
    await game.choose(pass.choice);
    expect([game.isAsked, game.refused]).toEqual([true, 'No.']);
  });

  it('asks nothing of whoever is not known any more', async () => {
    const { game, table } = await open();
    expect([game.isSignedOut, game.isAsked]).toEqual([false, true]);
    const about = { ...game.about, me: null };
    vi.spyOn(table, 'about').mockResolvedValue(about);
    table.answer = Promise.resolve({ kind: 'refused', title: 'You are not signed in here.' });
    await game.choose(pass.choice);
    await rest();
    expect([game.isSignedOut, game.isAsked]).toEqual([true, false]);
    // Whoever came to watch has not been forgotten.
    expect((await Game.open(table, about)).isSignedOut).toBe(false);
  });

  it('has nothing to take back before the first own choice, nor after the last was taken back', async () => {
    const { game } = await open();
    game.state(state(0));
    expect(game.canUndo).toBe(false);
    game.step({ ...step(1, state(1)), events: [by(theirs)] });
    await rest();
    expect(game.canUndo).toBe(false);
    game.step(step(2, state(2)));
    await rest();
    expect(game.canUndo).toBe(true);
    game.step({ ...step(3, state(3)), events: [], undone_to: 1 });
    await rest();
    expect(game.canUndo).toBe(false);
    // What happened before is not known here: it can be tried.
    game.state(state(9));
    expect(game.canUndo).toBe(true);
  });
});

describe('what is picked and pointed at', () => {
  it('means nothing any more when something has happened', async () => {
    const { game } = await open();
    const desk = new Desk(game);
    desk.press('region:kislev');
    expect(desk.picks.aim).toBe(kislev);
    await rest();
    desk.picks.keep();
    expect(desk.picks.kept).toHaveLength(1);
    game.step(step(2, state(2)));
    await rest();
    expect([desk.picks.aim, desk.picks.look, desk.picks.kept, desk.picks.path]).toEqual([null, null, [], []]);
  });

  it('is asked about once, and again where there was no answer', async () => {
    const { game, table } = await open();
    const { picks } = new Desk(game);
    const asked = vi.spyOn(table, 'preview');
    asked.mockRejectedValueOnce(new Error());
    expect(await picks.foretell(pass.choice)).toBeNull();
    await Promise.all([picks.foretell(pass.choice), picks.foretell(pass.choice)]);
    expect(asked).toHaveBeenCalledTimes(2);
  });

  it('is not asked about once it is chosen, and what was being asked is given up', async () => {
    const { game, table } = await open();
    const { picks } = new Desk(game);
    const asked = vi.spyOn(table as Table, 'preview').mockReturnValue(new Promise(() => undefined));
    void picks.foretell(pass.choice);
    const signal = asked.mock.calls[0]?.[1];
    expect(signal?.aborted).toBe(false);
    await picks.choose(pass);
    expect(signal?.aborted).toBe(true);
    expect(await picks.foretell(kislev.choice)).toBeNull();
    expect(asked).toHaveBeenCalledTimes(1);
  });

  it('is a pair of regions by either of them', async () => {
    const { game, table } = await open();
    game.step(step(2, { ...state(2), ask: pair }));
    await rest();
    const desk = new Desk(game);
    desk.isMouse = true;
    expect(desk.keyOf('tilea')).toBe('region:tilea');
    desk.press(desk.keyOf('empire'));
    expect(table.chosen).toEqual([kislev.choice]);
  });

  it('is done by a second press of the keyboard, by the first of a mouse', async () => {
    const { game, table } = await open();
    const desk = new Desk(game);
    desk.press('region:kislev');
    expect(table.chosen).toEqual([]);
    desk.press('region:kislev');
    expect(table.chosen).toEqual([kislev.choice]);
    game.step(step(2, state(2)));
    await rest();
    desk.isMouse = true;
    desk.press('button:pass');
    expect(table.chosen).toEqual([kislev.choice, pass.choice]);
  });
});
