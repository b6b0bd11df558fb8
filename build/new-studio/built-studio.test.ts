/** New studios are complete: they have no mistake, and one is built as it is written. */
import { globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { afterAll, afterEach, expect, test } from 'vitest';
import { setStudioFolder, studioFolder } from '../../src/studio/folder.ts';
import { buildCopy } from '../../tests/project-copy.ts';
import { runNode } from '../../tests/relay/site-process.ts';
import { namesOfTheSample } from '../../tests/sample-names.ts';
import { takePictures } from '../../tests/take-pictures.ts';
import { siteProblems } from '../checks/check-studio.ts';
import { textsToWrite } from '../checks/texts-to-write.ts';
import { type Answers, parts } from './answers.ts';
import { writeStudio } from './write-studio.ts';

const sample = studioFolder;
const root = mkdtempSync(join(tmpdir(), 'built-'));
const name = basename(root).toLowerCase();
const builds = () => globSync(`dist-${name}-*`);
afterEach(() => setStudioFolder(sample));
afterAll(() => {
  for (const folder of [root, ...builds()]) rmSync(folder, { recursive: true });
});

function studioOf(studio: string, change: Partial<Answers>) {
  const delft = { name: 'Delfts Bureau', place: 'Delft', country: 'NL', languages: ['en'] };
  const folder = join(root, `${name}-${studio}`);
  writeStudio(folder, { ...delft, parts: [], ...change }, '2026-11-25');
  return folder;
}

test.each<[string, Partial<Answers>]>([
  ['least', {}],
  ['all', { name: 'Óscar', country: 'PT', languages: ['pt', 'en', 'es'], parts }],
])('the studio "%s" has no mistake', async (studio, change) => {
  const folder = studioOf(studio, change);
  if (change.parts) takePictures(folder);
  setStudioFolder(folder);
  expect(await siteProblems()).toEqual([]);
});

test('what is left to write or to make is told, and stops check and build only for an address that others can open', async () => {
  const folder = studioOf('dutch', { languages: ['nl', 'de', 'en'], parts: ['prices', 'notes'] });
  // As after a clone: version control keeps no empty folder.
  rmSync(join(folder, 'public'), { recursive: true });
  const unwritten = textsToWrite(folder);
  const left = ['cards is left to make', ...unwritten.map(({ file }) => `${file}: `)];
  async function run(script: string, env: Record<string, string> = {}) {
    const { exited, lines } = runNode([script], '.', { STUDIO: folder, ...env });
    return { status: await exited, said: lines.join('\n') };
  }
  const refused = await run('build/build.ts', { VITE_SITE_URL: 'https://www.delft.nl' });
  expect(refused.status).toBe(1);
  for (const each of left) expect(refused.said).toContain(each);
  const here = await run('build/check.ts');
  expect(here.status, here.said).toBe(0);
  for (const each of left) expect(here.said).toContain(`Advice: ${each}`);
  for (const { file, lines } of unwritten)
    expect(here.said).toContain(`Advice: ${file}: ${lines.length} text`);
  const count = unwritten.reduce((sum, { lines }) => sum + lines.length, 0);
  expect(here.said).toContain(`Advice: ${count} texts are left to write`);

  await buildCopy('.', { STUDIO: folder });
  const documents = globSync(`${builds()[0]}/site/**/*.{html,xml,txt,webmanifest}`);
  expect(documents.length).toBeGreaterThan(5);
  for (const file of documents)
    for (const each of namesOfTheSample())
      expect(readFileSync(file, 'utf8'), file).not.toMatch(each);
});
