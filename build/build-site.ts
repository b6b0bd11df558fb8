/**
 * Builds the whole site: documents, browser code, showcases. The build is written to dist.new/ and replaces
 * dist/ (those of another studio: own-places.ts) when it is complete. Until then, and if it fails, the server serves the old build.
 */
import { cp, rename, rm, writeFile } from 'node:fs/promises';
import { extname, resolve } from 'node:path';
import { build, mergeConfig, type UserConfig } from 'vite';
import { defaultLanguage } from '../src/in-force/languages.ts';
import { showcases, site } from '../src/in-force/site.ts';
import { buildFolder } from '../src/studio/own-places.ts';
import viteConfig from '../vite.config.ts';
import { compressFiles } from './documents/compress.ts';
import { writeDocuments } from './documents/documents.ts';
import { copyPublicFiles } from './documents/public-files.ts';
import { writeRecipes } from './hosts/recipes.ts';
import { recordOfBuild } from './last-build.ts';

const logLevel = 'warn';

/** With modules that are loaded already, and what they have read and made: Vite would load all of them anew. */
const buildOwn = (own: UserConfig) =>
  build(
    mergeConfig(viteConfig({ command: 'build', mode: 'production' }), {
      configFile: false,
      logLevel,
      publicDir: false,
      ...own,
    }),
  );

type BuildOptions = {
  /** The folder that the build replaces. */
  target?: string;
  /** Tests leave out what takes half of a build's time and is no part of what they ask. */
  hasCompressedFiles?: boolean;
  hasDemonstrations?: boolean;
};

/** What is built has been checked: checks/check-studio.ts. */
export async function buildSite({
  target = buildFolder,
  hasCompressedFiles = true,
  hasDemonstrations = true,
}: BuildOptions = {}): Promise<void> {
  const folder = `${target}.new`;
  process.env.NODE_ENV = 'production';
  await rm(folder, { recursive: true, force: true });
  await buildOwn({
    build: {
      outDir: `${folder}/site`,
      manifest: true,
      // The documents contain the styles of the islands, so the scripts need none.
      cssCodeSplit: false,
      rolldownOptions: {
        input: 'src/browser/page.ts',
        plugins: [withoutStyles()],
      },
    },
  });
  await buildOwn({
    build: {
      outDir: `${folder}/prerender`,
      ssr: 'src/document/prerender.tsx',
      manifest: true,
      // Only this build imports the pages, and with them the styles, fonts and icons.
      emitAssets: true,
      minify: false,
    },
  });
  await cp(`${folder}/prerender/assets`, `${folder}/site/assets`, {
    recursive: true,
    filter: (file) => !['.js', '.css'].includes(extname(file)),
  });
  if (hasDemonstrations && showcases.length > 0) await buildShowcases(folder);
  await copyPublicFiles(`${folder}/site`);
  await writeDocuments(folder);
  if (hasCompressedFiles) await compressFiles(`${folder}/site`, `${target}/site`);
  await rm(`${folder}/site/.vite`, { recursive: true });
  await rm(`${folder}/prerender`, { recursive: true });
  await writeRecipes(folder);
  await writeFile(`${folder}/settings.json`, JSON.stringify(recordOfBuild('.')));
  await replaceFolder(folder, target);
}

/** Builds the showcases that the configuration names, with their own Vite configuration. */
async function buildShowcases(folder: string) {
  process.env.SHOWCASES = showcases.join();
  process.env.SHOWCASE_ORIGIN = site.url;
  process.env.SHOWCASE_LANGUAGE = defaultLanguage;
  await build({
    configFile: 'packages/showcases/vite.config.ts',
    logLevel,
    configLoader: 'native',
    build: { outDir: resolve(folder, 'site/showcase') },
  });
}

/** Two renames: a request never sees a partial build; between them there is briefly no build. */
async function replaceFolder(folder: string, served: string) {
  const before = `${served}.old`;
  await rm(before, { recursive: true, force: true });
  await rename(served, before).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOENT') throw error;
  });
  await rename(folder, served);
  await rm(before, { recursive: true, force: true });
}

function withoutStyles() {
  return {
    name: 'without-styles',
    generateBundle(_: unknown, bundle: Record<string, unknown>) {
      for (const file of Object.keys(bundle)) if (file.endsWith('.css')) delete bundle[file];
    },
  };
}
