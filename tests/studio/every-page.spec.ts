/**
 * Every document of a studio, visited once: it is opened as a stranger opens it, on a phone, and then asked one
 * question after another. A fault of one question hides none of the others.
 */
import { routePaths } from '../../src/in-force/routes.ts';
import { servePieces } from '../between.ts';
import {
  expect,
  hasFonts,
  layoutPaths,
  mainLanguage,
  open,
  painted,
  test,
  widths,
} from '../site.ts';
import { hiddenContent, noteShifts, visibleShifts } from './visit/arrival.ts';
import * as colours from './visit/colours.ts';
import { borrowedLetters, struckLinks } from './visit/fonts.ts';
import { crowdedTexts, smallTargets } from './visit/layout.ts';
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
  { name: 'every letter is of the site’s fonts', ask: borrowedLetters },
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
  { name: 'axe finds nothing', ask: violations, of: inMainLanguage },
  { name: 'texts have room in every window', ask: crowdedTexts },
  { name: 'the contrast can be raised', ask: colours.unreadableWithMoreContrast, of: ofLayout },
  { name: 'it can be read at night', ask: colours.unreadableAtNight, of: ofLayout },
  { name: 'paper is light at night', ask: colours.darkOnPaper, of: ofLayout },
  { name: 'controls are marked in forced colours', ask: colours.unmarkedControls, of: ofLayout },
  { name: 'texts are opaque if asked', ask: colours.transparentTexts, of: ofLayout },
  { name: 'a sum is printed once', ask: paper.repeatedSums, of: ofLayout },
  { name: 'targets are large enough', ask: smallTargets, of: ofLayout },
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
/** One path for each way in which a first screen is laid out. */
const firstScreens = layoutPaths.filter(
  (path) => path !== routePaths.attributions && !path.startsWith('/notes/'),
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
