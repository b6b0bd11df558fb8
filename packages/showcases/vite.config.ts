import { defineConfig } from 'vite';
import { documents, root } from './build/documents.ts';
import { fontFaces } from './build/font-faces.ts';
import { pages } from './pages.ts';

/** The demonstrations that a site has chosen; all by default. */
const chosen = process.env.SHOWCASES?.split(',') ?? Object.keys(pages);
const unknown = chosen.filter((slug) => !pages[slug]);
if (unknown.length > 0)
  throw new Error(
    `There is no demonstration ${unknown.join(', ')}. There are ${Object.keys(pages).join(', ')}.`,
  );

/** With their pages for the frames of other sites. */
const wanted = Object.keys(pages).filter((page) =>
  chosen.some((slug) => page === slug || page === `${slug}-embed`),
);

const base = '/showcase/';

/** Builds demonstration products, each a page of its own at /showcase/<slug>/. */
export default defineConfig({
  root,
  base,
  plugins: [
    fontFaces(),
    documents({
      wanted,
      base,
      origin: process.env.SHOWCASE_ORIGIN ?? '',
      defaultLanguage: process.env.SHOWCASE_LANGUAGE ?? 'pt',
    }),
  ],
  // The documents' own scripts stand in their frame.
  optimizeDeps: { entries: ['*/main.ts'] },
  css: { transformer: 'lightningcss' },
  build: {
    // Browsers of the last two and a half years.
    target: 'baseline-widely-available',
    emptyOutDir: true,
    assetsInlineLimit: 0,
    cssMinify: 'lightningcss',
    modulePreload: { polyfill: false },
    rolldownOptions: {
      checks: { pluginTimings: false },
      // Underscores, because Vite treats a chunk with `-legacy` in its name as one for old browsers, and
      // would put its styles into the script.
      input: Object.fromEntries(
        wanted.map((slug) => [slug.replace(/[-/]/g, '_'), `${root}/${slug}/index.html`]),
      ),
      output: {
        // A page waits for its dictionary, so the dictionary must not import the page's own file.
        codeSplitting: { groups: [{ name: 'plural', test: /browser\/plural\.ts$/ }] },
      },
    },
  },
});
