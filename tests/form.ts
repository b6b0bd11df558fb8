/** The contact form in a browser, in the main language. */
import type { Locator, Page } from '@playwright/test';
import type { FieldName } from '../src/contact/contact-message.ts';
import { mainLanguage } from './languages.ts';
import { message } from './letter.ts';
import { wordsOf } from './words.ts';

export { message };

const { labels, submitButton } = await wordsOf(mainLanguage, 'contact');

export const fieldIn = (page: Page, name: FieldName): Locator =>
  page.getByLabel(labels[name], { exact: true });

export async function fillIn(page: Page, fields: Partial<typeof message> = message): Promise<void> {
  for (const [name, value] of Object.entries(fields))
    await fieldIn(page, name as FieldName).fill(value);
}

export const sendButton = (page: Page): Locator => page.getByRole('button', { name: submitButton });

export const submit = (page: Page): Promise<void> => sendButton(page).click();
