/** What the waiting room listens to: before a game only who is there, what is said, and what changes. */
import type { Listener } from '../server/table';
import type { ChatLine, PowerId, Table } from '../wire';

type Heard = {
  changed: (about: Table) => void;
  heard: (line: ChatLine) => void;
  present: (there: PowerId[]) => void;
  /** The line stands: what changed before it did was not told. */
  connected: () => void;
};

export function quietListener({ changed, heard, present, connected }: Heard): Listener {
  const nothing = () => undefined;
  return {
    state: nothing,
    step: nothing,
    clock: nothing,
    undoAsked: nothing,
    handOverAsked: nothing,
    connected: (stands) => stands && connected(),
    shut: nothing,
    chat: heard,
    changed,
    presence: (there) => present(there),
  };
}

/** Where a guest sits down. The secret stands behind the #, which browsers send to no server. */
export function invitation(origin: string, table: string, power: PowerId, secret: string): string {
  return `${origin}/join/${table}/${power}#${secret}`;
}
