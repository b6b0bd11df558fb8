import type { Page } from '@playwright/test';
import {
  contactFields,
  fieldNames,
  honeypotName,
  libraryVersion,
  sendPath,
} from '../../src/contact-message.ts';
import { fill } from '../../src/i18n/fill.ts';
import { site } from '../../src/site.ts';
import {
  blockStorage,
  type Code,
  codes,
  commonWords,
  expect,
  isReady,
  mainLanguage,
  open,
  test,
  widths,
  wordsOf,
} from '../site.ts';

const message = {
  name: 'Rita Gonçalves',
  email: 'rita.g+obras@exemplo.pt',
  subject: 'Um site para a oficina',
  message: 'Bom dia!\nPrecisamos de um site — simples, com preços. 🧵',
};

async function fillIn(page: Page, code: Code, fields: Partial<typeof message> = message) {
  const { labels } = await wordsOf(code, 'contact');
  for (const [name, value] of Object.entries(fields))
    await page.getByLabel(labels[name as keyof typeof message], { exact: true }).fill(value);
}

async function submit(page: Page, code: Code) {
  const { submitButton } = await wordsOf(code, 'contact');
  await page.getByRole('button', { name: submitButton }).click();
}

test('an empty form focuses its first field and shows an error beside the button', async ({
  page,
}) => {
  const words = await wordsOf(mainLanguage, 'contact');
  await open(page, `/contact?lang=${mainLanguage}`);
  await submit(page, mainLanguage);
  await expect(page.getByLabel(words.labels.name, { exact: true })).toBeFocused();
  // For visitors who look at the button; a screen reader is at the first field.
  const summary = page.getByText(words.errorSummary);
  await expect(summary).toBeVisible();
  expect(await summary.evaluate((it) => it.closest('[role], [aria-live]'))).toBeNull();
  await fillIn(page, mainLanguage);
  await expect(summary).toHaveCount(0);
});

test('an address with a too long ending gets an error with another way to write', async ({
  page,
}) => {
  const { validation } = await wordsOf(mainLanguage, 'contact');
  const longest = site.mail.longestEmailEnding;
  // With the maximum of domain names no ending is too long.
  if (longest === 63) return;
  await open(page, `/contact?lang=${mainLanguage}`);
  const email = `a@b.${'museum'.padEnd(longest + 1, 's')}`;
  await fillIn(page, mainLanguage, { ...message, email });
  await submit(page, mainLanguage);
  await expect(page.getByText(validation.emailEnding)).toBeVisible();
});

test('a field has a maximum length and shows an error beyond it', async ({ page }) => {
  const { validation, labels } = await wordsOf(mainLanguage, 'contact');
  await open(page, `/contact?lang=${mainLanguage}`);
  await fillIn(page, mainLanguage);
  for (const field of fieldNames) {
    const { limit } = contactFields[field];
    const text = fill(validation.tooLong, { limit });
    const tail = field === 'email' ? '@example.pt' : '';
    const control = page.getByLabel(labels[field], { exact: true });
    await control.fill('a'.repeat(limit + 1 - tail.length) + tail);
    await submit(page, mainLanguage);
    await expect(control).toHaveAccessibleDescription(text);
    await control.fill('a'.repeat(limit - tail.length) + tail);
    await expect(control).not.toHaveAttribute('aria-invalid');
  }
});

test('the form says before the first error that every field is needed', async ({ page }) => {
  const words = await wordsOf(mainLanguage, 'contact');
  await open(page, `/contact?lang=${mainLanguage}`);
  const isAllRequired = fieldNames.every((name) => contactFields[name].required ?? true);
  await expect(page.getByText(words.allRequired)).toBeVisible({ visible: isAllRequired });
});

