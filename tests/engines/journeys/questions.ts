import assert from 'node:assert/strict';
import { words as allWords } from '../../../src/content/content.ts';
import { fill } from '../../../src/i18n/fill.ts';
import { factsIn } from '../../../src/site.ts';
import { mainLanguage } from '../../languages.ts';
import type { Tab } from '../engine.ts';
import { desktop, type Journey, openPage } from '../journey.ts';
import { waitFor } from '../wait-for.ts';

const summary = (number: number) => `main details:nth-of-type(${number}) > summary`;

/** The questions that are open, by their place. */
const open = (tab: Tab) =>
  tab.evaluate(() =>
    [...document.querySelectorAll('main details')].flatMap((it, index) =>
      it.hasAttribute('open') ? [index + 1] : [],
    ),
  );

const isOpen = (tab: Tab, ...numbers: number[]) =>
  waitFor(
    `the open questions to be ${numbers.join() || 'none'}`,
    async () => (await open(tab)).join() === numbers.join(),
  );

const run: Journey['run'] = async ({ tab, origin }) => {
  await tab.setViewport(...desktop);
  await tab.goto(`${origin}/?lang=${mainLanguage}`);
  const { faqsSection } = allWords[mainLanguage].home;
  const count = await tab.evaluate(() => document.querySelectorAll('main details').length);
  assert.equal(count, faqsSection.faqs.length);
  await tab.click(summary(1));
  await isOpen(tab, 1);
  // It unfolds.
  const answer = await waitFor('the answer', () =>
    tab.evaluate(() => {
      const paragraph = document.querySelector('main details[open] p');
      return paragraph?.checkVisibility() ? paragraph.textContent : '';
    }),
  );
  assert.equal(answer, fill(faqsSection.faqs[0]?.answer ?? '', factsIn(mainLanguage)));
  await tab.click(summary(2));
  await isOpen(tab, 2);
  await tab.click(summary(2));
  await isOpen(tab);
};

export const questionJourneys: Journey[] = [
  { name: 'one question is open at a time', run },
  {
    name: 'one question is open at a time without JavaScript',
    options: { javaScript: false },
    run,
  },
  {
    name: 'the questions open by the keyboard',
    async run({ tab, origin }) {
      await tab.setViewport(...desktop);
      await openPage(tab, `${origin}/?lang=${mainLanguage}`);
      // On its words, from where WebKit's Tab would not find the way by itself.
      await tab.click(`${summary(1)} h3`);
      await isOpen(tab, 1);
      await tab.press('Enter');
      await isOpen(tab);
      await tab.press('Tab');
      await tab.press('Enter');
      await isOpen(tab, 2);
      await tab.press('Tab');
      await tab.press('Space');
      await isOpen(tab, 3);
    },
  },
];
