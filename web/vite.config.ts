import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';
import { compress } from './compress';

/** Where a server runs that pages under development talk to. */
const server = process.env.RUINOUS_SERVER ?? 'http://127.0.0.1:7878';

/**
 * What several pages share lies in one file: some fifty small ones would weigh more by what is sent with each, and
 * compress worse.
 */
const shared = { name: 'shared', test: /web.(src.(pieces|server|words|game)|node_modules)|src.route|board.(blots|land)|pages.(Choice|Gold|Icon|telling|Wrong)/, minShareCount: 2 };

export default defineConfig({
  plugins: [svelte(), compress()],
  build: {
    target: 'es2022',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
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
