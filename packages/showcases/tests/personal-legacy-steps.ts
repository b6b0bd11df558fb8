/** What the tests of the memorial share. */
import type { Page } from '@playwright/test';
import type { Code } from '../browser/language.ts';
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

/** Opens the family's side, where chapters are corrected. */
export async function openFamily(page: Page, code: Code = 'pt') {
  await page.goto(`${address}?lang=${code}#familia`);
  const { family } = legacy[code];
  const side = page.getByRole('dialog', { name: family.title });
  const button = (name: string) => side.getByRole('button', { name, exact: true });
  return {
    side,
    title: side.getByRole('textbox', { name: family.chapterTitle }),
    save: button(family.save),
    discard: button(family.discard),
    undo: button(family.undo),
  };
}
