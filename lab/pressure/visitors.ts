/** Visitors, broken clients and scanners at full speed: the answers are right, memory does not grow, nothing crashes. */
import { setTimeout as wait } from 'node:timers/promises';
import { sendPath } from '../../src/contact/contact-message.ts';
import { get, type LoadRequest, requestBytes, runLoad } from './load.ts';
import type { PressureSite } from './pressure-site.ts';

/** The limit for the growth of the heap after garbage collection, in MB. */
const mostGrowth = 2;

const raw = (status: number, bytes: string): LoadRequest => ({ bytes, status });
const json = { 'Content-Type': 'application/json' };

const usual: LoadRequest[] = [
  get('/'),
  get('/?lang=en', 200, { 'Accept-Encoding': 'gzip' }),
  get('/contact?utm_source=x&lang=es', 200, { 'Accept-Encoding': ','.repeat(5_000) }),
  get('/film/film.mp4', 206, { Range: 'bytes=0-9999' }),
  get('/film/film.mp4', 416, { Range: 'bytes=999999999-' }),
  get('/favicon.ico', 200, { Range: `bytes=${'0-1,'.repeat(1_000)}` }),
  get('/', 200, { 'If-None-Match': '"x",'.repeat(2_000) }),
  get('/contact/', 308),
  get('/healthz'),
];

/** One request of each kind; server/http/listener.test.ts tests their answers. */
const broken: LoadRequest[] = [
  get('/%2e%2e', 400),
  get('/%c0%ae%c0%ae/', 400),
  get(`/${'a/'.repeat(3_000)}`, 404),
  get('/constructor?lang=__proto__', 404),
  raw(405, requestBytes('DELETE', '/')),
  raw(501, 'JUMP / HTTP/1.1\r\nHost: x\r\n\r\n'),
  raw(400, '\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03'),
  raw(431, `GET /${'x'.repeat(20_000)} HTTP/1.1\r\nHost: x\r\n\r\n`),
  raw(431, `GET / HTTP/1.1\r\nHost: x\r\n${'X: y\r\n'.repeat(4_000)}\r\n`),
  raw(400, requestBytes('POST', sendPath, json, '[{}'.repeat(10_000))),
  raw(403, requestBytes('POST', sendPath, { ...json, Origin: 'https://evil.example' }, '{}')),
  raw(413, requestBytes('POST', sendPath, json, 'x'.repeat(70_000))),
];

/** @param seconds - of load, after a fifth of it that fills the caches */
export async function visitors(site: PressureSite, seconds: number): Promise<string> {
  const requests = [...usual, ...broken];
  const load = (time: number) =>
    runLoad({ port: site.port, connections: 20, seconds: time, requests });
  await load(seconds / 5);
  const before = await site.heap();
  const { answered, faults } = await load(seconds);
  // Waits until the server has dropped the interrupted requests.
  await wait(2_000);
  const growth = (await site.heap()) - before;
  const figures = `${answered} answers to ${requests.length} kinds of requests; heap ${growth >= 0 ? '+' : ''}${growth.toFixed(1)} MB`;
  if (Object.keys(faults).length > 0) throw new Error(`${figures}: ${JSON.stringify(faults)}`);
  if (growth > mostGrowth) throw new Error(`${figures}. It grows.`);
  return figures;
}
