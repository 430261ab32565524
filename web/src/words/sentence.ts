/** Sentences of the server: lists of pieces, some of which name something on the table. */
import type { Piece, Sentence } from '../wire';

/** A sentence as plain words. */
export function plain(said: Sentence | null | undefined): string {
  return (said ?? []).map((piece: Piece) => piece.text).join('');
}
