/** Chapter 4, Language: how it is resolved, kept and changed. */
import type { Page } from '@playwright/test';
import { mainLanguage, otherLanguage } from '../languages.ts';
import { chooseLanguage, expect, open, saveLanguage, test } from '../open-page.ts';
import { wordsOf } from '../words.ts';
import { row } from './rows.ts';

/** Another one than the default where there is one. */
const other = otherLanguage ?? mainLanguage;

const shown = (page: Page) => page.locator('html');

// What each query and each saved value give: src/i18n/resolve-code.test.ts.
test(row('language-query'), async ({ page, context }) => {
  // The address has priority over the saved language.
  await saveLanguage(context, other);
  const { title } = await wordsOf(mainLanguage, 'contact');
  await open(page, `/contact?lang=${mainLanguage}`);
  await expect(page).toHaveURL(`/contact?lang=${mainLanguage}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
  expect(await page.evaluate(() => localStorage.getItem('language'))).toBe(other);
});

test(row('language-saved'), async ({ page, context }) => {
  await saveLanguage(context, other);
  await open(page, '/contact?utm_source=carta#message');
  await expect(page).toHaveURL(`/contact?utm_source=carta&lang=${other}#message`);
  await expect(shown(page)).toHaveAttribute('data-language', other);
});

test(row('language-default'), async ({ page }) => {
  for (const query of ['', '?lang=xx']) {
    await page.goto('about:blank');
    const before = await page.evaluate(() => history.length);
    await open(page, `/contact${query}`);
    await expect(page).toHaveURL(`/contact?lang=${mainLanguage}`);
    await expect(shown(page)).toHaveAttribute('data-language', mainLanguage);
    expect.soft(await page.evaluate(() => history.length), `with "${query}"`).toBe(before + 1);
    // The next address is a new visitor's.
    await page.evaluate(() => localStorage.clear());
  }
});

test(row('language-choice'), async ({ page }) => {
  await open(page, `/contact?lang=${mainLanguage}&utm_source=carta`);
  await chooseLanguage(page, other);
  await expect(page).toHaveURL(`/contact?lang=${other}&utm_source=carta`);
  await expect(shown(page)).toHaveAttribute('data-language', other);
  expect(await page.evaluate(() => localStorage.getItem('language'))).toBe(other);
});
