/** Puts a load on the server, from a process of its own. */
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';

export type LoadRequest = {
  /** The whole request as it travels. */
  bytes: string;
  status: number;
};

export type LoadPlan = {
  port: number;
  connections: number;
  /** However few they are, each request is asked once. */
  seconds: number;
  /** Asked in turns. */
  requests: LoadRequest[];
  /** Requests a second; as many as it can when there is none. */
  perSecond?: number;
};

export type LoadReport = {
  answered: number;
  /** Connections that found nobody listening: nothing was taken on, so nothing was dropped. */
  refused: number;
  /** What else was not as it should be, with how often. */
  faults: Record<string, number>;
  /** Processor time that asking took, in ms. */
  processorMs: number;
};

/** Starts it; the report comes when it is over. */
export async function runLoad(plan: LoadPlan): Promise<LoadReport> {
  const child = fork(join(import.meta.dirname, 'load-client.ts'));
  child.send(plan);
  const [report] = (await once(child, 'message')) as [LoadReport];
  child.disconnect();
  await once(child, 'exit');
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
    'Accept-Encoding': 'gzip, deflate, br, zstd',
    ...(body && { 'Content-Length': String(Buffer.byteLength(body)) }),
    ...headers,
  };
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}\r\n`);
  return `${method} ${path} HTTP/1.1\r\n${lines.join('')}\r\n${body}`;
}
