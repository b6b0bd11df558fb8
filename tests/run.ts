/**
 * `npm test`: what a change needs before it is trusted. `npm run test:all`: everything, with all generated cases; what
 * waits (hosts, faults, engines) runs beside what computes. Names of parts as arguments run only these.
 * With another studio in force, tests of a studio run on it, those of the engine on the sample, and those of the
 * specification not at all. `test:all -- --write` writes the counts into content/measured.json, if all have passed.
 */
import '../src/studio/use-folder.ts';
import { spawn } from 'node:child_process';
import { existsSync, globSync } from 'node:fs';
import { mkdir, readFile, rm } from 'node:fs/promises';
import { resolve } from 'node:path';
import { text } from 'node:stream/consumers';
import { parseArgs } from 'node:util';
import { findBrowser, installHeadlessShell } from '../build/find-browser.ts';
import { writeMeasured } from '../build/measured.ts';
import { inStudio } from '../src/studio/folder.ts';
import type { Rows } from './specification/row-titles.ts';

// Dynamic, so that the studio is known first.
const { showcases } = await import('../src/in-force/site.ts');

const { values, positionals: asked } = parseArgs({
  allowPositionals: true,
  options: { all: { type: 'boolean' }, write: { type: 'boolean' } },
});
const isAll = values.all ?? false;
const results = resolve('test-results');
/** Whether the studio in force is the sample, the project's own `studio/`. */
const isSample = !process.env.STUDIO;
/** The variables of a run on the sample: the only one that tests of the engine run on. */
const onSample = { STUDIO: undefined };
const ofAll = isAll ? { TEST_ALL: '1' } : {};

let passed = 0;
let failed = 0;

/** Runs a tool of the project; returns whether it succeeded. What runs beside another is shown when it has ended. */
async function run(command: string, env: NodeJS.ProcessEnv = {}, isBeside = false) {
  if (!isBeside) console.log(`\n> ${command}`);
  const child = spawn(command, {
    shell: true,
    stdio: ['ignore', isBeside ? 'pipe' : 'inherit', isBeside ? 'pipe' : 'inherit'],
    env: { ...process.env, ...ofAll, ...env },
  });
  const said = [child.stdout, child.stderr].map((stream) => (stream ? text(stream) : ''));
  const status = await new Promise((done) => child.once('close', done));
  if (isBeside) console.log(`\n> ${command}\n${(await Promise.all(said)).join('')}`);
  return status === 0;
}

async function count<Report>(file: string, countsOf: (report: Report) => [number, number]) {
  const report = await readFile(file, 'utf8').catch(() => undefined);
  if (report === undefined) return;
  const [good, bad] = countsOf(JSON.parse(report));
  passed += good;
  failed += bad;
}

/** Runs unit tests and counts them. */
async function runUnits(name: string, options: string, env = {}) {
  const file = `${results}/${name}.json`;
  const reporters = `--reporter=default --reporter=json --outputFile.json=${file}`;
  const succeeded = await run(`vitest run ${options} ${reporters}`, env);
  await count<Record<'numPassedTests' | 'numFailedTests', number>>(file, (report) => [
    report.numPassedTests,
    report.numFailedTests,
  ]);
  return succeeded;
}

/** Runs browser tests and counts them. */
async function runBrowser(name: string, options: string, env = {}) {
  const file = `${results}/${name}.json`;
  const succeeded = await run(`playwright test ${options}`, { ...env, TEST_REPORT: file });
  await count<{ stats: Record<'expected' | 'unexpected', number> }>(file, ({ stats }) => [
    stats.expected,
    stats.unexpected,
  ]);
  return succeeded;
}

type Part = {
  name: string;
  /** What a reader of the last line calls it. */
  says: string;
  /** Whether only `test:all` runs it. */
  isOfAll?: boolean;
  /** Whether it waits more than it computes, and runs beside the others. */
  waits?: boolean;
  run: () => Promise<boolean>;
};

const projects = ['browser', 'main-jobs', ...(isAll ? ['lab'] : [])];
// A new studio has no pictures to compare with until its owner takes them.
if (existsSync(inStudio('screenshots'))) projects.push('pictures');
const chosenProjects = projects.map((name) => `--project=${name}`).join(' ');

