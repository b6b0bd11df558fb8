/**
 * `npm run test:hosts`: builds the site, starts each host and runs the checks that are for it. With --quick
 * only those that need nothing installed; with --nginx of the servers of other packages only nginx; with --built on
 * the build that is there; with --only=nginx,worker those hosts. A host whose packages are missing says so.
 */
import '../../src/studio/use-folder.ts';
import { cp, mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { after, before, describe, test } from 'node:test';
import { type Browser, chromium } from '@playwright/test';
import { browserArguments, findPageBrowser } from '../../build/find-browser.ts';
import { loadSite } from '../../server/http/load-site.ts';
import { runNode } from '../../tests/relay/site-process.ts';
import { browserChecks } from './check-browser.ts';
import { doctorChecks } from './check-doctor.ts';
import { documentChecks, giveOldAddresses } from './check-documents.ts';
import { fileChecks } from './check-files.ts';
import { messageChecks, rateCheck } from './check-messages.ts';
import { awayCheck, proxyChecks } from './check-proxy.ts';
import type { Host, Kind } from './host.ts';
import { startFolderWithHeaders, startWorker } from './start-cloudflare.ts';
import { type DebianKind, debianKinds, missingPackages, startDebian } from './start-debian.ts';
import { startFolder } from './start-folder.ts';
import { startNginx } from './start-nginx.ts';
import { startNode } from './start-node.ts';

const options = process.argv.slice(2);
const work = 'test-results/hosts';
/** Where the documents let every studio's build be. */
const build = 'dist';
/** The same, moved from another site. */
const moved = join(work, 'build');

const debianStarters = Object.fromEntries(
  debianKinds.map((kind) => [kind, (folder: string) => startDebian(kind, build, folder)]),
) as Record<DebianKind, (folder: string) => Promise<Host>>;

const starters: Record<Kind, (folder: string) => Promise<Host>> = {
  node: (folder) => startNode(moved, folder),
  folder: () => startFolder(build),
  nginx: (folder) => startNginx(moved, folder),
  worker: startWorker,
  'folder with headers': () => startFolderWithHeaders(build),
  ...debianStarters,
};

function chosenKinds(): Kind[] {
  const kinds = Object.keys(starters) as Kind[];
  const only = options.find((each) => each.startsWith('--only='))?.slice('--only='.length);
  if (only) return kinds.filter((kind) => only.split(',').includes(kind));
  if (options.includes('--quick')) return ['node', 'folder'];
  return options.includes('--nginx')
    ? kinds.filter((kind) => !/^(apache|haproxy|caddy|lighttpd|h2o|varnish|squid) /.test(kind))
    : kinds;
}

if (!options.includes('--built')) {
  const { STUDIO = 'studio' } = process.env;
  const built = runNode(['build/build.ts', '--dist'], '.', { STUDIO });
  if ((await built.exited) !== 0) throw new Error(built.lines.join('\n'));
}
await rm(work, { recursive: true, force: true });
await cp(build, moved, { recursive: true });
giveOldAddresses(moved);
/** Started only when a check needs it. */
let browser: Promise<Browser> | undefined;
const openBrowser = async () => {
  browser ??= chromium.launch({
    executablePath: await findPageBrowser(),
    args: browserArguments,
  });
  return browser;
};
const site = await loadSite(build);
const checks = [
  ...doctorChecks,
  ...documentChecks,
  ...fileChecks,
  ...proxyChecks,
  ...messageChecks,
  ...browserChecks(openBrowser),
  rateCheck,
  awayCheck,
];

const isDebians = (kind: Kind): kind is DebianKind => debianKinds.some((each) => each === kind);

for (const kind of chosenKinds())
  describe(kind, { skip: isDebians(kind) && missingPackages(kind) }, () => {
    let host: Host;
    before(async () => {
      const folder = join(work, kind.replaceAll(' ', '-'));
      await mkdir(folder, { recursive: true });
      host = await starters[kind](folder);
    });
    after(() => host?.stop());
    for (const { name, on, run } of checks)
      if (!on || on.includes(kind)) test(name, () => run({ host, kind, build: site }));
  });
after(async () => (await browser)?.close());
