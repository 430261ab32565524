/** Lines of the chat that others wrote and nobody here has seen. */
import type { Desk } from '../game/desk.svelte';
import { me } from '../server/me.svelte';

export const unread = ({ game, read }: Desk): number => game.chatLines.slice(read).filter((line) => line.person !== me.person?.id).length;
