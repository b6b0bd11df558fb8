/**
 * `npm run test:hosts`: builds the site, starts each host for real, and runs the same checks against
 * all of them. With --quick only those that need nothing installed: this server and a plain folder;
 * with --built on the build that is there; with --only=nginx,Workers those hosts.
 */
import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { performance } from 'node:perf_hooks';
import { chromium } from '@playwright/test';
import { browserArguments, findPageBrowser } from '../../tools/find-browser.ts';
import { runNode } from '../relay/site-process.ts';
import { startVariant } from '../site-variant.ts';
import { readBuild } from './built-site.ts';
import { browserChecks } from './check-browser.ts';
import { documentChecks } from './check-documents.ts';
import { fileChecks } from './check-files.ts';
import { awayCheck, messageChecks, rateCheck } from './check-messages.ts';
import type { Build, Host } from './host.ts';
import { isInstalled } from './process.ts';
import { providerKeys, startProvider } from './provider.ts';
import { nginxCommand, startNginx } from './start-nginx.ts';
import { startNode } from './start-node.ts';
import { startPages, startStatic } from './start-static.ts';
import { startWorker } from './start-worker.ts';
import { table } from './table.ts';
import { hasWrangler } from './wrangler.ts';

const options = process.argv.slice(2);
const isQuick = options.includes('--quick');
/** Names of hosts, separated by commas. */
const only = options.find((each) => each.startsWith('--only='))?.slice('--only='.length);
const work = 'test-results/hosts';
const dist = 'dist';

type Running = { host: Host; build: string; stop: () => Promise<void> };

type Starter = {
  name: string;
  /** Whether it runs with nothing but this project's packages, and in seconds. */
  isQuick: boolean;
  start: (folder: string) => Promise<Running>;
};

/** A host that serves the build in dist/. */
const served = (host: Host): Running => ({ host, build: dist, stop: host.stop });

/** In the order of the table. */
const starters: Starter[] = [
  {
    name: 'this server',
    isQuick: true,
    start: async (folder) => served(await startNode({ build: dist, folder, trustProxy: false })),
  },
  {
    name: 'nginx',
    isQuick: false,
    start: async (folder) => served(await startNginx(dist, folder)),
  },
  { name: 'Workers', isQuick: false, start: async (folder) => served(await startWorker(folder)) },
  { name: 'static', isQuick: true, start: async () => served(await startStatic(dist)) },
  {
    name: 'static + _headers',
    isQuick: false,
    start: async (folder) => served(await startPages(dist, folder)),
  },
  { name: 'static + provider', isQuick: false, start: startWithProvider },
];

/** A plain folder whose build sends messages to a provider. */
async function startWithProvider(): Promise<Running> {
  const provider = await startProvider();
  const variant = await startVariant({
    name: 'hosts-provider',
    env: { VITE_EMAILJS_ORIGIN: provider.origin, ...providerKeys },
  });
  await variant.stop();
  const build = 'test-results/variants/hosts-provider/dist';
  const host = await startStatic(build);
  return {
    host: {
      ...host,
      promises: { ...host.promises, messages: 'provider' },
      messages: async () => provider.received,
    },
    build,
    async stop() {
      await host.stop();
      await provider.stop();
    },
  };
}

function giveUp(reason: string): never {
  console.error(reason);
  process.exit(1);
}

const chosen = starters.filter(
  (each) => (!isQuick || each.isQuick) && (!only || only.split(',').includes(each.name)),
);
if (chosen.length === 0) giveUp(`No host is called ${only}.`);
if (chosen.some(({ name }) => name === 'nginx') && !(await isInstalled(nginxCommand, ['-v']))) {
  giveUp(
    'nginx is not installed. On Debian: apt-get install nginx. NGINX_PATH names one elsewhere.',
  );
}
if (chosen.some((each) => !each.isQuick) && !(await hasWrangler())) {
  giveUp('wrangler does not run. npm ci installs it, with the workerd of this platform.');
}

await rm(work, { recursive: true, force: true });
await mkdir(work, { recursive: true });
if (!options.includes('--built')) {
  console.log('Building the site…');
  const built = runNode(['scripts/build.ts'], '.', {});
  if ((await built.exited) !== 0) giveUp(built.lines.join('\n'));
}

const browser = await chromium.launch({
  executablePath: await findPageBrowser(),
  args: browserArguments,
});
const checks = [
  ...documentChecks,
  ...fileChecks,
  ...messageChecks,
  ...browserChecks(browser),
  rateCheck,
  awayCheck,
];

type Outcome = { seconds: number; error: unknown };

async function runChecks(host: Host, build: Build): Promise<Outcome[]> {
  const outcomes: Outcome[] = [];
  for (const { run } of checks) {
    const begun = performance.now();
    const error: unknown = await run(host, build).then(
      () => undefined,
      (thrown) => thrown ?? 'thrown',
    );
    outcomes.push({ seconds: (performance.now() - begun) / 1000, error });
  }
  return outcomes;
}

async function runHost({ name, start }: Starter) {
  const begun = performance.now();
  const folder = join(work, name.replaceAll(/\W+/g, '-'));
  await mkdir(folder, { recursive: true });
  const { host, build, stop } = await start(folder);
  const outcomes = await readBuild(build)
    .then((files) => runChecks(host, files))
    .finally(stop);
  const seconds = (performance.now() - begun) / 1000;
  const good = outcomes.filter(({ error }) => error === undefined).length;
  console.log(`${name}: ${good} of ${checks.length} checks hold, ${seconds.toFixed(1)} s`);
  return { name, outcomes, seconds };
}

// The quick ones at once, each with a core; the others start programs of more than one.
const results: Awaited<ReturnType<typeof runHost>>[] = [];
if (isQuick) results.push(...(await Promise.all(chosen.map(runHost))));
else for (const starter of chosen) results.push(await runHost(starter));
await browser.close();

const rows = checks.map(({ name }, index): [string, string[]] => [
  name,
  results.map(({ outcomes }) => (outcomes[index]?.error === undefined ? 'ok' : 'FAILED')),
]);
rows.push(['seconds', results.map(({ seconds }) => seconds.toFixed(1))]);
const names = results.map(({ name }) => name);
console.log(`\n${table(names, rows)}`);

const faults = results.flatMap(({ name, outcomes }) =>
  outcomes.flatMap(({ error }, index) => {
    if (error === undefined) return [];
    const reason = error instanceof Error ? (error.stack ?? error.message) : String(error);
    return [`${name}: ${checks[index]?.name}\n${reason.slice(0, 1500)}`];
  }),
);
for (const fault of faults) console.error(`\n${fault}`);
console.log(`\n${results.length * checks.length - faults.length} passed, ${faults.length} failed`);
process.exit(faults.length === 0 ? 0 : 1);
