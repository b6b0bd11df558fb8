/** What the tests of the bakery share. */
import { expect, type Page } from '@playwright/test';
import { en as bakersEn } from '../bakery/owner/words/en.ts';
import { es as bakersEs } from '../bakery/owner/words/es.ts';
import { pt as bakersPt } from '../bakery/owner/words/pt.ts';
import { en } from '../bakery/words/en.ts';
import { es } from '../bakery/words/es.ts';
import { pt } from '../bakery/words/pt.ts';

export { codes } from './languages.ts';

export const shops = { pt, en, es };
export const bakers = { pt: bakersPt, en: bakersEn, es: bakersEs };
export const PAGE = '/showcase/bakery/';

export async function openAt(page: Page, instant: Date, address = PAGE) {
  await page.clock.setFixedTime(instant);
  await page.goto(address);
  await expect(page.locator('#door strong')).not.toBeEmpty();
}
