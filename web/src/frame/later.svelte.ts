/** Parts of the table that the first turn does without: each is loaded when it is first asked for. */
import { learn } from '../words/words.svelte';

class Later<T> {
  /** The part, once it is there. */
  here = $state.raw<T | null>(null);
  /** Whether it could not be had. A browser does not ask a second time for what failed: the page has to be loaded anew. */
  isLost = $state(false);
  #isAsked = false;

  constructor(readonly load: () => Promise<T>) {}

  /** The part; nothing until it has come. */
  get(): T | null {
    if (!this.#isAsked) {
      this.#isAsked = true;
      this.load().then(
        (part) => (this.here = part),
        () => (this.isLost = true),
      );
    }
    return this.here;
  }
}

export const stage = new Later(async () => {
  const [whole, foot, note] = await Promise.all([
    import('../stage/Stage.svelte'),
    import('../stage/StageFoot.svelte'),
    import('../stage/StageNote.svelte'),
    learn('web-stage'),
  ]);
  return { Stage: whole.default, StageFoot: foot.default, StageNote: note.default };
});
export const sheets = new Later(async () => (await import('./Sheets.svelte')).default);
export const since = new Later(async () => (await import('./Since.svelte')).default);

/** Has all of them brought before they are needed, so that a line that breaks later takes nothing away. */
export function bringAll(): void {
  for (const part of [stage, sheets, since]) part.get();
}
