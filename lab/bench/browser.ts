/** A Chromium process for Lighthouse. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { browserArguments, findBrowser } from '../../build/find-browser.ts';

export type MeasuringBrowser = {
  /** The port of the DevTools protocol. */
  port: number;
  stop: () => Promise<void>;
};

/** Starts it with an empty profile on a free port. Throws if it exits before it listens. */
export async function startBrowser(): Promise<MeasuringBrowser> {
  const profile = await mkdtemp(join(tmpdir(), 'measure-'));
  const child = spawn(
    await findBrowser(),
    [
      ...browserArguments,
      '--headless=new',
      '--no-default-browser-check',
      '--remote-debugging-port=0',
      `--user-data-dir=${profile}`,
      'about:blank',
    ],
    { stdio: ['ignore', 'ignore', 'pipe'] },
  );
  const exited = once(child, 'exit');
  let socket: string | undefined;
  for await (const line of createInterface({ input: child.stderr })) {
    socket = line.match(/^DevTools listening on (ws:\S+)/)?.[1];
    if (socket) break;
  }
  if (!socket) throw new Error('The browser ended before it could be talked to.');
  // Discard further output, or the browser would block on a full pipe.
  child.stderr.resume();
  return {
    port: Number(new URL(socket).port),
    async stop() {
      child.kill('SIGTERM');
      await exited;
      await rm(profile, { recursive: true, force: true, maxRetries: 5, retryDelay: 100 });
    },
  };
}
