/** The server as a separate process, which can be killed. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join, resolve } from 'node:path';
import { createInterface } from 'node:readline';

export type SiteProcess = {
  origin: string;
  /** All of its output. */
  lines: string[];
  child: ChildProcess;
  /** Resolves with the exit code, or null after a kill. */
  exited: Promise<number | null>;
};

/** What one process has compiled, the next does not: a start takes two thirds of the time. */
const compiled = resolve('test-results/compiled');

const entry = join(import.meta.dirname, '../../server/index.ts');

/**
 * Starts the server on a free port unless `env` names one, in `folder`, and waits until it is ready.
 * `launcher` is a command that ends by running what is appended to it.
 */
export async function startSite(
  folder: string,
  env: Record<string, string>,
  nodeArguments: string[] = [],
  launcher: string[] = [],
): Promise<SiteProcess> {
  const args = [...nodeArguments, entry];
  const { child, exited, lines } = runNode(args, folder, { PORT: '0', ...env }, launcher);
  const ready = Promise.withResolvers<string>();
  const watch = setInterval(() => {
    const origin = lines.join('\n').match(/is ready on (http:\S+)/)?.[1];
    if (origin) ready.resolve(origin);
  }, 5);
  void exited.then((code) => ready.reject(new Error(`It ended with ${code}: ${lines.join('\n')}`)));
  try {
    return { origin: await ready.promise, lines, child, exited };
  } finally {
    clearInterval(watch);
  }
}

/** Starts the server without waiting for anything. */
export function runSite(folder: string, env: Record<string, string>) {
  return runNode([entry], folder, { PORT: '0', ...env });
}

export function runNode(
  args: string[],
  folder: string,
  env: Record<string, string>,
  launcher: string[] = [],
) {
  const [command = '', ...rest] = [...launcher, process.execPath, ...args];
  const child = spawn(command, rest, {
    cwd: folder,
    env: { PATH: process.env.PATH ?? '', NODE_COMPILE_CACHE: compiled, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const lines: string[] = [];
  const streams = [child.stdout, child.stderr].map((input) => {
    const reader = createInterface({ input });
    reader.on('line', (line) => lines.push(line));
    return once(reader, 'close');
  });
  const exited = once(child, 'exit').then(async ([code]: (number | null)[]) => {
    await Promise.all(streams);
    return code ?? null;
  });
  return { child, exited, lines };
}
