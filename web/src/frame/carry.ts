/**
 * Carrying things with the pointer: whatever has a key that can be picked first is lifted when it is pulled, follows the
 * pointer by transform alone, and is set down in the region below it.
 */
import type { Desk } from '../game/desk.svelte';
import { regionKey, regionOf, type Key } from '../game/picking';
import type { RegionId } from '../wire';

/** Pixels after which a press becomes a pull. */
const FAR = 7;
/** How far above a finger a thing is held, so that the finger does not hide where it goes. */
const LIFT = 34;

interface Pull {
  key: Key;
  id: number;
  x: number;
  y: number;
  isTouch: boolean;
  lifted: boolean;
}

const keyAt = (target: EventTarget | null): Key | null =>
  target instanceof Element ? (target.closest<HTMLElement>('[data-key]')?.dataset.key ?? null) : null;

/** The region at a point of the screen. */
export function regionAt(x: number, y: number): RegionId | null {
  const found = document.elementFromPoint(x, y)?.closest<HTMLElement>('[data-region]');
  return (found?.dataset.region as RegionId | undefined) ?? null;
}

/** Lets things below an element be carried. `ghost` is what is seen of the carried thing. */
export function carrying(desk: Desk, ghost: () => HTMLElement | null): (root: HTMLElement) => () => void {
  let pull: Pull | null = null;
  let frame = 0;
  let [x, y] = [0, 0];
  let over: RegionId | null = null;

  const down = (event: PointerEvent) => {
    const key = event.button === 0 ? keyAt(event.target) : null;
    if (!key || !desk.picks.first.has(key) || regionOf(key)) return;
    // The map would move with the finger that pulls a figure.
    if (event.pointerType === 'touch' && (event.target as Element).closest('main')) event.stopPropagation();
    pull = { key, id: event.pointerId, x: event.clientX, y: event.clientY, isTouch: event.pointerType !== 'mouse', lifted: false };
  };

  const lift = () => {
    if (!pull) return;
    pull.lifted = true;
    desk.picks.putBack();
    desk.picks.pick(pull.key);
    desk.carried = pull.key;
    document.body.classList.add('carrying');
  };

  const draw = () => {
    frame = 0;
    if (!pull?.lifted) return;
    const height = pull.isTouch ? LIFT : 0;
    ghost()?.style.setProperty('transform', `translate3d(${x}px, ${y - height}px, 0)`);
    const now = regionAt(x, y - height);
    if (now === over) return;
    over = now;
    desk.point(now ? regionKey(now) : null);
  };

  const move = (event: PointerEvent) => {
    if (!pull || event.pointerId !== pull.id) return;
    [x, y] = [event.clientX, event.clientY];
    if (!pull.lifted && Math.hypot(x - pull.x, y - pull.y) > FAR) lift();
    if (!pull.lifted) return;
    event.preventDefault();
    if (frame === 0) frame = requestAnimationFrame(draw);
  };

  /** Sets down what is carried: with a mouse that does it, with a finger it is confirmed first. */
  const up = (event: PointerEvent) => {
    if (!pull || event.pointerId !== pull.id) return;
    const { lifted, isTouch } = pull;
    if (lifted && event.type === 'pointerup') {
      draw();
      swallowClick();
      if (desk.picks.aim && !isTouch) desk.act();
      else if (!desk.picks.aim && !desk.picks.look) desk.picks.putBack();
    }
    stop();
  };

  /** Escape puts back what is carried. */
  const escape = ({ key }: KeyboardEvent) => key === 'Escape' && pull && stop();

  const stop = () => {
    pull = null;
    over = null;
    cancelAnimationFrame(frame);
    frame = 0;
    desk.carried = null;
    document.body.classList.remove('carrying');
  };

  return (root) => {
    root.addEventListener('pointerdown', down, true);
    addEventListener('pointermove', move, { passive: false });
    addEventListener('pointerup', up);
    addEventListener('pointercancel', up);
    addEventListener('keydown', escape, true);
    return () => {
      root.removeEventListener('pointerdown', down, true);
      removeEventListener('pointermove', move);
      removeEventListener('pointerup', up);
      removeEventListener('pointercancel', up);
      removeEventListener('keydown', escape, true);
      stop();
    };
  };
}

/** The click that ends a pull presses nothing. */
function swallowClick(): void {
  const swallow = (event: MouseEvent) => {
    event.stopPropagation();
    event.preventDefault();
  };
  addEventListener('click', swallow, { capture: true, once: true });
  setTimeout(() => removeEventListener('click', swallow, { capture: true }), 50);
}
