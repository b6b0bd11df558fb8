/** Runs what claims a fault, in a copy of the project. */
import { spawn } from 'node:child_process';
import { appendFile } from 'node:fs/promises';
import { setTimeout as wait } from 'node:timers/promises';
import { stripVTControlCharacters } from 'node:util';
import type { Copy } from './copy.ts';
import type { Claim, Part } from './fault.ts';

/** `what` is the test that failed first, as far as the tool says it. */
type Outcome = {
  status: 'passed' | 'failed' | 'hangs' | 'no test' | 'no build';
  what?: string | undefined;
};

const minute = 60_000;
const needBuild: readonly Part[] = ['documents', 'browser', 'showcases', 'lab', 'pictures'];
/** Unit tests that read the built site. Without one they fail, which would look as if they had found a fault. */
const readsBuild = /^(tests\/islands|build\/documents\/response-headers)/;
/** They build for themselves, and take long. */
const longParts: readonly Part[] = ['check', 'build', 'studios', 'engines', 'hosts', 'faults'];
/** No part of the build: the last one is as good when only such files have changed. */
const unbuilt = /^(packages\/editor|hosts|lab|tests)\//;

/** `succeeded` is undefined when the command did not end in time. */
async function run(copy: Copy, [name = '', ...words]: string[], limit: number) {
  const child = spawn(name, words, {
    cwd: copy.folder,
    // In a group of its own, which can be ended as a whole.
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      ...process.env,
      INIT_CWD: copy.folder,
      STUDIO: undefined,
      TEST_PORT: String(copy.port),
    },
  });
  const end = (signal: NodeJS.Signals) => {
    // Without a child, minus nought would be the group of this process.
    if (!child.pid) return;
    try {
      process.kill(-child.pid, signal);
    } catch {
      // It has ended.
    }
  };
  const kill = () => end('SIGKILL');
  process.once('exit', kill);
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => (output += text));
  let isLate = false;
  const timer = setTimeout(() => {
    isLate = true;
    end('SIGTERM');
    setTimeout(kill, 10_000).unref();
  }, limit);
  const closed = new Promise((resolve) => child.once('close', resolve));
  const code = await new Promise((resolve) => child.once('exit', resolve).once('error', resolve));
  clearTimeout(timer);
  // Servers and browsers that a test has left.
  kill();
  await Promise.race([closed, wait(5_000, undefined, { ref: false })]);
  process.off('exit', kill);
  output = stripVTControlCharacters(output);
  await appendFile(`${copy.folder}.log`, `\n> ${name} ${words.join(' ')}\n${output}`);
  return { succeeded: isLate ? undefined : code === 0, output };
}

/** The built documents are read by a configuration of their own, and islands start in that of the units. */
const configOf = (file: string) =>
  /tests\/(islands|specification\/(calls|contact-form))/.test(file)
    ? []
    : ['--config=tests/vitest.config.ts'];

function commandFor({ part, file, title }: Claim): string[] {
  const named = (option: string) => [...(file ? [file] : []), ...(title ? [option, title] : [])];
  switch (part) {
    case 'units':
      return ['vitest', 'run', '--bail=1', ...named('-t')];
    case 'documents':
      return ['vitest', 'run', '--bail=1', ...configOf(file ?? ''), ...named('-t')];
    case 'showcase-units':
      return ['vitest', 'run', '--bail=1', '--root=packages/showcases', ...named('-t')];
    case 'browser':
    case 'showcases':
    case 'lab':
    case 'pictures':
      return ['playwright', 'test', `--project=${part}`, '-x', '--reporter=line', ...named('-g')];
    case 'check':
      return ['npm', 'run', '--silent', 'check'];
    case 'build':
      return ['node', 'build/build.ts'];
    default:
      return ['npm', 'run', '--silent', `test:${part}`];
  }
}

/** Builds the site of a copy, unless the one that is there is as good. Returns whether there is one. */
async function build(copy: Copy, changed: readonly string[]) {
  if (copy.isCleanBuild && changed.every((file) => unbuilt.test(file))) {
    // The files of earlier faults are as they were, and newer than it.
    await run(copy, ['touch', 'dist/manifest.json'], minute);
    return true;
  }
  copy.isCleanBuild = false;
  const { succeeded = false } = await run(copy, ['node', 'build/build.ts'], 10 * minute);
  copy.isCleanBuild = succeeded && changed.length === 0;
  return succeeded;
}

/** @param changed - the files that the fault has changed */
export async function tryClaim(
  copy: Copy,
  claim: Claim,
  changed: readonly string[],
): Promise<Outcome> {
  const needsBuild = needBuild.includes(claim.part) || readsBuild.test(claim.file ?? '');
  if (needsBuild && !(await build(copy, changed))) return { status: 'no build' };
  const isLong = longParts.includes(claim.part);
  const limit = (isLong ? 30 : 5) * minute;
  const { succeeded, output } = await run(copy, commandFor(claim), limit);
  if (succeeded === undefined) return { status: 'hangs' };
  if (succeeded) return { status: isLong || /\b\d+ passed/.test(output) ? 'passed' : 'no test' };
  if (/No tests? (files )?found/.test(output)) return { status: 'no test' };
  const [, what] = /^ *(?:FAIL|\d+\)) +(.*?)[ ─]*$/m.exec(output) ?? [];
  return { status: 'failed', what };
}
