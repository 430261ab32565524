/** Whole games in Chromium against the real server: `npm run browser`. */
import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['tests/*.test.ts'],
    globalSetup: 'tests/shared.ts',
    // Each file has a browser and a server of its own. One alone waits more than it works, more than two would wait for
    // each other: a machine may have two cores.
    maxWorkers: 2,
    testTimeout: 240_000,
    hookTimeout: 60_000,
  },
});
