/**
 * `npm run test:speech`: a screen reader, Orca, reads pages to their end in Firefox and Chromium, and what it says is
 * compared with what can be seen. With --built on the build that is there, with --loads 10 each page so often, with
 * --engine firefox and --page home a part. --write writes the result into content/measured.json.
 */
import '../../src/studio/use-folder.ts';
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import { findBrowser } from '../../build/find-browser.ts';
import { writeMeasured } from '../../build/measured.ts';
import { languageCodes } from '../../src/in-force/languages.ts';
import { hrefTo, isRoute } from '../../src/in-force/routes.ts';
import { start } from '../../tests/process.ts';
import { findOrInstall } from '../engines/install.ts';
import { serveBuild } from '../served-build.ts';
import { judge, type Verdict } from './judge.ts';
import type { Recording, Session } from './session.ts';

const { values } = parseArgs({
  options: {
    built: { type: 'boolean' },
    write: { type: 'boolean' },
    engine: { type: 'string', default: '' },
    page: { type: 'string', default: '' },
    loads: { type: 'string', default: '1' },
  },
});

const browsers = (['firefox', 'chromium'] as const).filter((name) => name.includes(values.engine));
const pages = (['home', 'prices', 'contact'] as const).filter(
  (page) => isRoute(page) && page.includes(values.page),
);
const results = 'test-results/speech';

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

async function listen(browser: Session['browser'], address: string, load: number) {
  const own = mkdtempSync(join(folder, 'session-'));
  const session: Session = { browser, address: site.origin + address, folder: own, screen: 80 };
  const program = start('dbus-run-session', [
    '--',
    process.execPath,
    join(import.meta.dirname, 'session.ts'),
    JSON.stringify(session),
  ]);
  await new Promise((done) => program.child.once('exit', done));
  const name = `${browser}${address.replace(/\W+/g, '-')}-${load}.json`;
  try {
    const text = readFileSync(join(own, 'recording.json'), 'utf8');
    execFileSync('cp', [join(own, 'recording.json'), join(results, name)]);
    return JSON.parse(text) as Recording;
  } catch {
    throw new Error(`${name}: the session ended without a word: ${program.said().slice(-2000)}`);
  }
}

const work = browsers.flatMap((browser) =>
  pages.flatMap((page) =>
    languageCodes.flatMap((language) =>
      Array.from({ length: Number(values.loads) }, (_, load) => ({
        ...{ browser, page, language, load },
        address: hrefTo(page, language),
      })),
    ),
  ),
);
const seen = await seenAt([...new Set(work.map(({ address }) => address))]);
const verdicts: ((typeof work)[number] & Verdict)[] = [];
// One after the other: Orca does not start beside another of the same user.
for (const next of work) {
  const { said, isSilent } = await listen(next.browser, next.address, next.load);
  const verdict = judge(said, seen.get(next.address) ?? '', isSilent);
  verdicts.push({ ...next, ...verdict });
  const missing = verdict.missing.length > 0 ? `, not said: ${verdict.missing.join(' ')}` : '';
  console.log(
    `${next.browser} ${next.address}: ${verdict.ended ? 'read to its end' : 'NEVER ENDS'}, ${verdict.sentences} sentences${missing}`,
  );
}

const versionOf = (program: string) =>
  /\d+(\.\d+)+/.exec(execFileSync(program, ['--version'], { encoding: 'utf8' }))?.[0] ?? '';
const names = { firefox: 'Firefox', chromium: 'Chromium' };
const programs = { firefox: 'firefox-esr', chromium: 'chromium' };
const failed = verdicts.filter(({ ended, missing }) => !ended || missing.length > 0);
console.log(`${verdicts.length} readings, ${failed.length} not as they should be.`);
if (values.write) {
  if (values.engine || values.page) throw new Error('Only a whole run can be written.');
  writeMeasured('speech', {
    reader: { name: 'Orca', version: versionOf('orca') },
    list: browsers.map((browser) => {
      const own = verdicts.filter((verdict) => verdict.browser === browser);
      return {
        name: names[browser],
        version: versionOf(programs[browser]),
        readings: own.length,
        toTheEnd: own.filter(({ ended }) => ended).length,
        whole: own.filter(({ ended, missing }) => ended && missing.length === 0).length,
      };
    }),
  });
}
process.exit(failed.length > 0 ? 1 : 0);