test('the button keeps the focus while a message is sent, and sends it once', async ({ page }) => {
  const words = await wordsOf(mainLanguage, 'contact');
  const answered = Promise.withResolvers<void>();
  let posts = 0;
  await page.route(`**${sendPath}`, async (route) => {
    posts += 1;
    await answered.promise;
    await route.fulfill({ body: 'OK' });
  });
  await open(page, `/contact?lang=${mainLanguage}`);
  await fillIn(page, mainLanguage);
  const button = page.getByRole('button', { name: words.submitButton });
  await button.press('Enter');
  await expect(button).toBeDisabled();
  await expect(button).toBeFocused();
  await button.press('Enter');
  await button.press('Space');
  answered.resolve();
  // Its name is read when it gets the focus; as a live region it would be read again.
  const outcome = page.getByRole('group', { name: `${words.success} ${words.sentPage.text}` });
  await expect(outcome).toBeFocused();
  expect(await outcome.evaluate((it) => it.closest('[aria-live], [role=status]'))).toBeNull();
  expect(posts).toBe(1);
});

test('another message can be written after a sent one', async ({ page }) => {
  const words = await wordsOf(mainLanguage, 'contact');
  await open(page, `/contact?lang=${mainLanguage}`);
  await fillIn(page, mainLanguage);
  await submit(page, mainLanguage);
  await expect(page.getByText(words.success)).toBeVisible();
  const button = page.getByRole('button', { name: words.submitButton });
  await expect(button).toBeHidden();
  await page.getByRole('button', { name: words.sentPage.again }).click();
  await expect(page.getByLabel(words.labels.name, { exact: true })).toBeFocused();
  await expect(button).toBeEnabled();
  await expect(page.getByText(words.success)).toBeHidden();
});

test.describe('when sending fails', () => {
  test.use({ expectedConsole: /The message was not sent|Failed to load resource/ });

  for (const [answer, sentence] of [
    [400, 'notSent'],
    [429, 'notSent'],
    [503, 'notSent'],
    [500, 'perhapsSent'],
    [504, 'perhapsSent'],
    ['lost', 'perhapsSent'],
    ['offline', 'notSent'],
  ] as const)
    test(`after ${answer} the form says what is known: ${sentence}`, async ({ page, context }) => {
      const words = await wordsOf(mainLanguage, 'contact');
      await page.route(`**${sendPath}`, (route) =>
        typeof answer === 'number' ? route.fulfill({ status: answer }) : route.abort(),
      );
      await open(page, `/contact?lang=${mainLanguage}`);
      await fillIn(page, mainLanguage);
      if (answer === 'offline') await context.setOffline(true);
      await submit(page, mainLanguage);
      const outcome = page.getByRole('group', { name: `${words.failure} ${words[sentence]}` });
      await expect(outcome).toBeFocused();
    });

  test('the offered e-mail contains the message', async ({ page }) => {
    const words = await wordsOf(mainLanguage, 'contact');
    await page.route(`**${sendPath}`, (route) => route.fulfill({ status: 503, body: 'full' }));
    await open(page, `/contact?lang=${mainLanguage}`);
    await fillIn(page, mainLanguage);
    await submit(page, mainLanguage);
    const outcome = page.locator('form [role=group]');
    await expect(outcome).toBeFocused();
    const link = outcome.getByRole('link', { name: words.writeDirectly });
    const address = new URL((await link.getAttribute('href')) ?? '');
    expect(address.protocol + address.pathname).toBe(`mailto:${site.email}`);
    expect(address.searchParams.get('subject')).toBe(message.subject);
    expect(address.searchParams.get('body')).toContain('Precisamos de um site — simples');
  });

  test('without a network, an error is shown', async ({ page }) => {
    const words = await wordsOf(mainLanguage, 'contact');
    await page.route(`**${sendPath}`, (route) => route.abort());
    await open(page, `/contact?lang=${mainLanguage}`);
    await fillIn(page, mainLanguage);
    await submit(page, mainLanguage);
    await expect(page.getByText(words.failure)).toBeVisible();
    // The next attempt can succeed.
    await page.unroute(`**${sendPath}`);
    await submit(page, mainLanguage);
    await expect(page.getByText(words.success)).toBeVisible();
  });

  test('without an answer for 20 s, an error is shown', async ({ page }) => {
    const words = await wordsOf(mainLanguage, 'contact');
    await page.route(`**${sendPath}`, () => undefined);
    await page.clock.install({ time: 0 });
    await open(page, `/contact?lang=${mainLanguage}`);
    await fillIn(page, mainLanguage);
    // The clock stops an hour ahead, which is later than the test can reach.
    await page.clock.pauseAt(3_600_000);
    const request = page.waitForRequest(`**${sendPath}`);
    await submit(page, mainLanguage);
    await request;
    await page.clock.runFor(19_000);
    await expect(page.getByText(words.failure)).toBeHidden();
    await page.clock.runFor(2_000);
    await expect(page.getByText(words.failure)).toBeVisible();
  });
});

