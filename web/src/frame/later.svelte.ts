/** Parts of the table that the first turn does without: each is loaded when it is first asked for. */
class Later<T> {
  /** The part, once it is there. */
  here = $state.raw<T | null>(null);
  #isAsked = false;

  constructor(readonly load: () => Promise<T>) {}

  /** The part; nothing until it has come. */
  get(): T | null {
    if (!this.#isAsked) {
      this.#isAsked = true;
      this.load().then(
        (part) => (this.here = part),
        // The connection is gone: ask again when it is next needed.
        () => (this.#isAsked = false),
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
  ]);
  return { Stage: whole.default, StageFoot: foot.default, StageNote: note.default };
});
export const sheets = new Later(async () => (await import('./Sheets.svelte')).default);
export const end = new Later(async () => (await import('./End.svelte')).default);
export const since = new Later(async () => (await import('./Since.svelte')).default);
