/**
 * Keeps a press from hitting what has only just come under the pointer: whoever clicks on quickly, or twice, meant what
 * stood there before. The keyboard is not concerned, nor whoever clicks on something that was there already.
 */
const GRACE = 350;
let last = -Infinity;

if (typeof addEventListener !== 'undefined') addEventListener('click', ({ timeStamp, detail }) => {
  if (detail > 0) last = timeStamp;
});

/** Lets everything count as having been there for long: for pages that show one thing after the other to a test. */
export function calm(): void {
  last = -Infinity;
}

export function settled(element: HTMLElement): () => void {
  const since = performance.now();
  const guard = (event: MouseEvent) => {
    const isHasty = event.detail > 0 && last < since && event.timeStamp - last < GRACE;
    if (isHasty) event.stopImmediatePropagation();
  };
  element.addEventListener('click', guard, true);
  return () => element.removeEventListener('click', guard, true);
}
