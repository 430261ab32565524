/** The games that this person plays now, and how many of them wait for him. */
import { ask } from '../server/http';
import { me } from '../server/me.svelte';
import type { Table, Tables } from '../wire';

/** How often to look whether it is one's turn, in milliseconds. */
const EVERY = 20_000;

/** Whether a table waits for the person who asked for it. */
export function waitsForMe(table: Table): boolean {
  return table.me !== null && table.asked === table.me && !table.seats[table.me]?.bot;
}

class Mine {
  running = $state.raw<Table[]>([]);
  turns = $derived(this.running.filter(waitsForMe).length);

  async load(): Promise<void> {
    const found = await ask<Tables>('GET', '/api/tables?mine=true&state=running');
    this.running = found.tables;
  }

  /** Keeps looking while a page shows it; the answer stops that. Meant for an effect: it follows who this is. */
  watch(): () => void {
    if (!me.person) {
      this.running = [];
      return () => undefined;
    }
    // What fails is tried again, and a count that is not there harms nobody.
    const look = () => void (document.hidden || this.load().catch(() => undefined));
    look();
    const timer = setInterval(look, EVERY);
    return () => clearInterval(timer);
  }
}

export const mine = new Mine();
