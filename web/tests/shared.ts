/** What the tests of a run share: the moments of games, told once, and the page that shows one of them without a server. */
import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createServer } from 'vite';
import type { TestProject } from 'vitest/node';

const WEB = join(import.meta.dirname, '..');
const TELL = ['run', '--quiet', '--package', 'ruinous-wire', '--example', 'moments', '--', 'en', 'de', 'pl'];

declare module 'vitest' {
  interface ProvidedContext {
    /** A file with a moment in every line. */
    moments: string;
    /** The address of the page. */
    stand: string;
  }
}

export default async function share({ provide }: TestProject): Promise<() => Promise<void>> {
  const folder = mkdtempSync(join(tmpdir(), 'ruinous-moments-'));
  // Those who try things out again and again can keep them in a file.
  const moments = process.env.RUINOUS_MOMENTS ?? join(folder, 'moments.jsonl');
  if (!existsSync(moments)) writeFileSync(moments, execFileSync('cargo', TELL, { cwd: join(WEB, '..'), maxBuffer: 2 ** 30 }));
  provide('moments', moments);

  const vite = await createServer({ root: WEB, server: { port: 0, watch: null, hmr: false }, logLevel: 'error' });
  await vite.listen();
  provide('stand', `${vite.resolvedUrls?.local[0]}tests/stand/index.html`);
  return async () => {
    await vite.close();
    rmSync(folder, { recursive: true });
  };
}
