import { existsSync, readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';
import { cssTargets, scriptTargets } from '../scripts/browsers.ts';
import { withFirstWords } from './personal-legacy/first-words.ts';

const root = fileURLToPath(new URL('.', import.meta.url));
const slugs = readdirSync(root, { withFileTypes: true })
  .map((entry) => entry.name)
  .filter((name) => existsSync(`${root}/${name}/index.html`));

/** Builds the five demonstration products, each a page of its own at /showcase/<slug>/. */
export default defineConfig({
  root,
  base: '/showcase/',
  plugins: [
    {
      name: 'first-words',
      transformIndexHtml: {
        order: 'pre',
        handler: (html, { filename }) =>
          filename.endsWith('/personal-legacy/index.html') ? withFirstWords(html) : html,
      },
    },
  ],
  css: { transformer: 'lightningcss', lightningcss: { targets: cssTargets } },
  build: {
    target: scriptTargets,
    emptyOutDir: true,
    assetsInlineLimit: 0,
    cssMinify: 'lightningcss',
    modulePreload: { polyfill: false },
    rolldownOptions: {
      // Underscores: a chunk with `-legacy` in its name is taken for an old browser's bundle, and its
      // styles would go into the script.
      input: Object.fromEntries(
        slugs.map((slug) => [slug.replaceAll('-', '_'), `${root}/${slug}/index.html`]),
      ),
    },
  },
});
