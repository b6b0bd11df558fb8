import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';
import { cssTargets, scriptTargets } from '../build/browsers.ts';

const root = fileURLToPath(new URL('.', import.meta.url));

/** Builds demonstration products, each a page of its own at /showcase/<slug>/; which, the site says. */
export default defineConfig({
  root,
  base: '/showcase/',
  css: { transformer: 'lightningcss', lightningcss: { targets: cssTargets } },
  build: {
    target: scriptTargets,
    emptyOutDir: true,
    assetsInlineLimit: 0,
    cssMinify: 'lightningcss',
    modulePreload: { polyfill: false },
  },
});
