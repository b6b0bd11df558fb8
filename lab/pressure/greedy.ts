/** Clients that write without reading: their memory is bounded, and all others are still answered. */
import { connect, type Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import type { PressureSite } from './pressure-site.ts';

const seconds = 15;
const connections = 1_000;
/** Small requests, so that as many as possible wait on a connection. */
const burst = Buffer.from('GET / HTTP/1.1\r\nHost: x\r\n\r\n'.repeat(5_000));

export async function greedy(site: PressureSite): Promise<string> {
  const sockets = new Set<Socket>();
  let written = 0;
  let ended = 0;
  let isOver = false;

  function open(index: number) {
    // Several addresses, each within its limit of connections.
    const localAddress = `127.0.1.${1 + (index % 20)}`;
    const socket = connect({ port: site.port, host: '127.0.0.1', localAddress });
    socket.pause();
    sockets.add(socket);
    const write = () => {
      written += burst.length;
      socket.write(burst);
    };
    socket.on('connect', write).on('drain', write);
    // A client that never reads notices a closed connection only when it writes.
    const timer = setInterval(() => socket.writableLength === 0 && write(), 100);
    socket.on('error', () => {});
    socket.on('close', () => {
      clearInterval(timer);
      sockets.delete(socket);
      if (isOver) return;
      ended += 1;
      setTimeout(() => isOver || open(index), 50);
    });
  }

  for (let index = 0; index < connections; index += 1) open(index);
  const end = performance.now() + seconds * 1000;
  while (performance.now() < end) {
    const response = await fetch(site.origin);
    await response.arrayBuffer();
    if (response.status !== 200) throw new Error(`Others were answered ${response.status}.`);
    await wait(100);
  }
  isOver = true;
  for (const socket of sockets) socket.destroy();
  const figures = `${connections} connections wrote ${(written / 1024 / 1024).toFixed(0)} MB and read nothing, ${ended} were ended`;
  if (ended === 0) throw new Error(`${figures}. Nobody was cut off.`);
  return figures;
}
