/**
 * Every side of every product on small and large screens, with wide and with doubled text, in each language: how
 * long the words are is the one thing of the layout that a language changes. What axe finds is looked for once.
 */
import { codes } from '../browser/language.ts';
import { expectNoViolation } from './axe.ts';
import {
  expectHeightForAFinger,
  expectNothingSideways,
  expectRoomForAFinger,
  spaced,
} from './large-text.ts';
import { layoutFaults } from './layout-faults.ts';
import { begin, sides } from './sides.ts';
import { expect, test } from './test.ts';

/** What lies over the page, and lines of large letters that stand closer than these are high. */
const apart =
  'header, dialog, #mini, .tray, .bar, .bill-bar, .demo, #sleeve, .upcoming, .tables-open';

/** Noon, and the night before a day of rest: what is said in two products depends on the hour. */
const noon = '2026-05-13T11:00:00Z';
const momentsOf = (slug: string, side: string) =>
  /^(restaurant|bakery)/.test(slug) && !side.includes('photo')
    ? [noon, '2026-05-18T01:00:00Z']
    : [noon];

for (const [slug, all] of Object.entries(sides))
  test(`${slug} fits its words into every screen`, async ({ page, context }) => {
    await begin(page);
    const browser = await context.newCDPSession(page);
    const setFont = (standard: number) =>
      browser.send('Page.setFontSizes', { fontSizes: { standard, fixed: standard - 3 } });
    for (const code of codes)
      for (const [side, shown] of Object.entries(all))
        for (const moment of momentsOf(slug, side)) {
          await page.clock.setFixedTime(new Date(moment));
          await page.goto(`/showcase/${slug}/?lang=${code}${side}`);
          await page.locator(shown).first().waitFor();
          // What is wide enough for one language may not be for another; what is near does not change.
          for (const width of code === 'pt' ? [1280, 390, 320] : [1280, 320]) {
            await page.setViewportSize({ width, height: 844 });
            // A page that has got another width draws itself anew in the next frames.
            const faults = async () =>
              (await layoutFaults(page, apart)).filter(
                // Headlines of large letters are set closer on a large screen.
                (fault) => width === 320 || !fault.includes(' runs into '),
              );
            await expect.poll(faults, `${code} ${side} at ${width} px`).toEqual([]);
            if (code === 'pt' && width < 1280) await expectRoomForAFinger(page);
          }
          if (code === 'pt') await expectNoViolation(page);
          if (code === 'pt' && /^(hotel|bakery)/.test(slug)) await expectHeightForAFinger(page);
          await expectNothingSideways(page, [320], spaced);
          await setFont(32);
          const size = await page.evaluate(
            () => getComputedStyle(document.documentElement).fontSize,
          );
          expect(Number.parseFloat(size)).toBeGreaterThanOrEqual(32);
          // The evening of the photographs is fuller than any phone of 320 px with letters like these.
          await expectNothingSideways(page, [side.includes('photo') ? 390 : 320]);
          await setFont(16);
        }
    // What lies over the page does so on screens only.
    await page.evaluate(() => {
      const dialog = document.createElement('dialog');
      dialog.textContent = 'A sheet';
      document.body.append(dialog);
      dialog.showModal();
    });
    const sheet = page.locator('dialog').last();
    await expect(sheet).toBeVisible();
    await page.emulateMedia({ media: 'print' });
    await expect(sheet).toBeHidden();
  });
