/**
 * `npm run check`: every check, two at a time. All are run, and what each says is told by itself. What has not changed
 * since a check has passed is not read again: `node_modules/.cache` knows, for the packages that are installed.
 */
import { spawn } from 'node:child_process';
import { delimiter, resolve } from 'node:path';
import { text } from 'node:stream/consumers';

/** The longest first. The studio's own is the first to be told. */
const checks = [
  'tsc --noEmit',
  'node build/check.ts',
  'knip --no-config-hints --cache',
  'biome check',
  'node build/check-demonstrations.ts',
  'node build/lint-styles.ts',
  'node lab/check-types.ts',
  'node lab/check-imports.ts',
];

const PATH = [resolve('node_modules/.bin'), process.env.PATH].join(delimiter);

async function run(command: string): Promise<boolean> {
  const child = spawn(command, {
    shell: true,
    stdio: ['ignore', 'pipe', 'pipe'],
    // What is piped has no colours of its own.
    env: { ...process.env, PATH, ...(process.stdout.isTTY && { FORCE_COLOR: '1' }) },
  });
  const ended = new Promise<number | null>((resolved) => child.once('close', resolved));
  const [said, complained] = await Promise.all([text(child.stdout), text(child.stderr)]);
  const passed = (await ended) === 0;
  if (!passed) console.error(`\n${command} failed:`);
  process.stdout.write(said);
  process.stderr.write(complained);
  return passed;
}

const waiting = [...checks];
const passed: boolean[] = [];
async function work() {
  for (let next = waiting.shift(); next; next = waiting.shift()) passed.push(await run(next));
}
await Promise.all([work(), work()]);
if (!passed.every(Boolean)) process.exitCode = 1;
