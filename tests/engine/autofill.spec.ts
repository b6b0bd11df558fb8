/**
 * The browser's own autofill, with everything that an address book can hold. What else fills fields is made in
 * tests/islands/contact-form.test.ts.
 */
import { chromium } from '@playwright/test';
import { browserArguments, findBrowser } from '../../build/find-browser.ts';
import { fieldsFrom, honeypotName, usualFields } from '../../src/contact/contact-message.ts';
import { expect, open, test } from '../open-page.ts';
import { codes } from '../words.ts';

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
        ...fieldsFrom(usualFields, () => ''),
        name: 'Rita Gonçalves',
        email: 'rita@exemplo.pt',
        [honeypotName]: '',
      });
  }
  await browser.close();
});
