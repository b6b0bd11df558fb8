/** The short part of `npm run test:pressure`. */
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { sendPath } from '../../src/contact-message.ts';
import { get, type LoadRequest, requestBytes, runLoad } from '../pressure/load.ts';
import { type SiteProcess, startSite } from './site-process.ts';
import { manifest, texts, writeSmallSite } from './small-site.ts';

let root: string;
let site: SiteProcess;

beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'site-'));
  await writeSmallSite(join(root, 'dist'));
});

afterEach(async () => {
  site.child.kill('SIGKILL');
  await site.exited;
});

afterAll(() => rm(root, { recursive: true }));

async function start(nodeArguments: string[] = []) {
  site = await startSite(root, { SITE_DIR: 'dist', HOST: '127.0.0.1' }, nodeArguments);
  return { ...site, port: Number(new URL(site.origin).port) };
}

test('no page and no file is read while serving', async () => {
  const { origin, lines } = await start(['--import', join(import.meta.dirname, 'watch-files.ts')]);
  // Of the build; the outbox is looked at whenever its time has come.
  const fileCalls = () => lines.filter((line) => /^file .*\bdist\b/.test(line));
  // The proof that the watch works: the build was read.
  expect(fileCalls().join('\n')).toContain('index.html');
  const before = fileCalls();
  const paths = [
    ...Object.keys(manifest.documents),
    ...Object.keys(texts).map((path) => `/${path}`),
    '/assets/film-77aa.mp4',
    '/nothing?lang=es',
    '/contact/',
    '/healthz',
    '/%00',
  ];
  for (const path of paths) {
    for (const encoding of ['br', 'gzip', 'identity']) {
      const headers = { 'Accept-Encoding': encoding, Range: 'bytes=0-9' };
      const response = await fetch(origin + path, { headers, redirect: 'manual' });
      await response.arrayBuffer();
      expect(response.status).toBeLessThan(500);
    }
  }
  expect(fileCalls()).toEqual(before);
});

test('a compressed copy on the disk is no address, whatever its form', async () => {
  const { origin } = await start();
  for (const ending of ['br', 'gz']) {
    const response = await fetch(`${origin}/favicon.svg.${ending}`);
    expect(response.status).toBe(404);
  }
  const response = await fetch(`${origin}/assets/app-3f2a.js`, {
    headers: { 'Accept-Encoding': 'br' },
  });
  expect(response.headers.get('Content-Encoding')).toBe('br');
});

test('headers at a byte a second are cut off, and others are answered', async () => {
  const { origin, port } = await start();
  const slow = Array.from({ length: 50 }, async () => {
    let answer = '';
    const socket = connect(port, '127.0.0.1', () => socket.write('GET / HTTP/1.1\r\nX: '));
    const timer = setInterval(() => socket.write('x'), 1_000);
    socket.on('data', (data) => {
      answer += data.toString();
    });
    socket.on('error', () => {});
    await new Promise((closed) => socket.on('close', closed));
    clearInterval(timer);
    return answer.split('\r\n', 1)[0];
  });
  const all = Promise.all(slow);
  for (let count = 0; count < 20; count += 1) {
    expect(await (await fetch(origin)).text()).toBe(texts['index.html']);
  }
  expect(new Set(await all)).toEqual(new Set(['HTTP/1.1 408 Request Timeout']));
});

test('broken requests and messages among good ones get the right answers', async () => {
  const { port, lines } = await start();
  const json = { 'Content-Type': 'application/json' };
  const raw = (status: number, bytes: string): LoadRequest => ({ bytes, status });
  const requests = [
    get('/'),
    get('/%2e%2e', 400),
    get('//', 404),
    raw(501, 'JUMP / HTTP/1.1\r\nHost: x\r\n\r\n'),
    raw(400, 'hello\r\n\r\n'),
    raw(431, `GET / HTTP/1.1\r\nHost: x\r\nX: ${'x'.repeat(20_000)}\r\n\r\n`),
    raw(405, requestBytes('DELETE', '/')),
    raw(400, requestBytes('POST', sendPath, json, '{')),
    raw(413, requestBytes('POST', sendPath, json, 'x'.repeat(70_000))),
  ];
  const { answered, faults } = await runLoad({ port, connections: 20, seconds: 1, requests });
  expect(faults).toEqual({});
  expect(answered).toBeGreaterThanOrEqual(requests.length);
  expect(lines.filter((line) => line.includes('"level":"error"'))).toEqual([]);
});

test('who has just connected when the server is told to stop is answered', async () => {
  const { port, child, exited } = await start();
  const clients = Array.from({ length: 50 }, () => {
    const socket = connect(port, '127.0.0.1', () => socket.write(requestBytes('GET', '/')));
    return socket;
  });
  // The system has them; the server may not have heard of them yet.
  await Promise.all(clients.map((socket) => once(socket, 'connect')));
  child.kill('SIGTERM');
  const answers = clients.map(async (socket) => {
    const answer = Buffer.concat(await socket.toArray()).toString('latin1');
    return answer.split('\r\n', 1)[0];
  });
  expect(new Set(await Promise.all(answers))).toEqual(new Set(['HTTP/1.1 200 OK']));
  expect(await exited).toBe(0);
});
