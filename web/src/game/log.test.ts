import { describe, expect, it } from 'vitest';
import type { Step } from '../wire';
import { toldWith } from './log';

const step = (events: unknown[], said: { weight: string; names: Record<string, string>[] }[]): Step =>
  ({
    seq: 1,
    events,
    said: said.map(({ names }) => names.map((name) => ({ text: '', ...name }))),
    told: said.map(({ weight }) => ({ weight, about: null })),
  }) as unknown as Step;

describe('sentences are told with their events', () => {
  const events = [
    { type: 'tipped', by: 'khorne', figure: 'nurgle.warrior.1', region: 'kislev' },
    { type: 'phase', phase: 'corruption' },
    { type: 'dominated', power: 'tzeentch', region: 'norsca' },
    { type: 'scored', power: 'tzeentch', points: 1, reason: { kind: 'domination', region: 'norsca' } },
    { type: 'dominated', power: 'khorne', region: 'kislev' },
    { type: 'phase', phase: 'end' },
  ];
  it('headings with the beginnings of phases, others with what they name', () => {
    const said = [
      { weight: 'event', names: [{ power: 'khorne' }, { figure: 'nurgle.warrior' }] },
      { weight: 'phase', names: [] },
      { weight: 'event', names: [{ power: 'tzeentch' }, { region: 'norsca' }] },
      { weight: 'event', names: [{ power: 'khorne' }, { region: 'kislev' }] },
      { weight: 'aside', names: [] },
      { weight: 'phase', names: [] },
    ];
    expect(toldWith(step(events, said))).toEqual([0, 1, 2, 4, 4, 5]);
  });
  it('and what names nothing that happens, with what came before it', () => {
    const said = [{ weight: 'event', names: [{ power: 'slaanesh' }] }, { weight: 'phase', names: [] }];
    expect(toldWith(step(events, said))).toEqual([0, 1]);
  });
});
