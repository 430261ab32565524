import { svelte } from '@sveltejs/vite-plugin-svelte';
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { defineConfig } from 'vitest/config';
import { compress } from './compress.ts';

/** Where a server runs that pages under development talk to. */
const server = process.env.RUINOUS_SERVER ?? 'http://127.0.0.1:7878';

/** Tells one wire from another: what a browser has kept of an older one is not for this build. */
const wire = createHash('sha256').update(readFileSync(new URL('src/wire.ts', import.meta.url))).digest('hex').slice(0, 12);

/**
 * What several pages share lies in one file: some fifty small ones would weigh more by what is sent with each, and
 * compress worse.
 */
const shared = { name: 'shared', test: /web.(src.(pieces|server|words|game)|node_modules)|src.(route|store|Unshown)|board.(blots|land|ground)|pages.(Choice|Emblem|brief|mine|quick|telling)|stage.stage/, minShareCount: 2 };

/**
 * Parts of the table that come later, and may have to be asked for anew. Their scripts are not loaded ahead: a browser that could
 * not have a script then does not ask for it a second time. So they are asked for when the styles have come, which are.
 */
const later = /\/(Stage|StageFoot|StageNote|Sheets|Since)-/;

export default defineConfig({
  plugins: [svelte(), compress()],
  define: { WIRE: JSON.stringify(wire) },
  build: {
    target: 'es2022',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false, resolveDependencies: (file, all) => (later.test(file) ? all.filter((one) => one.endsWith('.css')) : all) },
    rolldownOptions: { output: { codeSplitting: { groups: [shared] } } },
  },
  server: {
    // A server believes only requests from its own pages, so these come from there.
    proxy: {
      '/api': { target: server, changeOrigin: true, ws: true, headers: { origin: server } },
    },
    fs: { allow: ['..'] },
  },
  test: { include: ['src/**/*.test.ts'] },
});
