/** How a running game stands, in as much as a list of tables shows. */
import { ask } from '../server/http';
import type { PowerId, RegionId, State, Table } from '../wire';
import { plain } from '../words/sentence';

export type Brief = {
  round: number;
  phase: string;
  /** What is asked, in the words of the one who decides. */
  question: string;
  enough: number;
  powers: { power: PowerId; points: number; dial: number; length: number; missing: number }[];
  /** Who would dominate where, and what is ruined. */
  regions: { region: RegionId; leader: PowerId | null; ruined: boolean }[];
  /** When the asked one's time runs out, by this machine's clock. */
  due: number | null;
};

function briefOf({ view, ask: asked }: State, table: Table, now: number): Brief {
  const clock = table.clock;
  return {
    round: view.round,
    phase: view.phase,
    question: plain(asked?.said),
    enough: view.enough_points,
    powers: view.powers.map((one) => ({
      power: one.power,
      points: one.points,
      dial: one.dial,
      length: one.dial_length,
      missing: one.to_victory,
    })),
    regions: view.regions.map((one) => ({
      region: one.region,
      leader: one.dominator ?? null,
      ruined: one.ruined != null,
    })),
    due: clock?.due == null ? null : now + (clock.due - clock.now),
  };
}

/** Asks how a game stands. */
export async function look(id: string): Promise<Brief> {
  const [state, table] = await Promise.all([
    ask<State>('GET', `/api/tables/${id}/game`),
    ask<Table>('GET', `/api/tables/${id}`),
  ]);
  return briefOf(state, table, Date.now());
}
