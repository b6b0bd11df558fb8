/**
 * Every document of a studio, visited once: it is opened as a stranger opens it, on a phone, and then asked one
 * question after another. A fault of one question hides none of the others.
 */
import { escapeHtml } from '../../src/document/escape-html.ts';
import { hrefTo, routeIds, routePaths, sectionIds } from '../../src/routes.ts';
import { servePieces } from '../between.ts';
import {
  codes,
  commonWords,
  expect,
  hasFonts,
  headWords,
  languageLink,
  layoutPaths,
  locales,
  mainLanguage,
  open,
  otherLanguage,
  painted,
  paths,
  test,
  widths,
} from '../site.ts';
import { hiddenContent, noteShifts, visibleShifts } from './visit/arrival.ts';
import * as colours from './visit/colours.ts';
import { borrowedLetters, struckLinks } from './visit/fonts.ts';
import { crowdedSettings, crowdedWidths, smallTargets } from './visit/layout.ts';
import * as paper from './visit/paper.ts';
import {
  inMainLanguage,
  ofLayout,
  type Question,
  reset,
  unknownPath,
  visited,
} from './visit/question.ts';
import { unnamedParts, violations, violationsOfLayout } from './visit/semantics.ts';
import { questionsOfThisStudio } from './visit/this-studio.ts';
import { hasTree, isHome, unclearLinks, unexpectedTree } from './visit/tree.ts';

/** In this order: the last ones change the document. */
const questions: Question[] = [
  {
    name: 'nothing is left out of print',
    ask: paper.leftOutOfPrint,
    of: ofLayout,
    withMotion: true,
  },
  { name: 'all content is shown at once', ask: hiddenContent, of: ofLayout, withMotion: true },
  { name: 'every letter is of the site’s fonts', ask: borrowedLetters },
  { name: 'underlines cross no letter', ask: struckLinks, of: inMainLanguage },
  { name: 'the sheets have no fault', ask: paper.faultsOnPaper },
  { name: 'addresses are printed', ask: paper.unprintedAddresses, of: ofLayout },
  { name: 'what belongs together is on one sheet', ask: paper.tornApart, of: ofLayout },
  { name: 'the sheets have a head and an end', ask: paper.headless },
  ...questionsOfThisStudio,
  {
    name: 'landmarks, headings and pictures are as written',
    ask: unexpectedTree,
    of: hasTree,
    withMotion: true,
  },
  { name: 'links out of the site say where they lead', ask: unclearLinks, of: isHome },
  { name: 'lists and scrolled parts are named', ask: unnamedParts, of: inMainLanguage },
  { name: 'there is room at every width', ask: crowdedWidths },
  { name: 'axe finds nothing', ask: violations, of: inMainLanguage },
  { name: 'axe finds nothing on smaller screens', ask: violationsOfLayout, of: ofLayout },
  { name: 'there is room with every setting', ask: crowdedSettings },
  { name: 'the contrast can be raised', ask: colours.unreadableWithMoreContrast, of: ofLayout },
  { name: 'it can be read at night', ask: colours.unreadableAtNight, of: ofLayout },
  { name: 'paper is light at night', ask: colours.darkOnPaper, of: ofLayout },
  { name: 'controls are marked in forced colours', ask: colours.unmarkedControls, of: ofLayout },
  { name: 'texts are opaque if asked', ask: colours.transparentTexts, of: ofLayout },
  { name: 'a sum is printed once', ask: paper.repeatedSums, of: ofLayout },
  { name: 'targets are large enough', ask: smallTargets, of: inMainLanguage },
];

for (const document of visited)
  test.describe(document.address, () => {
    // The fixture fails on any other console output, also on a hydration error.
    if (document.path === unknownPath) test.use({ expectedConsole: /404/ });

    test(`${document.address} has no fault in any question of a visit`, async ({ page }) => {
      const requests: string[] = [];
      page.on('request', (request) => requests.push(request.url()));
      await page.setViewportSize({ width: widths.phone, height: 800 });
      await noteShifts(page);
      await open(page, document.address);
      await hasFonts(page);
      expect.soft(await visibleShifts(page), `${document.address}: shifts`).toEqual([]);
      for (const { name, ask, of, withMotion = false } of questions) {
        if (of && !of(document)) continue;
        await test.step(name, async () => {
          await reset(page, withMotion);
          // A question that cannot be asked is a fault as well.
          const faults = await ask(page, document).catch((error) => [String(error)]);
          expect.soft(faults, `${document.address}: ${name}`).toEqual([]);
        });
      }
      const { origin } = new URL(page.url());
      const foreign = requests.filter((url) => !url.startsWith(origin));
      expect.soft(foreign, `${document.address}: requests to others`).toEqual([]);
    });
  });
const sameAsPrivacy: string[] = [routePaths['terms-and-conditions'], routePaths.attributions];
/** One path for each way in which a first screen is laid out. */
const firstScreens = layoutPaths.filter(
  (path) => !sameAsPrivacy.includes(path) && !path.startsWith('/notes/'),
);

for (const path of firstScreens)
  for (const device of ['phone', 'desktop'] as const)
    test(`${path} has no visible layout shift while arriving in pieces on a ${device}`, async ({
      page,
      baseURL,
    }) => {
      // The page cannot be queried before or while its document starts.
      const shown = () => painted(page).catch(() => {});
      const pieces = await servePieces(baseURL ?? '', shown);
      try {
        await page.setViewportSize({ width: widths[device], height: 800 });
        await noteShifts(page);
        await open(page, `${pieces.origin}${path}?lang=${mainLanguage}`);
        await hasFonts(page);
        expect(await visibleShifts(page)).toEqual([]);
      } finally {
        pieces.stop();
      }
    });

test.describe('as served', () => {
  test('each document has its language, a unique title and working links', async ({ request }) => {
    const seen = new Set<string>();
    const links = new Set<string>();
    for (const code of codes) {
      for (const page of routeIds) {
        const response = await request.get(hrefTo(page, code));
        expect(response.status()).toBe(200);
        const html = await response.text();
        expect(html).toContain(`<html lang="${locales[code]}"`);
        const title = /<title>(.*?)<\/title>/.exec(html)?.[1] ?? '';
        expect(title).toBe(escapeHtml((await headWords(code, page)).title));
        seen.add(`${code}: ${title}`);
        for (const [, href = ''] of html.matchAll(/<a [^>]*href="([^"]+)"/g)) {
          if (href.startsWith('/')) links.add(href.replaceAll('&amp;', '&'));
          // Every link to a page of this site carries the language.
          if (/^\/(?!showcase)/.test(href)) expect(href).toContain('lang=');
        }
      }
    }
    expect(seen.size).toBe(codes.length * paths.length);
    for (const link of links) {
      const response = await request.get(link);
      expect(response.status(), link).toBe(200);
      const fragment = new URL(link, 'http://site').hash.slice(1);
      if (fragment) expect(await response.text()).toContain(`id="${fragment}"`);
    }
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });
  test('a phone shows all navigation links', async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    const { navigation } = await commonWords(mainLanguage);
    await page.goto(`/?lang=${mainLanguage}`);
    await page.getByRole('button', { name: navigation.openMenu }).click();
    const menu = page.getByRole('dialog');
    const shown = sectionIds.map((id) => navigation[id]);
    for (const name of [...shown, navigation.contact])
      await expect(menu.getByRole('link', { name, exact: true })).toBeVisible();
    if (!otherLanguage) return;
    await menu.getByRole('link', { name: languageLink(otherLanguage) }).click();
    await expect(page.locator('html')).toHaveAttribute('data-language', otherLanguage);
  });
});
