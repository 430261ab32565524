import { describe, expect, it } from 'vitest';
import type { Ask, Event, Question, Step, View } from '../wire';
import { forward, sceneAfter, sceneOf, stageOf, staged, type Battle, type Corruption, type End, type Scene } from './scene';
import { columns } from './scene-battle';
import { scoredBy } from './scene-corruption';

const after = (phase: string, events: unknown[], view: View | null = null): Scene =>
  (events as Event[]).reduce((scene, event) => staged(scene, event, view), sceneOf(phase, view));
const ask = (kind: Question['kind'], power = 'khorne', more = {}) => ({ power, question: { kind, ...more } }) as unknown as Ask;

describe('a battle', () => {
  const roll = (by: string, dice: number[], region = 'kislev') => ({ type: 'rolled', by, region, dice });
  it('keeps what sixes brought with the roll that brought them', () => {
    const scene = after('battle', [{ type: 'battle', region: 'kislev' }, roll('khorne', [6, 5, 6]), roll('khorne', [6, 2]), roll('khorne', [4])]) as Battle;
    expect(scene.rolls).toHaveLength(1);
    expect(scene.rolls[0]?.throws).toEqual([[6, 5, 6], [6, 2], [4]]);
    expect(columns(scene.rolls[0]?.throws ?? [], 6)).toEqual([[6, 6, 4], [5], [6, 2]]);
  });
  it('knows nothing of rolls that were taken back', () => {
    const view = { phase: 'battle', regions: [], powers: [] } as unknown as View;
    const step = (seq: number, events: unknown[], more = {}) => ({ seq, events, said: [], told: [], ...more }) as unknown as Step;
    const begun = step(1, [{ type: 'phase', phase: 'battle' }, { type: 'battle', region: 'kislev' }, roll('khorne', [4])]);
    const steps = [begun, step(2, [roll('nurgle', [6])]), step(3, [], { undone_to: 1 })];
    expect((sceneAfter(steps, view) as Battle).rolls.map(({ by }) => by)).toEqual(['khorne']);
  });
  it('tells rolls apart, and early ones from the others', () => {
    const events = [roll('khorne', [5]), { type: 'wounded', by: 'khorne', figure: 'nurgle.daemon.1' }, { type: 'battle', region: 'kislev' }, roll('khorne', [3]), { type: 'tipped', by: 'khorne', figure: 'x', region: 'kislev' }, roll('nurgle', [1])];
    const scene = after('battle', events) as Battle;
    expect(scene.rolls.map(({ by, early }) => [by, early])).toEqual([['khorne', true], ['khorne', false], ['nurgle', false]]);
    expect(scene.stations.kislev?.fell).toBe(1);
  });
  it('shows a die that was rolled again as it lies then', () => {
    const scene = after('battle', [{ type: 'battle', region: 'kislev' }, roll('khorne', [2, 5]), { type: 'rolled-again', by: 'khorne', region: 'kislev', before: 2, after: 6 }]) as Battle;
    expect(scene.rolls[0]?.throws).toEqual([[6, 5]]);
  });
  it('clears the dice when it goes on to another region', () => {
    const scene = after('battle', [{ type: 'battle', region: 'kislev' }, roll('khorne', [2]), { type: 'battle', region: 'tilea' }]) as Battle;
    expect([scene.region, scene.rolls]).toEqual(['tilea', []]);
  });
});

describe('corruption', () => {
  const view = { phase: 'corruption', regions: [{ region: 'norsca', domination: { tzeentch: 4 }, resistance: 1 }], powers: [] } as unknown as View;
  it('keeps the numbers with which the phase began', () => {
    const scene = staged({ kind: 'map' }, { type: 'phase', phase: 'corruption' }, view) as Corruption;
    expect(scene.stood.norsca?.resistance).toBe(1);
  });
  it('tells points for dominating from those for a ruin', () => {
    const scored = (kind: string, points: number) => ({ type: 'scored', power: 'tzeentch', points, reason: { kind, region: 'norsca' } });
    const scene = after('corruption', [{ type: 'dominated', power: 'tzeentch', region: 'norsca' }, scored('domination', 1), { type: 'corruption-step' }, { type: 'ruined', region: 'norsca', card: 2 }, scored('ruiner', 3)], view) as Corruption;
    const station = scene.stations.norsca;
    expect([scoredBy(station, 'tzeentch', 'domination'), scoredBy(station, 'tzeentch', 'else'), station?.ruined]).toEqual([1, 3, 2]);
  });
});

