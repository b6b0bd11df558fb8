import assert from 'node:assert/strict';
import { Key } from 'selenium-webdriver';
import { words } from '../../../src/in-force/content.ts';
import type { Language } from '../../../src/in-force/languages.ts';
import { sectionIds } from '../../../src/in-force/routes.ts';
import { mainLanguage, otherLanguage } from '../../../tests/languages.ts';
import {
  arrive,
  desktop,
  isHydrated,
  isShown,
  type Journey,
  openPage,
  phone,
  restingTop,
  restsAt,
  scrollTo,
} from '../journey.ts';
import type { Tab } from '../tab.ts';
import { waitFor } from '../wait-for.ts';

/** The distance from the window's top to a section after a jump, in px: 144 for the bar and 60 of space. */
const restOfSections = 204;

const sections: Journey = {
  name: 'sections: the bar links to them from home and from another page',
  async run({ tab, origin }) {
    await tab.setViewport(...desktop);
    // From another page, and far down on the same.
    for (const [from, section] of [
      ['/contact', 'services'],
      ['/', sectionIds.at(-1)],
    ]) {
      await openPage(tab, `${origin}${from}?lang=${mainLanguage}`);
      await tab.click(`header a[href$="#${section}"]`);
      await arrive(tab, `/?lang=${mainLanguage}#${section}`);
      await restsAt(tab, `#${section}`, restOfSections);
    }
  },
};

const menu = 'dialog#menu';

/** Waits until every link of the menu is in the window and uncovered. */
const isOpen = (tab: Tab) =>
  waitFor('the links of the menu', () =>
    tab.evaluate((it) => {
      const links = [...document.querySelectorAll(`${it} a`)];
      const bad = links.find((link) => {
        const { left, top, right, bottom } = link.getBoundingClientRect();
        const isInside = left >= 0 && top >= 0 && right <= innerWidth && bottom <= innerHeight;
        const over = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
        return !isInside || !link.contains(over);
      });
      if (bad) throw new Error(`${bad.textContent} cannot be touched`);
      return links.length > 0;
    }, menu),
  );

const closes = (tab: Tab) => waitFor('the menu to close', async () => !(await isShown(tab, menu)));

const menuJourneys: Journey[] = [
  {
    name: 'menu: it opens on every page and closes with Escape, its button and a link',
    async run({ tab, origin }) {
      await tab.setViewport(...phone);
      await openPage(tab, `${origin}/?lang=${mainLanguage}`);
      const ways = [
        () => tab.press(Key.ESCAPE),
        () => tab.click(`${menu} button`),
        () => tab.click(`${menu} a[href$="#services"]`),
      ];
      for (const [at, close] of ways.entries()) {
        await scrollTo(tab, at * 1500);
        await tab.click('button[aria-haspopup=dialog]');
        await isOpen(tab);
        await close();
        await closes(tab);
      }
      await arrive(tab, `/?lang=${mainLanguage}#services`);
      await restsAt(tab, '#services', restOfSections);
    },
  },
];

const historyJourney: Journey = {
  name: 'history: Back returns to the place on the page, also after a reload',
  async run({ tab, origin }) {
    await tab.setViewport(...desktop);
    // After a reload, some engines no longer have the previous page in the back/forward cache.
    for (const isReloaded of [false, true]) {
      await openPage(tab, `${origin}/?lang=${mainLanguage}`);
      await scrollTo(tab, 2500);
      // Fonts that load late shift the content above.
      await restingTop(tab, 'footer');
      const left = await tab.evaluate(() => scrollY);
      assert.ok(Math.abs(left - 2500) < 200, `it scrolled to ${left}`);
      await tab.click(`header a[href="/contact?lang=${mainLanguage}"]`);
      await arrive(tab, `/contact?lang=${mainLanguage}`);
      assert.equal(await tab.evaluate(() => scrollY), 0);
      if (isReloaded) await tab.travel('refresh');
      await tab.travel('back');
      await arrive(tab, `/?lang=${mainLanguage}`);
      await waitFor(`the place at ${left} px`, async () => {
        await restingTop(tab, 'footer');
        const now = await tab.evaluate(() => scrollY);
        if (Math.abs(now - left) <= 5) return true;
        throw new Error(`it is at ${now}`);
      });
      await tab.travel('forward');
      await arrive(tab, `/contact?lang=${mainLanguage}`);
    }
  },
};

const languageJourney = (other: Language): Journey => ({
  name: 'languages: a change keeps the section in its place and an unsent message',
  async run({ tab, origin }) {
    await tab.setViewport(...desktop);
    await openPage(tab, `${origin}/?lang=${mainLanguage}`);
    await tab.evaluate((it) => {
      const top = document.querySelector(it)?.getBoundingClientRect().top ?? 0;
      window.scrollTo({ top: scrollY + top - 200, behavior: 'instant' });
    }, '#services');
    // Pictures and fonts that load late shift the content above.
    await restingTop(tab, 'footer');
    const before = await restingTop(tab, '#services');
    await tab.click(`header a[hreflang=${other}]`);
    await arrive(tab, `/?lang=${other}`);
    await restingTop(tab, 'footer');
    const after = await restingTop(tab, '#services');
    assert.ok(Math.abs(after - before) <= 40, `it was at ${before}, is at ${after}`);

    await openPage(tab, `${origin}/contact?lang=${other}`);
    await isHydrated(tab, 'contact-form');
    const field = 'form [name=message]';
    await tab.type(field, 'Uma mensagem a meio');
    await tab.click(`header a[hreflang=${mainLanguage}]`);
    await arrive(tab, `/contact?lang=${mainLanguage}`);
    const { title } = words[mainLanguage].contact;
    assert.equal(await tab.evaluate(() => document.querySelector('h1')?.textContent), title);
    await isHydrated(tab, 'contact-form');
    await waitFor('the message', () =>
      tab.evaluate(
        (it) => document.querySelector<HTMLTextAreaElement>(it)?.value === 'Uma mensagem a meio',
        field,
      ),
    );
  },
});

export const navigationJourneys = [
  sections,
  ...menuJourneys,
  historyJourney,
  ...(otherLanguage ? [languageJourney(otherLanguage)] : []),
];
