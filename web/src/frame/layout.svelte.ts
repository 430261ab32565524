/**
 * Which of the three arrangements the window has room for. Nothing else says so: the table wears it as its class, and
 * what is at the table hangs its styles for narrow screens on that (`:global(.narrow)`), not on a width of its own.
 */
import { MediaQuery } from 'svelte/reactivity';

export const narrow = new MediaQuery('(max-width: 720px), (max-width: 960px) and (max-height: 480px)');
export const wide = new MediaQuery('(min-width: 1201px)');
/** A phone that is held upright is less wide than this even while its keyboard is open, and then lower than wide. */
const lying = new MediaQuery('(orientation: landscape) and (min-width: 520px)');

/** What the table wears: `narrow`, then `sideways` too if the phone is held so, or `wide`, or nothing in between. */
export const arrangement = (): Record<string, boolean> => ({
  narrow: narrow.current,
  sideways: narrow.current && lying.current,
  wide: wide.current,
});
