/**
 * `npm test`: the checks, the build, the unit tests, the mail relay's tests and the browser tests. With another studio
 * in force, tests of a studio run on it, those of the engine on the sample, and those of the specification not at all.
 * With --write it writes their number into content/measured.json, if all have passed.
 * `npm run test:quick`: the checks, the build, the fast unit tests, and a message in each language from the
 * form to the outbox.
 */
import '../src/studio/use-folder.ts';
import { spawnSync } from 'node:child_process';
import { existsSync, globSync } from 'node:fs';
import { mkdir, readFile, rm } from 'node:fs/promises';
import { resolve } from 'node:path';
import { findBrowser, installHeadlessShell } from '../build/find-browser.ts';
import { writeMeasured } from '../build/measured.ts';
import { inStudio } from '../src/studio/folder.ts';
import type { Rows } from './specification/row-titles.ts';

// Dynamic, so that the studio is known first.
const { showcases } = await import('../src/site.ts');

const results = 'test-results';
const unitsFile = resolve(results, 'units.json');
const showcaseUnitsFile = resolve(results, 'showcase-units.json');

/** Runs a tool of the project; returns whether it succeeded. */
function run(command: string, toolArguments: string[], env = process.env) {
  console.log(`\n> ${[command, ...toolArguments].join(' ')}`);
  return spawnSync(command, toolArguments, { stdio: 'inherit', env }).status === 0;
}

/** The same for the sample, the project's own `studio/`: the only one that tests of the engine run on. */
const runOnSample = (command: string, toolArguments: string[]) =>
  run(command, toolArguments, { ...process.env, STUDIO: undefined });

/** Whether the studio in force is the sample. */
const isSample = !process.env.STUDIO;

/** The unit tests of the site, and those of the demonstrations for a studio that links one. */
function runUnits(optionsFor: (resultsFile: string) => string[]) {
  const own = run('vitest', ['run', ...optionsFor(unitsFile)]);
  if (showcases.length === 0) return own;
  const root = '--root=packages/showcases';
  const theirs = run('vitest', ['run', root, ...optionsFor(showcaseUnitsFile)]);
  return own && theirs;
}

async function readJson<Shape>(file: string, fallback: Shape): Promise<Shape> {
  return JSON.parse(await readFile(file, 'utf8').catch(() => JSON.stringify(fallback)));
}

const browserCounts = { passed: 0, failed: 0 };

/** Runs browser tests and counts them. */
async function runBrowser(runTool: typeof run, browserArguments: string[]) {
  const succeeded = runTool('playwright', ['test', ...browserArguments]);
  const { stats } = await readJson(`${results}/browser.json`, {
    stats: { expected: 0, unexpected: 0 },
  });
  browserCounts.passed += stats.expected;
  browserCounts.failed += stats.unexpected;
  return succeeded;
}

/** The rows of the specification. Each has one test (tests/specification/rows.test.ts). */
async function countRows() {
  let count = 0;
  for (const file of globSync('tests/specification/**/rows.ts')) {
    const { rows }: { rows: Rows } = await import(resolve(file));
    count += Object.keys(rows).length;
  }
  return count;
}

await rm(results, { recursive: true, force: true });
await mkdir(results);

if (!run('npm', ['run', '--silent', 'check'])) process.exit(1);
if (!run('node', ['build/build.ts'])) process.exit(1);
if (!isSample && !runOnSample('node', ['build/build.ts'])) process.exit(1);
await findBrowser();

if (process.argv.includes('--quick')) {
  const slow = ['tests/relay/**', 'lab/**', '**/build.test.ts', '**/sound.test.ts'];
  const passed =
    runUnits(() => ['--reporter=dot', ...slow.flatMap((files) => ['--exclude', files])]) &&
    run('playwright', ['test', '--project=browser', '--reporter=line', '--grep=@quick']);
  process.exit(passed ? 0 : 1);
}

installHeadlessShell();
if (!run('node', ['lab/install.ts'])) process.exit(1);
const labTypes = run('node', ['lab/check-types.ts']);
const units = runUnits((file) => [
  '--reporter=default',
  '--reporter=json',
  `--outputFile.json=${file}`,
]);
const hosts = runOnSample('node', ['lab/hosts/run.ts', '--quick', '--built']);
const ofEngine = ['--project=browser', '--project=lab'];
// A new studio has none to compare with until its owner takes them.
const pictures = existsSync(inStudio('screenshots')) ? ['--project=pictures'] : [];
const browser = isSample
  ? await runBrowser(run, [...ofEngine, ...pictures])
  : [
      await runBrowser(run, ['--project=browser', ...pictures]),
      await runBrowser(runOnSample, [...ofEngine, 'tests/engine/', '/lab/[^/]+$']),
    ].every(Boolean);

const none = { numPassedTests: 0, numFailedTests: 0 };
const unitCounts = await Promise.all(
  [unitsFile, showcaseUnitsFile].map((file) => readJson(file, none)),
);
const sum = (name: keyof typeof none) =>
  unitCounts.reduce((total, counts) => total + counts[name], 0);
const passed = sum('numPassedTests') + browserCounts.passed;
const failed = sum('numFailedTests') + browserCounts.failed;
console.log(`\n${passed} passed, ${failed} failed`);
const succeeded = labTypes && units && hosts && browser && failed === 0 && passed > 0;
if (succeeded && process.argv.includes('--write'))
  writeMeasured('tests', { rows: await countRows(), passed });
process.exit(succeeded ? 0 : 1);
