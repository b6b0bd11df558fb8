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

const settings = () => readSettings(inStudio('settings.yaml'));

type Options = {
  /** Whether articles that are not published yet are shown. */
  withDrafts: boolean;
  env: Variables;
};

/** What the modules of src/in-force/ export, but for the texts. */
const modules: Readonly<Record<string, (options: Options) => Promise<object> | object>> = {
  settings: () => ({ settings: settings() }),
  'card-files': () => ({ cardFiles: readCardFiles() }),
  async stitches() {
    const { readStitches } = await import('../../src/studio/read-stitches.ts');
    const stitches = readStitches();
    return { ...stitches, thanks: stitches.places.thanks };
  },
  async 'markdown-list'({ withDrafts }) {
    const { readMarkdown } = await import('../../src/studio/markdown-files.ts');
    const content = inStudio('content');
    const { pages, notes, aliases } = readMarkdown(settings(), content, { withDrafts });
    return { markdownPages: pages, notes, aliases };
  },
};

const fileOf = (name: string) => resolve(`src/in-force/${name}.ts`);
const contentModule = fileOf('content');
const readers = new Map(Object.entries(modules).map(([name, read]) => [fileOf(name), read]));

/** The modules that are read from the studio's folder. */
export const studioModules: readonly string[] = [contentModule, ...readers.keys()];

const exported = (values: object) =>
  Object.entries(values)
    .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)};\n`)
    .join('');

export const contentPlugin = (options: Options): Plugin => ({
  name: 'content',
  configureServer({ watcher }) {
    // Vite watches the project's folder only.
    watcher.add(resolve(studioFolder));
  },
  async load(id) {
    const read = readers.get(id);
    if (read) return exported(await read(options));
    if (id !== contentModule) return undefined;
    const { readContent } = await import('../../src/studio/read-content.ts');
    const { pagesOf } = await import('../../src/pages/registry.ts');
    const content = readContent(settings(), pagesOf, inStudio('content'), options);
    const { words, studio, measured } = content;
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
