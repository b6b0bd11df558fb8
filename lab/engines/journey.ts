/** The parameters of a journey, and steps that several journeys share. */
import assert from 'node:assert/strict';
import type { IslandName } from '../../src/islands/island-name.ts';
import type { Browser, BrowserOptions, Engine } from './engine.ts';
import type { Tab } from './tab.ts';
import { waitFor } from './wait-for.ts';

type Stage = {
  tab: Tab;
  browser: Browser;
  engine: Engine['name'];
  /** The site's origin, without a trailing slash. */
  origin: string;
  /** The folder in which the site keeps messages. */
  outbox: string;
};

export type Journey = {
  name: string;
  options?: BrowserOptions;
  /** The only engine that runs it, when the driver of the other cannot. */
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

/** Waits until React has hydrated an island. */
export const isHydrated = (tab: Tab, island: IslandName) =>
  waitFor(`the island ${island}`, () =>
    tab.evaluate((it) => {
      const place = document.querySelector(it);
      place?.dispatchEvent(new Event('pointerover'));
      return place?.hasAttribute('data-alive') ?? false;
    }, `[data-island="${island}"]`),
  );

/** Scrolls to an island until it is hydrated: the page moves when its fonts come, and it comes to life in sight. */
export const bringToLife = (tab: Tab, island: IslandName) =>
  waitFor(`the island ${island}`, () =>
    tab.evaluate((it) => {
      const place = document.querySelector(it);
      place?.scrollIntoView({ behavior: 'instant', block: 'center' });
      place?.dispatchEvent(new Event('pointerover'));
      return place?.hasAttribute('data-alive') ?? false;
    }, `[data-island="${island}"]`),
  );

/** Waits until the browser is at this path and the page's script has run. */
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

/** The distance from the window's top to the element's, in px, once the element has stopped moving. */
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

/** Waits until the element rests at this distance from the window's top, within 2 px. */
export const restsAt = (tab: Tab, selector: string, wanted: number) =>
  waitFor(`${selector} to stand still at ${wanted}`, async () => {
    // A scroll may begin late, so another position is no failure yet.
    const top = await restingTop(tab, selector);
    if (Math.abs(top - wanted) <= 2) return true;
    throw new Error(`it is at ${top}`);
  });

/** Asserts that there are no errors and warnings except the allowed ones. */
export async function assertQuiet({ consoleLines, driver }: Browser, allowed = /^(?!)/) {
  // Events arrive in order: all earlier console lines have arrived before this answer.
  await driver.executeScript('return null');
  assert.deepEqual(
    consoleLines.filter((line) => !allowed.test(line)),
    [],
  );
}
