/** A mail server on the loopback interface that is in another mood for each connection. */
import { type AddressInfo, createServer, type Socket } from 'node:net';

export type Mood =
  | 'well'
  /** For good: the message is set aside. */
  | 'refuses'
  /** Asks for it later. */
  | 'puts off'
  /** Hangs up in the middle. */
  | 'drops'
  /** Says nothing for a while, and then hangs up. */
  | 'hangs'
  /** Takes the message, and hangs up before it says so. */
  | 'loses its answer';

export type MoodyServer = {
  port: number;
  received: string[];
  /** Asked at each connection. */
  mood: () => Mood;
  stop: () => Promise<void>;
};

/** In ms, of silence. */
const silence = 1_500;
const end = '\r\n.\r\n';

export async function startMoodyServer(): Promise<MoodyServer> {
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on('error', () => {});
    socket.on('close', () => sockets.delete(socket));
    converse(socket, moody.mood(), (text) => moody.received.push(text));
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const moody: MoodyServer = {
    port: (server.address() as AddressInfo).port,
    received: [],
    mood: () => 'well',
    stop: () =>
      new Promise((stopped) => {
        for (const socket of sockets) socket.destroy();
        server.close(() => stopped());
      }),
  };
  return moody;
}

function converse(socket: Socket, mood: Mood, take: (text: string) => void) {
  let buffer = '';
  let isData = false;
  let steps = 0;
  const dropAt = mood === 'drops' || mood === 'hangs' ? Math.floor(Math.random() * 6) : -1;
  const say = (line: string) => {
    steps += 1;
    if (steps - 1 !== dropAt) return void socket.write(`${line}\r\n`);
    if (mood === 'drops') socket.destroy();
    else setTimeout(() => socket.destroy(), silence);
  };

  function finishData(text: string) {
    if (mood === 'puts off') return say('451 Not now');
    // Had it been dropped before the end, nobody would have it.
    if (dropAt >= 0) return say('451 Not now');
    take(text.replaceAll('\r\n..', '\r\n.'));
    if (mood === 'loses its answer') socket.destroy();
    else say('250 Taken');
  }

  function obey(line: string) {
    if (/^EHLO/i.test(line)) say('250 moody.example');
    else if (/^RCPT/i.test(line) && mood === 'refuses') say('550 Nobody of that name');
    else if (/^(MAIL|RCPT|RSET|NOOP)/i.test(line)) say('250 OK');
    else if (/^DATA/i.test(line)) {
      isData = true;
      say('354 Go on');
    } else if (/^QUIT/i.test(line)) socket.end('221 Bye\r\n');
    else say('502 What?');
  }

  socket.on('data', (data) => {
    buffer += data.toString('latin1');
    for (;;) {
      const ending = isData ? end : '\r\n';
      const at = buffer.indexOf(ending);
      if (at < 0) return;
      const text = buffer.slice(0, at);
      buffer = buffer.slice(at + ending.length);
      if (isData) {
        isData = false;
        finishData(Buffer.from(`${text}\r\n`, 'latin1').toString('utf8'));
      } else obey(text);
    }
  });
  say('220 moody.example ESMTP');
}
