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
import { readBrowserReport, readUnitReport, type TestReport } from './test-reports.ts';

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
/** What is said at the end, where whoever has only the end of the log still reads it. */
const failed: string[] = [];
const failedParts: string[] = [];
const unlucky: string[] = [];

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

/**
 * Runs tests and counts them. Of a run of everything, what failed (some tests at most) is run again, alone: what passes
 * then depends on luck. It is named at the end, to be mended, and does not stop a change of something else.
 */
async function runTests<Report>(
  name: string,
  command: string,
  again: (first: TestReport) => string,
  read: (report: Report) => TestReport,
  env: NodeJS.ProcessEnv = {},
) {
  const outcomeOf = async (commandOfRun: string): Promise<TestReport & { succeeded: boolean }> => {
    const file = `${results}/${name}.json`;
    await rm(file, { force: true });
    const succeeded = await run(commandOfRun, { ...env, TEST_REPORT: file });
    const report = await readFile(file, 'utf8').catch(() => undefined);
    return report === undefined
      ? { passed: 0, failed: [{ file: '', says: `${name}: no report` }], succeeded }
      : { ...read(JSON.parse(report)), succeeded };
  };
  const first = await outcomeOf(command);
  const lines = first.failed.map(({ says }) => says);
  passed += first.passed;
  const isLucky =
    isAll && lines.length > 0 && lines.length <= 5 && (await outcomeOf(again(first))).succeeded;
  if (isLucky) passed += lines.length;
  (isLucky ? unlucky : failed).push(...lines);
  return isLucky || first.succeeded;
}

/** Runs unit tests and counts them. */
function runUnits(name: string, options: string) {
  const reporters = `--reporter=default --reporter=json --outputFile.json=${results}/${name}.json`;
  const command = `vitest run ${options} ${reporters}`;
  const again = (first: TestReport) =>
    [command, '--maxWorkers=1', ...new Set(first.failed.map(({ file }) => file))].join(' ');
  return runTests(name, command, again, readUnitReport);
}

/** Runs browser tests and counts them. */
function runBrowser(name: string, options: string, env = {}) {
  const command = `playwright test ${options}`;
  const again = () => `${command} --last-failed --workers=1`;
  return runTests(name, command, again, readBrowserReport, env);
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

const projects = ['browser', ...(isAll ? ['lab'] : [])];
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

/** Runs parts one after another, all of them. */
async function inTurn(list: readonly Part[]) {
  for (const part of list) if (!(await part.run())) failedParts.push(part.says);
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
if (isAll && !(await run('node lab/check-types.ts'))) failedParts.push('types of the lab');

await Promise.all([
  inTurn(chosen.filter(({ waits }) => !waits)),
  inTurn(chosen.filter(({ waits }) => waits)),
]);
console.log(`\n${passed} passed, ${failed.length} failed`);
for (const line of failed) console.log(`failed: ${line}`);
for (const line of unlucky) console.log(`failed, and passed when it was run again: ${line}`);
const isGreen = failedParts.length === 0 && failed.length === 0 && passed > 0;
if (!isGreen) console.log(`Not all has passed: ${failedParts.join(', ')}.`);
else if (values.write) writeMeasured('tests', { rows: await countRows(), passed });
const left = parts.filter((part) => !chosen.includes(part)).map(({ says }) => says);
if (!isAll)
  left.push('half of the browser tests and of the windows, three quarters of the generated cases');
console.log(
  left.length > 0
    ? `Not run: ${left.join(', ')}. npm run test:all runs everything.`
    : 'Everything was run.',
);
process.exit(isGreen ? 0 : 1);
