/**
 * `npm run test:speech`: a screen reader, Orca, reads pages to their end in Firefox and Chromium, and what it says is
 * compared with what can be seen; then it goes through states by the keys (states.ts). What is not as it should be is
 * tried twice more: a busy machine makes a reader give up, and never makes it say what it would not. With --built on the
 * build that is there, with --loads 10 each page so often and once, with --readings no states, with --states no readings. Parts: --engine firefox,
 * --page home, any other page, or an address of the site, and --state 'menu|film'. --write writes what
 * has been heard so far, of all readings or all states, into content/measured.json.
 */
import '../../src/studio/use-folder.ts';
import { execFileSync } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import { findBrowser } from '../../build/find-browser.ts';
import { writeMeasured } from '../../build/measured.ts';
import { defaultLanguage, languageCodes } from '../../src/in-force/languages.ts';
import { hrefTo, isRoute, routeIds } from '../../src/in-force/routes.ts';
import { start } from '../../tests/process.ts';
import { findOrInstall } from '../engines/install.ts';
import { serveBuild } from '../served-build.ts';
import { judge, type Verdict } from './judge.ts';
import type { Recording, Session } from './session.ts';
import { otherSites } from './sites.ts';
import { type State, statesIn } from './states.ts';

const { values } = parseArgs({
  options: {
    built: { type: 'boolean' },
    readings: { type: 'boolean' },
    states: { type: 'boolean' },
    write: { type: 'boolean' },
    engine: { type: 'string', default: '' },
    page: { type: 'string', default: '' },
    state: { type: 'string', default: '' },
    loads: { type: 'string', default: '1' },
  },
});

const loads = Number(values.loads);
const mostTries = loads > 1 ? 1 : 3;
const browsers = (['firefox', 'chromium'] as const).filter((name) => name.includes(values.engine));
const named = routeIds.filter((page) => page === values.page);
const mainPages = (['home', 'prices', 'contact'] as const).filter(isRoute);
/** By their names. */
const addresses =
  values.state || values.states
    ? []
    : values.page.startsWith('/')
      ? [[values.page.replaceAll(/\W+/g, '-'), values.page] as const]
      : (values.page ? named : mainPages).flatMap((page) =>
          languageCodes.map(
            (code) => [`${page.replaceAll('/', '-')}-${code}`, hrefTo(page, code)] as const,
          ),
        );
const states = Object.entries(statesIn(defaultLanguage)).filter(
  ([name]) => new RegExp(values.state).test(name) && !values.page && !values.readings,
);
const results = 'test-results/speech';
if (values.write && (values.engine || values.page || values.state))
  throw new Error('Only all readings, or all states, in all engines can be written.');

for (const [program, ...packages] of [
  ['/usr/bin/firefox-esr', 'firefox-esr'],
  ['/usr/bin/chromium', 'chromium'],
  ['/usr/bin/orca', 'orca', 'at-spi2-core', 'python3-speechd'],
  ['/usr/bin/speech-dispatcher', 'speech-dispatcher'],
  ['/usr/bin/Xvfb', 'xvfb'],
  ['/usr/bin/xdotool', 'xdotool'],
  ['/usr/bin/dbus-run-session', 'dbus'],
] as const)
  findOrInstall(program, packages);

const { site, folder } = await serveBuild(values.built, results);
const origins: Partial<Record<keyof typeof otherSites, string>> = {};
for (const [, { site: other }] of states)
  if (other) origins[other] ??= await otherSites[other](folder);

/** What can be seen of each address, in the order of the document. */
async function seenAt(addresses: readonly string[]): Promise<Map<string, string>> {
  const browser = await chromium.launch({ executablePath: await findBrowser() });
  const page = await browser.newPage({ viewport: { width: 1280, height: 900 } });
  const seen = new Map<string, string>();
  for (const address of addresses) {
    await page.goto(site.origin + address);
    // All islands start at the first key press, as for whoever has the page read by keys.
    await page.keyboard.press('Shift');
    await page.waitForFunction(() =>
      [...document.querySelectorAll('[data-island]')].every((it) => it.hasAttribute('data-alive')),
    );
    const texts = await page.evaluate(() => {
      const found: string[] = [];
      const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      while (walker.nextNode()) {
        const parent = walker.currentNode.parentElement;
        const isRead =
          parent?.checkVisibility({ visibilityProperty: true }) &&
          !parent.closest('[aria-hidden=true], .visually-hidden, svg, script, style');
        if (isRead) found.push(walker.currentNode.textContent ?? '');
      }
      return found;
    });
    seen.set(address, texts.join(' '));
  }
  await browser.close();
  return seen;
}

type Work = Pick<Session, 'browser' | 'steps'> & {
  /** What is read or done, and how often it has been before. */
  name: string;
  address: string;
  state?: State;
};

