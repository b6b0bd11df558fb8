/** Ten thousand visitors stay connected: memory is bounded, and all are still answered. */
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { connect, type Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import type { PressureSite } from './pressure-site.ts';

const visitors = 10_000;
const rounds = 4;
/** The number of connections that are opened at the same time; the others wait. */
const wave = 500;
/** The most memory that one quiet connection may take, in kB. */
const mostEach = 40;
/** The most that the heap may hold after all have disconnected, in MB. */
const mostLeft = 3;

const request = 'GET /healthz HTTP/1.1\r\nHost: localhost\r\n\r\n';

/** Throws with the remedy when this system does not give a process enough open files. */
async function requireOpenFiles() {
  const limits = await readFile('/proc/self/limits', 'utf8').catch(() => '');
  const most = Number(/^Max open files\s+(\d+)/m.exec(limits)?.[1] ?? Number.POSITIVE_INFINITY);
  if (most < visitors + 500)
    throw new Error(`A process may open ${most} files here. Run "ulimit -n 20000" before.`);
}

function open(port: number, index: number) {
  // One address may have a thousand connections, so several loopback addresses are used.
  const localAddress = `127.0.0.${2 + (index % 20)}`;
  const socket = connect({ port, host: '127.0.0.1', localAddress });
  socket.on('error', () => {});
  return socket;
}

/** Throws when the answer is wrong. */
async function ask(socket: Socket) {
  let answer = '';
  socket.write(request);
  while (!answer.includes('\r\n\r\nOK')) {
    if (socket.destroyed) throw new Error('A visitor was cut off.');
    const [data] = await Promise.race([once(socket, 'data'), once(socket, 'close')]);
    answer += Buffer.isBuffer(data) ? data.toString('latin1') : '';
  }
  if (!answer.startsWith('HTTP/1.1 200 ')) throw new Error(`A visitor was answered "${answer}".`);
}

/** Opens all connections and asks twice on each, the second time when all are open. */
async function gather(port: number) {
  const sockets: Socket[] = [];
  const inWaves = async (socketAt: (index: number) => Socket) => {
    for (let first = 0; first < visitors; first += wave)
      await Promise.all(Array.from({ length: wave }, (_, index) => ask(socketAt(first + index))));
  };
  await inWaves((index) => {
    const socket = open(port, index);
    sockets.push(socket);
    return socket;
  });
  await inWaves((index) => sockets[index] ?? open(port, index));
  return sockets;
}

export async function connections(site: PressureSite): Promise<string> {
  await requireOpenFiles();
  const before = await site.resident();
  const heapBefore = await site.heap();
  const peaks: number[] = [];
  // A process does not return all freed memory to the system, but must reuse it for later visitors: the last
  // round may need hardly more memory than the second.
  for (let round = 0; round < rounds; round += 1) {
    const sockets = await gather(site.port);
    peaks.push(await site.resident());
    const response = await fetch(site.origin);
    if (response.status !== 200) throw new Error(`The home page was answered ${response.status}.`);
    for (const socket of sockets) socket.destroy();
    await wait(2_000);
    await site.heap();
  }
  const [, second = 0] = peaks;
  const last = peaks.at(-1) ?? 0;
  const left = (await site.heap()) - heapBefore;
  const each = ((Math.max(...peaks) - before) * 1024) / visitors;
  const figures = `${visitors} connections: ${before.toFixed(0)} MB before, ${peaks.map((peak) => peak.toFixed(0)).join(', ')} MB with; ${each.toFixed(1)} kB each, ${left.toFixed(1)} MB left on the heap`;
  if (each > mostEach) throw new Error(`${figures}. More than ${mostEach} kB for each.`);
  if (last > second * 1.15) throw new Error(`${figures}. Each round takes more.`);
  if (left > mostLeft) throw new Error(`${figures}. More than ${mostLeft} MB were left.`);
  return figures;
}
