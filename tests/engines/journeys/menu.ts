import assert from 'node:assert/strict';
import { mainLanguage } from '../../languages.ts';
import type { Tab } from '../engine.ts';
import {
  arrive,
  isShown,
  type Journey,
  openPage,
  phone,
  restingTop,
  restsAt,
  scrollTo,
} from '../journey.ts';
import { waitFor } from '../wait-for.ts';
import { restOfSections } from './sections.ts';

const button = 'button[aria-haspopup=dialog]';
const menu = 'dialog#menu';

async function openMenu(tab: Tab) {
  await tab.click(button);
  await waitFor('the menu', () => isShown(tab, menu));
  // It slides in.
  await restingTop(tab, `${menu} a`);
}

const closes = (tab: Tab) => waitFor('the menu to close', async () => !(await isShown(tab, menu)));

/** Each link by its words, and what a finger would touch instead of it at its middle, if anything. */
const links = (tab: Tab) =>
  tab.evaluate(
    (it) =>
      [...document.querySelectorAll(`${it} a`)].map((link) => {
        const { left, top, right, bottom } = link.getBoundingClientRect();
        const there = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
        const isInside = left >= 0 && top >= 0 && right <= innerWidth && bottom <= innerHeight;
        return {
          words: link.textContent,
          isInside,
          over: there && link.contains(there) ? '' : (there?.outerHTML.slice(0, 100) ?? 'nothing'),
        };
      }),
    menu,
  );

export const menuJourneys: Journey[] = [
  {
    name: 'every link of the phone menu can be touched, from the top and from amid the page',
    async run({ tab, origin }) {
      await tab.setViewport(...phone);
      for (const top of [0, 1500]) {
        await openPage(tab, `${origin}/?lang=${mainLanguage}`);
        await scrollTo(tab, top);
        await openMenu(tab);
        const found = await waitFor(
          'the menu to lie where it is to lie',
          async () => {
            const all = await links(tab);
            return all.length > 0 && all.every(({ over, isInside }) => isInside && !over)
              ? all
              : null;
          },
          3_000,
        ).catch(() => links(tab));
        assert.ok(found.length > 4);
        const bad = found.filter(({ over, isInside }) => over || !isInside);
        assert.deepEqual(bad, []);
      }
    },
  },
  {
    name: 'the phone menu closes by Escape and by its button',
    async run({ tab, origin }) {
      await tab.setViewport(...phone);
      await openPage(tab, `${origin}/?lang=${mainLanguage}`);
      await openMenu(tab);
      await tab.press('Escape');
      await closes(tab);
      await openMenu(tab);
      await tab.click(`${menu} button`);
      await closes(tab);
      // And it is not that it opens only so often.
      await openMenu(tab);
    },
  },
  {
    name: 'the phone menu leads to a section and gets out of the way',
    async run({ tab, origin }) {
      await tab.setViewport(...phone);
      await openPage(tab, `${origin}/?lang=${mainLanguage}`);
      await openMenu(tab);
      await tab.click(`${menu} a[href$="#services"]`);
      await closes(tab);
      await arrive(tab, `/?lang=${mainLanguage}#services`);
      await restsAt(tab, '#services', restOfSections);
    },
  },
];
