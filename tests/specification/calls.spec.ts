/** Chapter 7: the requests of a browser, on a site with a mail provider and analytics. */
import type { Page } from '@playwright/test';
import { fillIn, message, submit } from '../form.ts';
import { mainLanguage } from '../languages.ts';
import { expect, open, test as siteTest } from '../open-page.ts';
import { variantFixture } from '../site-variant.ts';
import { installed, providerOrigin as provider } from '../variants.ts';
import { wordsOf } from '../words.ts';
import { row } from './rows.ts';

const account = {
  lib_version: '4.4.1',
  user_id: 'public_key_1',
  service_id: 'service_1',
  template_id: 'template_1',
};

const test = siteTest.extend<object, { measured: string }>({ measured: variantFixture(installed) });

// One worker, so that the site is built once.
test.describe.configure({ mode: 'default' });

/** Fills in the form, sends it and gives the request that the provider got. */
async function send(page: Page, origin: string, openPage = open) {
  await page.route(`${provider}/**`, (route) =>
    route.fulfill({ status: 200, headers: { 'Access-Control-Allow-Origin': '*' } }),
  );
  await openPage(page, `${origin}/contact?lang=${mainLanguage}`);
  const spaced = Object.entries(message).map(([name, value]) => [name, ` ${value} `]);
  await fillIn(page, Object.fromEntries(spaced));
  const request = page.waitForRequest(
    (it) => it.method() === 'POST' && it.url().startsWith(provider),
  );
  await submit(page);
  return request;
}

test(row('send-request'), async ({ page, measured }) => {
  const request = await send(page, measured);
  expect(request.url()).toBe('https://api.emailjs.com/api/v1.0/email/send');
  expect(request.headers()['content-type']).toBe('application/json');
  const { template_params: parameters, ...rest } = request.postDataJSON();
  expect(rest).toEqual(account);
  // Spaces around the address are removed.
  expect(parameters).toEqual({ ...message, time: expect.any(String) });
  const { success } = await wordsOf(mainLanguage, 'contact');
  await expect(page.getByText(success)).toBeVisible();
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test(row('send-form'), async ({ page, measured }) => {
    const request = await send(page, measured, async (it, address) => {
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
      ...account,
      ...message,
      message: message.message.replace('\n', '\r\n'),
    });
  });
});
