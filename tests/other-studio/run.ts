/**
 * `npm run test:other-studio`: the project with the configuration of another studio. The files of
 * tests/fixtures/other-studio/ are put into a copy of the project, as docs/make-it-yours.md describes. Then the
 * checks, the build, the unit tests and the browser tests of every page must pass in it without changes to
 * the tests.
 *
 * The fixture contains the files that differ; they replace those of the project. Other files do not change (of
 * the Spanish texts, those that suit any studio). Galician starts as a copy of the Spanish folder, like any new
 * language. A text that is added to content/ is needed in the fixture too: `npm run check` in the copy names the
 * file and the key.
 *
 * The copy is kept for inspection. Named parts run alone in the existing copy:
 * `npm run test:other-studio -- units`.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cp, rm } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { performance } from 'node:perf_hooks';
import { findBrowser } from '../../build/find-browser.ts';
import { addLanguage, dropLanguage } from '../languages-of.ts';
import { freePort } from '../process.ts';
import { copyProject } from '../project-copy.ts';

const fixture = 'tests/fixtures/other-studio';
const name = 'other-studio';
const tool = (path: string) => join(import.meta.dirname, '../../node_modules', path);

/** The browser tests that read every document in every language. */
const browserTests = [
  'documents',
  'every-page',
  'accessibility-tree',
  'typefaces',
  'legal',
  'language',
  'contact',
  'home',
  'specification',
];
/** Texts may break lines in one font and not in the other. That depends on the fixture's texts, not on the code. */
const measured = 'has no visible layout shift';

/** Unit tests of code that no studio changes, or of sites that the tests build with their own settings. */
const elsewhere = [
  'tests/relay/**',
  'packages/**',
  '**/languages.test.ts',
  // Changes the files of the sample, and knows which of its pages show them.
  '**/any-content.test.ts',
];

/** In the order in which they run. */
const parts: Readonly<Record<string, () => Promise<void>>> = {
  copy,
  check: () => run('The check', 'build/check.ts'),
  types: () => run('The types', tool('typescript/bin/tsc'), '--noEmit'),
  styles: () => run('The styles', tool('stylelint/bin/stylelint.mjs'), '{src,packages}/**/*.css'),
  unused: () => run('What nothing uses', tool('knip/bin/knip.js')),
  build: () => run('The build', 'build/build.ts'),
  units: () =>
    run(
      'The unit tests',
      tool('vitest/vitest.mjs'),
      ...['run', '--reporter=dot', ...elsewhere.flatMap((files) => ['--exclude', files])],
    ),
  browser: () =>
    run(
      'The browser tests',
      tool('@playwright/test/cli.js'),
      ...[
        'test',
        '--project=browser',
        '--project=showcases',
        '--reporter=line',
        `--grep-invert=${measured}`,
        ...browserTests,
      ],
    ),
};

const folder = join('test-results/variants', name);

/** Makes the copy as docs/make-it-yours.md has it: configuration, languages, words, colours, emblem, pictures. */
async function copy() {
  await copyProject(name, true);
  for (const part of ['fixtures', 'specification/this-studio'])
    await rm(join(folder, 'tests', part), { recursive: true });
  // The articles are signed by the studio that wrote them, and its answers are no other's.
  for (const part of ['notes', 'pages'])
    await rm(join(folder, 'studio/content/es', part), { recursive: true });
  await addLanguage(folder, 'gl', 'es', {
    name: 'Galego',
    locale: 'gl-ES',
  });
  for (const code of ['pt', 'en']) await dropLanguage(folder, code);
  await cp(join(fixture, 'studio'), join(folder, 'studio'), { recursive: true });
  // The measurements are those of another site.
  await rm(join(folder, 'studio/content/measured.json'));
  // This studio wants no page on how it works, and no stories.
  for (const code of ['es', 'gl'])
    for (const part of ['how-we-work.yaml', 'projects'])
      await rm(join(folder, 'studio/content', code, part), { recursive: true });
  await run('The cards', 'build/assets.ts', 'cards');
  await run('The pictures', '--input-type=module', '--eval', makePictures);
}

/** Simpler pictures than those of `npm run assets`, made in seconds. */
const makePictures = `
  import { assetParts, fingerprintOf, recordFingerprint } from './build/assets/asset-fingerprints.ts';
  import { makeOwnPictures } from './build/assets/own-pictures.ts';
  for (const slug of ['fish-auction', 'tide-table']) {
    const of = (kind) => ${JSON.stringify(resolve(fixture, 'pictures'))} + '/' + slug + '-' + kind + '.svg';
    const files = { desktop: of('desktop'), mobile: of('mobile') };
    await makeOwnPictures({ slug, files }, { effort: 0 });
  }
  // New pictures of the demonstration in Spanish would take minutes, so the old ones are kept.
  for (const part of assetParts.filter(({ name }) => name.startsWith('pictures/')))
    recordFingerprint(part.name, await fingerprintOf(part));`;

/** Runs a script of the copy, or a tool in it. A failure ends the whole run. */
async function run(what: string, ...args: string[]) {
  const begun = performance.now();
  console.log(`\n${what}`);
  const child = spawn(process.execPath, args, { cwd: folder, env, stdio: 'inherit' });
  const [status] = await once(child, 'exit');
  console.log(`${what}: ${((performance.now() - begun) / 1000).toFixed(1)} s`);
  if (status === 0) return;
  console.error(`\nIn the hands of another studio this fails: ${what}. Its copy is ${folder}.`);
  process.exit(1);
}

const named = process.argv.slice(2);
const unknown = named.find((part) => !(part in parts));
if (unknown) {
  console.error(`There is no part "${unknown}": name some of ${Object.keys(parts).join(', ')}.`);
  process.exit(1);
}
const env = {
  ...process.env,
  CHROMIUM_PATH: await findBrowser(),
  TEST_PORT: process.env.TEST_PORT ?? String(await freePort()),
};
for (const [part, runPart] of Object.entries(parts))
  if (named.length === 0 || named.includes(part)) await runPart();
