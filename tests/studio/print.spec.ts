/** What is printed of a page that is not as it was when it had loaded: visit/paper.ts has the others. */
import { routePaths } from '../../src/in-force/routes.ts';
import { mainLanguage } from '../languages.ts';
import { expect, hasFonts, open, test } from '../open-page.ts';
import { readPaper } from '../paper.ts';
import { wordsOf } from '../words.ts';

test('the contact form is printed only when something is typed in it', async ({ page }) => {
  const { labels } = await wordsOf(mainLanguage, 'contact');
  await open(page, `${routePaths.contact}?lang=${mainLanguage}`);
  const message = page.getByLabel(labels.message, { exact: true });
  await page.emulateMedia({ media: 'print' });
  await expect(message).toBeHidden();
  await page.emulateMedia({ media: null });
  await message.fill('Qzxendqz');
  const paper = await readPaper(await page.pdf({ format: 'A4' }));
  expect(paper.countOf('Qzxendqz')).toBe(1);
});

/** The fonts that a PDF brings, by their names. */
const namesIn = (pdf: Buffer) =>
  [
    ...new Set(
      Array.from(
        pdf.toString('latin1').matchAll(/\/FontName\s*\/[A-Z]+\+([\w-]+)/g),
        ([, name]) => name,
      ),
    ),
  ].sort();

test('a page that is printed before its fonts have come is printed in them', async ({ page }) => {
  // One script does it on every page.
  const printed = Promise.withResolvers<void>();
  await page.route('**/*.woff2', async (route) => {
    // What the print itself fetches, it waits for.
    if (route.request().resourceType() === 'font') await printed.promise;
    await route.continue();
  });
  await page.goto(`/?lang=${mainLanguage}`, { waitUntil: 'domcontentloaded' });
  const early = namesIn(await page.pdf());
  printed.resolve();
  await hasFonts(page);
  expect(early.length).toBeGreaterThan(1);
  expect(early).toEqual(namesIn(await page.pdf()));
});
