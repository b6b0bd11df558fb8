/** Chapters 2, 4 and 5: what of the contact form only a browser shows. */
import type { Page } from '@playwright/test';
import { colour } from '../../build/assets/colours.ts';
import { sendPath } from '../../src/contact/contact-message.ts';
import { channels } from '../../src/styles/colours.ts';
import { fieldIn, fillIn, sendButton, submit } from '../form.ts';
import { mainLanguage } from '../languages.ts';
import { expect, open, test } from '../open-page.ts';
import { wordsOf } from '../words.ts';
import { row } from './rows.ts';

async function openForm(page: Page) {
  await open(page, `/contact?lang=${mainLanguage}`);
  return wordsOf(mainLanguage, 'contact');
}

test('six lines of the message are seen, whatever its style', async ({ page }) => {
  await openForm(page);
  const lines = await fieldIn(page, 'message').evaluate((it) => {
    const { lineHeight, paddingBlockStart, paddingBlockEnd } = getComputedStyle(it);
    const room =
      it.clientHeight - Number.parseFloat(paddingBlockStart) - Number.parseFloat(paddingBlockEnd);
    return room / Number.parseFloat(lineHeight);
  });
  expect(lines).toBeGreaterThanOrEqual(5.9);
});

test(row('error-look'), async ({ page }) => {
  const words = await openForm(page);
  const border = () => fieldIn(page, 'name').evaluate((it) => getComputedStyle(it).borderTopColor);
  const before = await border();
  await submit(page);
  const [red = 0, green = 0, blue = 0] = channels(colour('danger'));
  await expect.poll(border).toBe(`rgb(${red}, ${green}, ${blue})`);
  expect(before).not.toBe(await border());
  expect(red, 'red').toBeGreaterThan(green + blue);
  for (const name of ['name', 'email', 'subject', 'message'] as const) {
    const field = fieldIn(page, name);
    const box = await field.boundingBox();
    const id = await field.getAttribute('aria-describedby');
    const error = page.locator(`#${id}`);
    await expect(error).toHaveText(words.validation.required);
    expect((await error.boundingBox())?.y).toBeGreaterThanOrEqual(
      (box?.y ?? 0) + (box?.height ?? 0),
    );
  }
});

test(row('submitting'), async ({ page }) => {
  const words = await openForm(page);
  const button = sendButton(page);
  const answered = Promise.withResolvers<void>();
  let posts = 0;
  await page.route(`**${sendPath}`, async (route) => {
    posts += 1;
    await answered.promise;
    await route.fulfill({ body: 'OK' });
  });
  await fillIn(page);
  await expect(button).toBeEnabled();
  await expect(page.getByText(words.sending, { exact: true })).toHaveCount(0);
  await button.click();
  await expect(button).toBeDisabled();
  await expect(page.getByText(words.sending, { exact: true })).toBeVisible();
  const spinner = button.locator('span');
  await expect(spinner).toBeVisible();
  expect(await spinner.evaluate((it) => getComputedStyle(it).animationName)).not.toBe('none');
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await expect(spinner).toHaveCSS('animation-duration', '6s');
  // Enter in a field sends nothing a second time.
  await fieldIn(page, 'name').press('Enter');
  answered.resolve();
  await expect(page.getByText(words.success)).toBeVisible();
  await expect(page.locator('form svg').first()).toHaveCSS('animation-name', 'none');
  // The thanks stand in the place of the invitation.
  await expect(page.getByText(words.description)).toBeHidden();
  expect(posts).toBe(1);
});
