/** New studios are complete: they pass the check, and are built as they are written. */
import { cpSync, globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { runNode } from '../../tests/relay/site-process.ts';
import { namesOfTheSample } from '../../tests/sample-names.ts';
import { textsToWrite } from '../checks/texts-to-write.ts';
import { findBrowser } from '../find-browser.ts';
import { type Answers, parts } from './answers.ts';
import { writeStudio } from './write-studio.ts';

const root = mkdtempSync(join(tmpdir(), 'built-'));
const name = basename(root).toLowerCase();
const buildsOf = (studio: string) => globSync(`dist-${name}-${studio}-*`);
afterAll(() => {
  for (const folder of [root, ...buildsOf('*')]) rmSync(folder, { recursive: true });
});

const delft: Answers = {
  name: 'Delfts Bureau',
  place: 'Delft',
  country: 'NL',
  languages: ['en'],
  parts: [],
};

async function run(folder: string, args: readonly string[], env: Record<string, string> = {}) {
  const { exited, lines } = runNode([...args], '.', { STUDIO: folder, ...env });
  return { status: await exited, said: lines.join('\n') };
}

/** The pictures of the demonstrations, which take minutes to make: they are those of this project. */
function takePictures(folder: string) {
  cpSync('studio/public/pictures', join(folder, 'public/pictures'), { recursive: true });
  const { cards, ...others } = JSON.parse(readFileSync('studio/fingerprints.json', 'utf8'));
  expect(cards).toBeDefined();
  writeFileSync(join(folder, 'fingerprints.json'), JSON.stringify(others));
}

const studios: Readonly<Record<string, Partial<Answers>>> = {
  least: {},
  dutch: { languages: ['nl', 'de', 'en'], parts: ['prices', 'notes'] },
  all: { name: 'Óscar', country: 'PT', languages: ['pt', 'en', 'es'], parts },
};

/** Several builds, one after another: more than a slow machine does in the usual time. */
const timeout = 1_800_000;

test.each(Object.entries(studios))(
  'the studio "%s" is checked and built, and is nobody else’s',
  async (studio, change) => {
    const folder = join(root, `${name}-${studio}`);
    writeStudio(folder, { ...delft, ...change }, '2026-11-25');
    if (change.parts === parts) takePictures(folder);
    const env = { CHROMIUM_PATH: await findBrowser() };
    expect(await run(folder, ['build/assets.ts', 'cards'], env)).toMatchObject({ status: 0 });

    const check = await run(folder, ['build/check.ts']);
    expect(check).toMatchObject({ status: 0 });
    const unwritten = textsToWrite(folder);
    for (const { file, lines } of unwritten)
      expect(check.said).toContain(`Advice: ${file}: ${lines.length} text`);
    const count = unwritten.reduce((sum, { lines }) => sum + lines.length, 0);
    expect(check.said).toContain(`Advice: ${count} texts are left to write`);

    expect(await run(folder, ['build/build.ts'])).toMatchObject({ status: 0 });
    const [built = ''] = buildsOf(studio);
    // A demonstration is a business of its own: it may serve bacalhau à Braga.
    const documents = globSync(`${built}/site/**/*.{html,xml,txt,webmanifest}`, {
      exclude: ['**/showcase/**'],
    });
    expect(documents.length).toBeGreaterThan(5);
    for (const file of documents)
      for (const each of namesOfTheSample())
        expect(readFileSync(file, 'utf8'), file).not.toMatch(each);
  },
  timeout,
);

test(
  'what is left to write or to make is told, and stops check and build for an address that others can open',
  async () => {
    const folder = join(root, `${name}-unwritten`);
    writeStudio(folder, delft, '2026-11-25');
    // As after a clone: version control keeps no empty folder.
    rmSync(join(folder, 'public'), { recursive: true });
    const left = ['cards is left to make', ...textsToWrite(folder).map(({ file }) => `${file}: `)];
    for (const script of ['build/check.ts', 'build/build.ts']) {
      const refused = await run(folder, [script], { VITE_SITE_URL: 'https://www.delft.nl' });
      expect(refused.status).toBe(1);
      for (const each of left) expect(refused.said).toContain(each);
    }
    const here = await run(folder, ['build/check.ts']);
    expect(here.status).toBe(0);
    for (const each of left) expect(here.said).toContain(`Advice: ${each}`);
    expect(await run(folder, ['build/build.ts'])).toMatchObject({ status: 0 });
  },
  timeout,
);
