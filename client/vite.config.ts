import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import type { Plugin } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';
import { defineConfig } from 'vitest/config';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const server = process.env.BAZIGAH_SERVER ?? 'http://127.0.0.1:8080';
const outDir = process.env.BAZIGAH_CLIENT_OUT ?? here('../src/bazigah/server/static');

/** A first view is few files: what every page and the first one need, and the shared words of one language. */
const groups = [
  ...['fa', 'en'].map((name) => ({
    name,
    test: new RegExp(`words/${name}(\\.ts|/(client|common|home|server)\\.ftl)`),
  })),
  {
    name: 'start',
    test: /node_modules\/(?!uqr)|\/client\/src\/((app|home|kit|wire|words)\/|App|main|pages\/(Home|Gone))/,
  },
];

/** Text is packed once, when it is built, and never while someone waits for it. */
function packed(): Plugin {
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

/** What opens without a network: all files, and the records that were looked at. */
const offline = VitePWA({
  injectRegister: false,
  registerType: 'prompt', // a new client waits until the old one is closed: never in the middle of a turn
  manifest: {
    name: 'بازی‌گاه · Bazigah',
    short_name: 'بازی‌گاه',
    lang: 'fa',
    dir: 'rtl',
    start_url: '/',
    display: 'standalone',
    background_color: '#e7e6d8',
    theme_color: '#e7e6d8',
    icons: [{ src: '/icon.svg', sizes: 'any', type: 'image/svg+xml', purpose: 'any' }],
  },
  workbox: {
    clientsClaim: true, // the first page that is ever opened keeps its records, too
    globPatterns: ['**/*.{html,js,css,svg,woff2}'],
    navigateFallback: '/index.html',
    navigateFallbackDenylist: [/^\/api\//],
    runtimeCaching: [
      {
        urlPattern: /\/api\/matches\/[^/]+\/(record|replay)$/,
        handler: 'CacheFirst',
        options: { cacheName: 'records', expiration: { maxEntries: 50 } },
      },
      { urlPattern: /\/api\/games$/, handler: 'NetworkFirst', options: { cacheName: 'games' } },
    ],
  },
});

export default defineConfig({
  plugins: [svelte(), offline, packed()],
  resolve: { alias: { '@words': here('../src/bazigah/words'), '~': here('src') } },
  build: {
    outDir,
    emptyOutDir: true,
    assetsInlineLimit: 0,
    target: 'es2022',
    rolldownOptions: { output: { codeSplitting: { groups } } },
  },
  server: {
    fs: { allow: [here('.'), here('../src/bazigah/words')] },
    proxy: { '/api': { target: server, ws: true } },
  },
  test: { include: ['tests/**/*.test.ts'] },
});
