/** Chapters 3 and 7: the calls that the site makes, on a site with a mail provider and analytics. */
import type { Page } from '@playwright/test';
import { expect, mainLanguage, open, test as siteTest, wordsOf } from '../site.ts';
import { variantFixture } from '../site-variant.ts';
import { installed, measurementId, providerOrigin as provider } from '../variants.ts';
import { row } from './rows.ts';

const message = {
  name: 'Rita Gonçalves',
  email: 'rita.g+obras@exemplo.pt',
  subject: 'Um site para a oficina',
  message: 'Bom dia!\nPrecisamos de um site — simples, com preços. 🧵',
};

const test = siteTest.extend<object, { installed: string }>({
  installed: variantFixture(installed),
});

// One worker, so that the site is started once.
test.describe.configure({ mode: 'default' });

test.beforeEach(async ({ context }) => {
  await context.route(/google/, (route) =>
    route.fulfill({ contentType: 'text/javascript', body: '' }),
  );
  // A visitor who has accepted analytics.
  await context.addInitScript(() => {
    if (location.protocol.startsWith('http'))
      localStorage.setItem('consent', `granted ${new Date().toISOString().slice(0, 10)}`);
  });
});

/** The commands to Google's tag, in order. */
const commands = (page: Page) =>
  page.evaluate(() => (window.dataLayer ?? []).map((it) => Array.from(it as ArrayLike<unknown>)));

const ok = { status: 200, body: 'OK' };

/** Fills in the form, sends it and gives the request that the provider got. */
async function send(page: Page, origin: string, answer = ok, openPage = open) {
  await page.route(`${provider}/**`, (route) =>
    route.fulfill({ ...answer, headers: { 'Access-Control-Allow-Origin': '*' } }),
  );
  const { labels, submitButton } = await wordsOf(mainLanguage, 'contact');
  await openPage(page, `${origin}/contact?lang=${mainLanguage}`);
  for (const [name, value] of Object.entries(message))
    await page.getByLabel(labels[name as keyof typeof message], { exact: true }).fill(` ${value} `);
  const request = page.waitForRequest(
    (it) => it.method() === 'POST' && it.url().startsWith(provider),
  );
  await page.getByRole('button', { name: submitButton }).click();
  return request;
}

test(row('send-request'), async ({ page, installed }) => {
  const request = await send(page, installed);
  expect(request.url()).toBe('https://api.emailjs.com/api/v1.0/email/send');
  expect(request.headers()['content-type']).toBe('application/json');
  const { template_params: parameters, ...rest } = request.postDataJSON();
  expect(rest).toEqual({
    lib_version: '4.4.1',
    user_id: 'public_key_1',
    service_id: 'service_1',
    template_id: 'template_1',
  });
  // Spaces around the address are removed.
  expect(parameters).toEqual({ ...message, time: expect.any(String) });
});

test(row('send-time'), async ({ page, installed }) => {
  await page.clock.setFixedTime(new Date(2026, 2, 4, 15, 6, 7));
  const request = await send(page, installed);
  const local = await page.evaluate(() => new Date().toLocaleString(document.documentElement.lang));
  expect(request.postDataJSON().template_params.time).toBe(local);
  expect(local).toMatch(/2026.*15.*06/);
});

test(row('response-status'), async ({ page, installed }) => {
  // With the right status the body does not matter.
  await send(page, installed, { status: 200, body: '{"status":"error","code":500}' });
  const { success } = await wordsOf(mainLanguage, 'contact');
  await expect(page.getByText(success)).toBeVisible();
});

test(row('success-event'), async ({ page, installed }) => {
  const before = new Date().toISOString();
  await send(page, installed);
  const { success } = await wordsOf(mainLanguage, 'contact');
  await expect(page.getByText(success)).toBeVisible();
  const events = async () =>
    (await commands(page)).filter(([command, name]) => command === 'event' && name !== 'page_view');
  await expect.poll(events).toHaveLength(1);
  const [[, name, parameters] = []] = await events();
  expect(name).toBe('contact_form_success');
  expect(parameters).toEqual({ form_location: '/contact', submission_time: expect.any(String) });
  const { submission_time: time = '' } = parameters as Record<string, string>;
  expect(time >= before && time <= new Date().toISOString(), time).toBe(true);
});

test(row('analytics'), async ({ page, installed }) => {
  await open(page, `${installed}/?lang=${mainLanguage}`);
  const script = page.locator('script[src^="https://www.googletagmanager.com/gtag/js"]');
  await expect(script).toHaveAttribute('src', new RegExp(`\\?id=${measurementId}$`));
  await expect
    .poll(async () => (await commands(page)).find(([command]) => command === 'event'))
    .toEqual([
      'event',
      'page_view',
      {
        page_location: `${installed}/?lang=${mainLanguage}`,
        page_referrer: '',
        page_title: await page.title(),
      },
    ]);
  const configured = (await commands(page)).find(([command]) => command === 'config');
  expect(configured?.slice(0, 2)).toEqual(['config', measurementId]);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test(row('send-form'), async ({ page, installed }) => {
    const request = await send(page, installed, ok, async (it, address) => {
      await it.goto(address);
    });
    expect(request.url()).toMatch(
      /^https:\/\/api\.emailjs\.com\/api\/v1\.0\/email\/send-form(\?|$)/,
    );
    expect(request.headers()['content-type']).toMatch(/^multipart\/form-data/);
    const body = (request.postDataBuffer() ?? Buffer.of()).toString('utf8');
    const parts = [...body.matchAll(/name="(\w+)"\r\n\r\n(.*?)\r\n--/gs)];
    // Spaces around a value are for the provider to forgive.
    const sent = parts.map(([, name = '', value = '']) => [name, value.trim()]);
    expect(Object.fromEntries(sent)).toMatchObject({
      lib_version: '4.4.1',
      user_id: 'public_key_1',
      service_id: 'service_1',
      template_id: 'template_1',
      ...message,
      message: message.message.replace('\n', '\r\n'),
    });
  });
});
