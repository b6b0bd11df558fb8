/** Half of the most that it can, for minutes: memory must not rise. */
import { setTimeout as wait } from 'node:timers/promises';
import { sendPath } from '../../src/contact-message.ts';
import { median } from '../../tools/bench/page-report.ts';
import { get, type LoadPlan, type LoadRequest, requestBytes, runLoad } from './load.ts';
import type { PressureSite } from './pressure-site.ts';
import { processorTime } from './process-memory.ts';

/** More than can be busy at once, so that the rate is not limited by them. */
const connections = 200;
const secondsAtPeak = 5;
/** Of the peak, as shares: what is asked for, and the least that must have been reached. */
const share = 0.5;
const leastShare = 0.45;
/** Of the resident memory between the second quarter and the last, as a share. */
const mostGrowth = 0.05;
/** Of the heap after a collection, between the same, in MB. */
const mostHeapGrowth = 1;

/**
 * For Node. V8 doubles its space for young objects (to some 110 MB) whenever enough of them have come
 * by, once or twice in the minutes of a soak: steps that end, but cannot be told from a rise. So it has
 * all of it from the start; asked for more, it takes the most that it allows itself.
 */
export const grownUp = ['--min-semi-space-size=1024'];

/** What visitors ask for, with one broken message among a hundred requests. */
async function visits({ origin }: PressureSite): Promise<LoadRequest[]> {
  const headers = { 'Accept-Encoding': 'gzip, deflate, br, zstd' };
  const page = await fetch(origin, { headers });
  const html = await page.text();
  const tag = page.headers.get('ETag') ?? '';
  const script = /\/assets\/[\w./-]+\.js/.exec(html)?.[0] ?? '';
  if (!tag || !script) throw new Error('The home page has no tag or no script.');
  const usual = [
    get('/'),
    get('/?lang=en', 200, { 'Accept-Encoding': 'gzip' }),
    get('/contact?utm_source=x&lang=es', 200, { 'Accept-Encoding': 'gzip' }),
    get(script),
    get(script, 200, { 'Accept-Encoding': 'gzip' }),
    get('/', 304, { 'If-None-Match': tag }),
    get('/film/film.mp4', 206, { Range: 'bytes=0-9999' }),
    get('/nothing', 404),
    get('/contact/', 308),
    get('/healthz'),
  ];
  const type = { 'Content-Type': 'application/json' };
  const broken = { bytes: requestBytes('POST', sendPath, type, '{'), status: 400 };
  return [
    ...Array.from({ length: 10 }, () => usual)
      .flat()
      .slice(1),
    broken,
  ];
}

/**
 * The most that the server answers in a second, from the clients that soak it later. Throws when they
 * need more of a processor than the server: then it would be the most that they can ask.
 */
async function measurePeak({ child }: PressureSite, load: Omit<LoadPlan, 'seconds'>) {
  await runLoad({ ...load, seconds: 2 });
  const before = await processorTime(child.pid ?? 0);
  const { answered, processorMs } = await runLoad({ ...load, seconds: secondsAtPeak });
  const served = (await processorTime(child.pid ?? 0)) - before;
  if (processorMs > served) {
    throw new Error(
      `At the peak of ${(answered / secondsAtPeak).toFixed(0)} a second the clients took ${processorMs.toFixed(0)} ms of a processor and the server ${served} ms. The clients are too slow.`,
    );
  }
  return answered / secondsAtPeak;
}

/** `seconds` is the length of the soak. */
export async function soak(site: PressureSite, seconds: number): Promise<string> {
  const load = { port: site.port, connections, requests: await visits(site) };
  const peak = await measurePeak(site, load);
  const clients = runLoad({ ...load, seconds, perSecond: peak * share });

  const resident: number[] = [];
  const heap: number[] = [];
  const end = performance.now() + seconds * 1000;
  while (performance.now() < end - 500) {
    await wait(seconds * 5);
    resident.push(await site.resident());
    if (resident.length % 4 === 0) heap.push(await site.heap());
  }
  const { answered, faults } = await clients;

  const quarter = (values: number[], which: number) =>
    median(
      values.slice(
        Math.floor((values.length * which) / 4),
        Math.floor((values.length * (which + 1)) / 4),
      ),
    );
  const [early, late] = [quarter(resident, 1), quarter(resident, 3)];
  const [heapEarly, heapLate] = [quarter(heap, 1), quarter(heap, 3)];
  const reached = answered / seconds / peak;
  const figures = `${seconds} s at ${(answered / seconds).toFixed(0)} a second, ${(reached * 100).toFixed(0)} % of ${peak.toFixed(0)} at the peak; resident ${early.toFixed(1)} MB in the second quarter, ${late.toFixed(1)} in the last; heap ${heapEarly.toFixed(2)} and ${heapLate.toFixed(2)} MB`;
  const complaints = [
    Object.keys(faults).length > 0 && `Wrong answers: ${JSON.stringify(faults)}.`,
    reached < leastShare &&
      `Too little was asked: at least ${leastShare * 100} % of the peak is needed. Has the machine other work?`,
    late > early * (1 + mostGrowth) && 'The memory rises.',
    heapLate > heapEarly + mostHeapGrowth && 'The heap rises.',
  ].filter((complaint) => complaint !== false);
  if (complaints.length > 0) throw new Error(`${figures}. ${complaints.join(' ')}`);
  return figures;
}
