/** The first screen is complete from what a connection brings in its first flight; the rest may be as late as it likes. */
import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { budgets } from '../tools/bench/budgets.ts';
import { codes, expect, paths, test, widths } from './site.ts';
import { serveFirstBytes } from './slow-document.ts';

// Fonts and scripts are refused.
test.use({ expectedConsole: /Failed to load resource/ });

/** The window of each device as it is painted first: before fonts and scripts, and with nothing that moves. */
async function firstScreens(page: Page, address: string) {
  await page.route(/\.(woff2|js)$/, (route) => route.abort());
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto(address, { waitUntil: 'commit' });
  await page.waitForFunction(
    () => performance.getEntriesByName('first-contentful-paint').length > 0,
  );
  await page.waitForTimeout(300);
  const screens: Record<string, Buffer> = {};
  for (const [device, width] of Object.entries(widths)) {
    await page.setViewportSize({ width, height: 800 });
    screens[device] = await page.screenshot();
  }
  return screens;
}

/**
 * Of any channel of any pixel, from 0 to 255. Edges of the drawing are smoothed a little otherwise where
 * the page is longer; what is missing differs by most of the range.
 */
async function largestDifference(one: Buffer | undefined, other: Buffer) {
  if (!one) return 255;
  const [a, b] = await Promise.all([one, other].map((png) => sharp(png).raw().toBuffer()));
  if (!a || a.length !== b?.length) return 255;
  let largest = 0;
  for (const [index, value] of a.entries())
    largest = Math.max(largest, Math.abs(value - (b[index] ?? 0)));
  return largest;
}

for (const code of codes) {
  for (const path of paths) {
    test(`the first screen of ${path} in ${code} is complete from the first flight on every device`, async ({
      page,
      baseURL,
    }) => {
      const origin = baseURL ?? '';
      const beginning = await serveFirstBytes(origin, budgets.firstFlight);
      try {
        const address = `${path}?lang=${code}`;
        const begun = await firstScreens(page, beginning.origin + address);
        const whole = await firstScreens(page, origin + address);
        for (const [device, screen] of Object.entries(whole)) {
          const difference = await largestDifference(begun[device], screen);
          expect.soft(difference, `on a ${device}`).toBeLessThan(64);
        }
      } finally {
        beginning.stop();
      }
    });
  }
}
