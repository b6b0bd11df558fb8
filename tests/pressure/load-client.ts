/**
 * The process behind `runLoad`. Sockets and a reader of its own, because the clients that Node brings
 * take more time for a request than the server does.
 */
import { connect } from 'node:net';
import type { LoadPlan, LoadReport } from './load.ts';

const headEnd = Buffer.from('\r\n\r\n');
const nothing = Buffer.alloc(0);
/** All connections read into it, one after the other; the longest answer fits at once. */
const inbox = Buffer.alloc(256 * 1024);
/** In ms, between two looks whether somebody may ask again, when a rate is given. */
const lookEvery = 2;

type Question = { bytes: Buffer; status: number; isHead: boolean };

function run(plan: LoadPlan): Promise<LoadReport> {
  const { promise, resolve } = Promise.withResolvers<LoadReport>();
  const report: LoadReport = { answered: 0, refused: 0, faults: {}, processorMs: 0 };
  const questions = plan.requests.map(
    ({ bytes, status }): Question => ({
      bytes: Buffer.from(bytes),
      status,
      isHead: bytes.startsWith('HEAD'),
    }),
  );
  const began = performance.now();
  const end = began + plan.seconds * 1000;
  /** Clients that wait for their turn, when a rate is given. */
  const idle: (() => void)[] = [];
  /** How many were asked so far. */
  let turn = 0;
  let running = plan.connections;

  const isTimeOver = () => performance.now() >= end && turn >= questions.length;
  const fault = (what: string) => {
    report.faults[what] = (report.faults[what] ?? 0) + 1;
  };
  const leave = () => {
    running -= 1;
    if (running === 0) {
      clearInterval(clock);
      const { user, system } = process.cpuUsage();
      resolve({ ...report, processorMs: (user + system) / 1000 });
    }
  };
  /**
   * Whether the rate allows one more by now. Counted from the start, so that what could not be asked
   * in its time is made up for: whoever is behind asks again without a pause, as if there were no rate.
   */
  const mayAsk = () => {
    const now = performance.now();
    if (plan.perSecond === undefined || now >= end) return true;
    return turn < ((now - began) / 1000) * plan.perSecond;
  };

  function open() {
    let asked: Question | undefined;
    /** The part of a head that has come so far. */
    let head: Buffer = nothing;
    /** Bytes of the body that are still to come; undefined while the head is read. */
    let missing: number | undefined;
    let isLast = false;
    let isOver = false;
    const socket = connect({
      port: plan.port,
      host: '127.0.0.1',
      noDelay: true,
      onread: {
        buffer: inbox,
        callback(size) {
          if (missing === undefined) readHead(inbox.subarray(0, size));
          else readBody(size);
          return true;
        },
      },
    });

    function ask() {
      // Ended while it waited for its turn; another takes its place.
      if (socket.destroyed) return;
      if (isTimeOver()) return void socket.end();
      asked = questions[turn % questions.length];
      turn += 1;
      socket.write(asked?.bytes ?? nothing);
    }
    const next = () => (mayAsk() ? ask() : void idle.push(ask));

    function finish() {
      report.answered += 1;
      asked = undefined;
      missing = undefined;
      // The server ends the connection itself after an answer that says so.
      if (!isLast) next();
    }

    function readHead(chunk: Buffer) {
      const all = head.length === 0 ? chunk : Buffer.concat([head, chunk]);
      const length = all.indexOf(headEnd);
      // Copied where it is not whole, since the next connection reads into the same place.
      head = length < 0 ? Buffer.from(all) : nothing;
      if (length < 0) return;
      const text = all.toString('latin1', 0, length);
      const status = Number(text.slice(9, 12));
      if (status !== asked?.status) fault(`${status} instead of ${asked?.status}`);
      isLast = /\r\nconnection: close/i.test(text);
      const size = Number(/\r\ncontent-length: (\d+)/i.exec(text)?.[1] ?? 0);
      missing = status === 304 || asked?.isHead ? 0 : size;
      readBody(all.length - length - headEnd.length);
    }

    function readBody(size: number) {
      missing = (missing ?? 0) - size;
      if (missing < 0) fault('more than was asked for');
      if (missing <= 0) finish();
    }

    socket.on('connect', next);
    socket.on('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'ECONNREFUSED') {
        report.refused += 1;
        isOver = true;
      } else if (asked) fault(error.code ?? error.name);
      asked = undefined;
    });
    socket.on('close', () => {
      if (asked) fault('no answer');
      if (isOver || isTimeOver()) leave();
      else open();
    });
  }

  const clock = setInterval(() => {
    while (idle.length > 0 && mayAsk()) idle.shift()?.();
  }, lookEvery);
  for (let count = 0; count < plan.connections; count += 1) open();
  return promise;
}

process.once('message', (plan: LoadPlan) => {
  void run(plan).then((report) => process.send?.(report));
});
