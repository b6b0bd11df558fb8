/** What a journey is given, and steps that several journeys take. */
import assert from 'node:assert/strict';
import type { Browser, BrowserOptions, Engine } from './engine.ts';
import type { Tab } from './tab.ts';
import { waitFor } from './wait-for.ts';

type Stage = {
  tab: Tab;
  browser: Browser;
  engine: Engine['name'];
  /** The site's, without a slash at the end. */
  origin: string;
  /** The folder in which the site keeps messages. */
  outbox: string;
};

export type Journey = {
  name: string;
  options?: BrowserOptions;
  /** The engine that it is for, where the other's driver cannot do it. */
  only?: Engine['name'];
  run(stage: Stage): Promise<void>;
};

export const phone = [390, 844] as const;
export const desktop = [1280, 800] as const;

const has = (tab: Tab, selector: string) =>
  tab.evaluate((it) => document.querySelector(it) !== null, selector);

/** Opens a page and waits until its own script has run. */
export async function openPage(tab: Tab, address: string): Promise<void> {
  await tab.goto(address);
  await waitFor('html[data-ready]', () => has(tab, 'html[data-ready]'));
}

/** Until React has hydrated an island, which may have to be scrolled to first. */
export const isHydrated = (tab: Tab, island: 'contact-form' | 'project-carousel' | 'consent') =>
  waitFor(`the island ${island}`, () => has(tab, `[data-island="${island}"][data-alive]`));

/** Until a link has led to this path, and the page's script has run. */
export const arrive = (tab: Tab, path: string) =>
  waitFor(`the address ${path}`, async () => {
    const { pathname, search, hash } = new URL(await tab.address());
    return pathname + search + hash === path && has(tab, 'html[data-ready]');
  });

export const isShown = (tab: Tab, selector: string) =>
  tab.evaluate((it) => {
    const element = document.querySelector(it);
    return Boolean(element?.checkVisibility({ visibilityProperty: true, opacityProperty: true }));
  }, selector);

export const scrollTo = (tab: Tab, top: number) =>
  tab.evaluate((y) => window.scrollTo({ top: y, behavior: 'instant' }), top);

/** Scrolls the element to the middle of the window. */
export const scrollToElement = (tab: Tab, selector: string) =>
  tab.evaluate(
    (it) => document.querySelector(it)?.scrollIntoView({ behavior: 'instant', block: 'center' }),
    selector,
  );

/** How far the element's top is below the window's, in px, once it stands still. */
export async function restingTop(tab: Tab, selector: string): Promise<number> {
  let before = Number.NaN;
  let still = 0;
  await waitFor(`${selector} to stand still`, async () => {
    const now = await tab.evaluate(
      (it) => document.querySelector(it)?.getBoundingClientRect().top ?? Number.NaN,
      selector,
    );
    still = now === before ? still + 1 : 0;
    before = now;
    return still >= 4;
  });
  return before;
}

/** Until the element stands still so many px below the window's top, or 2 px from there. */
export const restsAt = (tab: Tab, selector: string, wanted: number) =>
  waitFor(`${selector} to stand still at ${wanted}`, async () => {
    // A scroll may begin late, so another place is no failure yet.
    const top = await restingTop(tab, selector);
    if (Math.abs(top - wanted) <= 2) return true;
    throw new Error(`it is at ${top}`);
  });

/** No error and no warning so far, but for those allowed. */
export async function assertQuiet({ consoleLines, driver }: Browser, allowed = /^(?!)/) {
  // Lines come in order: after this answer none from before is on its way.
  await driver.executeScript('return null');
  assert.deepEqual(
    consoleLines.filter((line) => !allowed.test(line)),
    [],
  );
}
