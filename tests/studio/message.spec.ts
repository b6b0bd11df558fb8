/** A message reaches the outbox. Its words in each language are asked without a browser. */
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fillIn, message, submit } from '../form.ts';
import { mainLanguage } from '../languages.ts';
import { expect, open, test } from '../open-page.ts';
import { fillOwnFields } from '../own-fields.ts';
import { wordsOf } from '../words.ts';

test('the outbox stores a message exactly as it was typed', { tag: '@quick' }, async ({ page }) => {
  const { success } = await wordsOf(mainLanguage, 'contact');
  const own = { ...message, subject: `Pedido ${test.info().testId} — ç` };
  await open(page, `/contact?lang=${mainLanguage}`);
  await fillIn(page, own);
  const others = await fillOwnFields(page);
  await submit(page);
  await expect(page.getByText(success)).toBeVisible();
  // The server of these tests has no mail server: messages stay in the outbox.
  const folder = 'test-results/outbox/new';
  const files = await Promise.all(
    (await readdir(folder)).map((name) => readFile(join(folder, name), 'utf8')),
  );
  // The language is that of the page, which the browser names by itself.
  const stored = files
    .map((text) => JSON.parse(text))
    .map(({ fields, language }) => ({ fields, language }));
  expect(stored).toContainEqual({ fields: { ...own, ...others }, language: mainLanguage });
});
