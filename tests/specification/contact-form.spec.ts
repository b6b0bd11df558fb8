/** Chapters 2, 4, 5 and 8: the contact form, its validation and its messages. */
import type { Page } from '@playwright/test';
import { colour } from '../../build/assets/colours.ts';
import { sendPath } from '../../src/contact-message.ts';
import { site } from '../../src/site.ts';
import { channels } from '../../src/styles/colours.ts';
import { type Code, codes, expect, mainLanguage, open, test, wordsOf } from '../site.ts';
import { row } from './rows.ts';

const message = {
  name: 'Rita Gonçalves',
  email: 'rita@exemplo.pt',
  subject: 'Um site para a oficina',
  message: 'Bom dia!\nPrecisamos de um site com preços.',
};
const fields = ['name', 'email', 'subject', 'message'] as const;

async function form(page: Page, code: Code = mainLanguage) {
  const words = await wordsOf(code, 'contact');
  const control = (field: (typeof fields)[number]) =>
    page.getByLabel(words.labels[field], { exact: true });
  const button = page.getByRole('button', { name: words.submitButton });
  await open(page, `/contact?lang=${code}`);
  return {
    words,
    control,
    button,
    async fillIn(values: Partial<typeof message> = message) {
      for (const field of fields)
        if (values[field] !== undefined) await control(field).fill(values[field]);
    },
  };
}

for (const code of codes)
  test(`${row('contact-page')} (${code})`, async ({ page }) => {
    const { words, control, button } = await form(page, code);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.title);
    await expect(page.getByText(words.description, { exact: true })).toBeVisible();
    const shown = page.locator('form :is(input, textarea):visible:not([tabindex="-1"])');
    const order = await shown.evaluateAll((all) => all.map((it) => it.getAttribute('name')));
    expect(order).toEqual(fields);
    for (const field of fields)
      await expect(control(field)).toHaveAttribute('placeholder', words.placeholders[field]);
    await expect(control('message')).toHaveAttribute('rows', '6');
    // Six lines are visible, whatever its style.
    const lines = await control('message').evaluate((it) => {
      const { lineHeight, paddingBlockStart, paddingBlockEnd } = getComputedStyle(it);
      const room =
        it.clientHeight - Number.parseFloat(paddingBlockStart) - Number.parseFloat(paddingBlockEnd);
      return room / Number.parseFloat(lineHeight);
    });
    expect(lines).toBeGreaterThanOrEqual(5.9);
    await expect(button).toBeVisible();
  });

for (const code of codes)
  test(`${row('required')} (${code})`, async ({ page }) => {
    const { words, control, button, fillIn } = await form(page, code);
    let posts = 0;
    page.on('request', (request) => {
      if (request.method() === 'POST') posts += 1;
    });
    await button.click();
    await expect(page.getByText(words.validation.required, { exact: true })).toHaveCount(4);
    for (const field of fields)
      await expect(control(field)).toHaveAccessibleDescription(words.validation.required);
    // Each of them alone.
    for (const field of fields) {
      await fillIn({ ...message, [field]: '  ' });
      await expect(page.getByText(words.validation.required, { exact: true })).toHaveCount(1);
      await expect(control(field)).toHaveAttribute('aria-invalid', 'true');
    }
    expect(posts).toBe(0);
  });

for (const code of codes)
  test(`${row('email-pattern')} (${code})`, async ({ page }) => {
    const { words, control, button, fillIn } = await form(page, code);
    await fillIn({ ...message, email: 'nonsense' });
    await button.click();
    const problem = page.getByText(words.validation.invalidEmail, { exact: true });
    for (const [address, isRight] of [
      ['nonsense', false],
      ['a@b.pt', true],
      ['a@b', false],
      ['A.B_c%d+e-f@Sub.Example.com', true],
      ['a@b.p', false],
      ['  a@b.com  ', true],
      ['a b@c.pt', false],
      ['a@b.pt, c@d.pt', false],
      ['@b.pt', false],
      ['á@b.pt', false],
      ['a@b.1234', false],
    ] as const) {
      await control('email').fill(address);
      await expect(problem, address).toBeVisible({ visible: !isRight });
    }
  });

test(row('validation-time'), async ({ page }) => {
  const { words, control, button } = await form(page);
  const problems = page.locator('form [aria-invalid=true]');
  await control('email').fill('nonsense');
  await control('name').focus();
  await control('name').blur();
  await expect(problems).toHaveCount(0);
  await button.click();
  await expect(problems).toHaveCount(4);
  await control('name').fill('R');
  await expect(problems).toHaveCount(3);
  await control('name').fill('');
  await expect(problems).toHaveCount(4);
  await expect(page.getByText(words.validation.required, { exact: true })).toHaveCount(3);
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

for (const code of codes)
  test(`${row('success')} (${code})`, async ({ page }) => {
    const { words, control, button, fillIn } = await form(page, code);
    await fillIn();
    await button.click();
    await expect(page.getByText(words.success)).toBeVisible();
    for (const field of fields) await expect(control(field)).toHaveValue('');
  });

test.describe('a message that cannot be sent', () => {
  test.use({ expectedConsole: /The message was not sent|Failed to load resource/ });

  for (const code of codes)
    test(`${row('failure')} (${code})`, async ({ page }) => {
      const { words, control, button, fillIn } = await form(page, code);
      await page.route(`**${sendPath}`, (route) => route.fulfill({ status: 503, body: 'full' }));
      const logged = page.waitForEvent('console', (line) =>
        line.text().startsWith('The message was not sent'),
      );
      await fillIn();
      await button.click();
      const outcome = page.locator('form [role=group]');
      await expect(outcome).toContainText(words.failure);
      await expect(outcome).toHaveAttribute('data-status', 'error');
      expect((await logged).type()).toBe('error');
      for (const field of fields) await expect(control(field)).toHaveValue(message[field]);
      await expect(outcome.getByRole('link', { name: words.writeDirectly })).toHaveAttribute(
        'href',
        new RegExp(`^mailto:${site.email}`),
      );
    });
});