test('a draft survives a reload and is deleted after success', async ({ page }) => {
  const { labels, success } = await wordsOf(mainLanguage, 'contact');
  await open(page, `/contact?lang=${mainLanguage}`);
  await fillIn(page, mainLanguage);
  await page.reload();
  await expect(page.getByLabel(labels.message, { exact: true })).toHaveValue(message.message);
  await isReady(page);
  await submit(page, mainLanguage);
  await expect(page.getByText(success)).toBeVisible();
  await page.reload();
  await isReady(page);
  await expect(page.getByLabel(labels.message, { exact: true })).toHaveValue('');
  expect(await page.evaluate(() => sessionStorage.length)).toBe(0);
});

test('the draft survives a visit to another page', async ({ page }) => {
  const { labels } = await wordsOf(mainLanguage, 'contact');
  const { footer } = await commonWords(mainLanguage);
  await open(page, `/contact?lang=${mainLanguage}`);
  await fillIn(page, mainLanguage);
  await page.getByRole('contentinfo').getByRole('link', { name: footer.privacyPolicy }).click();
  await expect(page).toHaveURL(`/privacy-policy?lang=${mainLanguage}`);
  await page.goBack();
  await expect(page.getByLabel(labels.message, { exact: true })).toHaveValue(message.message);
});

test('a link can propose a subject, which never replaces what was typed', async ({ page }) => {
  const { labels } = await wordsOf(mainLanguage, 'contact');
  const subject = page.getByLabel(labels.subject, { exact: true });
  const linkTo = (text: string) =>
    `/contact?lang=${mainLanguage}&subject=${encodeURIComponent(text)}`;
  await open(page, linkTo('x'.repeat(5000)));
  await expect(subject).toHaveValue('x'.repeat(100));
  await open(page, linkTo(' Reservas para um hotel\n'));
  await expect(subject).toHaveValue('Reservas para um hotel');
  const request = page.waitForRequest(`**${sendPath}`);
  await fillIn(page, mainLanguage, { name: 'Rita', email: 'rita@exemplo.pt', message: 'Bom dia' });
  await submit(page, mainLanguage);
  const { template_params: sent } = (await request).postDataJSON();
  expect(sent).toMatchObject({ subject: 'Reservas para um hotel' });
});

test('a proposed subject gives way to the one of a draft', async ({ page }) => {
  const { labels } = await wordsOf(mainLanguage, 'contact');
  await open(page, `/contact?lang=${mainLanguage}`);
  await fillIn(page, mainLanguage);
  await open(page, `/contact?lang=${mainLanguage}&subject=Outro`);
  await expect(page.getByLabel(labels.subject, { exact: true })).toHaveValue(message.subject);
});

test('a message can be sent with blocked storage', async ({ page, context }) => {
  await blockStorage(context);
  const words = await wordsOf(mainLanguage, 'contact');
  await open(page, `/contact?lang=${mainLanguage}`);
  await fillIn(page, mainLanguage);
  const request = page.waitForRequest(`**${sendPath}`);
  await submit(page, mainLanguage);
  expect((await request).postDataJSON()).toMatchObject({
    lib_version: libraryVersion,
    template_params: message,
  });
  await expect(page.getByText(words.success)).toBeVisible();
});