describe('a reload in the corruption phase', () => {
  it('knows how the regions stood when the phase began', () => {
    const view = { phase: 'corruption', regions: [{ region: 'norsca', domination: {}, resistance: null, ruined: 1 }], powers: [] } as unknown as View;
    const events = [{ type: 'chosen' }, { type: 'phase', phase: 'corruption' }, { type: 'ruined', region: 'norsca', card: 1 }];
    const stands = [{ after: 2, powers: [], regions: [{ region: 'norsca', domination: { khorne: 3 }, resistance: 2 }] }];
    const scene = sceneAfter([{ seq: 1, events, said: [], told: [], stands } as unknown as Step], view) as Corruption;
    expect(scene.stood.norsca).toMatchObject({ domination: { khorne: 3 }, resistance: 2, ruined: null });
  });
});

describe('the end phase', () => {
  it('goes from step to step, and back to none', () => {
    const events = [{ type: 'card-removed', card: 'x', region: 'kislev', space: 0 }, { type: 'dial-turned', power: 'khorne', tick: 3 }, { type: 'removed', figure: 'khorne.cultist.1', region: 'kislev', cause: { kind: 'hero' } }];
    expect(after('end', events)).toMatchObject({ step: 'dials', cards: 1, turned: [{ power: 'khorne', tick: 3 }] });
  });
  it('knows from where the dials turned, also for those who come later', () => {
    const view = { phase: 'end', regions: [], powers: [{ power: 'khorne', dial: 5, counters: 2 }] } as unknown as View;
    const events = [{ type: 'phase', phase: 'end' }, { type: 'dial-turned', power: 'khorne', tick: 4 }, { type: 'dial-turned', power: 'khorne', tick: 5 }] as Event[];
    expect((sceneAfter([{ seq: 1, events, said: [], told: [] }], view) as End).was.khorne).toBe(3);
  });
});

describe('what has the stage', () => {
  const battle = after('battle', [{ type: 'battle', region: 'kislev' }]);
  it('is the map while everyone summons', () => {
    expect(stageOf({ kind: 'map' }, ask('turn'), 'khorne')).toBe('map');
    expect(stageOf(battle, ask('turn', 'nurgle'), 'khorne')).toBe('map');
  });
  it('is the battle while somebody assigns hits, also for those who come in the middle', () => {
    const hit = ask('hit', 'nurgle', { region: 'tilea', low: 1, sixes: 0, early: false });
    expect(stageOf(sceneOf('battle'), hit, 'khorne')).toBe('battle');
    expect(forward(sceneOf('battle'), hit)).toBe('tilea');
  });
  it('is a small question for the one who is asked, and goes on for the others', () => {
    const kill = ask('kill', 'nurgle', { region: 'kislev', left: 1 });
    expect(stageOf(battle, kill, 'nurgle')).toBe('question');
    expect(stageOf(battle, kill, 'khorne')).toBe('battle');
  });
  it('are the dials when an upgrade is chosen', () => {
    expect(stageOf(sceneOf('end'), ask('upgrade'), 'khorne')).toBe('end');
    expect(stageOf(sceneOf('end'), null, 'khorne')).toBe('map');
  });
  it('follows the steps of the corruption phase', () => {
    const dominated = { type: 'dominated', power: 'khorne', region: 'kislev' };
    expect(stageOf(after('corruption', [dominated]), null, null)).toBe('domination');
    expect(stageOf(after('corruption', [dominated, { type: 'corruption-step' }]), null, null)).toBe('map');
    expect(stageOf(after('corruption', [{ type: 'corruption-step' }, { type: 'corruption-placed', power: 'khorne', region: 'kislev' }]), null, null)).toBe('corruption');
  });
});
