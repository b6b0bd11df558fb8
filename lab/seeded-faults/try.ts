/** Runs what claims a fault, in a copy of the project. */
import { spawn } from 'node:child_process';
import { createWriteStream } from 'node:fs';
import { mkdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Copy } from './copy.ts';
import type { Claim, Part } from './fault.ts';

/** `failed` names the test that failed first, as far as the tool says it. */
export type Outcome = {
  status: 'passed' | 'failed' | 'hangs' | 'no test' | 'no build';
  what?: string;
};

/** Parts that build for themselves, and take long. */
const longParts: readonly Part[] = ['check', 'build', 'studios', 'engines', 'hosts', 'faults'];
const minute = 60_000;
const results = 'test-results/seeded-fault.json';

/** Ends a process and those that it started. */
function end(pid: number, signal: NodeJS.Signals) {
  try {
    process.kill(-pid, signal);
  } catch {}
}

/** Returns whether the command succeeded; undefined when it did not end in time. */
async function run(copy: Copy, command: string[], limit: number): Promise<boolean | undefined> {
  const [name = '', ...rest] = command;
  const log = createWriteStream(`${copy.folder}.log`, { flags: 'a' });
  log.write(`\n> ${command.join(' ')}\n`);
  const child = spawn(name, rest, {
    cwd: copy.folder,
    // In a group of its own, which can be ended as a whole.
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      ...process.env,
      INIT_CWD: copy.folder,
      STUDIO: undefined,
      TEST_PORT: String(copy.port),
      PLAYWRIGHT_JSON_OUTPUT_NAME: join(copy.folder, results),
    },
  });
  child.stdout.pipe(log, { end: false });
  child.stderr.pipe(log, { end: false });
  const stop = () => end(child.pid ?? 0, 'SIGKILL');
  process.once('exit', stop);
  let isLate = false;
  const timer = setTimeout(() => {
    isLate = true;
    end(child.pid ?? 0, 'SIGTERM');
    setTimeout(stop, 10_000).unref();
  }, limit);
  const code = await new Promise((resolve) => child.once('exit', resolve).once('error', resolve));
  clearTimeout(timer);
  // Servers and browsers that a test has left.
  stop();
  process.off('exit', stop);
  log.end();
  return isLate ? undefined : code === 0;
}

function commandFor({ part, file, title }: Claim): string[] {
  const vitest = (...options: string[]) => [
    ...['vitest', 'run', ...options, '--bail=1', '--reporter=default', '--reporter=json'],
    ...[`--outputFile.json=${results}`, ...(file ? [file] : []), ...(title ? ['-t', title] : [])],
  ];
  const playwright = (project: string) => [
    ...['playwright', 'test', `--project=${project}`, '--max-failures=1', '--reporter=line,json'],
    ...['--workers=2', ...(file ? [file] : []), ...(title ? ['-g', title] : [])],
  ];
  switch (part) {
    case 'units':
    case 'documents':
      return vitest();
    case 'showcase-units':
      return vitest('--root=packages/showcases');
    case 'browser':
    case 'showcases':
    case 'lab':
    case 'pictures':
      return playwright(part);
    case 'check':
      return ['npm', 'run', '--silent', 'check'];
    case 'build':
      return ['node', 'build/build.ts'];
    default:
      return ['npm', 'run', '--silent', `test:${part}`];
  }
}

type Test = { status: string; fullName: string };
type Spec = { ok: boolean; title: string };
type Suite = { specs?: Spec[]; suites?: Suite[] };
type Report = {
  /** vitest */
  testResults?: { name: string; status: string; message: string; assertionResults: Test[] }[];
  /** Playwright */
  suites?: Suite[];
  errors?: { message?: string }[];
};

const specsOf = ({ specs = [], suites = [] }: Suite): Spec[] => [
  ...specs,
  ...suites.flatMap(specsOf),
];

/** What failed first, in the words of the tool; undefined when no test ran. */
function failureIn({ testResults, suites, errors }: Report): string | undefined {
  if (testResults) {
    const tests = testResults.flatMap(({ assertionResults }) => assertionResults);
    const failed = tests.find(({ status }) => status === 'failed')?.fullName;
    return failed ?? testResults.find(({ status }) => status === 'failed')?.message.split('\n')[0];
  }
  const failed = suites?.flatMap(specsOf).find(({ ok }) => !ok)?.title;
  const error = errors?.[0]?.message?.split('\n')[0];
  return failed ?? (error?.includes('No tests found') ? undefined : error);
}

const hasRun = ({ testResults, suites }: Report) =>
  testResults
    ? testResults.some(({ assertionResults }) =>
        assertionResults.some(({ status }) => status === 'passed'),
      )
    : (suites ?? []).flatMap(specsOf).length > 0;

/** What the last build still fits when only these files are changed: they are no part of it. */
const unbuilt = /^(packages\/editor|hosts|lab|tests)\//;

const isBuiltFor = ({ part }: Claim) =>
  ['documents', 'browser', 'showcases', 'lab', 'pictures'].includes(part);

/** @param changed - the files that the fault has changed */
export async function tryClaim(copy: Copy, claim: Claim, changed: string[]): Promise<Outcome> {
  if (isBuiltFor(claim)) {
    const isNeeded = !copy.isCleanBuild || changed.some((file) => !unbuilt.test(file));
    if (isNeeded) {
      copy.isCleanBuild = false;
      if (!(await run(copy, ['node', 'build/build.ts'], 10 * minute)))
        return { status: 'no build' };
      copy.isCleanBuild = changed.length === 0;
    } else await run(copy, ['touch', 'dist/manifest.json'], minute);
  }
  const file = join(copy.folder, results);
  await rm(file, { force: true });
  await mkdir(join(copy.folder, 'test-results'), { recursive: true });
  const isLong = longParts.includes(claim.part);
  const passed = await run(copy, commandFor(claim), (isLong ? 30 : 5) * minute);
  if (passed === undefined) return { status: 'hangs' };
  if (isLong) return { status: passed ? 'passed' : 'failed' };
  const report: Report = JSON.parse(await readFile(file, 'utf8').catch(() => '{}'));
  if (passed) return { status: hasRun(report) ? 'passed' : 'no test' };
  const what = failureIn(report);
  return what === undefined ? { status: 'no test' } : { status: 'failed', what };
}
