// The listener of the window is made with the module, so the window has to be there first.
import { expect, it, vi } from 'vitest';

it('takes no click that was meant for what stood there before', async () => {
  const heard: ((event: { timeStamp: number; detail: number }) => void)[] = [];
  vi.stubGlobal('addEventListener', (_: string, listener: (typeof heard)[0]) => heard.push(listener));
  const { settled } = await import('./settled');
  const click = (timeStamp: number, detail = 1) => heard[0]?.({ timeStamp, detail });
  let guard: (event: Partial<MouseEvent>) => void = () => undefined;
  const element = { addEventListener: (_: string, listener: typeof guard) => (guard = listener) } as unknown as HTMLElement;
  const isTaken = (timeStamp: number, detail = 1) => {
    let stopped = false;
    guard({ timeStamp, detail, stopImmediatePropagation: () => (stopped = true) });
    return !stopped;
  };
  const appear = (at: number) => {
    vi.spyOn(performance, 'now').mockReturnValue(at);
    settled(element);
  };
  click(1000);
  appear(1100);
  expect([isTaken(1200), isTaken(1200, 0), isTaken(1400)]).toEqual([false, true, true]);
  // It was there already when something else was clicked.
  click(1700);
  expect(isTaken(1750)).toBe(true);
});
