/** Runs the load generator wrk and parses its output. */
import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

export type Load = {
  url: string;
  connections: number;
  seconds: number;
  headers: Record<string, string>;
};

export type Measured = { requests: number; perSecond: number; slowestMs: number };

/** The prefix that makes a command run on one core; empty where this is not possible. */
export type Pin = (core: number) => string[];

const inMs: Record<string, number> = { us: 0.001, ms: 1, s: 1000, m: 60_000 };

/** One measurement. Throws if any request failed, because the result would be meaningless. */
export async function applyLoad(
  { url, connections, seconds, headers }: Load,
  pin: Pin,
): Promise<Measured> {
  const lines = Object.entries(headers).flatMap(([name, value]) => ['-H', `${name}: ${value}`]);
  // A long time-out, because a slow response is a result and not a failure.
  const size = ['-t1', `-c${connections}`, `-d${seconds}s`, '--timeout', '30s', '--latency'];
  const [command = '', ...words] = [...pin(1), 'wrk', ...size, ...lines, url];
  const { stdout } = await promisify(execFile)(command, words);
  const fault = /Socket errors.*|Non-2xx.*/.exec(stdout);
  if (fault) throw new Error(`${url} with ${connections} connections: ${fault[0]}`);
  const perSecond = /Requests\/sec:\s+([\d.]+)/.exec(stdout);
  const requests = /(\d+) requests in/.exec(stdout);
  const slowest = /99%\s+([\d.]+)(us|ms|s|m)/.exec(stdout);
  if (!requests || !perSecond || !slowest)
    throw new Error(`wrk said something unexpected:\n${stdout}`);
  return {
    requests: Number(requests[1]),
    perSecond: Number(perSecond[1]),
    slowestMs: Number(slowest[1]) * (inMs[slowest[2] ?? ''] ?? Number.NaN),
  };
}
