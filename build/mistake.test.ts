import { mkdir, mkdtemp, realpath, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { runNode } from '../tests/relay/site-process.ts';
import { tellMistake } from './mistake.ts';

let folder = '';
beforeEach(async () => {
  folder = await realpath(await mkdtemp(join(tmpdir(), 'mistake-')));
});
afterEach(() => rm(folder, { recursive: true }));

/** What is said of a file as the runtime itself reads it, without Vite between. */
async function said(file: string, source: string) {
  await mkdir(dirname(join(folder, file)), { recursive: true });
  await writeFile(join(folder, file), source);
  const script = `
    import { tellMistake } from ${JSON.stringify(join(import.meta.dirname, 'mistake.ts'))};
    await import(${JSON.stringify(join(folder, file))}).catch((e) => console.log(tellMistake(e)));`;
  const { exited, lines } = runNode(['--input-type=module', '--eval', script], folder, {});
  await exited;
  return lines.join('\n');
}

test.each([
  ['site.config.ts', "export const config = {\n  name: Vix,\n  email: 'x',\n};", 2],
  ['site.config.ts', "export const config = {\n  name: 'Vix,\n  email: 'x',\n};", 3],
  ['content/es/home.ts', "export const home = {\n  a: 'l'apostrophe',\n};", 2],
  ['content/es/home.ts', "export const home = {\n  a: 'x'\n  b: 'y',\n};", 3],
])(
  '%s that cannot be read is told with its line and the remedy: %j',
  async (file, source, line) => {
    expect(await said(file, source)).toMatch(
      new RegExp(`^${RegExp.escape(file)}:${line}: .+\\. Every text stands between two quotes .*$`),
    );
  },
);

test('a file that is named and not there is told with who names it', async () => {
  const table = 'src/i18n/languages.ts';
  expect(await said(table, "import { xx } from '../../content/xx/index.ts';\nxx;")).toBe(
    `${table}: it names content/xx/index.ts, which is not there: put the file back, or take the lines that name it out.`,
  );
});

test('so it is when Vite tells it', () => {
  const error = new Error(
    'Failed to load url ../../content/xx/index.ts (resolved id: ../../content/xx/index.ts) in /site/src/i18n/languages.ts. Does the file exist?',
  );
  expect(tellMistake(error, '/site')).toMatch(
    /^src\/i18n\/languages\.ts: it names content\/xx\/index\.ts, which is not there: /,
  );
});

test('of our own errors the message is all, of an unforeseen one the whole way is told', () => {
  expect(tellMistake(new Error('site.config.ts: name is " ". Give it.'))).toBe(
    'site.config.ts: name is " ". Give it.',
  );
  expect(tellMistake(new TypeError('x is not iterable'))).toMatch(/iterable\n +at /);
});
