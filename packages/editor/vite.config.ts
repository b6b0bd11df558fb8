/** Builds the editor into the site, at /desk/: only if settings.yaml names a repository. */
import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { scriptTargets } from '../../build/checks/browsers.ts';
import { contentPlugin } from '../../build/documents/content-plugin.ts';
import { studioAlias } from '../../build/studio-alias.ts';

const inBrowser = (name: string) => fileURLToPath(new URL(`remote/${name}`, import.meta.url));

export default defineConfig({
  root: inBrowser('.'),
  base: '/desk/',
  plugins: [react(), withoutComponents(), contentPlugin({ withDrafts: true }), listOfPages()],
  resolve: {
    alias: [
      ...Object.entries(studioAlias).map(([find, replacement]) => ({ find, replacement })),
      { find: /^node:.*/, replacement: inBrowser('node.ts') },
      { find: /^\.\/encode\.ts$/, replacement: inBrowser('encode.ts') },
    ],
  },
  // The paths in the editor begin in the studio's folder.
  define: { 'process.env.STUDIO': "'.'" },
  build: {
    target: scriptTargets,
    emptyOutDir: true,
    modulePreload: { polyfill: false },
    chunkSizeWarningLimit: 1000,
  },
});

/** The editor needs the schemas of the pages only. */
function withoutComponents(): Plugin {
  return {
    name: 'without-components',
    transform: (code, id) =>
      /\/src\/pages\/[^/]+\/page\.ts$/.test(id)
        ? code.replaceAll(/\(await import\([^)]*\)\)\.\w+/g, 'undefined')
        : undefined,
  };
}

const ofReact = ['react', 'react-dom', 'scheduler'];
const ofMarkdown = ['markdown-it', 'entities', 'linkify-it', 'mdurl', 'punycode.js', 'uc.micro'];

/** For the response headers and licences.txt of the site. */
function listOfPages(): Plugin {
  return {
    name: 'list-of-pages',
    generateBundle() {
      const list = {
        pages: { '.': { connections: ['https://api.github.com'] } },
        packages: [...ofReact, ...ofMarkdown, 'yaml', 'zod'],
      };
      this.emitFile({ type: 'asset', fileName: 'pages.json', source: JSON.stringify(list) });
    },
  };
}
