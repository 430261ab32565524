/** What was built is compressed once and as well as possible, so that the server does not have to. */
import { existsSync, readdirSync, readFileSync, utimesSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import type { Plugin } from 'vite';

/** Fonts and pictures are compressed already. */
const COMPRESSED_HERE = /\.(js|css|svg|html|json|ftl|webmanifest|txt)$/;

/** The part of the server that holds what was built. */
const SERVED_BY = '../crates/server/src/api/pages.rs';

export function compress(): Plugin {
  let root = '';
  let folder = '';
  let wasBuilt = false;
  return {
    name: 'compress',
    apply: 'build',
    configResolved(config) {
      root = config.root;
      folder = resolve(root, config.build.outDir);
      wasBuilt = existsSync(join(folder, 'index.html'));
    },
    closeBundle() {
      if (!existsSync(folder)) return;
      for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
        if (COMPRESSED_HERE.test(name)) compressFile(join(folder, name));
      }
      // Cargo sees when a file has changed, but not that there is one for the first time.
      const server = resolve(root, SERVED_BY);
      if (!wasBuilt && existsSync(server)) utimesSync(server, new Date(), new Date());
    },
  };
}

function compressFile(path: string): void {
  const bytes = readFileSync(path);
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
    [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
  };
  const compressed = brotliCompressSync(bytes, { params });
  if (compressed.length < bytes.length) writeFileSync(`${path}.br`, compressed);
}
