/** Builds the whole site into dist/: the documents, what runs in a browser, the showcases. */
import { cp, rm } from 'node:fs/promises';
import { extname } from 'node:path';
import { build } from 'vite';
import { compressFiles } from './compress.ts';
import { writeDocuments } from './documents.ts';
import { writeRecipes } from './hosts/recipes.ts';

process.env.NODE_ENV = 'production';
const logLevel = 'warn';

try {
  await rm('dist', { recursive: true, force: true });
  await build({
    logLevel,
    build: {
      outDir: 'dist/site',
      manifest: true,
      // The documents have the styles of the islands too: here they are of no use.
      cssCodeSplit: false,
      rolldownOptions: {
        input: 'src/browser/page.ts',
        plugins: [withoutStyles()],
      },
    },
  });
  await build({
    logLevel,
    publicDir: false,
    build: {
      outDir: 'dist/prerender',
      ssr: 'src/document/prerender.tsx',
      manifest: true,
      // Styles, fonts and icons are what the pages import, and only this build sees the pages.
      emitAssets: true,
      minify: false,
    },
  });
  await cp('dist/prerender/assets', 'dist/site/assets', {
    recursive: true,
    filter: (file) => !['.js', '.css'].includes(extname(file)),
  });
  await build({ configFile: 'showcase/vite.config.ts', logLevel });
  await writeDocuments();
  await compressFiles('dist/site');
  await rm('dist/site/.vite', { recursive: true });
  await writeRecipes('dist');
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}

function withoutStyles() {
  return {
    name: 'without-styles',
    generateBundle(_: unknown, bundle: Record<string, unknown>) {
      for (const file of Object.keys(bundle)) if (file.endsWith('.css')) delete bundle[file];
    },
  };
}
