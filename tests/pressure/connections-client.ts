/** A process that opens thousands of connections to the server and keeps them. */
import { connect, type Socket } from 'node:net';
import { platform } from 'node:os';

export type ConnectionsOrder = { ask: number; port: number } | { ask: 'again' } | { ask: 'leave' };
export type ConnectionsAnswer = { answered: number; faults: number };

const request = 'GET /healthz HTTP/1.1\r\nHost: localhost\r\n\r\n';
/** So many connections are in the making at once; the others wait. */
const wave = 500;
const sockets: Socket[] = [];

/** One address may have a thousand connections; on Linux there are as many addresses as wanted. */
function sourceOf(index: number) {
  return platform() === 'linux' ? `127.0.0.${2 + (index % 20)}` : undefined;
}

/** Resolves with whether it was answered as it should be. */
function ask(socket: Socket) {
  return new Promise<boolean>((resolve) => {
    const end = (isRight: boolean) => {
      socket.off('data', read).off('close', cut);
      resolve(isRight);
    };
    let answer = '';
    const read = (data: Buffer) => {
      answer += data.toString('latin1');
      if (answer.includes('\r\n\r\nOK')) end(answer.startsWith('HTTP/1.1 200 '));
    };
    const cut = () => end(false);
    socket.on('data', read).on('close', cut);
    if (socket.destroyed) cut();
    else socket.write(request);
  });
}

function open(port: number, index: number) {
  const localAddress = sourceOf(index);
  const socket = connect({ port, host: '127.0.0.1', ...(localAddress && { localAddress }) });
  socket.on('error', () => {});
  sockets.push(socket);
  return socket;
}

async function inWaves(count: number, one: (index: number) => Promise<boolean>) {
  const result: ConnectionsAnswer = { answered: 0, faults: 0 };
  let index = 0;
  const worker = async () => {
    while (index < count) {
      index += 1;
      if (await one(index - 1)) result.answered += 1;
      else result.faults += 1;
    }
  };
  await Promise.all(Array.from({ length: wave }, worker));
  return result;
}

process.on('message', async (order: ConnectionsOrder) => {
  if (order.ask === 'leave') {
    for (const socket of sockets) socket.destroy();
    process.disconnect();
  } else if (order.ask === 'again') {
    const all = [...sockets];
    process.send?.(
      await inWaves(all.length, async (index) => {
        const socket = all[index];
        return socket ? ask(socket) : false;
      }),
    );
  } else {
    const { port } = order;
    process.send?.(await inWaves(order.ask, (index) => ask(open(port, index))));
  }
});
