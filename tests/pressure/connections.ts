/** Ten thousand visitors who stay connected: bounded memory, and everybody is still answered. */
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { median } from '../../tools/bench/page-report.ts';
import type { ConnectionsAnswer, ConnectionsOrder } from './connections-client.ts';
import type { PressureSite } from './pressure-site.ts';

const visitors = 10_000;
const clients = 4;
/** The most memory that one quiet connection may take, in kB. */
const mostEach = 40;
/** What may be left of the heap when all have gone, in MB. */
const mostLeft = 3;

/** Throws with the remedy when this system does not give a process enough open files. */
async function requireOpenFiles() {
  const limits = await readFile('/proc/self/limits', 'utf8').catch(() => '');
  const most = Number(/^Max open files\s+(\d+)/m.exec(limits)?.[1] ?? Number.POSITIVE_INFINITY);
  if (most < visitors + 500) {
    throw new Error(`A process may open ${most} files here. Run "ulimit -n 20000" before.`);
  }
}

async function gather(site: PressureSite) {
  const child = fork(join(import.meta.dirname, 'connections-client.ts'));
  const order = async (what: ConnectionsOrder) => {
    child.send(what);
    const [{ answered, faults }] = (await once(child, 'message')) as [ConnectionsAnswer];
    if (faults > 0) throw new Error(`Of ${visitors} visitors only ${answered} were answered.`);
  };
  await order({ ask: visitors, port: site.port });
  return {
    askAgain: () => order({ ask: 'again' }),
    async leave() {
      child.send({ ask: 'leave' } satisfies ConnectionsOrder);
      await once(child, 'exit');
    },
  };
}

/** How long others wait for the home page meanwhile: the median of a hundred, in ms. */
async function waitOfOthers(origin: string) {
  const times: number[] = [];
  for (let count = 0; count < 100; count += 1) {
    const started = performance.now();
    const response = await fetch(origin);
    await response.arrayBuffer();
    if (response.status !== 200) throw new Error(`The home page was answered ${response.status}.`);
    times.push(performance.now() - started);
  }
  return median(times);
}

export async function connections(site: PressureSite): Promise<string> {
  await requireOpenFiles();
  const before = await site.resident();
  const heapBefore = await site.heap();
  const peaks: number[] = [];
  let others = 0;
  // Memory that a process has used once is not all given back to the system, but those who come
  // later must find room in it: the last client may hardly need more than the second.
  for (let round = 0; round < clients; round += 1) {
    const { askAgain, leave } = await gather(site);
    peaks.push(await site.resident());
    others = await waitOfOthers(site.origin);
    await askAgain();
    await leave();
    await wait(2_000);
    await site.heap();
  }
  const [, second = 0] = peaks;
  const last = peaks.at(-1) ?? 0;
  const after = await site.resident();
  const left = (await site.heap()) - heapBefore;
  const each = ((Math.max(...peaks) - before) * 1024) / visitors;
  const figures = `${visitors} connections: ${before.toFixed(0)} MB before, ${peaks.map((peak) => peak.toFixed(0)).join(', ')} MB with (${clients} clients), ${after.toFixed(0)} MB after; ${each.toFixed(1)} kB each, ${left.toFixed(1)} MB left on the heap; others wait ${others.toFixed(1)} ms`;
  if (each > mostEach) throw new Error(`${figures}. More than ${mostEach} kB for each.`);
  if (last > second * 1.15) throw new Error(`${figures}. Each client takes more.`);
  if (left > mostLeft) throw new Error(`${figures}. More than ${mostLeft} MB were left.`);
  return figures;
}
