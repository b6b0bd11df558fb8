/** A fact works in every text of every file: it is put into all of them, and no brace may be left. */
import { cpSync, globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { parseDocument } from 'yaml';
import type * as Prerender from '../src/document/prerender.tsx';
import { languagesIn } from '../src/i18n/language.ts';
import { pagesOf } from '../src/pages/registry.ts';
import { studioFolder as sample, setStudioFolder } from '../src/studio/folder.ts';
import { readFiles, textsOf } from '../src/studio/read-content.ts';
import { readSettings } from '../src/studio/read-settings.ts';
import { folderOfFile } from '../tests/temporary-folder.ts';
import { siteProblems } from './checks/check-studio.ts';
import { publicFiles } from './checks/public-file.ts';
import { finishMarkdown } from './documents/finish-markdown.ts';

const fact = '{name}';
const settings = readSettings(`${sample}/settings.yaml`);
const { languageCodes } = languagesIn(settings);
const root = folderOfFile('facts');
const studio = join(root, 'studio');
/** Of the texts with the fact. It is loaded once they are written. */
let prerender: typeof Prerender;
let name: string;

/** Titles and descriptions have a limit. */
const isShort = (path: readonly unknown[]) => path[0] === 'page' && path[1] !== 'sections';

/** Where a link leads. */
const isPlace = (key: unknown) => key === 'page' || key === 'case';

/** Puts the fact at the end of every text of the YAML files. */
function changeYaml() {
  const { raw, shapes } = readFiles(settings, pagesOf, `${sample}/content`);
  for (const code of languageCodes)
    for (const page of Object.keys(shapes)) {
      // A page's file has the last part of its id as its name.
      const [file] = globSync(`content/${code}/**/${page.split('/').at(-1)}.yaml`, { cwd: studio });
      if (!file) throw new Error(`${page} has no file`);
      const document = parseDocument(readFileSync(join(studio, file), 'utf8'));
      for (const { path, text } of textsOf({ [page]: raw[code][page] }))
        if (!isPlace(path.at(-1))) document.setIn(path, isShort(path) ? fact : `${text} ${fact}`);
      writeFileSync(join(studio, file), document.toString());
    }
}

/** The same in the Markdown files: titles, running texts, alternative texts and captions. */
function changeMarkdown() {
  for (const file of globSync('content/*/{notes,pages}/*.md', { cwd: studio })) {
    const changed = readFileSync(join(studio, file), 'utf8')
      .replace(/^(title|description): .*(\n +.*)*$/gm, `$1: '${fact}'`)
      .replace(/^(#+ .*|[A-ZÀ-Ü][^|`]*[.:])$/gm, `$1 ${fact}`)
      .replace(/!\[([^\]]*)\]\((\S+?)( "([^"]*)")?\)/g, `![$1 ${fact}]($2 "$4 ${fact}")`);
    writeFileSync(join(studio, file), changed);
  }
}

beforeAll(async () => {
  cpSync(sample, studio, { recursive: true });
  changeYaml();
  changeMarkdown();
  vi.stubEnv('VITE_GA_MEASUREMENT_ID', 'G-TEST1234');
  setStudioFolder(studio);
  expect(await siteProblems()).toEqual([]);
  // The tests' runner empties sheets of styles.
  const colours = readFileSync(`${sample}/colours.css`, 'utf8');
  vi.doMock('#studio/colours.css?raw', () => ({ default: colours }));
  prerender = await import('../src/document/prerender.tsx');
  name = prerender.site.name;
  // As the build does it with the texts that it puts into the bundle.
  const { words } = await import('../src/in-force/content.ts');
  const { articles } = await import('../src/in-force/stitches.ts');
  const files = publicFiles(Object.keys(articles), `${studio}/public`);
  for (const ofLanguage of Object.values(words)) await finishMarkdown(ofLanguage, files);
});

afterAll(() => {
  setStudioFolder(sample);
  vi.unstubAllEnvs();
});

const assets = { css: '', inlineScript: '', module: '' };

async function documents() {
  const { renderDocument, routeIds } = prerender;
  const pages = [...routeIds, 'not-found' as const];
  return Promise.all(
    pages.flatMap((page) =>
      languageCodes.map(async (code) => ({
        file: `${page} in ${code}`,
        html: await renderDocument(page, code, assets),
      })),
    ),
  );
}

/** Without scripts, styles, and the properties of islands, whose patterns are filled in the browser. */
const shown = (html: string) =>
  html
    .replace(/<(script|style)(?![^>]*ld\+json)[^>]*>.*?<\/\1>/gs, '')
    .replace(/<code[^>]*>.*?<\/code>/gs, '')
    .replace(/ data-props="[^"]*"/g, '');
const braces = (text: string) => shown(text).match(/.{40}\{\w*\}/g) ?? [];

test('in pages, heads and alternative texts, and in what an island gets', async () => {
  const written = await documents();
  expect(written.length).toBeGreaterThan(languageCodes.length * 10);
  for (const { file, html } of written) {
    expect(braces(html), file).toEqual([]);
    expect(shown(html).split(name).length, file).toBeGreaterThan(20);
    // An island gets patterns, but no fact.
    for (const [, props = ''] of html.matchAll(/ data-props="([^"]*)"/g))
      expect(props, file).not.toContain(fact);
  }
});

test('in feeds and in what programs read of the site', async () => {
  const { writeDiscoveryFiles } = await import('./documents/discovery-files.ts');
  await writeDiscoveryFiles(root, prerender);
  const files = globSync('*.{xml,txt,webmanifest}', { cwd: root });
  expect(files.length).toBeGreaterThan(3);
  const texts = files.map((file) => readFileSync(join(root, file), 'utf8'));
  const feeds = Object.values(prerender.feeds());
  expect(feeds.length).toBeGreaterThan(0);
  for (const text of [...texts, ...feeds]) expect(braces(text)).toEqual([]);
});

test('in the replies to a form without scripts', async () => {
  for (const code of languageCodes)
    for (const document of Object.values(await prerender.renderReplies(code, assets)))
      expect(braces(document)).toEqual([]);
});
