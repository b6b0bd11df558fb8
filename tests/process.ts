/** Starts third-party programs for a test and ends them with it. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { ask } from './ask.ts';

/** Ended with the test, however it ends. */
const running = new Set<ChildProcess>();
process.on('exit', () => {
  for (const { pid } of running) if (pid) process.kill(-pid, 'SIGKILL');
});
for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => process.exit(130));

export type Program = { child: ChildProcess; said: () => string; stop: () => Promise<void> };

/** Starts a program in a new process group, so that its children end with it. */
export function start(
  command: string,
  programArguments: string[],
  options: { cwd?: string; env?: Record<string, string> } = {},
): Program {
  const child = spawn(command, programArguments, {
    cwd: options.cwd,
    env: { ...process.env, ...options.env },
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
  });
  const chunks: string[] = [];
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (chunk: Buffer) => chunks.push(chunk.toString()));
  child.on('error', (error) => chunks.push(String(error)));
  const exited = once(child, 'exit').catch(() => {});
  running.add(child);
  child.once('exit', () => running.delete(child));
  const signal = (name: 'SIGTERM' | 'SIGKILL') => {
    try {
      if (child.pid) process.kill(-child.pid, name);
    } catch {
      // It has already ended.
    }
  };
  return {
    child,
    said: () => chunks.join(''),
    async stop() {
      if (child.exitCode !== null || child.signalCode !== null || !child.pid) return;
      signal('SIGTERM');
      await Promise.race([exited, wait(8_000).then(() => signal('SIGKILL'))]);
    },
  };
}

/**
 * Waits until it answers. Throws with what the program said when it ends before, or after five minutes;
 * `stop` is called first.
 */
export async function untilItAnswers(
  origin: string,
  program: Program,
  stop: () => Promise<void> = program.stop,
): Promise<void> {
  for (let tries = 0; tries < 1_500; tries += 1) {
    if (await ask(origin, '/').catch(() => undefined)) return;
    if (program.child.exitCode !== null) break;
    await wait(200);
  }
  await stop();
  throw new Error(`Nothing answers on ${origin}:\n${program.said()}`);
}

/** Ports from HOSTS_PORT on, when it is set, else such as are free. */
let next = Number(process.env.HOSTS_PORT ?? 0);

export async function freePort(): Promise<number> {
  if (next > 0) {
    next += 1;
    return next - 1;
  }
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  if (address === null || typeof address === 'string') throw new Error('There is no free port');
  return address.port;
}
