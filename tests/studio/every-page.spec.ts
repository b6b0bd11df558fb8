/**
 * Every document of a studio, visited once: it is opened as a stranger opens it, on a phone, and then asked one
 * question after another. A fault of one question hides none of the others.
 */
import type { Page } from '@playwright/test';
import { routePaths } from '../../src/in-force/routes.ts';
import { servePieces } from '../between.ts';
import { isWholeRun } from '../generated.ts';
import { mainLanguage } from '../languages.ts';
import { expect, hasFonts, open, test } from '../open-page.ts';
import { painted } from '../painted.ts';
import { layoutPaths, widths } from '../words.ts';
import { hiddenContent, noteShifts, visibleShifts } from './visit/arrival.ts';
import * as colours from './visit/colours.ts';
import { borrowedLetters, struckLinks } from './visit/fonts.ts';
import { crowdedTexts, hiddenWhileScrolled, illSetParts, smallTargets } from './visit/layout.ts';
import * as paper from './visit/paper.ts';
import {
  inMainLanguage,
  ofLayout,
  onPaper,
  type Question,
  reset,
  unknownPath,
  visited,
} from './visit/question.ts';
import { unnamedParts, violations } from './visit/semantics.ts';
import { questionsOfThisStudio } from './visit/this-studio.ts';
import { hasTree, isHome, unclearLinks, unexpectedTree } from './visit/tree.ts';

/** In this order: the last ones change the document. */
const questions: Question[] = [
  {
    name: 'nothing but the bar and the foot is left out of print',
    ask: paper.leftOutOfPrint,
    of: ofLayout,
    withMotion: true,
  },
  { name: 'all content is shown at once', ask: hiddenContent, of: ofLayout, withMotion: true },
  {
    name: 'every letter is of the site’s fonts',
    ask: borrowedLetters,
    // The subsets are made of what is written: what is set in which font is the same in all languages.
    of: (document) => isWholeRun || ofLayout(document) || document.path === routePaths.home,
  },
  { name: 'underlines cross no letter', ask: struckLinks, of: inMainLanguage },
  { name: 'the sheets have no fault', ask: paper.faultsOnPaper, of: onPaper },
  { name: 'addresses are printed', ask: paper.unprintedAddresses, of: ofLayout },
  { name: 'what belongs together is on one sheet', ask: paper.tornApart, of: ofLayout },
  { name: 'the sheets have a head and an end', ask: paper.headless, of: onPaper },
  ...questionsOfThisStudio,
  {
    name: 'landmarks, headings and pictures are as written',
    ask: unexpectedTree,
    of: hasTree,
    withMotion: true,
  },
  { name: 'links out of the site say where they lead', ask: unclearLinks, of: isHome },
  { name: 'lists and scrolled parts are named', ask: unnamedParts, of: inMainLanguage },
  { name: 'axe finds nothing', ask: violations, of: isWholeRun ? inMainLanguage : ofLayout },
  { name: 'tables and code are set', ask: illSetParts, of: inMainLanguage },
  { name: 'texts have room in every window', ask: crowdedTexts },
  { name: 'the contrast can be raised', ask: colours.unreadableWithMoreContrast, of: ofLayout },
  { name: 'it can be read at night', ask: colours.unreadableAtNight, of: ofLayout },
  { name: 'paper is light at night', ask: colours.darkOnPaper, of: ofLayout },
  { name: 'controls are marked in forced colours', ask: colours.unmarkedControls, of: ofLayout },
  { name: 'texts are opaque if asked', ask: colours.transparentTexts, of: ofLayout },
  { name: 'a sum is printed once', ask: paper.repeatedSums, of: ofLayout },
  { name: 'it can be read under the mouse', ask: colours.unreadableUnderMouse, of: ofLayout },
  { name: 'what stays is below the bar and whole', ask: hiddenWhileScrolled, of: ofLayout },
  { name: 'targets are large enough', ask: smallTargets, of: ofLayout },
];

/** One address for each way in which a first screen is laid out. */
const firstScreens = layoutPaths
  .filter((path) => path !== routePaths.attributions && !path.startsWith('/notes/'))
  .map((path) => `${path}?lang=${mainLanguage}`);

/** Opens a document, a first screen in pieces, as a bad connection brings it. Returns what is seen to move. */
async function arrive(page: Page, address: string, width: number, direct = '') {
  // The page cannot be queried before or while its document starts.
  const shown = () => painted(page).catch(() => {});
  const pieces = firstScreens.includes(address) ? await servePieces(direct, shown) : undefined;
  if (pieces) page.once('close', pieces.stop);
  await page.setViewportSize({ width, height: 800 });
  await noteShifts(page);
  await open(page, `${pieces?.origin ?? direct}${address}`);
  await hasFonts(page);
  return visibleShifts(page);
}

for (const document of visited)
  test.describe(document.address, () => {
    // The fixture fails on any other console output, also on a hydration error.
    if (document.path === unknownPath) test.use({ expectedConsole: /404/ });

    test(`${document.address} has no fault in any question of a visit`, async ({
      page,
      baseURL,
    }) => {
      const requests: string[] = [];
      page.on('request', (request) => requests.push(request.url()));
      const moved = await arrive(page, document.address, widths.phone, baseURL);
      expect.soft(moved, `${document.address}: shifts`).toEqual([]);
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

for (const address of firstScreens)
  test(`${address} has no visible layout shift on a desktop`, {
    tag: address.startsWith('/?') ? [] : '@all',
  }, async ({ page, baseURL }) => {
    expect(await arrive(page, address, widths.desktop, baseURL)).toEqual([]);
  });
