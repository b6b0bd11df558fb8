/**
 * Tab alone meets every control that a pointer reaches: on every page, also when it is pressed faster than
 * the scripts start, and when they never arrive.
 */
import type { Page } from '@playwright/test';
import { isWholeRun } from '../generated.ts';
import { mainLanguage } from '../languages.ts';
import { expect, open, scrollPage, test } from '../open-page.ts';
import { painted } from '../painted.ts';
import { layoutPaths } from '../words.ts';

declare global {
  interface Window {
    walk: {
      /** What Tab has focused. */
      met: Set<Element>;
      /** The stops that nobody sees, one sentence each. */
      unseen: string[];
      isOver: boolean;
    };
  }
}

/** More than any page has controls. */
const mostStops = 300;

/** Notes where the focus is. As a listener it looks before the next press moves it. */
function look(event?: Event) {
  const { walk } = window;
  const { activeElement: it, body } = document;
  const isNowhere = !it || it === body;
  if (walk.met.size === 0 && isNowhere) return;
  // A film with the browser's controls has several stops.
  const [first] = walk.met;
  const last = [...walk.met].at(-1);
  walk.isOver ||= isNowhere || (it === first && it !== last);
  if (walk.isOver) event?.preventDefault();
  if (walk.isOver || isNowhere || walk.met.has(it)) return;
  walk.met.add(it);
  // A link may be broken into several lines.
  const isSeen = [...it.getClientRects()].some((box) => {
    const x = (Math.max(box.left, 0) + Math.min(box.right, innerWidth)) / 2;
    const y = (Math.max(box.top, 0) + Math.min(box.bottom, innerHeight)) / 2;
    return it.contains(document.elementFromPoint(x, y));
  });
  if (!isSeen) walk.unseen.push(`the focus is hidden: ${it.outerHTML.slice(0, 160)}`);
}

type Walk = {
  hasScripts?: boolean;
  key?: 'Tab' | 'Shift+Tab';
};

/** Presses Tab from the top of the page to its end, or back. Returns the stops that nobody sees. */
async function walk(page: Page, { hasScripts = true, key = 'Tab' }: Walk = {}) {
  await page.evaluate(() => {
    window.walk = { met: new Set(), unseen: [], isOver: false };
    // The next Tab goes to the first control, wherever the focus has been.
    document.body.tabIndex = -1;
    document.body.focus();
    document.body.removeAttribute('tabindex');
  });
  if (hasScripts) await page.evaluate(`addEventListener('keydown', ${look}, true)`);
  // Where nothing is waited for, ten presses come before the page is painted again.
  const press = async () => {
    await page.keyboard.press(key);
    if (!hasScripts) await page.evaluate(`(${look})()`);
  };
  for (let stop = 0; stop < mostStops; stop += 10) {
    if (hasScripts) await Promise.all(Array.from({ length: 10 }, press));
    else for (let one = 0; one < 10; one += 1) await press();
    const { isOver, unseen } = await page.evaluate(() => window.walk);
    if (isOver) return unseen;
  }
  throw new Error('Tab does not come to an end');
}

/** The controls under the pointer anywhere on the page that Tab has not met. */
async function unmet(page: Page, hasScripts = true) {
  const found = new Set<string>();
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  // What the bar does not cover of a window.
  for (let top = 0; top < height; top += 700) {
    await scrollPage(page, top);
    // What waits to be seen starts.
    if (hasScripts) await painted(page);
    const here = await page.evaluate(() => {
      const met = [...window.walk.met];
      const addresses = met.map((it) => (it instanceof HTMLAnchorElement ? it.href : ''));
      const groups = met.map((it) =>
        it instanceof HTMLInputElement && it.type === 'radio' ? it.name : '',
      );
      const isMet = (it: Element): boolean => {
        if (met.some((other) => other === it || it.contains(other) || other.contains(it)))
          return true;
        if (it instanceof HTMLLabelElement) return it.control !== null && isMet(it.control);
        // A picture beside the link that it repeats.
        if (it instanceof HTMLAnchorElement) return addresses.includes(it.href);
        // The arrow keys go from one to the next.
        return it instanceof HTMLInputElement && it.type === 'radio' && groups.includes(it.name);
      };
      const isControl = (it: Element) =>
        it.matches('a[href], button, input, textarea, select, summary, label, [tabindex="0"]') ||
        (getComputedStyle(it).cursor === 'pointer' &&
          it.parentElement !== null &&
          getComputedStyle(it.parentElement).cursor !== 'pointer');
      const isUnderPointer = (it: Element) => {
        const [box] = it.getClientRects();
        if (!box) return false;
        const x = box.left + box.width / 2;
        const y = box.top + box.height / 2;
        // Elsewhere nothing is hit: asked first, because it costs least.
        if (x < 0 || y < 0 || x > innerWidth || y > innerHeight) return false;
        return isControl(it) && it.contains(document.elementFromPoint(x, y));
      };
      return [...document.querySelectorAll('body *')]
        .filter((it) => isUnderPointer(it) && !isMet(it))
        .map((it) => it.outerHTML.slice(0, 160));
    });
    for (const control of here) found.add(control);
  }
  return [...found];
}

/** Forward what comes into view stops at the end of the window, and back at its top, where the bar is. */
const leastWalks = [
  [390, 'Shift+Tab'],
  [1280, 'Tab'],
] as const;
const allWalks = ([390, 768, 1280] as const).flatMap((width) =>
  (['Tab', 'Shift+Tab'] as const).map((key) => [width, key] as const),
);

/** Pages with islands, which have the most controls. */
const islandPaths = ['/', '/contact', '/prices'];
/** `npm test` asks these pages, a whole run all of them. */
const tagOf = (path: string) => (islandPaths.includes(path) ? [] : '@all');

for (const path of [...layoutPaths, '/no/such/page'])
  test.describe(path, { tag: tagOf(path) }, () => {
    test.use({ expectedConsole: /404/ });

    test(`Tab meets every control of ${path} at any width, and each is seen`, async ({ page }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await open(page, `${path}?lang=${mainLanguage}`);
      for (const [width, key] of isWholeRun ? allWalks : leastWalks)
        await test.step(`${key} at ${width} px`, async () => {
          await page.setViewportSize({ width, height: 844 });
          expect.soft(await walk(page, { key })).toEqual([]);
          expect.soft(await unmet(page)).toEqual([]);
        });
    });
  });

for (const path of islandPaths.filter((it) => layoutPaths.includes(it)))
  test.describe('without JavaScript', { tag: path === '/contact' ? [] : '@all' }, () => {
    test.use({ javaScriptEnabled: false });
    test(`Tab meets every control of ${path} without scripts`, async ({ page }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await page.goto(`${path}?lang=${mainLanguage}`);
      for (const width of [390, 1280]) {
        await page.setViewportSize({ width, height: 844 });
        await walk(page, { hasScripts: false });
        expect.soft(await unmet(page, false), `at ${width} px`).toEqual([]);
      }
    });
  });
