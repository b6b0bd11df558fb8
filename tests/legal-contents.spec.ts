import { codes, expect, mainLanguage, open, test, wordsOf } from './site.ts';

const address = '/privacy-policy';

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  for (const code of codes) {
    test(`a phone unfolds the list of sections in ${code}`, async ({ page }) => {
      await page.setViewportSize({ width: 375, height: 812 });
      const { contents, sections } = await wordsOf(code, 'privacy-policy');
      await page.goto(`${address}?lang=${code}`);
      const list = page.getByRole('navigation', { name: contents, exact: true });
      const links = list.getByRole('link');
      await expect(links).toHaveCount(0);
      // The text begins on the first screen or right below it.
      const first = await page.locator('#section-1').boundingBox();
      expect(first?.y).toBeLessThan(812);

      await list.locator('summary').click();
      expect(await links.count()).toBeGreaterThan(sections.length / 2);
      for (const link of await links.all())
        expect((await link.boundingBox())?.height).toBeGreaterThanOrEqual(24);
      await links.nth(2).click();
      await expect(page).toHaveURL(/#section-3$/);
      await expect(page.locator('#section-3')).toBeInViewport();
    });

    test(`beside the text the list of sections is open in ${code}`, async ({ page }) => {
      await page.setViewportSize({ width: 1280, height: 800 });
      const { contents } = await wordsOf(code, 'privacy-policy');
      await page.goto(`${address}?lang=${code}`);
      const list = page.getByRole('navigation', { name: contents, exact: true });
      await expect(list.getByRole('link').first()).toBeVisible();
      await expect(list.locator('summary')).toBeHidden();
    });
  }
});

for (const [width, height] of [
  [1280, 800],
  [1920, 1080],
  [2560, 1440],
] as const) {
  test(`at ${width} px the list fades out where it goes on, and its last row does not`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    for (const code of codes) {
      await open(page, `${address}?lang=${code}`);
      await page
        .locator('#section-8')
        .evaluate((section) => section.scrollIntoView({ behavior: 'instant' }));
      const list = page.locator('nav:has(> details)');
      const { faded, bottom, last } = await list.evaluate((nav) => {
        nav.scrollTop = nav.scrollHeight;
        const { maskImage, paddingBottom } = getComputedStyle(nav);
        const { bottom } = nav.getBoundingClientRect();
        return {
          faded: maskImage.includes('gradient') ? Number.parseFloat(paddingBottom) : 0,
          bottom,
          last: [...nav.querySelectorAll('a')].at(-1)?.getBoundingClientRect().bottom ?? bottom,
        };
      });
      expect(faded).toBeGreaterThan(20);
      expect(bottom).toBeLessThanOrEqual(height);
      expect(last).toBeLessThanOrEqual(bottom - faded + 1);
    }
  });
}

for (const width of [1920, 2560]) {
  test(`at ${width} px the headings stand beside their text, which ends with the page`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 1080 });
    await open(page, `${address}?lang=${mainLanguage}`);
    const title = await page.locator('#section-2 h2').boundingBox();
    const text = await page.locator('#section-2 p').first().boundingBox();
    const column = await page.locator('header:has(h1)').boundingBox();
    if (!title || !text || !column) throw new Error('nothing to measure');
    expect(title.x + title.width).toBeLessThan(text.x);
    expect(title.y).toBeLessThan(text.y + text.height);
    expect(text.y).toBeLessThan(title.y + title.height);
    expect(text.x + text.width).toBeCloseTo(column.x + column.width, 0);
  });
}
