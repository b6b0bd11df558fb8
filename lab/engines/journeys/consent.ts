/** The question about statistics, on the site built with a measurement id. Google is never reached. */
import assert from 'node:assert/strict';
import { words } from '../../../src/in-force/content.ts';
import { mainLanguage } from '../../../tests/languages.ts';
import { startVariant } from '../../../tests/site-variant.ts';
import { desktop, isHydrated, isShown, type Journey, openPage } from '../journey.ts';
import type { Tab } from '../tab.ts';
import { waitFor } from '../wait-for.ts';

const bar = '[aria-labelledby="consent-title"]';
const settings = '[data-consent="settings"] button';

const storedAnswer = (tab: Tab) =>
  tab.evaluate(() => localStorage.getItem('consent')?.split(' ')[0] ?? '');

async function answer(tab: Tab, choice: 'accept' | 'refuse') {
  const consent = words[mainLanguage].consent;
  await waitFor('the bar', () => isShown(tab, bar));
  const answers = await tab.evaluate(
    (it) => [...document.querySelectorAll(`${it} button`)].map((button) => button.textContent),
    bar,
  );
  await tab.click(`${bar} button:nth-of-type(${answers.indexOf(consent[choice]) + 1})`);
  await waitFor('the bar to go', async () => !(await isShown(tab, bar)));
}

/** Built once for both engines. */
let consentSite: ReturnType<typeof startVariant> | undefined;

export const stopConsentSite = async () => (await consentSite)?.stop();

export const consentJourneys: Journey[] = [
  {
    name: 'consent: an answer closes the question, and it can be opened again',
    async run({ tab }) {
      consentSite ??= startVariant({
        name: 'engines-consent',
        env: { VITE_GA_MEASUREMENT_ID: 'G-TEST1234' },
      });
      const { origin } = await consentSite;
      await tab.setViewport(...desktop);
      await openPage(tab, `${origin}/?lang=${mainLanguage}`);
      await isHydrated(tab, 'consent');
      await answer(tab, 'accept');
      assert.equal(await storedAnswer(tab), 'granted');
      await tab.travel('refresh');
      // The question would appear together with this button if it were asked again.
      await waitFor('the button for another answer', () => isShown(tab, settings));
      assert.equal(await isShown(tab, bar), false);
      await tab.click(settings);
      await answer(tab, 'refuse');
      assert.equal(await storedAnswer(tab), 'denied');
    },
  },
];
