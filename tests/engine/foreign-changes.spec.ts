/** Every island keeps what the visitor has done, whatever others do to its elements, and whenever. */
import type { Page } from '@playwright/test';
import fc from 'fast-check';
import { fieldNames, sendPath } from '../../src/contact-message.ts';
import { moneyIn } from '../../src/i18n/amounts.ts';
import {
  type Choice,
  estimateOf,
  ratesFrom,
  smallestOf,
} from '../../src/islands/calculator/estimate.ts';
import { isRoute } from '../../src/routes.ts';
import { site } from '../../src/site.ts';
import { disturb, foreignChanges, foreignFault, translateForEver } from '../foreign-changes.ts';
import { generated } from '../generated.ts';
import { holdIslands } from '../held.ts';
import { expect, locales, mainLanguage, painted, test, wordsOf } from '../site.ts';

const message = {
  name: 'Rita Gonçalves',
  email: 'rita@exemplo.pt',
  subject: 'Um site para a oficina',
  message: 'Bom dia!\nPrecisamos de um site — simples, com preços. 🧵',
};
const field = (name: keyof typeof message) => `#contact-${name}`;
const outcome = '[data-island="contact-form"] [data-outcome]';

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
    expectedConsole: new RegExp(`not sent|Failed to load resource|${foreignFault.source}`),
  });

  test('keeps the words and tells the outcome', async ({ page }) => {
    const words = await wordsOf(mainLanguage, 'contact');
    const island = '[data-island="contact-form"]';
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

        await disturb(page, island, it.before);
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

        await disturb(page, island, it.idle);
        const button = page.locator('#contact-send');
        await button.click();
        for (const name of ['email', 'subject'] as const) {
          await expect(page.locator(field(name))).toHaveAttribute('aria-invalid', 'true');
          await expect(page.locator(`${field(name)}-problem`)).toContainText(
            words.validation.required,
          );
        }
        await disturb(page, island, it.checked);
        for (const name of fieldNames) await page.locator(field(name)).fill(message[name]);
        await expect(page.locator(`${island} [aria-invalid]`)).toHaveCount(0);

        await button.click();
        await expect(button).toBeDisabled();
        await expect(page.locator(`${island} [role=status]`)).toContainText(words.sending);
        if (it.isTranslated === 'while it is sent') await translate();
        await disturb(page, island, it.submitting);
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

        await disturb(page, island, it.after);
        if (isSent) {
          await page.locator(`${outcome} button`).click();
          await expect(page.locator(field('name'))).toBeFocused();
        } else {
          // Otherwise it could be counted among those of the next case.
          const again = page.waitForRequest(`**${sendPath}`);
          await button.click();
          await again;
        }
        await expect(button).toBeVisible();
      }),
      { ...generated(30, 40), endOnFailure: true },
    );
  });
});

test.describe('the projects’ buttons', () => {
  test.use({ expectedConsole: foreignFault });

  test('keep turning', async ({ page }) => {
    const count = site.projects.length;
    const island = '[data-island="project-carousel"]';
    const turnCase = fc.record({
      before: foreignChanges,
      track: foreignChanges,
      steps: fc.array(fc.tuple(foreignChanges, fc.constantFrom(1, -1)), {
        minLength: 1,
        maxLength: 4,
      }),
      isTranslated: fc.boolean(),
    });
    await fc.assert(
      fc.asyncProperty(turnCase, async (it) => {
        await page.unrouteAll();
        const release = await holdIslands(page);
        await page.goto('/healthz');
        await page.goto(`/?lang=${mainLanguage}`);
        await expect(page.locator('html')).toHaveAttribute('data-ready', '');
        await disturb(page, island, it.before);
        await disturb(page, '[data-track]', it.track);
        if (it.isTranslated)
          await page.evaluate(`(${translateForEver})(${JSON.stringify(island)})`);
        release();
        await page.locator('#projects').scrollIntoViewIfNeeded();
        await expect(page.locator(island)).toHaveAttribute('data-alive', '');
        let index = 0;
        for (const [changes, step] of it.steps) {
          await disturb(page, island, changes);
          index = (index + step + count) % count;
          await page
            .locator(`${island} button`)
            .nth(step > 0 ? 1 : 0)
            .click();
          await expect(page.locator(island)).toContainText(`${index + 1} / ${count}`);
          const inert = page.locator('[data-track] [role=group]');
          expect(
            await inert.evaluateAll((all) => all.map((slide) => (slide as HTMLElement).inert)),
          ).toEqual(Array.from({ length: count }, (_, place) => place !== index));
        }
      }),
      { ...generated(15, 40), endOnFailure: true },
    );
  });
});

const { calculator, prices } = site;
if (calculator && isRoute('prices'))
  test.describe('the calculator', () => {
    test.use({ expectedConsole: foreignFault });

    test('keeps the answers and the sum', async ({ page }) => {
      const island = '[data-island="calculator"]';
      const rates = ratesFrom(prices, calculator);
      const money = moneyIn(locales[mainLanguage], prices.currency);
      const answersCase = fc.record({
        before: foreignChanges,
        answered: foreignChanges,
        after: foreignChanges,
        isTranslated: fc.boolean(),
        languages: fc.integer({ min: 2, max: 6 }),
        integrations: fc.integer({ min: 1, max: 6 }),
      });
      await fc.assert(
        fc.asyncProperty(answersCase, async (it) => {
          await page.unrouteAll();
          const release = await holdIslands(page);
          await page.goto('/healthz');
          await page.evaluate(() => sessionStorage.clear());
          await page.goto(`/prices?lang=${mainLanguage}`);
          await expect(page.locator('html')).toHaveAttribute('data-ready', '');
          await disturb(page, island, it.before);
          if (it.isTranslated)
            await page.evaluate(`(${translateForEver})(${JSON.stringify(island)})`);
          const set = (name: string, value: number) =>
            page.locator(`${island} [name=${name}]`).fill(String(value));
          const expectSum = (part: Partial<Choice>) => {
            const choice: Choice = { ...smallestOf('app', rates), ...part };
            return expect(page.locator(`${island} output`)).toContainText(
              money(estimateOf(choice, rates).money.from),
            );
          };
          const { languages, integrations } = it;
          // Before it starts.
          await page.locator(`${island} [value=app]`).check();
          await set('languages', languages);
          release();
          await page.locator(island).scrollIntoViewIfNeeded();
          await expect(page.locator(island)).toHaveAttribute('data-alive', '');
          await expectSum({ languages });
          await disturb(page, island, it.answered);
          await set('integrations', integrations);
          await expectSum({ languages, integrations });
          await disturb(page, island, it.after);
          await page.locator(`${island} [name=texts]`).uncheck();
          await expectSum({ languages, integrations, texts: false });
        }),
        { ...generated(15, 40), endOnFailure: true },
      );
    });
  });