const parts: Part[] = [
  {
    name: 'units',
    says: 'unit tests',
    run: async () =>
      [
        await runUnits('units', ''),
        showcases.length === 0 || (await runUnits('showcase-units', '--root=packages/showcases')),
      ].every(Boolean),
  },
  {
    name: 'documents',
    says: 'documents of the studio',
    run: () => runUnits('documents', '--config=tests/vitest.config.ts'),
  },
  {
    name: 'browser',
    says: 'tests in Chromium',
    run: async () =>
      isSample
        ? runBrowser('browser', chosenProjects)
        : [
            await runBrowser('browser', chosenProjects),
            await runBrowser('engine', `${chosenProjects} tests/engine/ '/lab/[^/]+$'`, onSample),
          ].every(Boolean),
  },
  {
    name: 'showcases',
    says: 'the demonstrations in Chromium',
    isOfAll: true,
    run: () => runBrowser('showcases', '--project=showcases'),
  },
  {
    name: 'studios',
    says: 'made studios',
    isOfAll: true,
    run: () => run('npm run --silent test:studios -- --seed 280'),
  },
  {
    name: 'hosts',
    says: 'hosts',
    isOfAll: true,
    waits: true,
    run: () => run('npm run --silent test:hosts -- --built --nginx', onSample, true),
  },
  {
    name: 'engines',
    says: 'Firefox and WebKit',
    isOfAll: true,
    // What it writes is a source of the build, which no test may find outdated.
    waits: !values.write,
    run: () =>
      run(`npm run --silent test:engines -- --built${values.write ? ' --write' : ''}`, {}, true),
  },
  {
    name: 'faults',
    says: 'crashes and full disks',
    isOfAll: true,
    waits: true,
    run: () => run('npm run --silent test:faults -- --quick', {}, true),
  },
];

/** Runs parts one after another, all of them; returns whether all have succeeded. */
async function inTurn(list: readonly Part[]) {
  let succeeded = true;
  for (const part of list) if (!(await part.run())) succeeded = false;
  return succeeded;
}

/** The rows of the specification. Each has one test (tests/specification/rows.test.ts). */
async function countRows() {
  let rowCount = 0;
  for (const file of globSync('tests/specification/**/rows.ts')) {
    const { rows }: { rows: Rows } = await import(resolve(file));
    rowCount += Object.keys(rows).length;
  }
  return rowCount;
}

const chosen = parts.filter(({ name, isOfAll }) =>
  asked.length > 0 ? asked.includes(name) : isAll || !isOfAll,
);
const unknown = asked.find((name) => parts.every((part) => part.name !== name));
if (unknown || (values.write && (!isAll || asked.length > 0))) {
  console.error(
    unknown
      ? `There is no part "${unknown}". There are ${parts.map(({ name }) => name).join(', ')}.`
      : 'Only a whole run is written: npm run test:all -- --write',
  );
  process.exit(1);
}

await rm(results, { recursive: true, force: true });
await mkdir(results);
if (asked.length === 0 && !(await run('npm run --silent check'))) process.exit(1);
if (!(await run('node build/build.ts'))) process.exit(1);
if (!isSample && !(await run('node build/build.ts', onSample))) process.exit(1);
await findBrowser();
installHeadlessShell();
if (isAll && !(await run('node lab/install.ts'))) process.exit(1);
const labTypes = !isAll || (await run('node lab/check-types.ts'));

const succeeded = (
  await Promise.all([
    inTurn(chosen.filter(({ waits }) => !waits)),
    inTurn(chosen.filter(({ waits }) => waits)),
  ])
).every(Boolean);
console.log(`\n${passed} passed, ${failed} failed`);
const isGreen = labTypes && succeeded && failed === 0 && passed > 0;
if (!isGreen) console.log('Not all parts have passed.');
else if (values.write) writeMeasured('tests', { rows: await countRows(), passed });
const left = parts.filter((part) => !chosen.includes(part)).map(({ says }) => says);
if (!isAll) left.push('three quarters of the generated cases');
console.log(
  left.length > 0
    ? `Not run: ${left.join(', ')}. npm run test:all runs everything.`
    : 'Everything was run.',
);
process.exit(isGreen ? 0 : 1);
