/** Wide text and small screens, on every side of every product, in each language. */
import { test } from '@playwright/test';
import { codes } from './languages.ts';
import { expectNothingSideways, expectRoomForAFinger, spaced } from './large-text.ts';
import { sides } from './sides.ts';

for (const [slug, hashes] of Object.entries(sides))
  for (const code of codes) {
    test(`${slug} has room for wide text and for a finger: ${code}`, async ({ page }) => {
      for (const [hash, shown] of Object.entries(hashes)) {
        await page.goto(`/showcase/${slug}/?lang=${code}${hash}`);
        await page.locator(shown).first().waitFor();
        await expectNothingSideways(page, [320], spaced);
        for (const width of [320, 390]) {
          await page.setViewportSize({ width, height: 844 });
          await expectRoomForAFinger(page);
        }
        await page.goto('about:blank');
      }
    });
  }
