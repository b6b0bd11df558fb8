/**
 * `npm run test:engines`: the same journeys in Chromium, Firefox and WebKit. With --built on the
 * build that is there; with --only=webkit,firefox those engines; with --journey=menu those journeys
 * whose name has the text in it; with --all every journey in every engine, also those that take turns.
 */
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { performance } from 'node:perf_hooks';
import { runNode, startSite } from '../relay/site-process.ts';
import { startChromium } from './chromium.ts';
import type { Engine } from './engine.ts';
import { startFirefox } from './firefox.ts';
import { type EngineName, engineNames, type Journey } from './journey.ts';
import { consentJourneys, stopMeasuredSite } from './journeys/consent.ts';
import { documentJourneys } from './journeys/documents.ts';
import { filmJourneys } from './journeys/film.ts';
import { historyJourneys } from './journeys/history.ts';
import { keyboardJourneys } from './journeys/keyboard.ts';
import { languageJourneys } from './journeys/languages.ts';
import { linkJourneys } from './journeys/links.ts';
import { menuJourneys } from './journeys/menu.ts';
import { messageJourneys } from './journeys/message.ts';
import { nightJourneys } from './journeys/night.ts';
import { paperJourneys } from './journeys/paper.ts';
import { projectJourneys } from './journeys/projects.ts';
import { questionJourneys } from './journeys/questions.ts';
import { samplerJourneys } from './journeys/sampler.ts';
import { sectionJourneys } from './journeys/sections.ts';
import { showcaseJourneys } from './journeys/showcases.ts';
import { startWebKit } from './webkit.ts';

const starters: Record<EngineName, () => Promise<Engine>> = {
  chromium: startChromium,
  firefox: startFirefox,
  webkit: startWebKit,
};
const journeys = [
  ...documentJourneys,
  ...menuJourneys,
  ...sectionJourneys,
  ...languageJourneys,
  ...projectJourneys,
  ...questionJourneys,
  ...filmJourneys,
  ...messageJourneys,
  ...keyboardJourneys,
  ...historyJourneys,
  ...linkJourneys,
  ...paperJourneys,
  ...nightJourneys,
  ...samplerJourneys,
  ...consentJourneys,
  ...showcaseJourneys,
];

const options = process.argv.slice(2);
const optionOf = (name: string) =>
  options.find((each) => each.startsWith(`--${name}=`))?.slice(name.length + 3);
const only = optionOf('only')?.toLowerCase().split(',');
const text = optionOf('journey')?.toLowerCase() ?? '';
const hasAll = options.includes('--all');
const results = 'test-results/engines';

function giveUp(reason: string): never {
  console.error(reason);
  process.exit(1);
}

const chosenEngines = engineNames.filter((name) => !only || only.includes(name));
const chosenJourneys = journeys.filter(({ name }) => name.toLowerCase().includes(text));
if (chosenEngines.length === 0) giveUp(`No engine is called ${only?.join(' or ')}.`);
if (chosenJourneys.length === 0) giveUp(`No journey has "${text}" in its name.`);

await rm(results, { recursive: true, force: true });
await mkdir(results, { recursive: true });
if (!options.includes('--built')) {
  console.log('Building the site…');
  const built = runNode(['scripts/build.ts'], '.', {});
  if ((await built.exited) !== 0) giveUp(built.lines.join('\n'));
}

const outbox = await mkdtemp(join(tmpdir(), 'outbox-'));
const site = await startSite('.', {
  SITE_DIR: resolve('dist'),
  OUTBOX_DIR: outbox,
  RATE_LIMIT_MINUTE: '0',
  RATE_LIMIT_HOUR: '0',
});
// However this ends, the site ends with it.
process.on('exit', () => site.child.kill('SIGTERM'));
let passed = 0;
let flaky = 0;
let failed = 0;

/** In a tab of its own; resolves with what went wrong. */
async function travel(engine: Engine, journey: Journey): Promise<unknown> {
  const tab = await engine.open(journey.options ?? {});
  try {
    await journey.run({ tab, engine, origin: site.origin, outbox });
    return undefined;
  } catch (error) {
    const file = `${engine.name}-${journey.name.replaceAll(/\W+/g, '-')}.png`.toLowerCase();
    // The picture helps, and is missing where the tab itself is what broke.
    await tab
      .screenshot()
      .then((picture) => writeFile(join(results, file), picture))
      .catch(() => undefined);
    return error ?? 'thrown';
  } finally {
    await tab.close().catch(() => undefined);
  }
}

try {
  for (const name of chosenEngines) {
    const engine = await starters[name]().catch((error: Error) =>
      giveUp(`${name} does not start: ${error.message}`),
    );
    console.log(`\n${engine.name} (${engine.version})`);
    for (const journey of chosenJourneys) {
      if (!hasAll && journey.turns && !journey.turns.includes(name)) continue;
      const begun = performance.now();
      const attempt = () => travel(engine, journey).catch((thrown: unknown) => thrown ?? 'thrown');
      const first = await attempt();
      // A busy machine loses a pointer now and then; what is wrong is wrong twice.
      const wasFlaky = first !== undefined;
      const error = wasFlaky ? await attempt() : undefined;
      const seconds = ((performance.now() - begun) / 1000).toFixed(1);
      if (error !== undefined) failed += 1;
      else if (wasFlaky) flaky += 1;
      else passed += 1;
      const outcome = error !== undefined ? 'FAILED' : wasFlaky ? 'flaky ' : 'ok    ';
      console.log(`  ${outcome} ${journey.name} (${seconds} s)`);
      const told = error ?? first;
      if (told !== undefined) {
        const reason = told instanceof Error ? (told.stack ?? told.message) : String(told);
        console.log(reason.slice(0, 1500).replaceAll(/^/gm, '         '));
      }
    }
    await engine.close();
  }
} finally {
  await stopMeasuredSite();
  site.child.kill('SIGTERM');
  await site.exited;
  await rm(outbox, { recursive: true, force: true });
}
if (flaky > 0) console.log(`\n${flaky} passed at the second try only, marked as flaky.`);
console.log(`\n${passed + flaky} passed, ${failed} failed`);
process.exit(failed === 0 ? 0 : 1);
