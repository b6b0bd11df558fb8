/**
 * The process behind `runLoad`. Sockets and a reader of its own, because the clients that Node brings
 * take more time for a request than the server does.
 */
import { connect } from 'node:net';
import type { LoadPlan, LoadReport, LoadRequest } from './load.ts';

const headEnd = Buffer.from('\r\n\r\n');

function run(plan: LoadPlan): Promise<LoadReport> {
  const { promise, resolve } = Promise.withResolvers<LoadReport>();
  const report: LoadReport = { answered: 0, refused: 0, faults: {} };
  const end = performance.now() + plan.seconds * 1000;
  /** Clients that wait for their turn, when a rate is given. */
  const idle: (() => void)[] = [];
  let turn = 0;
  let running = plan.connections;

  const fault = (what: string) => {
    report.faults[what] = (report.faults[what] ?? 0) + 1;
  };
  const leave = () => {
    running -= 1;
    if (running === 0) {
      clearInterval(clock);
      resolve(report);
    }
  };

  function open() {
    let asked: LoadRequest | undefined;
    let head: Buffer = Buffer.alloc(0);
    /** Bytes of the body that are still to come; undefined while the head is read. */
    let missing: number | undefined;
    let isLast = false;
    let isOver = false;
    const socket = connect({ port: plan.port, host: '127.0.0.1', noDelay: true });

    function ask() {
      // Ended while it waited for its turn; another takes its place.
      if (socket.destroyed) return;
      if (performance.now() >= end) return void socket.end();
      asked = plan.requests[turn % plan.requests.length];
      turn += 1;
      socket.write(asked?.bytes ?? '');
    }
    const next = () => (plan.perSecond === undefined ? ask() : void idle.push(ask));

    function finish() {
      report.answered += 1;
      asked = undefined;
      missing = undefined;
      head = Buffer.alloc(0);
      // The server ends the connection itself after an answer that says so.
      if (!isLast) next();
    }

    function readHead(chunk: Buffer) {
      head = head.length === 0 ? chunk : Buffer.concat([head, chunk]);
      const length = head.indexOf(headEnd);
      if (length < 0) return;
      const text = head.toString('latin1', 0, length);
      const status = Number(text.slice(9, 12));
      if (status !== asked?.status) fault(`${status} instead of ${asked?.status}`);
      isLast = /\r\nconnection: close/i.test(text);
      const size = Number(/\r\ncontent-length: (\d+)/i.exec(text)?.[1] ?? 0);
      missing = status === 304 || asked?.bytes.startsWith('HEAD') ? 0 : size;
      readBody(head.length - length - headEnd.length);
    }

    function readBody(size: number) {
      missing = (missing ?? 0) - size;
      if (missing < 0) fault('more than was asked for');
      if (missing <= 0) finish();
    }

    socket.on('connect', next);
    socket.on('data', (chunk) =>
      missing === undefined ? readHead(chunk) : readBody(chunk.length),
    );
    socket.on('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'ECONNREFUSED') {
        report.refused += 1;
        isOver = true;
      } else if (asked) fault(error.code ?? error.name);
      asked = undefined;
    });
    socket.on('close', () => {
      if (asked) fault('no answer');
      if (isOver || performance.now() >= end) leave();
      else open();
    });
  }

  let due = 0;
  let before = performance.now();
  const clock = setInterval(() => {
    const now = performance.now();
    const rate = plan.perSecond ?? 0;
    // What could not be asked in its time is made up for, but not what half a second left behind.
    due = Math.min(due + ((now - before) / 1000) * rate, rate / 2);
    before = now;
    for (; due >= 1 && idle.length > 0; due -= 1) idle.shift()?.();
    if (now >= end) for (const ask of idle.splice(0)) ask();
  }, 5);
  for (let count = 0; count < plan.connections; count += 1) open();
  return promise;
}

process.once('message', (plan: LoadPlan) => {
  void run(plan).then((report) => process.send?.(report));
});
