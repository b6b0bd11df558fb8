/**
 * `npm run test:engines`: the same journeys in Firefox and WebKit, side by side. With --built on the build that is
 * there; with --engine firefox in that engine; with --journey menu those with the text in their name.
 * --write writes the result of all journeys into content/measured.json, if all have passed.
 */
import '../../src/studio/use-folder.ts';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { writeMeasured } from '../../build/measured.ts';
import { buildFolder } from '../../src/studio/own-places.ts';
import { runNode, startSite } from '../../tests/relay/site-process.ts';
import type { Browser, Engine } from './engine.ts';
import { openFirefox } from './firefox.ts';
import type { Journey } from './journey.ts';
import { consentJourneys, stopConsentSite } from './journeys/consent.ts';
import { contactJourneys } from './journeys/contact.ts';
import { documentJourneys } from './journeys/documents.ts';
import { drawingJourneys } from './journeys/drawings.ts';
import { foreignJourneys } from './journeys/foreign-changes.ts';
import { homeJourneys } from './journeys/home.ts';
import { navigationJourneys } from './journeys/navigation.ts';
import { showcaseJourneys } from './journeys/showcases.ts';
import { visitJourneys } from './journeys/visits.ts';
import { Tab } from './tab.ts';
import { openWebKit } from './webkit.ts';

const engines = { firefox: openFirefox, webkit: openWebKit };
const allJourneys = [
  ...documentJourneys,
  ...navigationJourneys,
  ...homeJourneys,
  ...contactJourneys,
  ...foreignJourneys,
  ...drawingJourneys,
  ...consentJourneys,
  ...visitJourneys,
  ...showcaseJourneys,
];
const { values } = parseArgs({
  options: {
    built: { type: 'boolean' },
    write: { type: 'boolean' },
    engine: { type: 'string', default: '' },
    journey: { type: 'string', default: '' },
  },
});
const pictures = 'test-results/engines';
/** The time limit for a driver that no longer answers, in ms: longer than any wait within a journey. */
const hangingTime = 1_200_000;

function giveUp(reason: string): never {
  console.error(reason);
  process.exit(1);
}

const chosen = Object.entries(engines).filter(([name]) => name.includes(values.engine));
const journeys = allJourneys.filter(({ name }) => name.includes(values.journey));
if (chosen.length === 0) giveUp(`No engine is called "${values.engine}".`);
if (values.write && (values.engine || values.journey)) giveUp('Only a whole run can be written.');
if (journeys.length === 0) giveUp(`No journey has "${values.journey}" in its name.`);

await rm(pictures, { recursive: true, force: true });
await mkdir(pictures, { recursive: true });
if (!values.built) {
  console.log('Building the site…');
  const build = runNode(['build/build.ts'], '.', {});
  if ((await build.exited) !== 0) giveUp(build.lines.join('\n'));
}
const outbox = await mkdtemp(join(tmpdir(), 'outbox-'));
const site = await startSite('.', {
  SITE_DIR: resolve(buildFolder),
  OUTBOX_DIR: outbox,
  RATE_LIMIT_MINUTE: '0',
  RATE_LIMIT_HOUR: '0',
});
process.on('exit', () => site.child.kill('SIGTERM'));

/** The version of each engine that has been started. */
const versions = new Map<Engine['name'], string>();
const results: { name: Engine['name']; version: string; journeys: number }[] = [];

/** Runs a journey. A failure saves a screenshot of the window. */
async function run(engine: Engine, browser: Browser, journey: Journey): Promise<void> {
  const { driver } = browser;
  versions.set(engine.name, String((await driver.getCapabilities()).get('browserVersion') ?? ''));
  const attempt = async () => {
    try {
      const tab = await Tab.current(driver);
      const own = await driver.getWindowHandle();
      await journey.run({ tab, browser, engine: engine.name, origin: site.origin, outbox });
      await forget(browser, own);
    } catch (error) {
      const file = `${engine.name}-${journey.name.replaceAll(/\W+/g, '-')}.png`.toLowerCase();
      console.log(`    ${await driver.executeScript(whereItStands).catch(String)}`);
      const picture = await driver.takeScreenshot().catch(() => '');
      await writeFile(join(pictures, file), picture, 'base64');
      throw error;
    }
  };
  const hang = wait(hangingTime, undefined, { ref: false }).then(() => {
    throw new Error(`No end after ${hangingTime / 60_000} minutes`);
  });
  await Promise.race([attempt(), hang]);
}

