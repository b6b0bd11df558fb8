import { fileURLToPath } from 'node:url';
import { defineConfig, type Plugin } from 'vite';
import { cssTargets, scriptTargets } from '../../build/checks/browsers.ts';
import { pages, pagesFile } from './pages.ts';
import { withFirstWords } from './personal-legacy/first-words.ts';
import { typefacePackages } from './typefaces.ts';

const root = fileURLToPath(new URL('.', import.meta.url));

/** The demonstrations that a site has chosen; all by default. */
const chosen = process.env.SHOWCASES?.split(',') ?? Object.keys(pages);
const unknown = chosen.filter((slug) => !pages[slug]);
if (unknown.length > 0)
  throw new Error(
    `There is no demonstration ${unknown.join(', ')}. There are ${Object.keys(pages).join(', ')}.`,
  );

/** With the pages inside their folders. */
const wanted = Object.keys(pages).filter((page) =>
  chosen.some((slug) => page === slug || page.startsWith(`${slug}/`)),
);

/** Builds demonstration products, each a page of its own at /showcase/<slug>/. */
export default defineConfig({
  root,
  base: '/showcase/',
  plugins: [
    listOfPages(),
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
      // Underscores, because Vite treats a chunk with `-legacy` in its name as one for old browsers, and
      // would put its styles into the script.
      input: Object.fromEntries(
        wanted.map((slug) => [slug.replace(/[-/]/g, '_'), `${root}/${slug}/index.html`]),
      ),
    },
  },
});

function listOfPages(): Plugin {
  return {
    name: 'list-of-pages',
    generateBundle() {
      const list = {
        pages: Object.fromEntries(wanted.map((slug) => [slug, pages[slug]])),
        packages: [...typefacePackages, 'react', 'react-dom', 'scheduler'],
      };
      this.emitFile({ type: 'asset', fileName: pagesFile, source: JSON.stringify(list) });
    },
  };
}
