/** Builds the whole site into dist/: the browser's files, the prerendered documents, the showcases. */
import { rm } from 'node:fs/promises';
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
      rolldownOptions: { input: 'src/entry-browser.tsx' },
    },
  });
  await build({
    logLevel,
    publicDir: false,
    build: {
      outDir: 'dist/prerender',
      ssr: 'src/entry-prerender.tsx',
      emitAssets: false,
    },
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
