/**
 * Something that lies over the page has keyboard, pointer and screen reader to itself, one at a time.
 *
 * It is in the top layer, but not by `showModal`: that makes all else inert, for which the browser styles and draws
 * thousands of elements anew, twice as long as what is opened takes. So the cover, which fills the window, keeps the
 * pointer off the rest, and what is written here the others.
 */

/** Lays a cover over the page until it is taken away again by what this answers; `onclose` is told when someone wants that. */
export function lieOver(cover: HTMLDialogElement, onclose: () => void): () => void {
  const before = document.activeElement;
  // Browsers of three years ago know no popovers.
  if ('showPopover' in cover) cover.showPopover();
  else (cover as HTMLDialogElement).showModal();
  // What is typed into takes the keys, else what is read by scrolling.
  const start = cover.querySelector<HTMLElement>('input') ?? cover.querySelector<HTMLElement>('[tabindex="-1"]');
  start?.focus();

  const keys = (event: KeyboardEvent) => {
    if (event.defaultPrevented || event.isComposing) return;
    if (event.key !== 'Tab' && event.key !== 'Escape') return;
    event.preventDefault();
    if (event.key === 'Tab') step(cover, event.shiftKey ? -1 : 1);
    else onclose();
  };
  // From the bar of the browser, say, the keyboard comes back to somewhere below.
  const focused = ({ target }: FocusEvent) => target instanceof Node && !cover.contains(target) && start?.focus();
  addEventListener('keydown', keys);
  addEventListener('focusin', focused);
  // On a page that scrolls, what lies below must not.
  document.documentElement.classList.add('covered');
  const seen = hideFromReaders(cover);
  const unwatch = watchForBack(onclose);
  return () => {
    removeEventListener('keydown', keys);
    removeEventListener('focusin', focused);
    document.documentElement.classList.remove('covered');
    seen();
    unwatch();
    if ('hidePopover' in cover) cover.hidePopover();
    else (cover as HTMLDialogElement).close();
    giveBack(before);
  };
}

/** The keyboard goes to the next thing that takes it; after the last comes the first again. */
function step(cover: HTMLElement, by: number): void {
  const all = [...cover.querySelectorAll<HTMLElement>('a[href], button:enabled, input:enabled, select:enabled, textarea:enabled, summary, [tabindex="0"]')];
  const shown = all.filter((one) => one.getClientRects().length > 0);
  const at = shown.indexOf(document.activeElement as HTMLElement);
  const to = at < 0 ? (by > 0 ? 0 : shown.length - 1) : (at + by + shown.length) % shown.length;
  shown[to]?.focus();
}

/** What a reader is told of by itself, wherever it reads. */
const LIVE = '[aria-live], [role=status], [role=alert]';

/** Keeps screen readers off the rest of the page; not all of them heed `aria-modal`. */
function hideFromReaders(cover: HTMLElement): () => void {
  const hidden: Element[] = [];
  for (let one: Element | null = cover; one && one !== document.body; one = one.parentElement) {
    const beside = [...(one.parentElement?.children ?? [])].filter((other) => other !== one);
    hidden.push(...beside.filter((other) => !other.hasAttribute('aria-hidden') && !other.matches(LIVE)));
  }
  hidden.forEach((one) => one.setAttribute('aria-hidden', 'true'));
  return () => hidden.forEach((one) => one.removeAttribute('aria-hidden'));
}

/** Not every browser has it, and the compiler does not know it yet. */
declare const CloseWatcher: (new () => { onclose: (() => void) | null; destroy: () => void }) | undefined;

/** A phone's button or gesture for going back closes what lies open. */
function watchForBack(onclose: () => void): () => void {
  if (typeof CloseWatcher === 'undefined') return () => undefined;
  const watcher = new CloseWatcher();
  watcher.onclose = onclose;
  return () => watcher.destroy();
}

/** The keyboard goes on where it was; if that is nowhere, or gone, at what is asked. */
function giveBack(before: Element | null): void {
  const isThere = before instanceof HTMLElement && before !== document.body && before.isConnected;
  if (isThere) before.focus({ preventScroll: true });
  else goHome();
}

/** The keyboard goes to what is asked. */
export const goHome = () => document.querySelector<HTMLElement>('[data-home]')?.focus({ preventScroll: true });

/** Within so many milliseconds a second click belongs to the first. */
const DOUBLE = 500;

/** Whoever clicks twice beside what lies open presses nothing below it. */
export function swallowDouble(): void {
  const swallow = (event: MouseEvent) => {
    if (event.detail < 2) return;
    event.stopPropagation();
    event.preventDefault();
  };
  addEventListener('click', swallow, { capture: true });
  setTimeout(() => removeEventListener('click', swallow, { capture: true }), DOUBLE);
}
