/** How pieces come and go. Both are cut short where less motion is wanted. */
import type { TransitionConfig } from 'svelte/transition';

const calm = () => matchMedia('(prefers-reduced-motion: reduce)').matches;

/** A new figure appears. */
export function comes(_node: Element): TransitionConfig {
  return { duration: calm() ? 0 : 300, css: (t) => `opacity: ${t}` };
}

/** One that falls tips over and fades. */
export function falls(node: Element): TransitionConfig {
  const { transform } = getComputedStyle(node);
  const place = transform === 'none' ? '' : transform;
  return { duration: calm() ? 0 : 600, css: (t, u) => `opacity: ${Math.min(1, t * 2)}; transform: ${place} rotate(${-84 * Math.min(1, u * 2)}deg)` };
}
