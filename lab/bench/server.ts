/**
 * `npm run bench:server`: compares this server with nginx and sirv, with the same files and on the same
 * cores. Prints Markdown; `--write` writes it into `docs/performance.md`.
 *
 * Every request asks for gzip, because Debian's nginx has no brotli. All three must send the same bytes,
 * which is checked first. nginx has one worker, because this server is one process.
 */
import { spawnSync } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { request } from 'node:http';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { loadSite } from '../../server/http/load-site.ts';
import { type Contender, startNginx, startOurs, startSirv } from './contenders.ts';
import { type Measured as Answers, applyLoad, type Pin } from './load.ts';
import { median, table, writePart } from './page-report.ts';
import { processorTime, residentMemory, watchPeak } from './process-memory.ts';

const rounds = 3;
const seconds = 2;
const firstPort = Number(process.env.BENCH_PORT ?? 4480);
const gzip = { 'Accept-Encoding': 'gzip' };

/** With the server's processor time per request, in µs. */
type Measured = Answers & { processorUs: number };

type Case = { what: string; path: string; connections: number; isCached: boolean };

function isInstalled(command: string) {
  return spawnSync(command, ['-v'], { stdio: 'ignore' }).error === undefined;
}

function requirePrograms() {
  const missing = ['nginx', 'wrk'].filter((command) => !isInstalled(command));
  if (missing.length === 0) return;
  console.error(
    `The comparison needs ${missing.join(' and ')}. Install: apt-get install nginx-light wrk`,
  );
  process.exit(1);
}

/** Runs the servers on one core and the load generator on another. */
function choosePin(): Pin {
  const canPin = availableParallelism() > 1 && isInstalled('taskset');
  return (core) => (canPin ? ['taskset', '-c', String(core)] : []);
}

/** Uses `node:http`, because fetch would decompress the response. */
function ask(url: string): Promise<{ etag: string; bytes: Buffer }> {
  return new Promise((answered, failed) => {
    request(url, { headers: gzip }, async (response) => {
      const { 'content-encoding': encoding, etag } = response.headers;
      const bytes = Buffer.concat(await response.toArray());
      if (response.statusCode !== 200 || encoding !== 'gzip' || !etag) {
        failed(new Error(`${url} was answered ${response.statusCode}, ${encoding}, ETag ${etag}`));
      } else answered({ etag, bytes });
    })
      .on('error', failed)
      .end();
  });
}

/** Resolves with the number of bytes that every server sends; throws if the bytes differ. */
async function requireSameBytes(contenders: Contender[], path: string) {
  const all = await Promise.all(contenders.map(({ origin }) => ask(origin + path)));
  const first = all[0]?.bytes ?? Buffer.alloc(0);
  const other = all.findIndex(({ bytes }) => !first.equals(bytes));
  if (other >= 0) throw new Error(`${contenders[other]?.name} sends other bytes for ${path}.`);
  return first.length;
}

async function measure(
  { origin, pid }: Contender,
  { path, connections, isCached }: Case,
  pin: Pin,
): Promise<Measured> {
  const url = origin + path;
  const headers = isCached ? { ...gzip, 'If-None-Match': (await ask(url)).etag } : gzip;
  const before = await processorTime(pid);
  const answers = await applyLoad({ url, connections, seconds, headers }, pin);
  const used = (await processorTime(pid)) - before;
  return { ...answers, processorUs: (used * 1000) / answers.requests };
}

type Results = Map<Contender, Map<Case, Measured[]>>;

/** Measures the servers in turns, so that a disturbance affects all of them. */
async function measureInTurns(contenders: Contender[], cases: Case[], pin: Pin) {
  const results: Results = new Map(contenders.map((contender) => [contender, new Map()]));
  for (let round = 0; round < rounds; round += 1) {
    for (const one of cases) {
      for (const contender of contenders) {
        const measured = await measure(contender, one, pin);
        const ofContender = results.get(contender);
        ofContender?.set(one, [...(ofContender.get(one) ?? []), measured]);
      }
    }
    console.error(`round ${round + 1} of ${rounds} is done`);
  }
  return results;
}

const whole = new Intl.NumberFormat('en', { maximumFractionDigits: 0 });
const short = new Intl.NumberFormat('en', { maximumSignificantDigits: 2 });

