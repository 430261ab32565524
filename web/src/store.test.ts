import { afterEach, expect, it, vi } from 'vitest';
import { store } from './store';

afterEach(() => vi.unstubAllGlobals());

it('keeps in memory what the browser does not', () => {
  const refuse = () => {
    throw new Error('SecurityError');
  };
  vi.stubGlobal('localStorage', { getItem: refuse, setItem: refuse, removeItem: refuse, key: refuse });
  store.setItem('speed', 'quick');
  expect([store.getItem('speed'), store.getItem('language'), store.key(0), store.length]).toEqual(['quick', null, null, 0]);
  store.removeItem('speed');
  expect(store.getItem('speed')).toBeNull();
});

it('keeps in the browser what it can', () => {
  const kept = new Map<string, string>();
  vi.stubGlobal('localStorage', { getItem: (key: string) => kept.get(key) ?? null, setItem: (key: string, value: string) => kept.set(key, value) });
  store.setItem('language', 'pl');
  expect([kept.get('language'), store.getItem('language')]).toEqual(['pl', 'pl']);
});
