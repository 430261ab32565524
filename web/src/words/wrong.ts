/** What went wrong, for people. */
import { Refusal } from '../server/http';
import { say } from './words.svelte';

/** A sentence as it is, or the server's own; if it said nothing, that it cannot be reached. */
export function wrongWords(error: unknown): string {
  if (typeof error === 'string') return error;
  return error instanceof Refusal ? error.problem.title : say('page-unreachable');
}
