import { fileURLToPath } from 'node:url';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { VitePWA } from 'vite-plugin-pwa';
import { defineConfig } from 'vitest/config';
import { ahead } from './plugins/ahead.ts';
import { packed } from './plugins/packed.ts';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const server = process.env.BAZIGAH_SERVER ?? 'http://127.0.0.1:8080';
const outDir = process.env.BAZIGAH_CLIENT_OUT ?? here('../src/bazigah/server/static');

/** A first view is few files: a little that asks for all the others, the styles and the program of every page and of the
 * first one, and the shared words of one language. A table is one file more, and its board another. */
const groups = [
  {
    name: 'first',
    test: /\/client\/src\/((main|app\/(kept|pages|someone|visited)|wire\/(api|games)|words\/shared|games\/boards)\.ts|(App|home|kit|styles|pages\/(Home|Gone))\b.*css$)|vite\/(preload|modulepreload)/,
    priority: 2,
  },
  { name: 'table', test: /\/client\/src\/(table\/|lobby\/|pages\/Table)/ },
  {
    name: 'start',
    priority: 1,
    test: /node_modules\/(?!uqr)|\/client\/src\/((app|home|kit|wire|words\/(?!fa|en))\/|App|start|pages\/(Home|Gone))/,
  },
];

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
  plugins: [svelte(), ahead('start'), offline, packed(outDir)],
  resolve: { alias: { '@words': here('../src/bazigah/words'), '~': here('src') } },
  build: {
    outDir,
    emptyOutDir: true,
    assetsInlineLimit: 0,
    target: 'es2022',
    rolldownOptions: { preserveEntrySignatures: 'allow-extension', output: { codeSplitting: { groups } } },
  },
  server: {
    fs: { allow: [here('.'), here('../src/bazigah/words')] },
    proxy: { '/api': { target: server, ws: true } },
  },
  test: { include: ['tests/**/*.test.ts'] },
});
