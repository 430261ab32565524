/** How wide words are, without asking the browser: the bold letters in which things on the map are named. */
const WIDTHS: [RegExp, number][] = [
  [/[iljłJI’'.,-]/, 0.29],
  [/[tfrscśćzźżß]/, 0.41],
  [/[mMwW]/, 0.84],
  [/\p{Lu}/u, 0.63],
];
const ORDINARY = 0.53;
const SPACE = 0.22;

/** The width of some words in one line, in ems. */
export const breadth = (words: string): number =>
  [...words].reduce((sum, letter) => sum + (letter === ' ' ? SPACE : (WIDTHS.find(([kind]) => kind.test(letter))?.[1] ?? ORDINARY)), 0);

/** The width of the longer line where words are set in so many lines as evenly as they can be, none of them broken. */
export function evenly(words: string, lines: 1 | 2): number {
  const all = words.split(' ');
  const splits = lines === 1 ? [0] : all.map((_, i) => i);
  return Math.min(...splits.map((i) => Math.max(breadth(all.slice(0, i).join(' ')), breadth(all.slice(i).join(' ')))));
}
