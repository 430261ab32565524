/** Which of the three arrangements the window has room for; by its width, not by its height. */
import { MediaQuery } from 'svelte/reactivity';

export const narrow = new MediaQuery('(max-width: 720px), (max-width: 960px) and (max-height: 480px)');
export const wide = new MediaQuery('(min-width: 1201px)');
