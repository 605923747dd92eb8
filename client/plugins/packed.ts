import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import type { Plugin } from 'vite';

/** Text is packed once, when it is built, and never while someone waits for it. */
export function packed(outDir: string): Plugin {
  return {
    name: 'packed',
    apply: 'build',
    enforce: 'post',
    closeBundle: {
      order: 'post',
      sequential: true,
      handler() {
        for (const name of readdirSync(outDir, { recursive: true, encoding: 'utf8' })) {
          if (!/\.(html|js|css|svg|json|webmanifest)$/.test(name)) continue;
          const path = join(outDir, name);
          const text = readFileSync(path);
          if (text.length < 500) continue;
          writeFileSync(`${path}.gz`, gzipSync(text, { level: 9 }));
          writeFileSync(`${path}.br`, brotliCompressSync(text));
        }
      },
    },
  };
}
