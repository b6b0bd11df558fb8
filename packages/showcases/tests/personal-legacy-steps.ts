/** What the tests of the memorial share. */
import type { Page } from '@playwright/test';
import { dictionaries } from '../dictionaries.ts';

export const { legacy } = dictionaries;
export const address = '/showcase/personal-legacy/';

/** Writes a message into the book of a page in Portuguese. */
export async function write(page: Page, message: string, relation = 'neighbours', name = 'Helena') {
  await page.getByRole('textbox', { name: legacy.pt.page.book.name }).fill(name);
  await page.getByRole('combobox').selectOption(relation);
  await page.getByRole('textbox', { name: legacy.pt.page.book.message }).fill(message);
  await page.getByRole('button', { name: legacy.pt.page.book.write }).click();
}
