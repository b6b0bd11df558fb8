/** The browser's own autofill, with everything that an address book can hold. */
import { chromium } from '@playwright/test';
import fc from 'fast-check';
import { browserArguments, findBrowser } from '../../build/find-browser.ts';
import { fieldNames, fieldsFrom, honeypotName, sendPath } from '../../src/contact-message.ts';
import { generated } from '../generated.ts';
import { holdIslands } from '../held.ts';
import { codes, expect, isReady, mainLanguage, open, test, wordsOf } from '../site.ts';

/** Of Chromium's `Autofill.setAddresses`. Of each kind that it fills by the name or the label of a field. */
const address = Object.entries({
  NAME_FULL: 'Rita Gonçalves',
  EMAIL_ADDRESS: 'rita@exemplo.pt',
  COMPANY_NAME: 'Gonçalves, Lda.',
  PHONE_HOME_WHOLE_NUMBER: '+351912345678',
  ADDRESS_HOME_LINE1: 'Rua do Souto 1',
  ADDRESS_HOME_ZIP: '4700-329',
  ADDRESS_HOME_CITY: 'Braga',
  ADDRESS_HOME_STATE: 'Braga',
  ADDRESS_HOME_COUNTRY: 'Portugal',
}).map(([name, value]) => ({ name, value }));

test('autofill fills in who the visitor is, and never the hidden field', async ({ baseURL }) => {
  // The headless shell has no autofill.
  const browser = await chromium.launch({
    executablePath: await findBrowser(),
    args: [...browserArguments, '--headless=new'],
  });
  const page = await browser.newPage({ baseURL: baseURL ?? '' });
  const devTools = await page.context().newCDPSession(page);
  for (const code of codes) {
    await open(page, `/contact?lang=${code}`);
    await devTools.send('Autofill.enable');
    await devTools.send('Autofill.setAddresses', { addresses: [{ fields: address }] });
    const { root } = await devTools.send('DOM.getDocument');
    const selector = 'form [name=name]';
    const { nodeId } = await devTools.send('DOM.querySelector', { nodeId: root.nodeId, selector });
    const { node } = await devTools.send('DOM.describeNode', { nodeId });
    const filled = new Promise((resolve) => devTools.once('Autofill.addressFormFilled', resolve));
    const fieldId = node.backendNodeId;
    await devTools.send('Autofill.trigger', { fieldId, address: { fields: address } });
    await filled;
    const values = () =>
      page.locator('form').evaluate((form) => [...new FormData(form as HTMLFormElement)]);
    await expect
      .poll(async () => Object.fromEntries(await values()))
      .toMatchObject({
        ...fieldsFrom(() => ''),
        name: 'Rita Gonçalves',
        email: 'rita@exemplo.pt',
        [honeypotName]: '',
      });
  }
  await browser.close();
});

/** The ways in which browsers and password managers fill a field. */
const ways = ['typed', 'input', 'change', 'both', 'silent', 'prototype', 'cloned events'] as const;
const moments = ['before scripts', 'started', 'after errors'] as const;

/** Runs in the page. */
function fill([name, value, way]: readonly [string, string, (typeof ways)[number]]) {
  const field = document.querySelector<HTMLInputElement>(`#contact-${name}`);
  if (!field) throw new Error(`The page has no field ${name}`);
  if (way === 'prototype') {
    const { prototype } = field.localName === 'input' ? HTMLInputElement : HTMLTextAreaElement;
    Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, value);
  } else field.value = value;
  if (way === 'input' || way === 'both')
    field.dispatchEvent(new InputEvent('input', { bubbles: true }));
  if (way === 'change' || way === 'both')
    field.dispatchEvent(new Event('change', { bubbles: true }));
  if (way === 'cloned events')
    for (const type of ['keydown', 'keypress', 'input', 'keyup', 'change', 'blur'])
      field.dispatchEvent(new Event(type, { bubbles: true }));
}

test('the form sends and keeps what is in its fields, however it came there', async ({ page }) => {
  const words = await wordsOf(mainLanguage, 'contact');
  const filling = fc.record({
    way: fc.constantFrom(...ways),
    moment: fc.constantFrom(...moments),
  });
  const values = {
    name: 'Rita',
    email: 'rita@exemplo.pt',
    subject: 'Olá',
    message: 'Bom dia,\nRita',
  };
  const fillings = fc.record({
    name: filling,
    email: filling,
    subject: filling,
    message: filling,
    isLeft: fc.boolean(),
  });
  await fc.assert(
    fc.asyncProperty(fillings, async (it) => {
      await page.unrouteAll();
      const release = await holdIslands(page);
      await page.route(`**${sendPath}`, (route) => route.fulfill({ body: 'OK' }));
      await page.goto('/healthz');
      await page.evaluate(() => sessionStorage.clear());
      await page.goto(`/contact?lang=${mainLanguage}`);
      const fillAt = async (moment: (typeof moments)[number]) => {
        for (const name of fieldNames) {
          if (it[name].moment !== moment) continue;
          if (it[name].way === 'typed') await page.locator(`#contact-${name}`).fill(values[name]);
          else await page.evaluate(fill, [name, values[name], it[name].way] as const);
        }
      };
      await fillAt('before scripts');
      release();
      await isReady(page);
      await fillAt('started');
      const button = page.getByRole('button', { name: words.submitButton });
      const late = fieldNames.filter((name) => it[name].moment === 'after errors');
      if (late.length > 0) {
        await button.click();
        await expect(page.getByText(words.validation.required)).toHaveCount(late.length);
        await fillAt('after errors');
        // Whoever says that a field has changed is heard at once.
        const silent = late.filter((name) => /silent|prototype/.test(it[name].way));
        await expect(page.getByText(words.validation.required)).toHaveCount(silent.length);
      }
      if (it.isLeft) {
        await page.reload();
        await isReady(page);
        for (const name of fieldNames)
          await expect(page.locator(`#contact-${name}`)).toHaveValue(values[name]);
      }
      const request = page.waitForRequest(`**${sendPath}`);
      await button.click();
      expect((await request).postDataJSON().template_params).toMatchObject(values);
      await expect(page.getByText(words.success)).toBeVisible();
    }),
    { ...generated(30, 40), endOnFailure: true },
  );
});
