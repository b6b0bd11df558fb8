/** What is open when the window changes does not stand in the way afterwards. */
import { sendPath } from '../../src/contact/contact-message.ts';
import { isRoute } from '../../src/in-force/routes.ts';
import { fillIn, submit } from '../form.ts';
import { mainLanguage } from '../languages.ts';
import { expect, open, test } from '../open-page.ts';
import { type Openers, stayUsable } from '../open-states.ts';

const menu: Openers = { menu: 'header [popovertarget]', close: 'dialog[open] [popovertarget]' };

test.describe('home stays usable', () => {
  const openers = {
    ...menu,
    question: 'summary',
    hoop: 'button[data-turn]',
    turn: '[data-island="project-carousel"] button',
  };
  test('whatever is open while the window changes', async ({ page }) => {
    await stayUsable(page, openers, () => open(page, `/?lang=${mainLanguage}`), 12);
  });
});

if (isRoute('prices'))
  test('prices stays usable, whatever is open while the window changes', { tag: '@all' }, async ({
    page,
  }) => {
    const openers = { ...menu, answer: '[data-island="calculator"] input' };
    await stayUsable(page, openers, () => open(page, `/prices?lang=${mainLanguage}`), 8);
  });

test.describe('the outcome', () => {
  test.use({ expectedConsole: /The message was not sent|Failed to load resource/ });

  test('of the form stays usable while the window changes', { tag: '@all' }, async ({ page }) => {
    const openers = { ...menu, again: '[data-outcome] button' };
    // One message arrives, the next one does not.
    let status = 503;
    await page.route(`**${sendPath}`, (route) => {
      status = status === 200 ? 503 : 200;
      return route.fulfill({ status, body: '{}' });
    });
    const start = async () => {
      await open(page, `/contact?lang=${mainLanguage}`);
      await fillIn(page);
      await submit(page);
      await expect(page.locator('[data-outcome]')).toBeFocused();
    };
    await stayUsable(page, openers, start, 12);
  });
});

test('a page to read stays usable while its list is open and the window changes', {
  tag: '@all',
}, async ({ page }) => {
  const openers = { ...menu, list: 'main summary' };
  await stayUsable(page, openers, () => open(page, `/privacy-policy?lang=${mainLanguage}`), 8);
});
