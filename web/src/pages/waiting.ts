/** What the waiting room listens to: before a game only who is there, what is said, and what changes. */
import type { Listener } from '../server/table';
import type { ChatLine, PowerId, Table } from '../wire';

type Heard = { changed: (about: Table) => void; heard: (line: ChatLine) => void; present: (there: PowerId[]) => void };

export function quietListener({ changed, heard, present }: Heard): Listener {
  const nothing = () => undefined;
  return {
    state: nothing,
    step: nothing,
    clock: nothing,
    undoAsked: nothing,
    handOverAsked: nothing,
    connected: nothing,
    chat: heard,
    changed,
    presence: (there) => present(there),
  };
}

/** Where a guest sits down. The secret stands behind the #, which browsers send to no server. */
export function invitation(origin: string, table: string, power: PowerId, secret: string): string {
  return `${origin}/join/${table}/${power}#${secret}`;
}
