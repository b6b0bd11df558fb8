/**
 * Tab alone meets every control that a pointer reaches: on every page, also when it is pressed faster than
 * the scripts start, when they never arrive, and when each has started before the next press.
 */
import type { Page } from '@playwright/test';
import { holdIslands } from '../held.ts';
import { expect, layoutPaths, mainLanguage, open, painted, test } from '../site.ts';

const widths = [390, 768, 1280];

declare global {
  interface Window {
    /** What Tab has focused. */
    met: Set<Element>;
  }
}

/** More than any page has controls. */
const mostStops = 300;

/**
 * Presses Tab from the top of the page to its end. Returns the stops that nobody sees, one sentence each.
 * @param afterEach - is waited for after each press
 */
async function walk(page: Page, afterEach: () => Promise<unknown> = async () => {}) {
  await page.evaluate(() => {
    window.met = new Set();
  });
  const unseen: string[] = [];
  for (let stop = 0; stop < mostStops; stop += 1) {
    await page.keyboard.press('Tab');
    await afterEach();
    const { isOver, fault } = await page.evaluate(() => {
      const { activeElement: it } = document;
      const [first] = window.met;
      // A film with the browser's controls has several stops.
      if (!it || it === document.body || it === first) return { isOver: true };
      window.met.add(it);
      // A link may be broken into several lines.
      const isSeen = [...it.getClientRects()].some((box) => {
        const x = (Math.max(box.left, 0) + Math.min(box.right, innerWidth)) / 2;
        const y = (Math.max(box.top, 0) + Math.min(box.bottom, innerHeight)) / 2;
        return it.contains(document.elementFromPoint(x, y));
      });
      return { isOver: false, fault: isSeen ? undefined : it.outerHTML.slice(0, 160) };
    });
    if (isOver) return unseen;
    if (fault) unseen.push(`the focus is hidden: ${fault}`);
  }
  throw new Error('Tab does not come to an end');
}

/** The controls under the pointer anywhere on the page that Tab has not met. */
async function unmet(page: Page, hasScripts = true) {
  const found: string[] = [];
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  for (let top = 0; top < height; top += 400) {
    await page.evaluate((y) => scrollTo({ top: y, behavior: 'instant' }), top);
    // What waits to be seen starts.
    if (hasScripts) await painted(page);
    found.push(
      ...(await page.evaluate(() => {
        const met = [...window.met];
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
        return [...document.querySelectorAll('body *')]
          .filter((it) => {
            if (!isControl(it)) return false;
            const [box] = it.getClientRects();
            if (!box) return false;
            const hit = document.elementFromPoint(
              box.left + box.width / 2,
              box.top + box.height / 2,
            );
            return hit !== null && it.contains(hit);
          })
          .filter((it) => !isMet(it))
          .map((it) => it.outerHTML.slice(0, 160));
      })),
    );
  }
  return [...new Set(found)];
}

/** Waits until nothing has still to start. */
const hasStarted = (page: Page) => () =>
  page.waitForFunction(
    () => document.querySelectorAll('[data-island]:not([data-alive], :empty)').length === 0,
  );

for (const path of [...layoutPaths, '/no/such/page']) {
  test.describe(path, () => {
    const address = `${path}?lang=${mainLanguage}`;
    test.use({ expectedConsole: /404/ });

    for (const width of widths)
      test(`Tab meets every control of ${path} at ${width} px, and each is seen`, async ({
        page,
      }) => {
        await page.emulateMedia({ reducedMotion: 'reduce' });
        await page.setViewportSize({ width, height: 844 });
        await open(page, address);
        expect.soft(await walk(page)).toEqual([]);
        expect(await unmet(page)).toEqual([]);
      });
  });
}

for (const path of ['/', '/prices', '/contact'].filter((it) => layoutPaths.includes(it)))
  test.describe(path, () => {
    const address = `${path}?lang=${mainLanguage}`;
    for (const width of widths) {
      test(`Tab meets every control of ${path} at ${width} px when all has started before the next press`, async ({
        page,
      }) => {
        await page.setViewportSize({ width, height: 844 });
        await open(page, address);
        await walk(page, hasStarted(page));
        expect(await unmet(page)).toEqual([]);
      });

      test(`Tab meets every control of ${path} at ${width} px before the islands arrive`, async ({
        page,
      }) => {
        await page.setViewportSize({ width, height: 844 });
        const release = await holdIslands(page);
        await page.goto(address);
        await walk(page);
        release();
        await hasStarted(page)();
        expect(await unmet(page)).toEqual([]);
      });
    }

    test.describe('without JavaScript', () => {
      test.use({ javaScriptEnabled: false });
      for (const width of widths)
        test(`Tab meets every control of ${path} at ${width} px without scripts`, async ({
          page,
        }) => {
          await page.setViewportSize({ width, height: 844 });
          await page.goto(address);
          await walk(page);
          expect(await unmet(page, false)).toEqual([]);
        });
    });
  });
