/** Clients that only write: their memory is bounded, and everybody else is still answered. */
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { median } from '../../tools/bench/page-report.ts';
import type { GreedyAnswer, GreedyOrder } from './greedy-client.ts';
import type { PressureSite } from './pressure-site.ts';

const seconds = 15;
const connections = 1_000;

export async function greedy(site: PressureSite): Promise<string> {
  const before = await site.resident();
  const child = fork(join(import.meta.dirname, 'greedy-client.ts'));
  child.send({ port: site.port, connections } satisfies GreedyOrder);
  const times: number[] = [];
  const end = performance.now() + seconds * 1000;
  while (performance.now() < end) {
    const asked = performance.now();
    const response = await fetch(site.origin);
    await response.arrayBuffer();
    if (response.status !== 200) throw new Error(`Others were answered ${response.status}.`);
    times.push(performance.now() - asked);
    await wait(100);
  }
  child.send('stop');
  const [{ written, ended }] = (await once(child, 'message')) as [GreedyAnswer];
  await once(child, 'exit');
  const others = median(times);
  const figures = `${connections} connections wrote ${(written / 1024 / 1024).toFixed(0)} MB and read nothing, ${ended} were ended; ${before.toFixed(0)} MB before; others wait ${others.toFixed(0)} ms`;
  if (ended === 0) throw new Error(`${figures}. Nobody was cut off.`);
  return figures;
}
