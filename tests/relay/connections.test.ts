/** The limits for connections and requests of one client and of all clients. */
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { connect, type Socket } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { type ConnectionLimits, usualLimits } from '../../server/http/connections.ts';
import { createHttpServer } from '../../server/http/listener.ts';
import { createLog } from '../../server/log.ts';

const sockets: Socket[] = [];
let server: Server;
let asked = 0;
let release: () => void;

afterEach(() => {
  release();
  for (const socket of sockets.splice(0)) socket.destroy();
  server.close();
});

/** A server on which a POST is answered when `release` is called, and everything else at once. */
async function start(limits: Partial<ConnectionLimits>, trustProxy = 0) {
  const released = Promise.withResolvers<void>();
  release = released.resolve;
  asked = 0;
  server = createHttpServer({
    async handler(request) {
      asked += 1;
      if (request.method === 'POST') await released.promise;
      return new Response(request.method === 'GET' ? 'x'.repeat(100_000) : 'OK');
    },
    log: createLog(() => {}),
    trustProxy,
    limits: { ...usualLimits, ...limits },
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
}

function open(bytes: string, localAddress = '127.0.0.1') {
  const { port } = server.address() as AddressInfo;
  const socket = connect({ port, host: '127.0.0.1', localAddress }, () => socket.write(bytes));
  const client = { socket, answer: '', isClosed: false };
  socket.on('data', (data) => {
    client.answer += data.toString('latin1');
  });
  socket.on('error', () => {});
  socket.on('close', () => {
    client.isClosed = true;
  });
  sockets.push(socket);
  return client;
}

const eventually = (check: () => unknown) => expect.poll(check, { interval: 10 });
const get = 'GET / HTTP/1.1\r\nHost: x\r\n\r\n';
const post = (more = '') => `POST / HTTP/1.1\r\nHost: x\r\n${more}Content-Length: 1\r\n\r\nx`;

test('a few pipelined requests are answered in order', async () => {
  await start({});
  const client = open(get.repeat(8));
  await eventually(() => client.answer.split('HTTP/1.1 200').length - 1).toBe(8);
  expect(client.isClosed).toBe(false);
});

test('a client that pipelines without reading is refused, and its memory is released', async () => {
  await start({ waitingEach: 10, waiting: 10 });
  const quiet = open(get);
  await eventually(() => quiet.answer).toMatch(/200/);
  const greedy = open('');
  greedy.socket.pause();
  greedy.socket.write(get.repeat(2_000));
  await eventually(() => asked).toBeGreaterThan(0);
  greedy.socket.resume();
  await eventually(() => greedy.isClosed).toBe(true);
  expect(asked).toBeLessThanOrEqual(40);
  await eventually(() => quiet.isClosed).toBe(true);
  const again = open(get);
  await eventually(() => again.isClosed).toBe(true);
  expect(again.answer).toBe('');
  // If its waiting requests still counted, no client could pipeline requests.
  const next = open(get.repeat(3), '127.0.0.2');
  await eventually(() => next.answer.split('HTTP/1.1 200').length - 1).toBe(3);
});

test('at the total limit only clients without waiting requests are accepted', async () => {
  await start({ waiting: 2 });
  const first = [open(post()), open(post())];
  await eventually(() => asked).toBe(2);
  const single = open(get);
  const ahead = open(post() + get);
  await eventually(() => single.answer).toMatch(/^HTTP\/1.1 200/);
  await eventually(() => ahead.isClosed).toBe(true);
  release();
  for (const client of first) await eventually(() => client.answer).toMatch(/^HTTP\/1.1 200/);
});

test('the connection limit applies to each client', async () => {
  await start({ connectionsEach: 2 });
  const [one, two] = [open(get), open(get)];
  await eventually(() => one.answer && two.answer).toMatch(/200/);
  const third = open(get);
  await eventually(() => third.isClosed).toBe(true);
  expect(third.answer).toBe('');
  const other = open(get, '127.0.0.2');
  await eventually(() => other.answer).toMatch(/200/);
  one.socket.destroy();
  await eventually(
    () => new Promise((known) => server.getConnections((_, count) => known(count))),
  ).toBe(2);
  const again = open(get);
  await eventually(() => again.answer).toMatch(/200/);
});

test('a trusted proxy may use all connections', async () => {
  await start({ connectionsEach: 1, connections: 3 }, 1);
  const proxied = [open(get), open(get), open(get)];
  for (const each of proxied) await eventually(() => each.answer).toMatch(/200/);
  const fourth = open(get);
  await eventually(() => fourth.isClosed).toBe(true);
});
