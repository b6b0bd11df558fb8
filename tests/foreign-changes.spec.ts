/** Every island keeps what the visitor has done, whatever others do to its elements, and whenever. */
import type { Page } from '@playwright/test';
import fc from 'fast-check';
import { fieldNames, sendPath } from '../src/contact-message.ts';
import { cases } from './cases.ts';
import {
  changeForeignly,
  type ForeignChange,
  foreignChanges,
  translateForEver,
} from './foreign-changes.ts';
import { expect, mainLanguage, painted, test, wordsOf } from './site.ts';

const message = {
  name: 'Rita Gonçalves',
  email: 'rita@exemplo.pt',
  subject: 'Um site para a oficina',
  message: 'Bom dia!\nPrecisamos de um site — simples, com preços. 🧵',
};
const field = (name: keyof typeof message) => `#contact-${name}`;
const outcome = '[data-island="contact-form"] [data-outcome]';

/** Holds the code of the islands back; returns what lets it go. */
async function holdIslands(page: Page) {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route('**/assets/start*.js', async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
}

const valuesIn = (page: Page) =>
  page.evaluate(
    (names) =>
      names.map((name) => document.querySelector<HTMLInputElement>(`#contact-${name}`)?.value),
    fieldNames,
  );

const letterCase = fc.record({
  before: foreignChanges,
  /** What the visitor types before the form starts. */
  isTypedBefore: fc.boolean(),
  idle: foreignChanges,
  checked: foreignChanges,
  submitting: foreignChanges,
  after: foreignChanges,
  isTranslated: fc.constantFrom('never', 'from the start', 'while it is sent'),
  answer: fc.constantFrom(200, 429, 500, 503, 'lost' as const),
});

test.describe('the form', () => {
  test.use({
    expectedConsole: /not sent|Failed to load resource|NotFoundError|The node|left the document/,
  });

  test('keeps the words and tells the outcome', async ({ page }) => {
    const words = await wordsOf(mainLanguage, 'contact');
    const island = '[data-island="contact-form"]';
    const disturb = async (changes: ForeignChange[]) => {
      await page.evaluate(
        `(${changeForeignly})(${JSON.stringify(island)}, ${JSON.stringify(changes)})`,
      );
    };
    const translate = () => page.evaluate(`(${translateForEver})(${JSON.stringify(island)})`);

    await fc.assert(
      fc.asyncProperty(letterCase, async (it) => {
        await page.unrouteAll();
        const release = await holdIslands(page);
        const answered = Promise.withResolvers<void>();
        const posts: Record<string, string>[] = [];
        await page.route(`**${sendPath}`, async (route) => {
          posts.push(route.request().postDataJSON().template_params);
          await answered.promise;
          if (it.answer === 'lost') await route.abort();
          else await route.fulfill({ status: it.answer, body: 'answer' });
        });
        // Without the draft of the case before.
        await page.goto('/healthz');
        await page.evaluate(() => sessionStorage.clear());
        await page.goto(`/contact?lang=${mainLanguage}`, { waitUntil: 'commit' });
        await expect(page.locator('html')).toHaveAttribute('data-ready', '');

        await disturb(it.before);
        if (it.isTranslated === 'from the start') await translate();
        if (it.isTypedBefore) {
          await page.locator(field('name')).fill(message.name);
          await page.locator(field('message')).fill(message.message);
          await page.locator(field('message')).evaluate((box) => {
            (box as HTMLTextAreaElement).setSelectionRange(3, 7);
          });
        }
        release();
        await expect(page.locator(island)).toHaveAttribute('data-alive', '');
        await painted(page);
        if (it.isTypedBefore) {
          expect(await valuesIn(page)).toEqual([message.name, '', '', message.message]);
          const selection = await page.evaluate(() => {
            const { id, selectionStart, selectionEnd } =
              document.activeElement as HTMLTextAreaElement;
            return [id, selectionStart, selectionEnd];
          });
          expect(selection).toEqual(['contact-message', 3, 7]);
        }

        await disturb(it.idle);
        const button = page.locator('#contact-send');
        await button.click();
        for (const name of ['email', 'subject'] as const) {
          await expect(page.locator(field(name))).toHaveAttribute('aria-invalid', 'true');
          await expect(page.locator(`${field(name)}-problem`)).toContainText(
            words.validation.required,
          );
        }
        await disturb(it.checked);
        for (const name of fieldNames) await page.locator(field(name)).fill(message[name]);
        await expect(page.locator(`${island} [aria-invalid]`)).toHaveCount(0);

        await button.click();
        await expect(button).toBeDisabled();
        await expect(page.locator(`${island} [role=status]`)).toContainText(words.sending);
        if (it.isTranslated === 'while it is sent') await translate();
        await disturb(it.submitting);
        await page.locator(field('name')).press('Enter');
        answered.resolve();

        const isSent = it.answer === 200;
        const result = page.locator(outcome);
        await expect(result).toHaveAttribute('data-status', isSent ? 'success' : 'error');
        await expect(result).toBeFocused();
        await expect(result).toContainText(isSent ? words.success : words.failure);
        if (!isSent)
          await expect(result).toContainText(
            it.answer === 'lost' || it.answer === 500 ? words.perhapsSent : words.notSent,
          );
        expect(posts.map(({ time: _, ...fields }) => fields)).toEqual([message]);
        const draft = await page.evaluate(() => sessionStorage.getItem('contact-draft'));
        expect(draft && JSON.parse(draft)).toEqual(isSent ? null : message);
        expect(await valuesIn(page)).toEqual(
          fieldNames.map((name) => (isSent ? '' : message[name])),
        );

        await disturb(it.after);
        if (isSent) {
          await page.locator(`${outcome} button`).click();
          await expect(page.locator(field('name'))).toBeFocused();
        } else await button.click();
        await expect(button).toBeVisible();
      }),
      { ...cases(30), endOnFailure: true },
    );
  });
});
