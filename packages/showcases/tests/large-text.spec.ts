/** A browser whose text is twice as large, on every side of every product, in each language. */
import { expect, test } from '@playwright/test';
import { codes } from './languages.ts';
import { expectNothingSideways } from './large-text.ts';
import { sides } from './sides.ts';

test.use({
  launchOptions: async ({ launchOptions }, use) => {
    const large = '--blink-settings=defaultFontSize=32';
    await use({ ...launchOptions, args: [...(launchOptions.args ?? []), large] });
  },
});

/** Noon, and the night before a day of rest: what is said depends on the hour. */
const moments = ['2026-05-13T11:00:00Z', '2026-05-18T01:00:00Z'];

for (const [slug, hashes] of Object.entries(sides))
  for (const code of codes) {
    test(`${slug} is no wider than the screen: ${code}`, async ({ page }) => {
      for (const moment of moments)
        for (const [hash, shown] of Object.entries(hashes)) {
          await page.clock.setFixedTime(new Date(moment));
          await page.goto(`/showcase/${slug}/?lang=${code}${hash}`);
          await page.locator(shown).first().waitFor();
          const size = await page.evaluate(
            () => getComputedStyle(document.documentElement).fontSize,
          );
          expect(Number.parseFloat(size)).toBeGreaterThanOrEqual(32);
          await expectNothingSideways(page, [390, 320]);
          await page.goto('about:blank');
        }
    });
  }
