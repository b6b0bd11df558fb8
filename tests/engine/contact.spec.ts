/** The form in a browser and with the server; its words and states are asked in tests/islands/contact-form.test.ts. */
import { hold } from '../../packages/showcases/tests/held.ts';
import { type FieldName, sendFormPath, sendPath } from '../../src/contact/contact-message.ts';
import { fieldIn, fillIn, message, sendButton, submit } from '../form.ts';
import { mainLanguage } from '../languages.ts';
import { expect, isReady, open, test } from '../open-page.ts';
import { commonWords, widths, wordsOf } from '../words.ts';

test('a message outlives its form’s start, other pages and a reload, and is sent', async ({
  page,
}) => {
  const { success, sentPage } = await wordsOf(mainLanguage, 'contact');
  const { footer } = await commonWords(mainLanguage);
  const release = await hold(page, '**/assets/*.js');
  await page.goto(`/contact?lang=${mainLanguage}`, { waitUntil: 'commit' });
  await fillIn(page);
  release();
  await isReady(page);
  await page.getByRole('contentinfo').getByRole('link', { name: footer.privacyPolicy }).click();
  await expect(page).toHaveURL(`/privacy-policy?lang=${mainLanguage}`);
  await page.goBack();
  const text = fieldIn(page, 'message');
  await expect(text).toHaveValue(message.message);
  await page.reload();
  await isReady(page);
  const request = page.waitForRequest(`**${sendPath}`);
  await submit(page);
  expect((await request).postDataJSON().template_params).toMatchObject(message);
  // The thanks have the focus, and the paper to themselves.
  const outcome = page.locator('form [role=group]');
  await expect(outcome).toBeFocused();
  await expect(outcome).toContainText(success);
  const again = outcome.getByRole('button', { name: sentPage.again });
  await expect(again).toBeInViewport({ ratio: 1 });
  const send = sendButton(page);
  await expect(send).toBeHidden();
  await again.click();
  await expect(fieldIn(page, 'name')).toBeFocused();
  await expect(send).toBeEnabled();
  await page.reload();
  await isReady(page);
  await expect(text).toHaveValue('');
});

test('a form whose code does not come is posted as without scripts', async ({ page }) => {
  await page.clock.install();
  await page.route('**/assets/start*.js', () => undefined);
  const words = await wordsOf(mainLanguage, 'contact');
  await page.goto(`/contact?lang=${mainLanguage}`, { waitUntil: 'commit' });
  await expect(page.locator('html')).toHaveAttribute('data-ready', '');
  await fillIn(page);
  await submit(page);
  await page.clock.fastForward(8_000);
  await expect(page.getByText(words.success)).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.sentPage.title);
  for (const step of words.aside.steps) await expect(page.getByText(step)).toBeVisible();
  // A sent message is no longer a draft.
  await page.getByRole('link', { name: words.sentPage.again }).click();
  await expect(fieldIn(page, 'message')).toHaveValue('');
});

test('a page that is read fetches no React, and a press before it has come is done once', async ({
  page,
}) => {
  const { promise: held, resolve: release } = Promise.withResolvers<void>();
  const fetched: string[] = [];
  await page.route('**/assets/*.js', async (route) => {
    fetched.push(new URL(route.request().url()).pathname.replace(/-[^-]*$/, ''));
    if (!/\/page-/.test(route.request().url())) await held;
    await route.continue();
  });
  const posts: unknown[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST') posts.push(request.postDataJSON().template_params.name);
  });
  const words = await wordsOf(mainLanguage, 'contact');
  await page.goto(`/contact?lang=${mainLanguage}`, { waitUntil: 'networkidle' });
  await page.mouse.wheel(0, 2000);
  await page.waitForLoadState('networkidle');
  expect(fetched.filter((path) => /react|start/.test(path))).toEqual([]);
  await fillIn(page);
  await submit(page);
  await fieldIn(page, 'subject').press('Enter');
  expect(posts).toEqual([]);
  release();
  await expect(page.getByText(words.success)).toBeVisible();
  expect(posts).toEqual([message.name]);
});

test.describe('refused without its code', () => {
  test.use({ expectedConsole: /status of 400|ERR_FAILED/ });

  test('the form returns with the typed text and is then hydrated', async ({ page }) => {
    let isHeld = true;
    await page.route('**/assets/start*.js', (route) => (isHeld ? route.abort() : route.continue()));
    const words = await wordsOf(mainLanguage, 'contact');
    await page.goto(`/contact?lang=${mainLanguage}`, { waitUntil: 'commit' });
    await expect(page.locator('html')).toHaveAttribute('data-ready', '');
    await fillIn(page, { ...message, email: 'nonsense' });
    await expect(page.locator('[data-failed]')).toHaveCount(1);
    isHeld = false;
    await submit(page);
    await expect(page.getByText(words.errorSummary)).toBeVisible();
    // The answer starts its form by itself.
    await expect(page.locator('[data-alive] form')).toBeVisible();
    await expect(page.getByText(words.validation.invalidEmail)).toBeVisible();
    await fillIn(page, { email: message.email });
    const request = page.waitForRequest(`**${sendPath}`);
    await submit(page);
    expect((await request).postDataJSON().template_params).toMatchObject(message);
    await expect(page.getByText(words.success)).toBeVisible();
  });
});

test('the first invalid field and its label are scrolled below the bar from any position', async ({
  page,
}) => {
  const { labels, validation } = await wordsOf(mainLanguage, 'contact');
  for (const width of [widths.phone, widths.desktop]) {
    await page.setViewportSize({ width, height: 700 });
    await open(page, `/contact?lang=${mainLanguage}`);
    const field = fieldIn(page, 'name');
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

test.describe('without JavaScript', () => {
  // A message that is not taken is answered with such a status, which the browser logs, as it does that a page in between
  // takes no part in the transition.
  test.use({
    javaScriptEnabled: false,
    expectedConsole: /status of 4(00|13)|ViewTransition opt-in/,
  });

  test('Back brings what was typed, where the answer has no form', async ({ page }) => {
    await page.route(`**${sendFormPath}*`, (route) =>
      route.fulfill({ status: 413, contentType: 'text/html', body: '<title>413</title>' }),
    );
    await page.goto(`/contact?lang=${mainLanguage}`);
    await fillIn(page);
    await submit(page);
    await expect(page).toHaveTitle('413');
    await page.goBack();
    for (const [name, value] of Object.entries(message))
      await expect(fieldIn(page, name as FieldName)).toHaveValue(value);
  });

  test('an invalid message returns with the typed text', async ({ page }) => {
    const words = await wordsOf(mainLanguage, 'contact');
    await page.goto(`/contact?lang=${mainLanguage}`);
    await fillIn(page, { ...message, email: 'nonsense', subject: '' });
    await submit(page);
    await expect(page.getByText(words.validation.invalidEmail)).toBeVisible();
    await expect(page.getByText(words.validation.required)).toHaveCount(1);
    await expect(fieldIn(page, 'message')).toHaveValue(message.message);
    await expect(fieldIn(page, 'email')).toHaveValue('nonsense');
    // The corrected message arrives.
    await fillIn(page, { email: message.email, subject: message.subject });
    await submit(page);
    await expect(page.getByText(words.success)).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('data-language', mainLanguage);
    expect(page.url()).not.toContain('Rita');
  });
});
