/** The desk in front of which everything at the table is drawn. */
import { getContext, setContext } from 'svelte';
import type { Desk } from '../game/desk.svelte';

const KEY = 'desk';

export const setDesk = (desk: Desk): Desk => setContext(KEY, desk);
export const getDesk = (): Desk => getContext<Desk>(KEY);
