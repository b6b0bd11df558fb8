/** Half of the most that it can, for minutes: memory must not rise. */
import { setTimeout as wait } from 'node:timers/promises';
import { median } from '../../scripts/bench/page-report.ts';
import { sendPath } from '../../src/contact-message.ts';
import { get, type LoadRequest, requestBytes, runLoad } from './load.ts';
import type { PressureSite } from './pressure-site.ts';

/** More than can be busy at once, so that the rate is not limited by them. */
const connections = 200;
/** Of the resident memory between the second quarter and the last, as a share. */
const mostGrowth = 0.05;
/** Of the heap after a collection, between the same, in MB. */
const mostHeapGrowth = 1;

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
    get('/contact?utm_source=x&lang=es', 200, { 'Accept-Encoding': 'zstd' }),
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

/** `seconds` is the length of the soak. */
export async function soak(site: PressureSite, seconds: number): Promise<string> {
  const requests = await visits(site);
  const load = { port: site.port, connections, requests };
  await runLoad({ ...load, seconds: 2 });
  const peak = (await runLoad({ ...load, seconds: 5 })).answered / 5;
  const clients = runLoad({ ...load, seconds, perSecond: peak / 2 });

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
  const figures = `${seconds} s at ${(answered / seconds).toFixed(0)} a second of ${peak.toFixed(0)} at the peak; resident ${early.toFixed(1)} MB in the second quarter, ${late.toFixed(1)} in the last; heap ${heapEarly.toFixed(2)} and ${heapLate.toFixed(2)} MB`;
  if (Object.keys(faults).length > 0) throw new Error(`${figures}: ${JSON.stringify(faults)}`);
  if (late > early * (1 + mostGrowth)) throw new Error(`${figures}. The memory rises.`);
  if (heapLate > heapEarly + mostHeapGrowth) throw new Error(`${figures}. The heap rises.`);
  return figures;
}
