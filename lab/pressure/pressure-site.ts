/** The server with the built site, as a separate process whose memory can be read. */
import { join, resolve } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { buildFolder } from '../../src/studio/own-places.ts';
import { type SiteProcess, startSite } from '../../tests/relay/site-process.ts';
import { residentMemory } from './process-memory.ts';

export type PressureSite = SiteProcess & {
  port: number;
  /** Resident memory, in MB. */
  resident: () => Promise<number>;
  /** Heap and external memory after a garbage collection, in MB. */
  heap: () => Promise<number>;
};

const reporter = join(import.meta.dirname, 'report-memory.ts');

/** Starts it in `folder`, where its messages go too. */
export async function startPressureSite(folder: string): Promise<PressureSite> {
  const env = { SITE_DIR: resolve(buildFolder), HOST: '127.0.0.1' };
  const site = await startSite(folder, env, ['--expose-gc', '--import', reporter]);
  const { child, lines } = site;

  async function heap() {
    const said = () => lines.filter((line) => line.startsWith('memory '));
    const before = said().length;
    child.kill('SIGUSR2');
    for (let attempt = 0; attempt < 1_000; attempt += 1) {
      await wait(10);
      const now = said();
      if (now.length > before) return Number(now.at(-1)?.split(' ')[1]) / 1024 / 1024;
    }
    throw new Error('The server does not say what its heap holds.');
  }

  return {
    ...site,
    port: Number(new URL(site.origin).port),
    resident: () => residentMemory(child.pid ?? 0),
    heap,
  };
}

/** Stops it. Throws when it had already ended or had logged an unexpected error. */
export async function endPressureSite({ child, exited, lines }: PressureSite): Promise<void> {
  const isRunning = child.exitCode === null && child.signalCode === null;
  child.kill('SIGTERM');
  const code = await exited;
  const complaint = lines.find((line) => !/^memory |"level":"info"| is ready on /.test(line));
  if (!isRunning || code !== 0) throw new Error(`The server ended with ${code}: ${lines.at(-1)}`);
  if (complaint) throw new Error(`The server said: ${complaint}`);
}
