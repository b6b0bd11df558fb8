/**
 * Replaces the modules that read the studio's folder with data: the settings, the validated texts, the Markdown
 * files, the drawings and the names of the social cards. Needed because a bundle may run where there is no file system, as on
 * Cloudflare Workers.
 */
import { resolve } from 'node:path';
import type { Plugin } from 'vite';
import { readCardFiles } from '../../src/studio/card-files.ts';
import { inStudio, studioFolder } from '../../src/studio/folder.ts';
import { readSettings } from '../../src/studio/read-settings.ts';
import type { Variables } from '../../src/studio/site.ts';
import { publicFiles } from '../checks/public-file.ts';
import { finishMarkdown } from './finish-markdown.ts';

const settingsFile = inStudio('settings.yaml');
const settingsModule = resolve('src/in-force/settings.ts');
const contentModule = resolve('src/in-force/content.ts');

const stitchesModule = resolve('src/in-force/stitches.ts');

const cardsModule = resolve('src/in-force/card-files.ts');

const markdownModule = resolve('src/in-force/markdown-list.ts');

/** The modules that are read from the studio's folder. */
export const studioModules: readonly string[] = [
  settingsModule,
  contentModule,
  markdownModule,
  stitchesModule,
  cardsModule,
];

const exported = (values: Record<string, unknown>) =>
  Object.entries(values)
    .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)};\n`)
    .join('');

type Options = {
  /** Whether articles that are not published yet are shown. */
  withDrafts: boolean;
  env?: Variables;
};

export const contentPlugin = ({ withDrafts, env = {} }: Options): Plugin => ({
  name: 'content',
  configureServer({ watcher }) {
    // Vite watches the project's folder only.
    watcher.add(resolve(studioFolder));
  },
  async load(id) {
    if (id === markdownModule) {
      const { readMarkdown } = await import('../../src/studio/markdown-files.ts');
      const { pages, notes, aliases } = readMarkdown(
        readSettings(settingsFile),
        inStudio('content'),
        {
          withDrafts,
        },
      );
      return exported({ markdownPages: pages, notes, aliases });
    }
    if (id === stitchesModule) {
      const { readStitches } = await import('../../src/studio/read-stitches.ts');
      const stitches = readStitches();
      return exported({ ...stitches, thanks: stitches.places.thanks });
    }
    if (id === cardsModule) return exported({ cardFiles: readCardFiles() });
    if (id === settingsModule) {
      return exported({ settings: readSettings(settingsFile) });
    }
    if (id !== contentModule) return undefined;
    const { readContent } = await import('../../src/studio/read-content.ts');
    const { pagesOf } = await import('../../src/pages/registry.ts');
    const { words, studio, measured } = readContent(
      readSettings(settingsFile),
      pagesOf,
      inStudio('content'),
      {
        withDrafts,
        env,
      },
    );
    const { collectStitches } = await import('../../src/studio/read-stitches.ts');
    const files = publicFiles(collectStitches().articles);
    for (const ofLanguage of Object.values(words)) await finishMarkdown(ofLanguage, files);
    // JSON is read several times faster than code, which counts after every change in development.
    const json = JSON.stringify({ words, studio, measured });
    return {
      code: `export const { words, studio, measured } = JSON.parse(${JSON.stringify(json)});`,
      map: { mappings: '' },
    };
  },
});
