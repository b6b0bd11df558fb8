/** The pictures of an article. */
import { hold } from '../../packages/showcases/tests/held.ts';
import { expect, isReady, mainLanguage, test, widths } from '../site.ts';

const address = `/notes/how-the-embroidery-is-drawn?lang=${mainLanguage}`;

test('pictures of an article have their places before they are there', async ({ page }) => {
  const release = await hold(page, '**/notes/*.svg');
  // So low that the pictures are limited by it too.
  await page.setViewportSize({ width: widths.phone, height: 300 });
  await page.goto(address, { waitUntil: 'domcontentloaded' });
  await isReady(page);
  const sizes = () =>
    page.locator('main figure img').evaluateAll((pictures: HTMLImageElement[]) =>
      pictures.flatMap((it) => {
        const { width, height } = it.getBoundingClientRect();
        return [width, height];
      }),
    );
  const before = await sizes();
  expect(before.length).toBeGreaterThan(0);
  release();
  await page.locator('main figure img').evaluateAll((pictures: HTMLImageElement[]) =>
    Promise.all(
      pictures.map((it) => {
        it.loading = 'eager';
        return it.decode();
      }),
    ),
  );
  // The attributes are whole numbers, and drawings need not be.
  const moved = (await sizes()).map((size, index) => Math.abs(size - (before[index] ?? 0)));
  expect(Math.max(...moved)).toBeLessThan(1);
});
