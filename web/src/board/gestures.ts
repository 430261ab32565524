/** Dragging, pinching and turning the wheel over the map. */
import type { Camera } from './camera.svelte';

/** A press that moves less than this is a click. */
const SLACK = 6;

/** Moves a camera by what is done over an element. */
export function gestures(camera: Camera): (element: HTMLElement) => () => void {
  return (element) => {
    const fingers = new Map<number, { x: number; y: number }>();
    let moved = 0;
    let still: ReturnType<typeof setTimeout> | undefined;

    const spread = () => {
      const [a, b] = [...fingers.values()];
      return a && b ? Math.hypot(a.x - b.x, a.y - b.y) : 0;
    };
    const middle = () => {
      const all = [...fingers.values()];
      const { left, top } = element.getBoundingClientRect();
      const mean = (of: (one: { x: number; y: number }) => number) => all.reduce((sum, one) => sum + of(one), 0) / all.length;
      return { x: mean((one) => one.x) - left, y: mean((one) => one.y) - top };
    };
    const down = (event: PointerEvent) => {
      if (event.button !== 0) return;
      if (fingers.size === 0) moved = 0;
      fingers.set(event.pointerId, { x: event.clientX, y: event.clientY });
    };
    const move = (event: PointerEvent) => {
      if (!fingers.has(event.pointerId) || (!camera.partial && fingers.size < 2)) return;
      const [before, wide] = [middle(), spread()];
      fingers.set(event.pointerId, { x: event.clientX, y: event.clientY });
      const after = middle();
      moved += Math.hypot(after.x - before.x, after.y - before.y) + Math.abs(spread() - wide);
      if (moved < SLACK) return;
      camera.moving = true;
      if (wide > 0) camera.zoom(spread() / wide, after.x, after.y);
      camera.pan(after.x - before.x, after.y - before.y);
    };
    const up = (event: PointerEvent) => {
      fingers.delete(event.pointerId);
      if (fingers.size === 0) camera.moving = false;
    };
    // What ends a drag is no click on what lies there.
    const click = (event: MouseEvent) => {
      if (moved >= SLACK) event.stopPropagation();
      moved = 0;
    };
    const wheel = (event: WheelEvent) => {
      if (!camera.narrow && !camera.partial && !event.ctrlKey) return;
      event.preventDefault();
      const { left, top } = element.getBoundingClientRect();
      camera.zoom(Math.exp(-event.deltaY / 400), event.clientX - left, event.clientY - top);
      camera.moving = true;
      clearTimeout(still);
      still = setTimeout(() => (camera.moving = false), 250);
    };

    const stop = new AbortController();
    const { signal } = stop;
    element.addEventListener('pointerdown', down, { signal });
    window.addEventListener('pointermove', move, { signal });
    window.addEventListener('pointerup', up, { signal });
    window.addEventListener('pointercancel', up, { signal });
    element.addEventListener('click', click, { signal, capture: true });
    element.addEventListener('wheel', wheel, { signal, passive: false });
    return () => stop.abort();
  };
}
