/** A long press, which opens what a press would take. */
const LONG = 480;
const SLACK = 8;

export function longPress(open: () => void): (element: HTMLElement) => () => void {
  return (element) => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let [x, y] = [0, 0];
    let isOpen = false;
    const cancel = () => clearTimeout(timer);
    const down = (event: PointerEvent) => {
      [x, y] = [event.clientX, event.clientY];
      isOpen = false;
      cancel();
      if (event.pointerType === 'mouse') return;
      timer = setTimeout(() => {
        isOpen = true;
        open();
      }, LONG);
    };
    const move = (event: PointerEvent) => Math.hypot(event.clientX - x, event.clientY - y) > SLACK && cancel();
    // What was opened is not taken besides; a mouse opens it with its other button.
    const click = (event: MouseEvent) => isOpen && event.stopImmediatePropagation();
    const menu = (event: MouseEvent) => {
      event.preventDefault();
      if (!isOpen) open();
    };
    const stop = new AbortController();
    const { signal } = stop;
    element.addEventListener('pointerdown', down, { signal });
    element.addEventListener('pointermove', move, { signal });
    element.addEventListener('pointerup', cancel, { signal });
    element.addEventListener('pointercancel', cancel, { signal });
    element.addEventListener('click', click, { signal, capture: true });
    element.addEventListener('contextmenu', menu, { signal });
    return () => {
      cancel();
      stop.abort();
    };
  };
}
