import assert from 'node:assert/strict';
import { mainLanguage } from '../../languages.ts';
import type { Tab } from '../engine.ts';
import {
  arrive,
  desktop,
  isReady,
  type Journey,
  openPage,
  restingTop,
  scrollTo,
} from '../journey.ts';
import { waitFor } from '../wait-for.ts';

/** Resolves with how far the page is scrolled when it is left, in px. */
async function leaveFor(tab: Tab, origin: string): Promise<number> {
  await tab.setViewport(...desktop);
  await openPage(tab, `${origin}/?lang=${mainLanguage}`);
  await scrollTo(tab, 2500);
  // Fonts that come late move what is above.
  await restingTop(tab, 'footer');
  const left = await tab.evaluate(() => scrollY);
  assert.ok(Math.abs(left - 2500) < 200, `it went to ${left}`);
  await tab.click(`header a[href="/contact?lang=${mainLanguage}"]`);
  await arrive(tab, `/contact?lang=${mainLanguage}`);
  assert.equal(await tab.evaluate(() => scrollY), 0);
  return left;
}

async function comeBack(tab: Tab, left: number) {
  await tab.back();
  await arrive(tab, `/?lang=${mainLanguage}`);
  await restingTop(tab, 'footer');
  await waitFor(`the place at ${left} px`, async () => {
    const now = await tab.evaluate(() => scrollY);
    if (Math.abs(now - left) <= 5) return true;
    throw new Error(`it is at ${now}`);
  });
}

export const historyJourneys: Journey[] = [
  {
    name: 'Back returns to the place on the page',
    async run({ tab, origin }) {
      const left = await leaveFor(tab, origin);
      await comeBack(tab, left);
      await tab.forward();
      await arrive(tab, `/contact?lang=${mainLanguage}`);
    },
  },
  {
    name: 'Back returns to the place also after a reload',
    async run({ tab, origin }) {
      const left = await leaveFor(tab, origin);
      await tab.reload();
      await isReady(tab);
      await comeBack(tab, left);
    },
  },
];