async function listen({ browser, name, address, state }: Work): Promise<Recording> {
  const own = mkdtempSync(join(folder, 'session-'));
  const session: Session = {
    browser,
    address: (state?.site ? origins[state.site] : site.origin) + address,
    folder: own,
    width: state?.width ?? 1280,
    visible: seen.get(address) ?? '',
    steps: state?.steps,
  };
  // Orca does not start when it sees another of the same user: in a world of its own it sees none.
  const args = [
    ...['--pid', '--fork', '--kill-child', '--mount-proc'],
    ...['dbus-run-session', '--', process.execPath, join(import.meta.dirname, 'session.ts')],
    JSON.stringify(session),
  ];
  // Two message buses for readers at one place would be taken for each other.
  const env = { HOME: join(own, 'home'), XDG_RUNTIME_DIR: join(own, 'run') };
  for (const made of Object.values(env)) mkdirSync(made, { mode: 0o700 });
  const program = start('unshare', args, { env });
  await new Promise((done) => program.child.once('exit', done));
  try {
    const file = join(results, `${browser}-${name}.json`);
    copyFileSync(join(own, 'recording.json'), file);
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    throw new Error(`${name}: the session ended without a word: ${program.said().slice(-2000)}`);
  }
}

const work = browsers.flatMap((browser): Work[] => [
  ...addresses.flatMap(([name, address]) =>
    Array.from({ length: loads }, (_, load) => ({ browser, name: `${name}-${load}`, address })),
  ),
  ...states.map(([name, state]) => ({ browser, name, state, address: state.address })),
]);
const seen = await seenAt([...new Set(work.map(({ address }) => address))]);

const verdicts: (Work & Verdict)[] = [];

const isRight = ({ ended, missing }: Verdict) => ended && missing.length === 0;

async function hear(next: Work): Promise<Verdict> {
  const { said, isSilent, faults } = await listen(next).catch((error) => ({
    ...{ said: [], isSilent: false },
    faults: [String(error).slice(-200)],
  }));
  const verdict = next.state
    ? { ended: faults.length === 0, sentences: said.length, missing: faults }
    : judge(said, seen.get(next.address) ?? '', isSilent);
  const { ended, sentences, missing } = verdict;
  const result = isRight(verdict) ? 'ok' : ended ? 'NOT WHOLE' : 'NOT TO THE END';
  const notes = next.state ? faults : [...faults, ...missing.slice(0, 40)];
  console.log(
    [`${result}: ${next.browser} ${next.name}, ${sentences} sentences`, ...notes].join(' '),
  );
  return verdict;
}

/** Whoever has read to the end has heard more, and then whoever has left out less. */
const better = (one: Verdict, other: Verdict) =>
  Number(other.ended) - Number(one.ended) || one.missing.length - other.missing.length;

async function hearOften(next: Work): Promise<void> {
  const tries: Verdict[] = [];
  while (tries.length < mostTries && !tries.some(isRight)) tries.push(await hear(next));
  verdicts.push(
    ...tries
      .toSorted(better)
      .slice(0, 1)
      .map((best) => ({ ...next, ...best })),
  );
}

const versionOf = (program: string) =>
  /\d+(\.\d+)+/.exec(execFileSync(program, ['--version'], { encoding: 'utf8' }))?.[0] ?? '';
const names = { firefox: 'Firefox', chromium: 'Chromium' };
const programs = { firefox: 'firefox-esr', chromium: 'chromium' };
/** Whatever has been heard so far: a run may be stopped before its end. */
function write(): void {
  const readings = verdicts.filter(({ state }) => !state);
  const acts = verdicts.filter(({ state }) => state);
  const read = readings.filter(({ ended }) => ended);
  const ran = {
    reader: { name: 'Orca', version: versionOf('orca') },
    list: browsers.map((browser) => ({
      name: names[browser],
      version: versionOf(programs[browser]),
    })),
  };
  if (readings.length > 0)
    writeMeasured('speech', {
      ...ran,
      readings: readings.length,
      read: read.length,
      whole: read.filter(({ missing }) => missing.length === 0).length,
    });
  if (acts.length > 0)
    writeMeasured('spokenStates', {
      ...ran,
      states: acts.length,
      heard: acts.filter(({ ended }) => ended).length,
    });
}

await Promise.all(
  browsers.map(async (browser) => {
    for (const next of work.filter((it) => it.browser === browser)) {
      await hearOften(next);
      if (values.write) write();
    }
  }),
);

const failed = verdicts.filter((verdict) => !isRight(verdict));
console.log(`${verdicts.length} readings and states, ${failed.length} not as they should be.`);
for (const { browser, name } of failed) console.log(`${browser} ${name}`);
process.exit(failed.length > 0 ? 1 : 0);
