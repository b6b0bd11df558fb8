/** What the listener makes of any bytes that arrive, in front of the whole handler. */
import { connect } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sendFormPath, sendPath } from '../../src/contact/contact-message.ts';
import { outcomeHeader, refused } from '../../src/contact/contact-outcome.ts';
import { renderContactReply, smallSite, texts } from '../../tests/relay/small-site.ts';
import { unreadFormPage } from '../contact/contact-page.ts';
import { createHandler } from '../handler.ts';
import { createLog } from '../log.ts';
import { createHttpServer } from './listener.ts';
import { createPages } from './pages.ts';

const site = smallSite();
const log = createLog(() => {});
const contactPages = { manifest: site.manifest, renderContactReply, log };
/** Resolves when a message is kept, which the test below lets happen. */
let disk = Promise.resolve();
const server = createHttpServer({
  handler: createHandler({
    ...contactPages,
    pages: createPages(site),
    settings: { trustProxy: 0, rateLimitMinute: 0, rateLimitHour: 0 },
    keepMessage: async () => {
      await disk;
      return { id: 'an-id' };
    },
    now: Date.now,
  }),
  unreadPage: (asked, status) => unreadFormPage(contactPages, asked, status),
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
function talk(bytes: string, end = /^(?!)/, isAll = false): Promise<string> {
  return new Promise((resolve) => {
    const { hostname, port } = new URL(origin);
    let answer = '';
    const socket = connect(Number(port), hostname, () => {
      if (isAll) socket.end(bytes);
      else socket.write(bytes);
    });
    socket.on('data', (data) => {
      answer += data.toString();
      if (end.test(answer)) socket.destroy();
    });
    socket.on('error', () => {});
    socket.on('close', () => resolve(answer));
  });
}

const { publicKey, serviceId, templateId } = site.manifest.mail;
const ids = { user_id: publicKey, service_id: serviceId, template_id: templateId };

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

const formPost = (...headers: string[]) =>
  bare(
    `POST ${sendFormPath}?lang=es HTTP/1.1`,
    'Host: x',
    'Content-Type: multipart/form-data; boundary=a',
    ...headers,
  );

test.each([
  ['with headers without end', formPost(`Cookie: ${'x'.repeat(20_000)}`), 431, 'notSentGone'],
  ['with two lengths', formPost('Content-Length: 5', 'Content-Length: 6'), 400, 'notAcceptedGone'],
  ['of which half comes', `${formPost('Content-Length: 500')}--a`, 400, 'notAcceptedGone'],
])('a form %s is answered with a page in its language', async (_, bytes, status, outcome) => {
  const answer = await talk(bytes, undefined, true);
  expect(answer).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
  expect(answer).toContain('<html lang="es">');
  expect(answer).toContain(`"status":"${outcome}"`);
  expect(answer).toContain(`\r\n${outcomeHeader}: ${refused}\r\n`);
  expect(answer).toContain("style-src 'sha256-reply'");
  const length = Number(/\r\nContent-Length: (\d+)\r\n/.exec(answer)?.[1]);
  expect(Buffer.byteLength(answer.split('\r\n\r\n')[1] ?? '')).toBe(length);
});

test('a form of a script, of which half comes, is answered with a line', async () => {
  const half = `${formPost('Sec-Fetch-Mode: cors', 'Content-Length: 500')}--a`;
  expect(await talk(half, undefined, true)).toMatch(/\r\n\r\nBad Request$/);
});

function messagePost(subject: string) {
  const fields = { name: 'Ana', email: 'ana@example.pt', subject, message: 'Olá' };
  const body = JSON.stringify({ ...ids, template_params: fields });
  const length = `Content-Length: ${Buffer.byteLength(body)}`;
  return to(`POST ${sendPath}`, 'Content-Type: application/json', length) + body;
}

test('a message that has come whole is never said to be refused, whatever follows it', async () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  disk = promise;
  const post = messagePost('Site').replace('Connection: close\r\n', '');
  const answer = await talk(`${post}no HTTP\r\n\r\n`);
  resolve();
  expect(answer).not.toContain(refused);
});

test('a client that has closed its side gets an answer that takes a moment', async () => {
  disk = new Promise((resolve) => setTimeout(resolve, 50));
  expect(await talk(messagePost('Another'), undefined, true)).toMatch(/^HTTP\/1\.1 200 /);
});

test('connections stay open until the client closes them, with HTTP/1.0 on request', async () => {
  // Proxies close theirs after a minute, and must be the first.
  expect(server.keepAliveTimeout).toBeGreaterThan(60_000);
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
