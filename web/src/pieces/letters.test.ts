import { expect, test } from 'vitest';
import { breadth, evenly } from './letters';

test('letters have widths of their own', () => {
  expect(breadth('Mmmm')).toBeGreaterThan(2 * breadth('illi'));
});

test('no word is broken to make lines even', () => {
  expect(evenly('Degenerate Royalty', 2)).toBe(breadth('Degenerate'));
  expect(evenly('Degenerate Royalty', 1)).toBe(breadth('Degenerate Royalty'));
  expect(evenly('Warpmünzenversteck', 2)).toBe(breadth('Warpmünzenversteck'));
});
