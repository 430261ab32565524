import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const SOURCES = join(import.meta.dirname, '..');
const sprite = readFileSync(join(import.meta.dirname, 'sprite.svg'), 'utf8');
const drawn = new Set([...sprite.matchAll(/<symbol id="([^"]+)"/g)].map((match) => match[1]));

test('every symbol that is asked for by its name is drawn', () => {
  const files = readdirSync(SOURCES, { recursive: true, encoding: 'utf8' }).filter((path) => path.endsWith('.svelte'));
  const asked = files.flatMap((path) => [...readFileSync(join(SOURCES, path), 'utf8').matchAll(/<Drawing name="([a-z-]+)"/g)].map((match) => match[1]));
  expect(asked.length).toBeGreaterThan(10);
  expect(asked.filter((name) => !drawn.has(name))).toEqual([]);
});
