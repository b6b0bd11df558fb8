/** What the listener makes of any bytes that arrive, in front of the whole handler. */
import { connect } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sendPath } from '../../src/contact/contact-message.ts';
import { renderContactReply, smallSite, texts } from '../../tests/relay/small-site.ts';
import { createHandler } from '../handler.ts';
import { createLog } from '../log.ts';
import { createHttpServer } from './listener.ts';
import { createPages } from './pages.ts';

const site = smallSite();
const log = createLog(() => {});
const server = createHttpServer({
  handler: createHandler({
    manifest: site.manifest,
    pages: createPages(site),
    settings: { trustProxy: 0, rateLimitMinute: 0, rateLimitHour: 0 },
    renderContactReply,
    keepMessage: async () => ({ id: 'an-id' }),
    now: Date.now,
    log,
  }),
  log,
  everywhere: site.manifest.headers['*'] ?? {},
  trustProxy: 0,
});
let origin: string;

beforeAll(async () => {
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('There is no port');
  origin = `http://127.0.0.1:${address.port}`;
});

afterAll(() => {
  server.closeAllConnections();
  server.close();
});

/** The answer to raw bytes, until the connection is closed or the expected text has arrived. */
function talk(bytes: string, end = /^(?!)/): Promise<string> {
  return new Promise((resolve) => {
    const { hostname, port } = new URL(origin);
    let answer = '';
    const socket = connect(Number(port), hostname, () => socket.write(bytes));
    socket.on('data', (data) => {
      answer += data.toString();
      if (end.test(answer)) socket.destroy();
    });
    socket.on('error', () => {});
    socket.on('close', () => resolve(answer));
  });
}

const to = (request: string, ...headers: string[]) =>
  [`${request} HTTP/1.1`, 'Host: x', ...headers, 'Connection: close', '', ''].join('\r\n');
const bare = (request: string, ...lines: string[]) => [request, ...lines, '', ''].join('\r\n');

test.each([
  ['a path upwards', to('GET /%2e%2e/'), 400],
  ['a plain path upwards', to('GET /../manifest.json'), 400],
  ['a hidden path upwards', to('GET /assets/.%2E/x'), 400],
  ['a backslash', to('GET /a\\b'), 400],
  ['a NUL', to('GET /%00'), 400],
  ['two slashes', to('GET //evil.example/'), 404],
  ['a bad percent sign', to('GET /%zz'), 400],
  ['a bad host', bare('GET / HTTP/1.1', 'Host: a b', 'Connection: close'), 400],
  ['no host', bare('GET / HTTP/1.1', 'Connection: close'), 400],
  ['two hosts', to('GET /', 'Host: y'), 400],
  ['a number for a host', bare('GET /x HTTP/1.1', 'Host: a.1', 'Connection: Close'), 400],
  [
    'chunks from an old client',
    `${bare(`POST ${sendPath} HTTP/1.0`, 'Connection: keep-alive', 'Transfer-Encoding: chunked')}0\r\n\r\n`,
    400,
  ],
  ['an expectation', to('GET /', 'Expect: cake'), 417],
  ['an old client', bare('GET / HTTP/1.0'), 200],
  ['everything', to('OPTIONS *'), 400],
  ['a proxy request', to('GET http://evil.example/nothing'), 404],
  ['TRACE', to('TRACE /'), 405],
  ['an unknown method', to('JUMP /'), 501],
  ['a tunnel', bare('CONNECT evil.example:443 HTTP/1.1', 'Host: x'), 405],
  ['no HTTP', bare('hello'), 400],
  ['headers without end', to('GET /', `X: ${'x'.repeat(20_000)}`), 431],
  ['two lengths', `${to(`POST ${sendPath}`, 'Content-Length: 5', 'Content-Length: 6')}hello`, 400],
])('%s is answered, and the next visitor too', async (_, bytes, status) => {
  const answer = await talk(bytes);
  expect(answer).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
  expect(answer).not.toMatch(/location:/i);
  expect(answer).toMatch(/\r\nContent-Security-Policy: default-src '(none|self)'\r\n/i);
  expect(await (await fetch(origin)).text()).toBe(texts['index.html']);
});

test('connections stay open until the client closes them, with HTTP/1.0 on request', async () => {
  const ask = 'GET / HTTP/1.1\r\nHost: x\r\n';
  for (const close of ['close', 'Close']) {
    const answers = (await talk(`${ask}\r\n${ask}Connection: ${close}\r\n\r\n`)).split(
      /(?=HTTP\/1\.1 200 )/,
    );
    expect(answers).toHaveLength(2);
    expect(answers[1]).toMatch(/\r\nConnection: close\r\n/i);
  }
  const old = bare('GET / HTTP/1.0', 'Connection: keep-alive');
  expect(await talk(old, /\r\n\r\n/)).toMatch(/\r\nConnection: keep-alive\r\n/i);
});

test('endless headers and bodies are cut off within half a minute', async () => {
  expect(server.headersTimeout).toBeLessThanOrEqual(10_000);
  expect(server.requestTimeout).toBeLessThanOrEqual(30_000);
  server.headersTimeout /= 20;
  server.requestTimeout /= 20;
  const json = ['Host: x', 'Content-Type: application/json', 'Content-Length: 500'];
  const endless = [
    'GET / HTTP/1.1\r\nHost: x\r\nX: ',
    `${bare(`POST ${sendPath} HTTP/1.1`, ...json)}{`,
  ];
  for (const answer of await Promise.all(endless.map((bytes) => talk(bytes)))) {
    expect(answer).toMatch(/^HTTP\/1.1 408 /);
  }
});

test('a body over the size limit is answered at once', async () => {
  const headers = { 'Content-Type': 'application/json' };
  const body = 'x'.repeat(300_000);
  const response = await fetch(origin + sendPath, { method: 'POST', headers, body });
  expect(response.status).toBe(413);
});
