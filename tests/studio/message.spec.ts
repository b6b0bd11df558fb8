/** A message reaches the outbox. Its words in each language are asked without a browser. */
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fillOwnFields } from '../own-fields.ts';
import { expect, mainLanguage, open, test, wordsOf } from '../site.ts';

test('the outbox stores a message exactly as it was typed', { tag: '@quick' }, async ({ page }) => {
  const { labels, submitButton, success } = await wordsOf(mainLanguage, 'contact');
  const message = {
    name: 'Rita Gonçalves',
    email: 'rita.g+obras@exemplo.pt',
    subject: `Pedido ${test.info().testId} — ç`,
    message: 'Bom dia!\nPrecisamos de um site — simples, com preços. 🧵',
  };
  await open(page, `/contact?lang=${mainLanguage}`);
  for (const [name, value] of Object.entries(message))
    await page.getByLabel(labels[name as keyof typeof message], { exact: true }).fill(value);
  const own = await fillOwnFields(page);
  await page.getByRole('button', { name: submitButton }).click();
  await expect(page.getByText(success)).toBeVisible();
  // The server of these tests has no mail server: messages stay in the outbox.
  const folder = 'test-results/outbox/new';
  const files = await Promise.all(
    (await readdir(folder)).map((name) => readFile(join(folder, name), 'utf8')),
  );
  const stored = files.map((text) => JSON.parse(text).fields);
  expect(stored).toContainEqual({ ...message, ...own });
});
