/** Clients that send one byte a second are disconnected in time, while others are answered. */
import { connect } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { sendPath } from '../../src/contact/contact-message.ts';
import type { PressureSite } from './pressure-site.ts';

const slowHeaders = 300;
/** Several clients are needed, since the number of open messages is limited for each of them. */
const slowMessages = 240;
const clients = 4;
/** In ms: the server's own limits (10 s for headers, 15 s for a message), how often it looks, and some slack. */
const longestHeaders = 14_000;
const longestBody = 17_000;

type Ending = { answer: string; time: number };

function trickle(port: number, start: string, client: number): Promise<Ending> {
  return new Promise((resolve) => {
    const began = performance.now();
    let answer = '';
    const localAddress = `127.0.0.${2 + client}`;
    const socket = connect({ port, host: '127.0.0.1', localAddress }, () => socket.write(start));
    const timer = setInterval(() => socket.write('x'), 1_000);
    socket.on('data', (data) => {
      answer += data.toString('latin1');
    });
    socket.on('error', () => {});
    socket.on('close', () => {
      clearInterval(timer);
      resolve({ answer, time: performance.now() - began });
    });
  });
}

function judge(what: string, endings: Ending[], longest: number) {
  const wrong = endings.find(({ answer }) => !answer.startsWith('HTTP/1.1 408 '));
  if (wrong) throw new Error(`Slow ${what} were answered "${wrong.answer.slice(0, 40)}", not 408.`);
  const last = Math.max(...endings.map(({ time }) => time));
  if (last > longest) throw new Error(`Slow ${what} lasted ${(last / 1000).toFixed(1)} s.`);
  return `${what} after ${(last / 1000).toFixed(1)} s`;
}

export async function slow(site: PressureSite): Promise<string> {
  const head = 'GET / HTTP/1.1\r\nHost: x\r\nX: ';
  const post = `POST ${sendPath} HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 5000\r\n\r\n{`;
  const many = (count: number, start: string) =>
    Promise.all(
      Array.from({ length: count }, (_, index) => trickle(site.port, start, index % clients)),
    );
  const all = Promise.all([many(slowHeaders, head), many(slowMessages, post)]);
  let isOver = false;
  void all.then(() => {
    isOver = true;
  });

  while (!isOver) {
    const response = await fetch(site.origin);
    await response.arrayBuffer();
    if (response.status !== 200) throw new Error(`Others were answered ${response.status}.`);
    await wait(50);
  }
  const [headers, bodies] = await all;
  return `${slowHeaders} and ${slowMessages}, cut off with 408: ${judge('headers', headers, longestHeaders)}, ${judge('messages', bodies, longestBody)}`;
}
