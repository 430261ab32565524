/** Parts of the table that the first turn does without: each is loaded when it is first needed, or when there is time. */
import { learn } from '../words/words.svelte';

/** A pause before a part is asked for a second time, in milliseconds. */
const PAUSE = 1000;

export class Later<T> {
  /** The part, once it is there. */
  here = $state.raw<T | null>(null);
  /** Whether it could not be had when it was last asked for. */
  isLost = $state(false);
  #isComing = false;
  /** Whether it was asked for since the last try began. */
  #isAwaited = false;
  #hasFailed = false;

  constructor(readonly load: () => Promise<T>) {}

  /**
   * Has the part brought, unless it is here. What could not be had is asked for anew, also for whoever comes while it
   * is on its way: a try that began before the line was back is not his.
   */
  async bring(): Promise<void> {
    this.#isAwaited = true;
    if (this.here || this.#isComing) return;
    this.#isComing = true;
    this.isLost = false;
    while (!this.here && this.#isAwaited) {
      this.#isAwaited = false;
      this.here = await this.#try().catch(() => this.#tryAgain()).catch(() => null);
    }
    this.isLost = !this.here;
    this.#isComing = false;
  }

  async #try(): Promise<T> {
    if (this.#hasFailed) await restyle();
    return this.load();
  }

  async #tryAgain(): Promise<T> {
    this.#hasFailed = true;
    await new Promise((done) => setTimeout(done, PAUSE));
    return this.#try();
  }
}

/** Whether nothing has come of a style sheet: browsers then have none, an empty one, or one that may not be read. */
function isBare({ sheet }: HTMLLinkElement): boolean {
  try {
    return !sheet?.cssRules.length;
  } catch {
    return true;
  }
}

let restyling: Promise<void> | null = null;
/** Asks anew for style sheets that did not come: what loads the parts asks for each of them only once. */
const restyle = () => (restyling ??= restyleAll().finally(() => (restyling = null)));

async function restyleAll(): Promise<void> {
  const lost = [...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')].filter(isBare);
  await Promise.all(
    lost.map(async (link) => {
      const again = link.cloneNode() as HTMLLinkElement;
      const came = new Promise<boolean>((done) => {
        again.onload = () => done(true);
        again.onerror = () => done(false);
      });
      link.after(again);
      const isHere = await came;
      (isHere ? link : again).remove();
      if (!isHere) throw new Error(`${link.href} cannot be loaded`);
    }),
  );
}

/**
 * Loads the page anew if the server answers, for browsers that never ask a second time for what failed once. A page
 * that was loaded anew already would lack the part again. Answers whether it does.
 */
export async function loadAnew(): Promise<boolean> {
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  if (visit?.type === 'reload') return false;
  const isAnswered = await fetch('/healthz').then(({ ok }) => ok, () => false);
  if (isAnswered) location.reload();
  return isAnswered;
}

// Scripts and words are asked for when the styles are there (vite.config.ts): what a browser could not have of them it does
// not ask for a second time, and styles it does.
export const stage = new Later(async () => {
  const [whole, foot, note] = await Promise.all([
    import('../stage/Stage.svelte'),
    import('../stage/StageFoot.svelte'),
    import('../stage/StageNote.svelte'),
  ]);
  await learn('web-stage');
  return { Stage: whole.default, StageFoot: foot.default, StageNote: note.default };
});
export const sheets = new Later(async () => {
  const { default: Sheets } = await import('./Sheets.svelte');
  await learn('web-help');
  return Sheets;
});
export const since = new Later(async () => (await import('./Since.svelte')).default);

/** Has all of them brought before they are needed, so that a line that breaks later takes nothing away. */
export function bringAll(): void {
  for (const part of [stage, sheets, since]) void part.bring();
}
