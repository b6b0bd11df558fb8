/** The visitor changes the language of a page: the place, what is typed and what is chosen are still there. */
import { expect, type Page, test } from '@playwright/test';
import { en as bakeryEn } from '../bakery/words/en.ts';
import { es as bakeryEs } from '../bakery/words/es.ts';
import { pt as bakeryPt } from '../bakery/words/pt.ts';
import { en as hotelEn } from '../hotel-booking/words/en.ts';
import { es as hotelEs } from '../hotel-booking/words/es.ts';
import { pt as hotelPt } from '../hotel-booking/words/pt.ts';
import { en as legacyEn } from '../personal-legacy/words/en.ts';
import { es as legacyEs } from '../personal-legacy/words/es.ts';
import { pt as legacyPt } from '../personal-legacy/words/pt.ts';
import { pt as restaurantPt } from '../restaurant-orders/words/pt.ts';
import { codes, locales } from './languages.ts';

const names = { pt: 'PT, Português', en: 'EN, English', es: 'ES, Español' };
const bakeries = { pt: bakeryPt, en: bakeryEn, es: bakeryEs };
const hotels = { pt: hotelPt, en: hotelEn, es: hotelEs };
const legacies = { pt: legacyPt, en: legacyEn, es: legacyEs };
type Code = (typeof codes)[number];

type Visit = {
  hash: string;
  /** Types or chooses something in Portuguese. */
  begin: (page: Page) => Promise<unknown>;
  /** It is there in the other language. */
  expectKept: (page: Page, code: Code) => Promise<unknown>;
};

const visits: Record<string, Visit> = {
  'restaurant-orders': {
    hash: '#ementa',
    async begin(page) {
      const dish = restaurantPt.dishes['caldo-verde'].name;
      await page.getByRole('button', { name: restaurantPt.menu.choose(dish) }).click();
      const dialog = page.getByRole('dialog');
      await dialog.getByRole('button', { name: restaurantPt.menu.add }).click();
    },
    expectKept: (page) => expect(page.locator('.bill').first()).toContainText('Caldo verde'),
  },
  'hotel-booking': {
    hash: '#dados',
    async begin(page) {
      for (const day of ['2026-06-11', '2026-06-14'])
        await page.locator(`[data-day="${day}"]`).click();
      await page.getByRole('button', { name: hotelPt.dates.seeRooms }).click();
      const room = hotelPt.roomList.chooseRoom(hotelPt.rooms.rio.name);
      await page.getByRole('button', { name: room }).click();
      await page.getByLabel(hotelPt.details.note).fill('Com berço');
      await page.getByLabel(hotelPt.extras.breakfast.name).check();
    },
    async expectKept(page, code) {
      const { details, extras } = hotels[code];
      await expect(page.getByLabel(details.note)).toHaveValue('Com berço');
      await expect(page.getByLabel(extras.breakfast.name)).toBeChecked();
    },
  },
  bakery: {
    hash: '#reservar',
    async begin(page) {
      await page
        .locator('#pastry')
        .getByRole('button', { name: /^Juntar:/ })
        .first()
        .click();
      await page.getByLabel(bakeryPt.page.name).fill('Rita Lopes');
    },
    async expectKept(page, code) {
      await expect(page.locator('#lines li:visible')).toHaveCount(1);
      await expect(page.getByLabel(bakeries[code].page.name)).toHaveValue('Rita Lopes');
    },
  },
  'personal-legacy': {
    hash: '#livro',
    begin: (page) => page.getByLabel(legacyPt.page.book.message).fill('Ainda conto'),
    expectKept: (page, code) =>
      expect(page.getByLabel(legacies[code].page.book.message)).toHaveValue('Ainda conto'),
  },
  'music-player': {
    hash: '#lista',
    begin: (page) => page.locator('#shuffle').click(),
    expectKept: (page) => expect(page.locator('#shuffle')).toHaveAttribute('aria-pressed', 'true'),
  },
};

test.use({ reducedMotion: 'reduce' });

for (const [slug, { hash, begin, expectKept }] of Object.entries(visits))
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
    }
    // It holds for an address without a language too, as on the site.
    await page.locator('.languages').getByRole('link', { name: names.es }).click();
    await expect(page.locator('html')).toHaveAttribute('lang', locales.es);
    await page.goto(`/showcase/${slug}/`);
    await expect(page.locator('html')).toHaveAttribute('lang', locales.es);
  });
