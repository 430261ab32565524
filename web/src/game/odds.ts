/** Chances as they are drawn. What they mean is on the page about odds; nothing is worked out here but sums. */
import type { Forecast, Grounds } from '../wire';
import { language } from '../words/words.svelte';

/** The chance of so many or more. */
export function atLeast(chances: number[], n: number): number {
  const fewer = chances.slice(0, n).reduce((sum, one) => sum + one, 0);
  return Math.max(0, 1 - fewer);
}

/** A chance in hundredths, as the language writes them; what is possible is never called impossible, nor sure. */
export function percent(chance: number): string {
  const told = new Intl.NumberFormat(language(), { style: 'percent' });
  if (chance > 0 && chance < 0.005) return `<${told.format(0.01)}`;
  if (chance < 1 && chance > 0.995) return `>${told.format(0.99)}`;
  return told.format(chance);
}

interface Bar {
  label: string;
  chance: number;
}

/** The chances of 0, 1, 2 … and of `last` or more. */
export function histogram(chances: number[], last: number): Bar[] {
  const single = Math.min(last, chances.length);
  const bars = Array.from({ length: single }, (_, n) => ({ label: String(n), chance: chances[n] ?? 0 }));
  const rest = atLeast(chances, single);
  return rest > 0.0005 ? [...bars, { label: `${single}+`, chance: rest }] : bars;
}

/** The chance that somebody loses a figure or more: as assumed, and between what bounds. */
export function losing(lost: Forecast): { assumed: number; least: number; most: number; grounds: Grounds['kind'] } {
  const chance = (chances: number[]) => atLeast(chances, 1);
  return { assumed: chance(lost.assumed), least: chance(lost.least), most: chance(lost.most), grounds: lost.grounds.kind };
}
