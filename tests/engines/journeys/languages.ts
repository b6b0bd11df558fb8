import assert from 'node:assert/strict';
import { languages } from '../../../src/i18n/languages.ts';
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

export const languageJourneys: Journey[] = [
  {
    name: 'another language shows the same part of the page at the same height',
    async run({ tab, origin }) {
      await tab.setViewport(...desktop);
      await openPage(tab, `${origin}/?lang=pt`);
      await scrollTo(tab, await tab.evaluate(() => document.body.scrollHeight / 2));
      /** Which section of the page is under the window's middle; without an id it is known by its place. */
      const place = await tab.evaluate(() => {
        const sections = [...document.querySelectorAll('main section')];
        const at = sections.findLastIndex(
          (it) => it.getBoundingClientRect().top <= innerHeight / 2,
        );
        return at;
      });
      const top = () =>
        tab.evaluate(
          (at) =>
            [...document.querySelectorAll('main section')][at]?.getBoundingClientRect().top ?? null,
          place,
        );
      // What is above settles first: pictures and fonts that come late.
      await restingTop(tab, 'footer');
      const before = await top();
      await tab.click('header a[hreflang=es]');
      await arrive(tab, '/?lang=es');
      await restingTop(tab, 'footer');
      const after = await top();
      assert.ok(before !== null && after !== null);
      assert.ok(
        Math.abs(after - before) <= 40,
        `section ${place} was at ${before}, is at ${after}`,
      );
    },
  },
  {
    name: 'another language keeps a half-written message',
    async run({ tab, origin }) {
      await tab.setViewport(...desktop);
      await openPage(tab, `${origin}/contact?lang=pt`);
      await isAlive(tab, 'contact-form');
      const text = 'Uma mensagem a meio';
      await tab.type('form [name=message]', text);
      await tab.click('header a[hreflang=en]');
      await arrive(tab, '/contact?lang=en');
      const words = await languages.en.words.contact();
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
