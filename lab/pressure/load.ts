/** Puts a load on the server: raw requests, also malformed ones, each on its own connection. */
import { connect } from 'node:net';

export type LoadRequest = {
  /** The whole request; the server closes the connection after its answer. */
  bytes: string;
  status: number;
};

type LoadPlan = {
  port: number;
  /** At the same time. */
  connections: number;
  /** In s. Each request is sent at least once, also in a shorter time. */
  seconds: number;
  /** Asked in turns. */
  requests: LoadRequest[];
};

export type LoadReport = {
  answered: number;
  /** The faults with their counts. A refused connection is no fault: no request was dropped. */
  faults: Record<string, number>;
};

/** Sends requests until the time is over or the server has stopped. */
export async function runLoad(plan: LoadPlan): Promise<LoadReport> {
  const { port, connections, requests } = plan;
  const report: LoadReport = { answered: 0, faults: {} };
  const end = performance.now() + plan.seconds * 1000;
  let asked = 0;
  let isListening = true;

  async function ask({ bytes, status }: LoadRequest) {
    const socket = connect({ port, host: '127.0.0.1', noDelay: true }, () => socket.write(bytes));
    let answer = '';
    socket.on('data', (data) => {
      answer ||= data.toString('latin1');
    });
    socket.on('error', ({ code }: NodeJS.ErrnoException) => {
      isListening &&= code !== 'ECONNREFUSED';
    });
    await new Promise((closed) => socket.on('close', closed));
    if (answer.startsWith(`HTTP/1.1 ${status} `)) report.answered += 1;
    else if (isListening) {
      const what = `"${answer.split('\r\n', 1)[0]}" instead of ${status}`;
      report.faults[what] = (report.faults[what] ?? 0) + 1;
    }
  }

  async function visit() {
    while (isListening && (performance.now() < end || asked < requests.length)) {
      const request = requests[asked % requests.length];
      asked += 1;
      if (request) await ask(request);
    }
  }
  await Promise.all(Array.from({ length: connections }, visit));
  return report;
}

/** A GET as a browser sends it, reduced to what the server looks at. */
export function get(path: string, status = 200, headers: Record<string, string> = {}): LoadRequest {
  return { bytes: requestBytes('GET', path, headers), status };
}

export function requestBytes(
  method: string,
  path: string,
  headers: Record<string, string> = {},
  body = '',
): string {
  const all: Record<string, string> = {
    Host: 'localhost',
    Connection: 'close',
    'Accept-Encoding': 'gzip, deflate, br, zstd',
    ...(body && { 'Content-Length': String(Buffer.byteLength(body)) }),
    ...headers,
  };
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}\r\n`);
  return `${method} ${path} HTTP/1.1\r\n${lines.join('')}\r\n${body}`;
}