test('text typed before scripts load is kept and sent', async ({ page }) => {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/assets/*.js', async (route) => {
    await held;
    await route.continue();
  });
  await page.goto(`/contact?lang=${mainLanguage}`, { waitUntil: 'commit' });
  await fillIn(page, mainLanguage);
  release();
  await isReady(page);
  const request = page.waitForRequest(`**${sendPath}`);
  await submit(page, mainLanguage);
  expect((await request).postDataJSON().template_params).toMatchObject(message);
});

test('the form posts natively before hydration', async ({ page }) => {
  await page.route('**/assets/start*.js', () => undefined);
  const words = await wordsOf(mainLanguage, 'contact');
  await page.goto(`/contact?lang=${mainLanguage}`, { waitUntil: 'commit' });
  await expect(page.locator('html')).toHaveAttribute('data-ready', '');
  await fillIn(page, mainLanguage);
  await submit(page, mainLanguage);
  await expect(page.getByText(words.success)).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.sentPage.title);
  for (const step of words.aside.steps) await expect(page.getByText(step)).toBeVisible();
  // A sent message is no longer a draft.
  await page.getByRole('link', { name: words.sentPage.again }).click();
  await expect(page.getByLabel(words.labels.message, { exact: true })).toHaveValue('');
});

test.describe('refused before hydration', () => {
  test.use({ expectedConsole: /status of 400/ });

  test('the form returns with the typed text and is then hydrated', async ({ page }) => {
    let isHeld = true;
    await page.route('**/assets/start*.js', (route) => (isHeld ? undefined : route.continue()));
    const words = await wordsOf(mainLanguage, 'contact');
    await page.goto(`/contact?lang=${mainLanguage}`, { waitUntil: 'commit' });
    await expect(page.locator('html')).toHaveAttribute('data-ready', '');
    await fillIn(page, mainLanguage, { ...message, email: 'nonsense' });
    isHeld = false;
    await submit(page, mainLanguage);
    await expect(page.getByText(words.errorSummary)).toBeVisible();
    await isReady(page);
    await expect(page.getByText(words.validation.invalidEmail)).toBeVisible();
    await page.getByLabel(words.labels.email, { exact: true }).fill(message.email);
    const request = page.waitForRequest(`**${sendPath}`);
    await submit(page, mainLanguage);
    expect((await request).postDataJSON().template_params).toMatchObject(message);
    await expect(page.getByText(words.success)).toBeVisible();
    // The reply leaves no text for the next message.
    await page.getByRole('button', { name: words.sentPage.again }).click();
    for (const name of fieldNames)
      await expect(page.getByLabel(words.labels[name], { exact: true })).toHaveValue('');
    await expect(page.getByText(words.errorSummary)).toHaveCount(0);
    await expect(page.getByText(words.validation.invalidEmail)).toHaveCount(0);
    await submit(page, mainLanguage);
    const required = fieldNames.filter((name) => contactFields[name].required !== false);
    await expect(page.getByText(words.validation.required)).toHaveCount(required.length);
  });
});

test.describe('when its script fails', () => {
  test.use({ expectedConsole: /undefined/ });

  test('the prerendered form returns with the typed text', async ({ page, request }) => {
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route('**/assets/start*.js', async (route) => {
      await held;
      await route.continue();
    });
    const served = await request.get(`/contact?lang=${mainLanguage}`);
    // The island gets invalid props.
    const body = (await served.text()).replace('{&quot;labels&quot;', '{&quot;label&quot;');
    await page.route(`**/contact?lang=${mainLanguage}`, (route) =>
      route.fulfill({ response: served, body }),
    );
    const words = await wordsOf(mainLanguage, 'contact');
    await page.goto(`/contact?lang=${mainLanguage}`);
    await fillIn(page, mainLanguage);
    const broken = page.waitForEvent('pageerror');
    release();
    await broken;
    await expect(page.getByLabel(words.labels.message, { exact: true })).toHaveValue(
      message.message,
    );
    await submit(page, mainLanguage);
    await expect(page.getByText(words.success)).toBeVisible();
  });
});

test.describe('when its view fails for good while a message is sent', () => {
  test.use({ expectedConsole: /no success/ });

  test('the outcome is told all the same', async ({ page }) => {
    const words = await wordsOf(mainLanguage, 'contact');
    const answered = Promise.withResolvers<void>();
    await page.route(`**${sendPath}`, async (route) => {
      await answered.promise;
      await route.fulfill({ body: 'OK' });
    });
    await open(page, `/contact?lang=${mainLanguage}`);
    await fillIn(page, mainLanguage);
    await submit(page, mainLanguage);
    // No picture can be drawn from now on, so the thanks fail whenever they are rendered.
    await page.evaluate(() => {
      const create = Document.prototype.createElementNS;
      Document.prototype.createElementNS = function (
        this: Document,
        space: string | null,
        name: string,
      ) {
        if (name === 'svg') throw new Error('no success');
        return create.call(this, space, name);
      } as typeof create;
    });
    answered.resolve();
    const outcome = page.locator('[data-outcome]');
    await expect(outcome).toHaveText(words.success);
    await expect(outcome).toBeFocused();
    await expect(page.getByLabel(words.labels.message, { exact: true })).toHaveValue('');
  });
});

