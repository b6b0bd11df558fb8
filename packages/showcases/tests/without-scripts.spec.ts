/** A document is in the language of its address before any script runs, and for those who run none. */

import { codes, locales } from '../browser/language.ts';
import { wordsOf } from '../build/documents.ts';
import { pages } from '../pages.ts';
import { en as voices } from '../personal-legacy/voices/en.ts';
import { en as legacy } from '../personal-legacy/words/en.ts';
import { expect, test } from './test.ts';

test.use({ javaScriptEnabled: false });

for (const slug of ['restaurant-orders', 'hotel-booking', 'bakery', 'music-player'])
  test(`${slug} says what it is and what it needs, and leads back`, async ({ page }) => {
    const words = await wordsOf(slug, 'en');
    await page.goto(`/showcase/${slug}/?lang=en`);
    const said = page.locator('body > .late');
    await expect(said.locator('h1')).toBeVisible();
    const word = (name: string) => said.locator(`[data-word="${name}"]`);
    await expect(word('head.description')).toBeVisible();
    await expect(word('head.description')).toHaveText(words.head.description);
    await expect(word('withoutScripts')).toHaveText(words.withoutScripts);
    await expect(said.locator('a')).toHaveAttribute('href', '/?lang=en#projects');
    // Nothing is left standing that would not work.
    await expect(page.locator('body > :not(.late):visible')).toHaveCount(0);
  });

test('personal-legacy tells its story, and says what the book needs', async ({ page }) => {
  await page.goto('/showcase/personal-legacy/?lang=en');
  const { letter1943, abel } = voices;
  for (const said of [legacy.page.storm.title, letter1943.text[1] ?? '', abel.text])
    await expect(page.getByText(said)).toBeVisible();
  await expect(page.getByRole('img', { name: legacy.labels.kite })).toBeVisible();
  await expect(page.getByRole('button')).toHaveCount(0);
  const needs = page.locator('.late [data-word="withoutScripts"]');
  await expect(needs).toBeVisible();
  await expect(needs).toHaveText(legacy.withoutScripts);
});

for (const slug of Object.keys(pages))
  test(`a link to ${slug} is previewed in its language`, async ({ request }) => {
    const pictures = new Set<string>();
    for (const code of codes) {
      const words = await wordsOf(slug, code);
      const html = await (await request.get(`/showcase/${slug}/?lang=${code}`)).text();
      expect(html).toContain(`<html lang="${locales[code]}"`);
      const said = (name: string) =>
        new RegExp(`<meta property="og:${name}" content="([^"]*)"`).exec(html)?.[1] ?? name;
      expect(said('title')).toBe(words.head.title);
      expect(said('description')).toBe(words.head.description);
      expect(said('url')).toMatch(new RegExp(`/showcase/${slug}/\\?lang=${code}$`));
      // Without an origin of the site the address is a path.
      const { pathname } = new URL(said('image'), 'http://localhost');
      const headers = (await request.get(pathname)).headers();
      expect(headers['content-type']).toBe('image/jpeg');
      expect(headers['cross-origin-resource-policy']).toBe('cross-origin');
      pictures.add(pathname);
    }
    expect(pictures.size).toBe(codes.length);
  });

test.describe('where its scripts do not come', () => {
  test.use({ javaScriptEnabled: true });

  for (const slug of Object.keys(pages))
    test(`${slug} says after some seconds what it needs`, async ({ page }) => {
      const words = await wordsOf(slug, 'es');
      await page.route('**/*.js', (route) => route.abort());
      await page.goto(`/showcase/${slug}/?lang=es`);
      const needs = page.locator('.late').last();
      await expect(needs).toBeHidden();
      await page.evaluate(() => {
        for (const animation of document.getAnimations())
          if (animation.effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY)
            animation.finish();
      });
      await expect(needs).toBeVisible();
      await expect(needs).toContainText(words.withoutScripts);
    });
});
