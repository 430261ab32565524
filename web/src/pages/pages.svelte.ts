/** Tables of one kind, a page of them after the other. */
import { ask } from '../server/http';
import type { Table, Tables } from '../wire';

export class Pages {
  tables = $state.raw<Table[]>([]);
  /** What to ask for the next page by, if there is one. */
  next = $state<string | null>(null);

  constructor(readonly query: string) {}

  async load(): Promise<void> {
    const found = await ask<Tables>('GET', `/api/tables?${this.query}`);
    this.tables = found.tables;
    this.next = found.next;
  }

  async more(): Promise<void> {
    if (this.next === null) return;
    const found = await ask<Tables>('GET', `/api/tables?${this.query}&page=${encodeURIComponent(this.next)}`);
    const isNew = (table: Table) => !this.tables.some(({ id }) => id === table.id);
    this.tables = [...this.tables, ...found.tables.filter(isNew)];
    this.next = found.next;
  }
}
