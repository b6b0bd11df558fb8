/**
 * `npm run test:small`: browsers that know few styles or none get the pages. Text browsers (lynx, w3m, links, elinks) have to show
 * every sentence of home, contact, prices and an article, and each sends a message. NetSurf and Falkon must draw them, and are pictured in
 * test-results/small, for somebody to look at. With --built on the build that is there.
 */
import '../../src/studio/use-folder.ts';
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { plain } from '../../src/i18n/finished.ts';
import { words } from '../../src/in-force/content.ts';
import { defaultLanguage, languageCodes } from '../../src/in-force/languages.ts';
import { hrefTo, isRoute, routeIds } from '../../src/in-force/routes.ts';
import { idOf } from '../../src/islands/contact-form/submission.ts';
import { parse } from '../../tests/parse.ts';
import { start } from '../../tests/process.ts';
import { findOrInstall } from '../engines/install.ts';
import { serveBuild } from '../served-build.ts';
import { notShown } from './said.ts';
import { openScreen } from './screen.ts';
import { sendBy, writers } from './send.ts';

const { values } = parseArgs({ options: { built: { type: 'boolean' } } });
const results = 'test-results/small';

for (const [program, ...packages] of [
  ['/usr/bin/lynx', 'lynx'],
  ['/usr/bin/w3m', 'w3m'],
  ['/usr/bin/links2', 'links2'],
  ['/usr/bin/elinks', 'elinks'],
  ['/usr/bin/tmux', 'tmux'],
  ['/usr/bin/netsurf-gtk', 'netsurf-gtk'],
  ['/usr/bin/falkon', 'falkon'],
  ['/usr/bin/Xvfb', 'xvfb'],
] as const)
  findOrInstall(program, packages);

const { site, folder } = await serveBuild(values.built, results);

const article = routeIds.find((route) => route.startsWith('note/'));
const routes = [
  ...(['home', 'contact', 'prices'] as const).filter(isRoute),
  ...(article ? [article] : []),
];
const addresses = languageCodes.flatMap((code) => routes.map((route) => hrefTo(route, code)));

/** The arguments with which each writes a page as a text. */
const textBrowsers = {
  lynx: ['-dump', '-nolist', '-width=200'],
  w3m: ['-dump', '-cols', '200'],
  links2: ['-dump', '-width', '200'],
  elinks: ['-dump', '-no-references', '-no-numbering', '-dump-width', '200'],
};

/** Everybody's locale: without UTF-8 they would write other signs. */
const env = { HOME: folder, LANG: 'C.UTF-8', LC_ALL: 'C.UTF-8' };

function run(browser: string, how: readonly string[]): string {
  const all = { ...process.env, ...env };
  const { stdout, status, stderr } = spawnSync(browser, how, { env: all, encoding: 'utf8' });
  if (status !== 0) throw new Error(`${browser} ${how.join(' ')}: ${stderr}`);
  return stdout;
}

const documentAt = async (address: string) =>
  parse(await (await fetch(site.origin + address)).text());

const failures: string[] = [];
const expectNone = (what: string, found: readonly string[]) => {
  console.log(`${found.length === 0 ? 'ok' : 'NOT OK'}: ${what}`);
  failures.push(...found.map((it) => `${what}: ${it}`));
};

/** What the element itself says, without what has a line of its own in it. */
function ownText(element: Element): string {
  const copy = element.cloneNode(true) as Element;
  for (const other of copy.querySelectorAll('ul, ol, dl, table, details, svg, template, noscript'))
    other.remove();
  for (const br of copy.querySelectorAll('br')) br.replaceWith(' ');
  return copy.textContent;
}

for (const address of addresses) {
  const main = (await documentAt(address)).querySelector('main');
  if (!main) throw new Error(`${address} has no main`);
  // The cells of a table are folded beside each other: no line has one of them whole.
  const elements = main.querySelectorAll('h1, h2, h3, h4, p, dt, thead th');
  const sentences = [...elements].map(ownText);
  for (const [browser, how] of Object.entries(textBrowsers)) {
    const shown = run(browser, [...how, site.origin + address]);
    expectNone(`${browser} shows every sentence of ${address}`, notShown(sentences, shown));
  }
}

for (const browser of Object.keys(writers) as (keyof typeof writers)[]) {
  const message = `Bom dia, ${browser}`;
  const last = await sendBy(browser, {
    address: `${site.origin}${hrefTo('contact', defaultLanguage)}#${idOf('name')}`,
    home: mkdtempSync(join(folder, 'home-')),
    message,
    until: plain(words[defaultLanguage].contact.sentPage.title),
  });
  const kept = join(folder, 'outbox/new');
  const isKept = readdirSync(kept).some((it) => readFileSync(join(kept, it)).includes(message));
  expectNone(`${browser} sends a message`, last ? [last] : isKept ? [] : ['it was not stored']);
}

const screen = await openScreen(mkdtempSync(join(folder, 'screen-')), 81);
const pictured = {
  'netsurf-gtk': (url: string) => [url],
  falkon: (url: string) => ['--no-sandbox', '--private-browsing', '--no-extensions', url],
};
for (const [browser, how] of Object.entries(pictured))
  for (const address of addresses.filter((it) => it.endsWith(`lang=${languageCodes[0]}`))) {
    const program = start(browser, how(site.origin + address), {
      env: {
        ...env,
        DISPLAY: screen.name,
        XDG_RUNTIME_DIR: folder,
        QTWEBENGINE_DISABLE_SANDBOX: '1',
      },
    });
    // Nothing tells when it has drawn the page.
    await wait(8000);
    const file = `${browser}${address.replaceAll(/\W+/g, '-')}.png`;
    const filled = await screen.picture(join(results, file));
    await program.stop();
    expectNone(`${browser} draws ${address}`, filled > 0.02 ? [] : ['it is empty']);
  }
await screen.close();

console.log(failures.join('\n'));
process.exit(failures.length > 0 ? 1 : 0);
