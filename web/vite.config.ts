import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';
import { compress } from './compress';

/** Where a server runs that pages under development talk to. */
const server = process.env.RUINOUS_SERVER ?? 'http://127.0.0.1:7878';

export default defineConfig({
  plugins: [svelte(), compress()],
  build: { target: 'es2022', assetsInlineLimit: 0, modulePreload: { polyfill: false } },
  server: {
    // A server believes only requests from its own pages, so these come from there.
    proxy: {
      '/api': { target: server, changeOrigin: true, ws: true, headers: { origin: server } },
    },
    fs: { allow: ['..'] },
  },
  test: { include: ['src/**/*.test.ts'] },
});