function figures(results: Results, cases: Case[], memory: Map<Contender, string>) {
  const contenders = [...results.keys()];
  const rows = cases.map((one) => {
    const cells = contenders.map((contender) => {
      const all = results.get(contender)?.get(one) ?? [];
      const perSecond = median(all.map((measured) => measured.perSecond));
      const slowest = median(all.map((measured) => measured.slowestMs));
      const processor = median(all.map((measured) => measured.processorUs));
      return `${whole.format(perSecond)} · ${short.format(slowest)} ms · ${short.format(processor)} µs`;
    });
    return [one.what, one.connections, ...cells];
  });
  const last = ['memory, idle · peak', '', ...contenders.map((each) => memory.get(each) ?? '')];
  return table(['', 'connections', ...contenders.map(({ name }) => name)], [...rows, last]);
}

/** The ratio of the processor times per request of two servers, as `0.9 to 1.2 times`. */
function ratio(results: Results, cases: Case[], one: Contender, other: Contender) {
  const of = (contender: Contender, which: Case) =>
    median((results.get(contender)?.get(which) ?? []).map((measured) => measured.processorUs));
  const all = cases.map((which) => of(one, which) / of(other, which));
  return `${short.format(Math.min(...all))} to ${short.format(Math.max(...all))} times`;
}

/** Explains the table. */
function reading(results: Results, cases: Case[], kilobytes: Map<string, number>) {
  const [ours, ...others] = [...results.keys()];
  if (!ours) throw new Error('Nothing was compared.');
  const ratios = others.map(
    (other) => `${ratio(results, cases, ours, other)} that of ${other.name}`,
  );
  const sizes = [...kilobytes].map(([what, size]) => `${what} ${short.format(size)} kB`);
  return `Requests a second, the time within which 99 of 100 were answered, and the processor time that the
server took for one: medians of ${rounds} interleaved rounds of ${seconds} s, Node ${process.versions.node}, the servers on
one core and wrk on another. All three send the same bytes (${sizes.join(', ')}) with
gzip, since Debian's nginx has no brotli. One nginx worker stands against one Node process. nginx
sends our response headers too; sirv sends hardly any, which makes its 304 cheap.

For a request this server takes ${ratios.join(' and ')}.
nginx serves files faster; in front of this server it only passes requests on (decision 018). Compare
the columns, and not the figures with those of another day: they were taken on the loopback interface of
a machine that had other work to do, which the first two figures of a cell show and the third hardly does.
Memory is what each server and its children hold: this one the whole site
in three forms and Node itself, while nginx and sirv leave the files to the system's cache, which is
not counted.`;
}

async function compare(folder: string, pin: Pin) {
  const site = await loadSite('dist');
  const [script] = [...site.files]
    .filter(([path]) => /^assets\/.*\.js$/.test(path))
    .map(([path, { encoded }]) => ({ path: `/${path}`, size: encoded.gzip?.length ?? 0 }))
    .toSorted((one, other) => other.size - one.size);
  if (!script) throw new Error('The build has no script.');
  const targets = [
    { what: 'home', path: '/' },
    { what: 'largest script', path: script.path },
  ];
  const cases: Case[] = [
    ...targets.flatMap((target) =>
      [1, 50, 500].map((connections) => ({ ...target, connections, isCached: false })),
    ),
    { what: 'home, not changed (304)', path: '/', connections: 50, isCached: true },
  ];

  const contenders: Contender[] = [];
  try {
    for (const [index, start] of [startOurs, startNginx, startSirv].entries()) {
      const { manifest } = site;
      contenders.push(await start({ manifest, folder, port: firstPort + index, pin }));
    }
    const kilobytes = new Map<string, number>();
    for (const { what, path } of targets) {
      kilobytes.set(what, (await requireSameBytes(contenders, path)) / 1000);
    }
    const idle = await Promise.all(contenders.map(({ pid }) => residentMemory(pid)));
    const watches = contenders.map(({ pid }) => watchPeak(pid));
    for (const contender of contenders) {
      for (const one of cases) await measure(contender, { ...one, connections: 50 }, pin);
    }
    const results = await measureInTurns(contenders, cases, pin);
    const peaks = await Promise.all(watches.map((stop) => stop()));
    const memory = contenders.map(
      (each, index) =>
        [
          each,
          `${whole.format(idle[index] ?? 0)} · ${whole.format(peaks[index] ?? 0)} MB`,
        ] as const,
    );
    return `${figures(results, cases, new Map(memory))}\n\n${reading(results, cases, kilobytes)}`;
  } finally {
    for (const { stop } of contenders) await stop();
  }
}

requirePrograms();
const folder = await mkdtemp(join(tmpdir(), 'bench-'));
try {
  const text = await compare(folder, choosePin());
  console.log(text);
  if (process.argv.includes('--write')) {
    const heading = '## The server\n\n`npm run bench:server -- --write` wrote this part.';
    await writePart('docs/performance.md', 'bench:server', `${heading}\n\n${text}`);
  }
} finally {
  await rm(folder, { recursive: true });
}
