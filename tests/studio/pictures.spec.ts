/**
 * Compares the look with the committed pictures in studio/screenshots/, so that unintended changes are noticed.
 * `npm run test:pictures -- --update-snapshots` replaces them.
 */
import { expect, type Locator, type Page } from '@playwright/test';
import { type FieldName, fieldNames, sendPath } from '../../src/contact/contact-message.ts';
import { site } from '../../src/in-force/site.ts';
import { isWholeRun } from '../generated.ts';
import { mainLanguage } from '../languages.ts';
import { isReady, pointAt, scrollPage, test } from '../open-page.ts';
import { fillOwnFields } from '../own-fields.ts';
import { commonWords, wordsOf } from '../words.ts';

const devices = { phone: 375, desktop: 1280 };
/** Each device in one scheme: the layout is the same in both, and so are the colours on both devices. */
const looks = [
  ['phone', 'light'],
  ['desktop', 'dark'],
] as const;
/** Its words are the longest. */
const language = mainLanguage;
const hasProjects = site.projects.length > 0;

// The 404 page, and a form whose message is refused.
test.use({ reducedMotion: 'reduce', expectedConsole: /404|not sent|status of 500/ });

/** Opens a page and waits until its fonts and lazy pictures have loaded. */
async function openWhole(page: Page, path: string) {
  await page.goto(`${path}?lang=${language}`);
  await isReady(page);
  await expect(page.locator('html')).toHaveAttribute('data-fonts', '');
  await page.evaluate(async () => {
    for (const picture of document.images) picture.loading = 'eager';
    const shown = [...document.images].filter((picture) => picture.checkVisibility());
    await Promise.all(shown.map((picture) => picture.decode()));
    await document.fonts.ready;
  });
  // Starts what loads near the screen.
  const buttons = page.locator('[data-island="project-carousel"]');
  if ((await buttons.count()) > 0) {
    await buttons.scrollIntoViewIfNeeded();
    await pointAt(page, 'project-carousel');
    await expect(buttons).toHaveAttribute('data-alive', '');
  }
}

/** A part of the page as it lies there, with nothing scrolled over it. */
async function compare(page: Page, part: Locator, name: string) {
  await scrollPage(page, 0);
  const clip = await part.boundingBox();
  if (!clip) throw new Error(`There is nothing to be seen of ${name}.`);
  await expect.soft(page).toHaveScreenshot(`${name}.png`, { fullPage: true, clip });
}

for (const [device, scheme] of looks) {
  const width = devices[device];
  const as = (name: string) => `${name}-${device}-${scheme}`;

  test.describe(`on a ${device} in the ${scheme} scheme`, () => {
    test.use({ viewport: { width, height: 800 }, colorScheme: scheme });

    test('the sections of home match their pictures', async ({ page }) => {
      await openWhole(page, '/');
      const band = (heading: string) =>
        page.locator('main > *').filter({ has: page.getByRole('heading', { name: heading }) });
      const words = await wordsOf(language, 'home');
      await compare(page, page.locator('#home'), as('hero'));
      await compare(page, band(words.servicesSection.title), as('services'));
      await compare(page, band(words.whyChooseUsSection.title), as('why-us'));
      if (hasProjects)
        await compare(page, band(words.projectsSection.ourProjectsTitle), as('projects'));
    });

    test('the form matches its pictures', async ({ page }) => {
      const words = await wordsOf(language, 'contact');
      await openWhole(page, '/contact');
      const form = page.locator('[data-island="contact-form"]');
      const submit = page.getByRole('button', { name: words.submitButton });
      await submit.click();
      await expect(page.getByText(words.validation.required)).toHaveCount(4);
      await compare(page, page.locator('main'), as('form-errors'));
      // Its outcomes are laid out alike on both devices.
      if (device === 'desktop' && !isWholeRun) return;

      const field = (name: FieldName) => page.getByLabel(words.labels[name], { exact: true });
      for (const name of fieldNames) await field(name).fill('Uma loja de linhas');
      await field('email').fill('rita@exemplo.pt');
      await fillOwnFields(page);
      await page.route(`**${sendPath}`, (route) => route.fulfill({ status: 500, body: 'no' }));
      await submit.click();
      await expect(page.getByText(words.failure)).toBeVisible();
      await compare(page, form, as('form-failed'));

      await page.unroute(`**${sendPath}`);
      await submit.click();
      await expect(page.getByText(words.success)).toBeVisible();
      await compare(page, form, as('form-sent'));
    });

    test('the 404 page matches its picture', { tag: '@all' }, async ({ page }) => {
      await openWhole(page, '/no/such/page');
      await compare(page, page.locator('main'), as('404'));
    });

    if (device === 'phone')
      test('the menu matches its picture', { tag: '@all' }, async ({ page }) => {
        await openWhole(page, '/');
        const { navigation } = await commonWords(language);
        await scrollPage(page, 0);
        await page.getByRole('button', { name: navigation.openMenu }).click();
        await expect(page.getByRole('dialog')).toBeVisible();
        await expect.soft(page).toHaveScreenshot(`${as('menu')}.png`);
      });
  });
}

if (hasProjects)
  test.describe('with motion', () => {
    // The devices lie in perspective then, and the thread is drawn as somebody scrolls.
    test.use({ reducedMotion: 'no-preference', viewport: { width: devices.desktop, height: 800 } });

    test('the projects’ stage matches its picture', { tag: '@all' }, async ({ page }) => {
      await openWhole(page, '/');
      const stage = page.locator('[data-stage]').first();
      await stage.scrollIntoViewIfNeeded();
      await expect.soft(stage).toHaveScreenshot('stage-desktop-light.png');
    });
  });
