import assert from 'node:assert/strict';
import { fieldNames } from '../../../src/contact-message.ts';
import { words as allWords } from '../../../src/content/content.ts';
import { mainLanguage } from '../../languages.ts';
import type { Tab } from '../engine.ts';
import { arrive, desktop, isAlive, type Journey, openPage } from '../journey.ts';
import { waitFor } from '../wait-for.ts';

/** More than any page has of what can be reached. */
const mostPresses = 60;

const hasFocus = (tab: Tab, selector: string) =>
  tab.evaluate((it) => document.activeElement?.matches(it) ?? false, selector);

/** What has the focus is to be seen: in the window, under nothing, and with something around it. */
async function assertFocusShown(tab: Tab) {
  const { name, isOnTop, hasOutline } = await tab.evaluate(() => {
    const element = document.activeElement ?? document.body;
    const { left, top, width, height } = element.getBoundingClientRect();
    const over = document.elementFromPoint(left + width / 2, top + Math.min(height / 2, 20));
    return {
      name: element.outerHTML.slice(0, 100),
      isOnTop: element.contains(over),
      hasOutline: getComputedStyle(element).outlineStyle !== 'none',
    };
  });
  assert.ok(isOnTop, `${name} has the focus and is out of sight`);
  assert.ok(hasOutline, `${name} has the focus and does not show it`);
}

async function tabTo(tab: Tab, selector: string) {
  for (let press = 0; press < mostPresses; press += 1) {
    if (await hasFocus(tab, selector)) return;
    await tab.press('Tab');
    // Scrolling there may take a moment.
    await waitFor('the focus to be in sight', () => assertFocusShown(tab).then(() => true));
  }
  throw new Error(`${selector} is not reached by ${mostPresses} presses of Tab`);
}

const code = mainLanguage;

export const keyboardJourneys: Journey[] = [
  {
    name: 'the keyboard alone leads from the first Tab to a sent message',
    async run({ tab, engine, origin }) {
      const { success } = allWords[code].contact;
      await tab.setViewport(...desktop);
      await openPage(tab, `${origin}/?lang=${code}`);
      await tab.press('Tab');
      // The first thing that is reached leads past the bar.
      assert.ok(await hasFocus(tab, 'a[href="#content"]'));
      await assertFocusShown(tab);
      await tab.press('Enter');
      await tabTo(tab, `main a[href="/contact?lang=${code}"]`);
      await tab.press('Enter');
      await arrive(tab, `/contact?lang=${code}`);
      await isAlive(tab, 'contact-form');
      for (const name of fieldNames) {
        await tabTo(tab, `form [name=${name}]`);
        await tab.typeOn(name === 'email' ? 'teclado@ejemplo.es' : `Teclado de ${engine.name}`);
      }
      await tabTo(tab, 'form button[type=submit]');
      await tab.press('Enter');
      await waitFor('the message to be sent, and the focus to be where it is said', () =>
        tab.evaluate((it) => document.activeElement?.textContent.includes(it), success),
      );
    },
  },
];
