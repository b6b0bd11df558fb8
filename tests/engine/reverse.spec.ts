/** The page about this site: reached from its picture, and its measurements get old while nobody builds. */

import { fill } from '../../src/i18n/fill.ts';
import { measured } from '../../src/in-force/content.ts';
import { hrefTo, isRoute } from '../../src/in-force/routes.ts';
import { freshUntil } from '../../src/pages/reverse/age.ts';
import { mainLanguage } from '../languages.ts';
import { expect, open, test } from '../open-page.ts';
import { wordsOf } from '../words.ts';

const day = 24 * 60 * 60 * 1000;

if (measured && isRoute('reverse')) {
  const until = freshUntil(measured).getTime();

  for (const [what, now, isStale] of [
    ['on its last day', until - 1, false],
    ['a day later', until + day, true],
  ] as const)
    test(`${what} a measurement is ${isStale ? 'said to be old' : 'current'}`, async ({ page }) => {
      await page.clock.setFixedTime(now);
      await open(page, hrefTo('reverse', mainLanguage));
      const { stale } = await wordsOf(mainLanguage, 'reverse');
      const [before = ''] = fill(stale, { days: '{' }).split('{');
      await expect(page.getByText(before.trim())).toBeVisible({ visible: isStale });
    });
}