/** Runs in the page: what a failure elsewhere is understood by, when nobody can look at the picture. */
function whereItStands() {
  const [dialogs, buttons] = ['dialog[open]', 'button'].map((each) =>
    [...document.querySelectorAll(each)].filter((it) => it.checkVisibility()),
  );
  const names = buttons?.slice(-12).map(({ textContent }) => textContent.slice(0, 40));
  const { href } = location;
  const open = dialogs?.map(({ id, className }) => id || className);
  return JSON.stringify({ href, state: history.state, open, names });
}

/** Leaves this window alone and empty, and nothing of what the journey has stored or said. */
async function forget({ driver, consoleLines }: Browser, own: string): Promise<void> {
  const others = (await driver.getAllWindowHandles()).filter((handle) => handle !== own);
  for (const handle of [...others, own]) {
    await driver.switchTo().window(handle);
    await driver.executeScript(() => {
      if (!location.protocol.startsWith('http')) return;
      localStorage.clear();
      sessionStorage.clear();
    });
    if (handle !== own) await driver.close();
  }
  await driver.get('about:blank');
  consoleLines.length = 0;
}

const settingsOf = ({ options = {} }: Journey) => JSON.stringify(options);

let failed = 0;
const unlucky: string[] = [];

/** All journeys of an engine, one after another. */
async function runAll(open: () => Engine | Promise<Engine>): Promise<void> {
  const engine = await open();
  let passed = 0;
  // A start costs as much as a short journey: those with the same settings share a browser.
  let kept: { settings: string; browser: Browser } | undefined;
  const mine = journeys.filter(({ only }) => !only || only === engine.name);
  for (const journey of mine.toSorted((a, b) => settingsOf(a).localeCompare(settingsOf(b)))) {
    const settings = settingsOf(journey);
    const attempt = async () => {
      const begun = performance.now();
      if (kept?.settings !== settings) {
        await kept?.browser.close();
        kept = { settings, browser: await engine.start(journey.options ?? {}) };
      }
      const error = await run(engine, kept.browser, journey).then(
        () => undefined,
        (reason: unknown) => (reason instanceof Error ? reason : new Error(String(reason))),
      );
      const seconds = ((performance.now() - begun) / 1000).toFixed(1);
      console.log(`${error ? 'FAILED' : 'ok    '} ${engine.name}: ${journey.name} (${seconds} s)`);
      if (!error) return true;
      console.log((error.stack ?? error.message).slice(0, 1500).replaceAll(/^/gm, '    '));
      await kept.browser.close();
      kept = undefined;
      return false;
    };
    // Once more, as tests of a run of everything are (tests/run.ts): what passes then depends on luck, and is to be mended.
    const isPassed = await attempt();
    const isUnlucky = !isPassed && (await attempt());
    if (isUnlucky) unlucky.push(`${engine.name}: ${journey.name}`);
    if (isPassed || isUnlucky) passed += 1;
    else failed += 1;
  }
  await kept?.browser.close();
  await engine.stop();
  results.push({
    name: engine.name,
    version: versions.get(engine.name) ?? '',
    journeys: passed,
  });
}

// Side by side: an engine waits for half of its time. Nothing is timed, and no limit is near.
await Promise.all(chosen.map(([, open]) => runAll(open)));
await stopConsentSite();
results.sort((one, other) => one.name.localeCompare(other.name));
const passed = results.reduce((sum, { journeys: count }) => sum + count, 0);
site.child.kill('SIGTERM');
await site.exited;
await rm(outbox, { recursive: true, force: true });
console.log(`\n${passed} passed, ${failed} failed`);
for (const name of unlucky) console.log(`failed, and passed when it was run again: ${name}`);
if (values.write && failed === 0) writeMeasured('engines', { list: results });
process.exit(failed === 0 ? 0 : 1);
