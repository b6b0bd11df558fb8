/** The question about statistics, on the site as it is with a measurement id. Google is never reached. */
import assert from 'node:assert/strict';
import { setTimeout as wait } from 'node:timers/promises';
import { words as allWords } from '../../../src/content/content.ts';
import { mainLanguage } from '../../languages.ts';
import { startVariant } from '../../site-variant.ts';
import { assertQuiet, desktop, isAlive, isShown, type Journey, openPage } from '../journey.ts';
import { waitFor } from '../wait-for.ts';

const bar = '[aria-labelledby="consent-title"]';

let variant: ReturnType<typeof startVariant> | undefined;

/** Built once for all engines, when the first journey wants it. */
const measuredSite = () => {
  variant ??= startVariant({
    name: 'engines-consent',
    env: { VITE_GA_MEASUREMENT_ID: 'G-TEST1234' },
  });
  return variant;
};

export async function stopMeasuredSite(): Promise<void> {
  // One that could not be built has failed its journeys already.
  const running = await variant?.catch(() => undefined);
  await running?.stop();
}

const journey = (answer: 'accept' | 'refuse', stored: string): Journey => ({
  name: `the question about statistics goes when the visitor answers: ${answer}`,
  async run({ tab }) {
    const { origin } = await measuredSite();
    const words = allWords[mainLanguage].consent;
    await tab.setViewport(...desktop);
    await openPage(tab, `${origin}/?lang=${mainLanguage}`);
    await isAlive(tab, 'consent');
    await waitFor('the bar', () => isShown(tab, bar));
    const answers = await tab.evaluate(
      (it) => [...document.querySelectorAll(`${it} button`)].map((button) => button.textContent),
      bar,
    );
    assert.deepEqual(answers, [words.accept, words.refuse]);
    await tab.click(`${bar} button:nth-of-type(${answers.indexOf(words[answer]) + 1})`);
    await waitFor('the bar to go', async () => !(await isShown(tab, bar)));
    const kept = await tab.evaluate(() => localStorage.getItem('consent'));
    assert.equal(kept?.split(' ')[0], stored);
    await tab.reload();
    await isAlive(tab, 'consent');
    // It would come when the page is idle.
    await wait(500);
    assert.equal(await isShown(tab, bar), false);
    await assertQuiet(tab, /google|ERR_NAME_NOT_RESOLVED|Failed to load resource/i);
  },
});

export const consentJourneys: Journey[] = [
  journey('refuse', 'denied'),
  journey('accept', 'granted'),
];
