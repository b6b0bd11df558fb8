import assert from 'node:assert/strict';
import { words as allWords } from '../../../src/content/content.ts';
import type { Language } from '../../../src/i18n/languages.ts';
import { mainLanguage, otherLanguage } from '../../languages.ts';
import {
  arrive,
  desktop,
  isAlive,
  type Journey,
  openPage,
  restingTop,
  scrollTo,
} from '../journey.ts';
import { waitFor } from '../wait-for.ts';

const journeysTo = (other: Language): Journey[] => [
  {
    name: 'another language shows the same part of the page at the same height',
    async run({ tab, origin }) {
      await tab.setViewport(...desktop);
      await openPage(tab, `${origin}/?lang=${mainLanguage}`);
      await scrollTo(tab, await tab.evaluate(() => document.body.scrollHeight / 2));
      // As src/browser/place.ts keeps it: the section at the window's middle, deep inside it the paragraph.
      const place = await tab.evaluate(() => {
        const lists = [
          'main section',
          'main :is(h2, h3, p, li, summary, label):not(details p)',
        ] as const;
        for (const of of lists) {
          const boxes = [...document.querySelectorAll(of)].map((it) => it.getBoundingClientRect());
          const at = boxes.findLastIndex(({ top, height }) => height > 0 && top <= innerHeight / 2);
          const isDeep = (boxes[at]?.top ?? 0) <= -1.5 * innerHeight;
          if (!isDeep) return { of, at };
        }
        return { of: lists[0], at: 0 };
      });
      const top = () =>
        tab.evaluate(
          (of, at) => [...document.querySelectorAll(of)][at]?.getBoundingClientRect().top ?? null,
          place.of,
          place.at,
        );
      // What is above settles first: pictures and fonts that come late.
      await restingTop(tab, 'footer');
      const before = await top();
      await tab.click(`header a[hreflang=${other}]`);
      await arrive(tab, `/?lang=${other}`);
      await restingTop(tab, 'footer');
      const after = await top();
      assert.ok(before !== null && after !== null);
      assert.ok(
        Math.abs(after - before) <= 40,
        `${place.of} ${place.at} was at ${before}, is at ${after}`,
      );
    },
  },
  {
    name: 'another language keeps a half-written message',
    async run({ tab, origin }) {
      await tab.setViewport(...desktop);
      await openPage(tab, `${origin}/contact?lang=${mainLanguage}`);
      await isAlive(tab, 'contact-form');
      const text = 'Uma mensagem a meio';
      await tab.type('form [name=message]', text);
      await tab.click(`header a[hreflang=${other}]`);
      await arrive(tab, `/contact?lang=${other}`);
      const words = allWords[other].contact;
      assert.equal(
        await tab.evaluate(() => document.querySelector('h1')?.textContent),
        words.title,
      );
      const kept = () =>
        tab.evaluate(
          () => document.querySelector<HTMLTextAreaElement>('form [name=message]')?.value,
        );
      await waitFor('the message', async () => (await kept()) === text);
      // Nor does React empty it.
      await isAlive(tab, 'contact-form');
      assert.equal(await kept(), text);
    },
  },
];

export const languageJourneys = otherLanguage ? journeysTo(otherLanguage) : [];
