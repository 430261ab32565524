/** Drawings are changed where they are made: what is kept is what the generators write. */
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const cwd = join(import.meta.dirname, '../../draw');
const python = (...args: string[]) => spawnSync('python3', ['-B', ...args], { cwd, encoding: 'utf8' });

test.skipIf(python('--version').status !== 0).each(['sprite', 'vignettes'])('%s.svg is as it is drawn', (name) => {
  const made = python('-c', `import ${name}; print(${name}.${name}(), end='')`);
  expect(made.stderr).toBe('');
  expect(made.stdout === readFileSync(join(import.meta.dirname, `${name}.svg`), 'utf8')).toBe(true);
});
