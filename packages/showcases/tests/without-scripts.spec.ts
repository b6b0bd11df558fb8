/** A document that needs scripts says so to everybody: without them nobody knows which language is read. */
import { expect, test } from '@playwright/test';

test.use({ javaScriptEnabled: false });

const needs = {
  pt: /precisa\s+de\s+JavaScript|com\s+JavaScript/i,
  en: /needs\s+JavaScript|with\s+JavaScript/i,
  es: /necesita\s+JavaScript|con\s+JavaScript/i,
};

for (const slug of ['restaurant-orders', 'hotel-booking', 'bakery', 'music-player']) {
  test(`${slug} says in three languages what it needs, and leads back in each`, async ({
    page,
  }) => {
    await page.goto(`/showcase/${slug}/?lang=es`);
    const said = page.locator('body > noscript > p');
    await expect(said).toHaveCount(3);
    for (const [at, [code, sentence]] of Object.entries(needs).entries()) {
      await expect(said.nth(at)).toBeVisible();
      await expect(said.nth(at)).toHaveText(sentence);
      if (code !== 'pt') {
        await expect(said.nth(at)).toHaveAttribute('lang', code === 'en' ? 'en-GB' : 'es-ES');
      }
      const back = said.nth(at).getByRole('link');
      await expect(back).toHaveAttribute('href', `/?lang=${code}#projects`);
    }
    // Nothing is left standing that would not work.
    await expect(page.locator('body > :not(noscript):visible')).toHaveCount(0);
  });
}

test('personal-legacy, whose story is there in Portuguese, says so to the others', async ({
  page,
}) => {
  await page.goto('/showcase/personal-legacy/?lang=en');
  await expect(page.getByText('Levaram dois invernos.')).toBeVisible();
  for (const [code, lang, sentence] of [
    ['en', 'en-GB', 'Without JavaScript this story is told in Portuguese only.'],
    ['es', 'es-ES', 'Sin JavaScript esta historia se cuenta solo en portugués.'],
  ] as const) {
    const said = page.locator(`noscript p[lang="${lang}"]`);
    await expect(said).toBeVisible();
    await expect(said).toContainText(sentence);
    await expect(said.getByRole('link')).toHaveAttribute('href', `/?lang=${code}#projects`);
  }
});
