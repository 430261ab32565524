/** Parts that come later, from a server that is sometimes down. */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Later, loadAnew } from './later.svelte';

const down = () => Promise.reject(new Error('down'));
const links = (...all: unknown[]) => vi.stubGlobal('document', { querySelectorAll: () => all });

beforeEach(() => {
  vi.useFakeTimers();
  links();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('a part that comes later', () => {
  it('is loaded once, however often it is needed', async () => {
    const load = vi.fn(async () => 'part');
    const part = new Later(load);
    await Promise.all([part.bring(), part.bring()]);
    await part.bring();
    expect([part.here, part.isLost, load.mock.calls.length]).toEqual(['part', false, 1]);
  });

  it('is asked for a second time by itself', async () => {
    const load = vi.fn(async () => 'part').mockImplementationOnce(down);
    const part = new Later(load);
    void part.bring();
    await vi.advanceTimersByTimeAsync(500);
    expect([part.here, part.isLost]).toEqual([null, false]);
    await vi.advanceTimersByTimeAsync(500);
    expect([part.here, part.isLost]).toEqual(['part', false]);
  });

  it('is lost while it cannot be had, and had when it is needed again', async () => {
    const load = vi.fn(down as () => Promise<string>);
    const part = new Later(load);
    void part.bring();
    await vi.advanceTimersByTimeAsync(1000);
    expect([part.here, part.isLost]).toEqual([null, true]);
    load.mockImplementation(async () => 'part');
    void part.bring();
    expect(part.isLost).toBe(false);
    await vi.advanceTimersByTimeAsync(0);
    expect(part.here).toBe('part');
  });

  it('is tried anew for whoever needs it while it is on its way in vain', async () => {
    const load = vi.fn(async () => 'part').mockImplementationOnce(down).mockImplementationOnce(down);
    const part = new Later(load);
    void part.bring();
    await vi.advanceTimersByTimeAsync(900);
    void part.bring();
    await vi.advanceTimersByTimeAsync(100);
    expect([part.here, part.isLost, load.mock.calls.length]).toEqual(['part', false, 3]);
  });

  const unreadable = {
    get cssRules(): never {
      throw new Error('SecurityError');
    },
  };
  it.each([null, { cssRules: [] }, unreadable])('asks anew for the style sheets that did not come with it', async (sheet) => {
    const again = { onload: () => undefined, remove: vi.fn() };
    const lost = { sheet, cloneNode: () => again, after: () => setTimeout(() => again.onload()), remove: vi.fn() };
    const kept = { sheet: { cssRules: [{}] }, cloneNode: vi.fn() };
    links(kept, lost);
    const part = new Later(vi.fn(async () => 'part').mockImplementationOnce(down));
    void part.bring();
    await vi.advanceTimersByTimeAsync(1100);
    expect(part.here).toBe('part');
    expect([lost.remove, again.remove, kept.cloneNode].map(({ mock }) => mock.calls.length)).toEqual([1, 0, 0]);
  });
});

describe('a page that lacks a part', () => {
  const reload = vi.fn();
  const visit = (type: string, ok: boolean) => {
    reload.mockClear();
    vi.stubGlobal('performance', { getEntriesByType: () => [{ type }] });
    vi.stubGlobal('fetch', async () => ({ ok }));
    vi.stubGlobal('location', { reload });
    return loadAnew();
  };

  it('is loaded anew once, where there is somebody to load it from', async () => {
    expect([await visit('navigate', true), reload.mock.calls.length]).toEqual([true, 1]);
    expect([await visit('reload', true), reload.mock.calls.length]).toEqual([false, 0]);
    expect([await visit('navigate', false), reload.mock.calls.length]).toEqual([false, 0]);
  });
});
