/** Chapters 2, 4 and 5: what of the contact form only a browser shows. */
import type { Page } from '@playwright/test';
import { colour } from '../../build/assets/colours.ts';
import { sendPath } from '../../src/contact/contact-message.ts';
import { channels } from '../../src/styles/colours.ts';
import { expect, mainLanguage, open, test, wordsOf } from '../site.ts';
import { row } from './rows.ts';

const message = {
  name: 'Rita Gonçalves',
  email: 'rita@exemplo.pt',
  subject: 'Um site para a oficina',
  message: 'Bom dia!\nPrecisamos de um site com preços.',
};
const fields = ['name', 'email', 'subject', 'message'] as const;

async function form(page: Page) {
  const words = await wordsOf(mainLanguage, 'contact');
  const control = (field: (typeof fields)[number]) =>
    page.getByLabel(words.labels[field], { exact: true });
  const button = page.getByRole('button', { name: words.submitButton });
  await open(page, `/contact?lang=${mainLanguage}`);
  return {
    words,
    control,
    button,
    async fillIn() {
      for (const field of fields) await control(field).fill(message[field]);
    },
  };
}

test('six lines of the message are seen, whatever its style', async ({ page }) => {
  const { control } = await form(page);
  const lines = await control('message').evaluate((it) => {
    const { lineHeight, paddingBlockStart, paddingBlockEnd } = getComputedStyle(it);
    const room =
      it.clientHeight - Number.parseFloat(paddingBlockStart) - Number.parseFloat(paddingBlockEnd);
    return room / Number.parseFloat(lineHeight);
  });
  expect(lines).toBeGreaterThanOrEqual(5.9);
});

test(row('error-look'), async ({ page }) => {
  const { words, control, button } = await form(page);
  const border = () => control('name').evaluate((it) => getComputedStyle(it).borderTopColor);
  const before = await border();
  await button.click();
  const [red = 0, green = 0, blue = 0] = channels(colour('danger'));
  await expect.poll(border).toBe(`rgb(${red}, ${green}, ${blue})`);
  expect(before).not.toBe(await border());
  expect(red, 'red').toBeGreaterThan(green + blue);
  for (const field of fields) {
    const box = await control(field).boundingBox();
    const id = await control(field).getAttribute('aria-describedby');
    const error = page.locator(`#${id}`);
    await expect(error).toHaveText(words.validation.required);
    expect((await error.boundingBox())?.y).toBeGreaterThanOrEqual(
      (box?.y ?? 0) + (box?.height ?? 0),
    );
  }
});

test(row('submitting'), async ({ page }) => {
  const { words, button, fillIn } = await form(page);
  const answered = Promise.withResolvers<void>();
  let posts = 0;
  await page.route(`**${sendPath}`, async (route) => {
    posts += 1;
    await answered.promise;
    await route.fulfill({ body: 'OK' });
  });
  await fillIn();
  await expect(button).toBeEnabled();
  await expect(page.getByText(words.sending, { exact: true })).toHaveCount(0);
  await button.click();
  await expect(button).toBeDisabled();
  await expect(page.getByText(words.sending, { exact: true })).toBeVisible();
  const spinner = button.locator('span');
  await expect(spinner).toBeVisible();
  expect(await spinner.evaluate((it) => getComputedStyle(it).animationName)).not.toBe('none');
  // Enter in a field sends nothing a second time.
  await page.getByLabel(words.labels.name, { exact: true }).press('Enter');
  answered.resolve();
  await expect(page.getByText(words.success)).toBeVisible();
  expect(posts).toBe(1);
});
