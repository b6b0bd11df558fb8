/** A document is in the language of its address before any script runs, and for those who run none. */
import { expect, test } from '@playwright/test';
import { pageTexts } from '../build/page-texts.ts';
import { codes, locales } from './languages.ts';

test.use({ javaScriptEnabled: false });

for (const slug of ['restaurant-orders', 'hotel-booking', 'bakery', 'music-player']) {
  for (const code of codes) {
    test(`${slug} says what it is and what it needs, and leads back: ${code}`, async ({ page }) => {
      const text = await pageTexts[slug]?.(code);
      await page.goto(`/showcase/${slug}/?lang=${code}`);
      await expect(page.locator('html')).toHaveAttribute('lang', locales[code]);
      await expect(page).toHaveTitle(text?.head.title ?? 'no title');
      const said = page.locator('body > noscript');
      await expect(said.locator('h1')).toBeVisible();
      const word = (name: string) => said.locator(`[data-word="without.${name}"]`);
      await expect(word('about')).toBeVisible();
      await expect(word('about')).toHaveText(text?.head.description ?? 'nothing');
      await expect(word('needs')).toHaveText(text?.without.needs ?? 'nothing');
      const back = said.locator('a');
      await expect(back).toHaveAttribute('href', `/?lang=${code}#projects`);
      // Nothing is left standing that would not work.
      await expect(page.locator('body > :not(noscript):visible')).toHaveCount(0);
    });
  }
}

for (const code of codes) {
  test(`personal-legacy tells its story, and says what the book needs: ${code}`, async ({
    page,
  }) => {
    const text = await pageTexts['personal-legacy']?.(code);
    await page.goto(`/showcase/personal-legacy/?lang=${code}`);
    await expect(page.locator('html')).toHaveAttribute('lang', locales[code]);
    await expect(page.getByText(text?.texts['storm.title'] ?? 'nothing')).toBeVisible();
    const needs = page.locator('noscript [data-word="without.book"]');
    await expect(needs).toBeVisible();
    await expect(needs).toHaveText(text?.without.book ?? 'nothing');
  });
}

for (const slug of Object.keys(pageTexts)) {
  test(`a link to ${slug} is previewed in its language, with a picture of its own`, async ({
    page,
    request,
  }) => {
    const pictures = new Set<string>();
    for (const code of codes) {
      const text = await pageTexts[slug]?.(code);
      await page.goto(`/showcase/${slug}/?lang=${code}`);
      const said = (name: string) => page.locator(`meta[property="og:${name}"]`);
      await expect(said('title')).toHaveAttribute('content', text?.head.title ?? 'no title');
      await expect(said('description')).toHaveAttribute('content', text?.head.description ?? '');
      await expect(said('url')).toHaveAttribute(
        'content',
        new RegExp(`/showcase/${slug}/\\?lang=${code}$`),
      );
      // Without an origin of the site the address is a path.
      const address = new URL((await said('image').getAttribute('content')) ?? '', page.url());
      const picture = await request.get(address.pathname);
      expect(picture.headers()['content-type']).toBe('image/jpeg');
      expect(picture.headers()['cross-origin-resource-policy']).toBe('cross-origin');
      pictures.add(address.pathname);
    }
    expect(pictures.size).toBe(codes.length);
  });
}
