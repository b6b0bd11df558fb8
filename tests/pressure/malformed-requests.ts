/** What scanners and broken clients send, thousands of times: right answers, no crash, no growth. */
import { setTimeout as wait } from 'node:timers/promises';
import { sendFormPath, sendPath } from '../../src/contact-message.ts';
import { get, type LoadRequest, requestBytes, runLoad } from './load.ts';
import type { PressureSite } from './pressure-site.ts';

const seconds = 10;
/** In ms, until what was cut off in the middle is gone. */
const settling = 2_000;
/** In MB. */
const mostGrowth = 2;

const raw = (status: number, bytes: string): LoadRequest => ({ bytes, status });
const host = 'Host: x\r\n';

function post(status: number, body: string, headers: Record<string, string> = {}): LoadRequest {
  const json = { 'Content-Type': 'application/json', ...headers };
  return { bytes: requestBytes('POST', sendPath, json, body), status };
}

const paths: LoadRequest[] = [
  get('/%2e%2e', 400),
  get('/../manifest.json', 400),
  get('/assets/%2E./%2e%2e/manifest.json', 400),
  get('/a/./b', 400),
  get('/\\', 400),
  get('/%5c..%5cmanifest.json', 400),
  get('/%00', 400),
  get('/index.html%00.png', 400),
  get('/%', 400),
  get('/%zz', 400),
  get('/%ff%fe', 400),
  get('/%c0%ae%c0%ae/', 400),
  get('//', 404),
  get('//evil.example/%2f..', 404),
  get('/..%2fmanifest.json', 404),
  get('/index.html', 404),
  get('/favicon.svg.br', 404),
  get('/favicon.svg.gz', 404),
  get('/.env', 404),
  get('/__proto__', 404),
  get('/constructor?lang=__proto__', 404),
  get(`/${'a/'.repeat(3_000)}`, 404),
  get('/?lang=en&lang=es&'.repeat(200)),
  get('/', 200, { 'Accept-Encoding': 'br;q=,;;gzip;q=-1,*;q=9' }),
  get('/', 200, { 'Accept-Encoding': ','.repeat(5_000) }),
  get('/film/film.mp4', 416, { Range: 'bytes=999999999-' }),
  get('/favicon.ico', 200, { Range: `bytes=${'0-1,'.repeat(1_000)}` }),
  get('/', 200, { 'If-None-Match': `${'"x",'.repeat(2_000)}` }),
];

const methods: LoadRequest[] = [
  ...['POST', 'PUT', 'DELETE', 'OPTIONS', 'PATCH', 'TRACE', 'PROPFIND', 'PURGE'].map((method) =>
    raw(405, requestBytes(method, '/')),
  ),
  raw(405, requestBytes('DELETE', '/healthz')),
  raw(405, requestBytes('GET', sendPath)),
  raw(405, `CONNECT evil.example:443 HTTP/1.1\r\n${host}\r\n`),
  raw(501, `JUMP / HTTP/1.1\r\n${host}\r\n`),
  raw(400, `OPTIONS * HTTP/1.1\r\n${host}\r\n`),
];

const malformed: LoadRequest[] = [
  raw(400, 'hello\r\n\r\n'),
  raw(400, '\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03'),
  raw(400, 'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n'),
  raw(400, 'GET / HTTP/1.1\r\n\r\n'),
  raw(400, 'GET / HTTP/9.9\r\nHost: x\r\n\r\n'),
  raw(400, 'GET / HTTP/1.1\r\nHost: a b\r\n\r\n'),
  raw(400, `GET / HTTP/1.1\r\n${host}A B: c\r\n\r\n`),
  raw(400, `GET / HTTP/1.1\r\n${host}A: \0\r\n\r\n`),
  raw(400, `GET /a b HTTP/1.1\r\n${host}\r\n`),
  raw(417, `GET / HTTP/1.1\r\n${host}Expect: cake\r\n\r\n`),
  raw(431, `GET / HTTP/1.1\r\n${host}X: ${'x'.repeat(20_000)}\r\n\r\n`),
  raw(431, `GET /${'x'.repeat(20_000)} HTTP/1.1\r\n${host}\r\n`),
  raw(431, `GET / HTTP/1.1\r\n${host}${'X: y\r\n'.repeat(4_000)}\r\n`),
  raw(400, `POST ${sendPath} HTTP/1.1\r\n${host}Content-Length: 1\r\nContent-Length: 2\r\n\r\n{}`),
  raw(400, `POST ${sendPath} HTTP/1.1\r\n${host}Content-Length: -1\r\n\r\n`),
  raw(
    400,
    `POST ${sendPath} HTTP/1.1\r\n${host}Content-Length: 4\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n`,
  ),
];

const messages: LoadRequest[] = [
  post(400, '{'),
  post(400, '[]'),
  post(400, '{"user_id":{"__proto__":1}}'),
  post(400, '[{}'.repeat(10_000)),
  post(415, '{}', { 'Content-Encoding': 'gzip' }),
  post(403, '{}', { Origin: 'https://evil.example' }),
  post(413, 'x'.repeat(70_000)),
  raw(
    400,
    requestBytes(
      'POST',
      sendFormPath,
      { 'Content-Type': 'multipart/form-data; boundary=x' },
      '--y',
    ),
  ),
];

export async function malformedRequests(site: PressureSite): Promise<string> {
  const requests = [...paths, ...methods, ...malformed, ...messages];
  const ask = (time: number) =>
    runLoad({ port: site.port, connections: 20, seconds: time, requests });
  await ask(seconds / 2);
  await wait(settling);
  const before = await site.heap();
  const residentBefore = await site.resident();
  const { answered, faults } = await ask(seconds);
  await wait(settling);
  const growth = (await site.heap()) - before;
  const resident = await site.resident();
  const figures = `${requests.length} kinds, ${answered} answers; heap ${growth >= 0 ? '+' : ''}${growth.toFixed(1)} MB, ${residentBefore.toFixed(0)} and then ${resident.toFixed(0)} MB resident`;
  if (Object.keys(faults).length > 0) throw new Error(`${figures}: ${JSON.stringify(faults)}`);
  if (answered < requests.length * 10) throw new Error(`${figures}. Too few.`);
  if (growth > mostGrowth) throw new Error(`${figures}. It grows.`);
  return figures;
}
