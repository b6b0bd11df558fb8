import { expect, mainLanguage, test, wordsOf } from '../site.ts';

const { contents } = await wordsOf(mainLanguage, 'privacy-policy');
const address = `/privacy-policy?lang=${mainLanguage}`;

// All of it is the browser's own.
test.use({ javaScriptEnabled: false });

test('beside the text the list is open and its last row does not fade', async ({ page }) => {
  await page.goto(address);
  const list = page.getByRole('navigation', { name: contents, exact: true });
  const last = list.getByRole('link').last();
  await expect(list.locator('summary')).toBeHidden();
  await page.locator('#section-8').scrollIntoViewIfNeeded();
  const faded = await list.evaluate((nav) => {
    nav.scrollTop = nav.scrollHeight;
    const { maskImage, paddingBottom } = getComputedStyle(nav);
    return maskImage.includes('gradient') ? Number.parseFloat(paddingBottom) : 0;
  });
  expect(faded).toBeGreaterThan(20);
  await expect(last).toBeInViewport();
  const end = await list.evaluate((nav) => nav.getBoundingClientRect().bottom);
  const bottom = await last.evaluate((link) => link.getBoundingClientRect().bottom);
  expect(bottom).toBeLessThanOrEqual(end - faded + 1);
});
