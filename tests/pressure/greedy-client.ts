/** A process that asks without end on many connections and never reads an answer. */
import { connect, type Socket } from 'node:net';

export type GreedyOrder = { port: number; connections: number };
export type GreedyAnswer = { written: number; ended: number };

/** Small requests, so that as many as can be are waiting in what a connection holds. */
const burst = Buffer.from('GET / HTTP/1.1\r\nHost: x\r\n\r\n'.repeat(5_000));

process.once('message', ({ port, connections }: GreedyOrder) => {
  const answer: GreedyAnswer = { written: 0, ended: 0 };
  const sockets = new Set<Socket>();
  let isOver = false;

  function open(index: number) {
    // As a network of machines does it: no address has more connections than it may.
    const localAddress = `127.0.1.${1 + (index % 20)}`;
    const socket = connect({ port, host: '127.0.0.1', localAddress });
    socket.pause();
    sockets.add(socket);
    const write = () => {
      answer.written += burst.length;
      socket.write(burst);
    };
    socket.on('connect', write).on('drain', write);
    // Who reads nothing hears only by writing that nobody listens any more.
    const timer = setInterval(() => socket.writableLength === 0 && write(), 100);
    socket.on('error', () => {});
    socket.on('close', () => {
      clearInterval(timer);
      answer.ended += 1;
      sockets.delete(socket);
      if (!isOver) setTimeout(() => open(index), 50);
    });
  }

  for (let index = 0; index < connections; index += 1) open(index);
  process.once('message', () => {
    isOver = true;
    for (const socket of sockets) socket.destroy();
    process.send?.(answer, () => process.disconnect());
  });
});