test('the hidden field is sent only when it is filled in', async ({ page }) => {
  const words = await wordsOf(mainLanguage, 'contact');
  await open(page, `/contact?lang=${mainLanguage}`);
  await fillIn(page, mainLanguage);
  await page.locator(`input[name=${honeypotName}]`).evaluate((it) => {
    (it as HTMLInputElement).value = 'https://spam.example';
  });
  const request = page.waitForRequest(`**${sendPath}`);
  await submit(page, mainLanguage);
  expect((await request).postDataJSON().template_params[honeypotName]).toBe('https://spam.example');
  await expect(page.getByText(words.success)).toBeVisible();
});

test('the first invalid field and its label are scrolled below the bar from any position', async ({
  page,
}) => {
  const { labels, validation } = await wordsOf(mainLanguage, 'contact');
  for (const width of [widths.phone, widths.desktop]) {
    await page.setViewportSize({ width, height: 700 });
    await open(page, `/contact?lang=${mainLanguage}`);
    const field = page.getByLabel(labels.name, { exact: true });
    // Half of it is above the window: visible enough that focus does not scroll.
    await field.evaluate((it) => {
      scrollBy({ top: it.getBoundingClientRect().top + 20, behavior: 'instant' });
      (it as HTMLInputElement).form?.requestSubmit();
    });
    await expect(page.getByText(validation.required).first()).toBeVisible();
    await expect(field).toBeFocused();
    const label = page.getByText(labels.name, { exact: true }).first();
    // No corner of it is covered.
    const isInSight = () =>
      label.evaluate((it) => {
        const { left, right, top, bottom } = it.getBoundingClientRect();
        return [left + 1, right - 1].every((x) =>
          [top + 1, bottom - 1].every((y) => it.contains(document.elementFromPoint(x, y))),
        );
      });
    await expect.poll(isInSight, `at ${width} px`).toBe(true);
  }
});

test('the success message has the focus and is in the window', async ({ page }) => {
  await open(page, `/contact?lang=${mainLanguage}`);
  await fillIn(page, mainLanguage);
  await submit(page, mainLanguage);
  const { success } = await wordsOf(mainLanguage, 'contact');
  const outcome = page.locator('form [role=group]');
  await expect(outcome).toBeFocused();
  await expect(outcome).toContainText(success);
  await expect(outcome.getByRole('button')).toBeInViewport({ ratio: 1 });
});

test.describe('without JavaScript', () => {
  // An invalid message is answered with a page and status 400, which the browser logs.
  test.use({ javaScriptEnabled: false, expectedConsole: /status of 400/ });

  for (const code of codes) {
    test(`an invalid message returns in ${code} with the typed text`, async ({ page }) => {
      const words = await wordsOf(code, 'contact');
      await page.goto(`/contact?lang=${code}`);
      await fillIn(page, code, { ...message, email: 'nonsense', subject: '' });
      await submit(page, code);
      await expect(page.getByText(words.validation.invalidEmail)).toBeVisible();
      await expect(page.getByText(words.validation.required)).toHaveCount(1);
      await expect(page.getByLabel(words.labels.message, { exact: true })).toHaveValue(
        message.message,
      );
      await expect(page.getByLabel(words.labels.email, { exact: true })).toHaveValue('nonsense');
      // The corrected message arrives.
      await fillIn(page, code, { email: message.email, subject: message.subject });
      await submit(page, code);
      await expect(page.getByText(words.success)).toBeVisible();
      await expect(page.locator('html')).toHaveAttribute('data-language', code);
      expect(page.url()).not.toContain('Rita');
    });
  }
});
