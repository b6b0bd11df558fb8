/** A fact works in every text of every file: it is put into all of them, and no brace may be left. */

import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { parseDocument } from 'yaml';
import type { Replies } from '../server/http/site.ts';
import { readFiles, textsOf } from '../src/content/read-content.ts';
import { languageCodes } from '../src/i18n/languages.ts';
import { site } from '../src/site.ts';
import { settings } from '../src/studio/settings.ts';
import { copyProject } from '../tests/project-copy.ts';
import { runNode } from '../tests/relay/site-process.ts';

const fact = '{name}';
let folder = '';

/** Titles and descriptions have a limit. */
const isShort = (path: readonly unknown[]) => path[0] === 'page' && path[1] !== 'sections';

/** Puts the fact at the end of every text of the YAML files. */
function changeYaml() {
  const { raw, shapes } = readFiles(settings);
  const paths = globSync(languageCodes.map((code) => `studio/content/${code}/**/*.yaml`));
  for (const code of languageCodes) {
    for (const name of Object.keys(shapes)) {
      const file = paths.find((path) =>
        path.replaceAll('\\', '/').endsWith(`/${code}/${fileOf(name, paths, code)}`),
      );
      if (!file) throw new Error(`${name} has no file`);
      const document = parseDocument(readFileSync(file, 'utf8'));
      for (const { path, text } of textsOf({ [name]: raw[code][name] }))
        if (path.at(-1) !== 'page') document.setIn(path, isShort(path) ? fact : `${text} ${fact}`);
      writeFileSync(join(folder, file), document.toString());
    }
  }
}

/** A page's file has the last part of its id as its name. */
const fileOf = (name: string, paths: readonly string[], code: string) => {
  const ending = `/${name.split('/').at(-1)}.yaml`;
  const found = paths.find((path) => path.includes(`/${code}/`) && path.endsWith(ending)) ?? '';
  return found.slice(found.indexOf(`/${code}/`) + code.length + 2);
};

/** The same in the Markdown files: titles, running texts, alternative texts and captions. */
function changeMarkdown() {
  for (const file of globSync('studio/content/*/{notes,pages}/*.md')) {
    const changed = readFileSync(file, 'utf8')
      .replace(/^(title|description): .*(\n +.*)*$/gm, `$1: '${fact}'`)
      .replace(/^(#+ .*|[A-ZÀ-Ü][^|`]*[.:])$/gm, `$1 ${fact}`)
      .replace(/!\[([^\]]*)\]\((\S+?)( "([^"]*)")?\)/g, `![$1 ${fact}]($2 "$4 ${fact}")`);
    writeFileSync(join(folder, file), changed);
  }
}

beforeAll(async () => {
  folder = await copyProject('facts');
  changeYaml();
  changeMarkdown();
  const { exited, lines } = runNode([join(folder, 'build/build.ts')], folder, {
    VITE_GA_MEASUREMENT_ID: 'G-TEST1234',
    NODE_OPTIONS: '',
  });
  const status = await exited;
  expect(lines.join('\n')).toBe('');
  expect(status).toBe(0);
});

/** Without scripts, styles, and the properties of islands, whose patterns are filled in the browser. */
const shown = (html: string) =>
  html
    .replace(/<(script|style)(?![^>]*ld\+json)[^>]*>.*?<\/\1>/gs, '')
    .replace(/<code[^>]*>.*?<\/code>/gs, '')
    .replace(/ data-props="[^"]*"/g, '');

test('in pages, heads, alternative texts and feeds', () => {
  const files = globSync('**/*.{html,xml,txt,webmanifest}', {
    cwd: join(folder, 'dist/site'),
    exclude: ['showcase/**', 'licences.txt'],
  });
  expect(files.length).toBeGreaterThan(languageCodes.length * 10);
  for (const file of files) {
    const text = shown(readFileSync(join(folder, 'dist/site', file), 'utf8'));
    expect(text.match(/.{40}\{\w*\}/g) ?? [], file).toEqual([]);
    if (file.endsWith('.html')) expect(text.split(site.name).length, file).toBeGreaterThan(20);
  }
});

test('in what an island gets only patterns are left, and no fact', () => {
  for (const file of globSync('*.html', { cwd: join(folder, 'dist/site') }).sort()) {
    const html = readFileSync(join(folder, 'dist/site', file), 'utf8');
    for (const [, props = ''] of html.matchAll(/ data-props="([^"]*)"/g))
      expect(props, file).not.toContain(fact);
  }
});

test('in the replies to a form without scripts', () => {
  const replies: Replies = JSON.parse(readFileSync(join(folder, 'dist/replies.json'), 'utf8'));
  expect(Object.keys(replies)).toEqual(languageCodes);
  for (const document of Object.values(replies).flatMap((each) => Object.values(each)))
    expect(shown(document).match(/.{40}\{\w*\}/g) ?? []).toEqual([]);
});
