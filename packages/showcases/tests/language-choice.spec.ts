/** A product in another language: what was begun is still there, and no word of a third is seen. */

import type { Page } from '@playwright/test';
import { type Code, codes, locales } from '../browser/language.ts';
import { dictionaries } from '../dictionaries.ts';
import { PIECES } from '../music-player/pieces.ts';
import { chooseStay } from './hotel-booking-steps.ts';
import { expectOnlyItsLanguage, openWithLateWords, sidesOf } from './languages.ts';
import { expect, test } from './test.ts';

const { bakers, bakery, desk, hotel, legacy, music, restaurant } = dictionaries;

const names = { pt: 'PT, Português', en: 'EN, English', es: 'ES, Español' };
const titles = PIECES.flatMap(({ title, artist }) => [title, artist]);

type Visit = {
  dictionaries: Record<Code, unknown>;
  hash: string;
  /** The owner's side, where it has an address of its own. */
  owner?: string;
  /** Types or chooses something in Portuguese. */
  begin: (page: Page) => Promise<unknown>;
  /** It is there in the other language. */
  expectKept: (page: Page, code: Code) => Promise<unknown>;
};

const visits: Record<string, Visit> = {
  'restaurant-orders': {
    dictionaries: restaurant,
    hash: '#ementa',
    owner: '#cozinha',
    async begin(page) {
      const dish = restaurant.pt.dishes['caldo-verde'].name;
      await page.getByRole('button', { name: restaurant.pt.menu.choose(dish) }).click();
      const dialog = page.getByRole('dialog');
      await dialog.getByRole('button', { name: restaurant.pt.menu.add }).click();
    },
    expectKept: (page) => expect(page.locator('.bill').first()).toContainText('Caldo verde'),
  },
  'hotel-booking': {
    dictionaries: sidesOf(hotel, desk),
    hash: '#dados',
    owner: '#gestao',
    async begin(page) {
      await chooseStay(page);
      await page.getByLabel(hotel.pt.details.note).fill('442 + 1');
      await page.getByLabel(hotel.pt.details.arrivalTime).selectOption('19-21');
      await page.getByLabel(hotel.pt.extras.breakfast.name).check();
    },
    async expectKept(page, code) {
      const { details, extras } = hotel[code];
      await expect(page.getByLabel(details.note)).toHaveValue('442 + 1');
      await expect(page.getByLabel(details.arrivalTime)).toHaveValue('19-21');
      await expect(page.getByLabel(extras.breakfast.name)).toBeChecked();
    },
  },
  bakery: {
    dictionaries: sidesOf(bakery, bakers),
    hash: '#reservar',
    owner: '#balcao',
    async begin(page) {
      await page
        .locator('#pastry')
        .getByRole('button', { name: /^Juntar:/ })
        .first()
        .click();
      await page.getByLabel(bakery.pt.page.name).fill('Rita Lopes');
    },
    async expectKept(page, code) {
      await expect(page.locator('#lines li:visible')).toHaveCount(1);
      await expect(page.getByLabel(bakery[code].page.name)).toHaveValue('Rita Lopes');
    },
  },
  'personal-legacy': {
    dictionaries: legacy,
    hash: '#livro',
    owner: '#familia',
    begin: (page) => page.getByLabel(legacy.pt.page.book.message).fill('1, 2, 3'),
    expectKept: (page, code) =>
      expect(page.getByLabel(legacy[code].page.book.message)).toHaveValue('1, 2, 3'),
  },
  'music-player': {
    dictionaries: music,
    hash: '#lista',
    begin: (page) => page.locator('#shuffle').click(),
    expectKept: (page) => expect(page.locator('#shuffle')).toHaveAttribute('aria-pressed', 'true'),
  },
};

for (const [slug, { dictionaries, hash, owner, begin, expectKept }] of Object.entries(visits))
  test(`${slug} is read in another language, with all that was begun`, async ({ page }) => {
    await page.clock.setFixedTime(new Date('2026-06-02T12:00:00Z'));
    await page.goto(`/showcase/${slug}/?from=a%20b&lang=pt`);
    await begin(page);
    await page.evaluate((place) => {
      if (location.hash !== place) location.hash = place;
    }, hash);
    for (const code of ['en', 'es', 'pt'] as const) {
      const choice = page.locator('.languages');
      for (const each of codes)
        await expect(choice.getByRole('link', { name: names[each] })).toHaveAttribute('lang', each);
      await choice.getByRole('link', { name: names[code] }).click();
      await expect(page).toHaveURL(
        (url) =>
          url.searchParams.get('lang') === code &&
          url.searchParams.get('from') === 'a b' &&
          url.hash === hash,
      );
      await expect(page.locator('html')).toHaveAttribute('lang', locales[code]);
      await expect(choice.locator('[aria-current]')).toHaveText(code.toUpperCase());
      await expectKept(page, code);
      await expectOnlyItsLanguage(page, code, dictionaries, titles);
      const back = page.locator('a[href*="#projects"]');
      for (const link of await back.all())
        await expect(link).toHaveAttribute('href', `/?lang=${code}#projects`);
      expect(await back.count()).toBeGreaterThan(0);
    }
    // It holds for an address without a language too, as on the site, and for one that nobody speaks.
    await page.locator('.languages').getByRole('link', { name: names.es }).click();
    await expect(page.locator('html')).toHaveAttribute('lang', locales.es);
    for (const address of ['', '?lang=fr', owner ?? '']) {
      await page.goto(`/showcase/${slug}/${address}`);
      await expect(page.locator('html')).toHaveAttribute('lang', locales.es);
      await expectOnlyItsLanguage(page, 'es', dictionaries, titles);
    }
    await page.goto('about:blank');
    await (await openWithLateWords(page, `/showcase/${slug}/?lang=en`))();
    await expect(page.locator('.languages [aria-current]')).toBeVisible();
    await expectOnlyItsLanguage(page, 'en', dictionaries, titles);
  });
