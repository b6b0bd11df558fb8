/** What a journey is given, and what journeys do again and again. */
import assert from 'node:assert/strict';
import type { Engine, Tab, TabOptions } from './engine.ts';
import { waitFor } from './wait-for.ts';

type Stage = {
  tab: Tab;
  engine: Engine;
  /** The site's, without a slash at the end. */
  origin: string;
  /** The folder in which the site keeps messages. */
  outbox: string;
};

export const engineNames = ['chromium', 'firefox', 'webkit'] as const;

export type EngineName = (typeof engineNames)[number];

export type Journey = {
  name: string;
  options?: TabOptions;
  /** The engines whose turn it is, where doing it in each would take too long for every day. */
  turns?: readonly EngineName[];
  run(stage: Stage): Promise<void>;
};

type IslandName = 'contact-form' | 'project-carousel' | 'consent';

export const phone = [390, 844] as const;
export const desktop = [1280, 800] as const;

/** Until the page's own small script has run. */
export const isReady = (tab: Tab) =>
  waitFor('html[data-ready]', () =>
    tab.evaluate(() => 'ready' in document.documentElement.dataset),
  );

export async function openPage(tab: Tab, address: string): Promise<void> {
  await tab.goto(address);
  await isReady(tab);
}

/** Until React has an island, which it may have to be scrolled to for. */
export const isAlive = (tab: Tab, name: IslandName) =>
  waitFor(`the island ${name}`, () =>
    tab.evaluate((island) => {
      const element = document.querySelector<HTMLElement>(`[data-island="${island}"]`);
      return element !== null && 'alive' in element.dataset;
    }, name),
  );

/** Until a link has led to the page with this path, and its script has run. */
export async function arrive(tab: Tab, path: string): Promise<void> {
  await waitFor(`the address ${path}`, async () => {
    const { pathname, search, hash } = new URL(await tab.address());
    return pathname + search + hash === path;
  });
  await isReady(tab);
}

/** Whether there is something of the element to be seen, also in a page that cannot be scrolled to it. */
export const isShown = (tab: Tab, selector: string) =>
  tab.evaluate((it) => {
    const element = document.querySelector(it);
    return Boolean(element?.checkVisibility({ visibilityProperty: true, opacityProperty: true }));
  }, selector);

export const scrollTo = (tab: Tab, top: number) =>
  tab.evaluate((y) => window.scrollTo({ top: y, behavior: 'instant' }), top);

/** How far the element's top is below the window's, in px, once nothing moves any more. */
export async function restingTop(tab: Tab, selector: string): Promise<number> {
  let before = Number.NaN;
  let still = 0;
  const top = await waitFor(`${selector} to come to rest`, async () => {
    const now = await tab.evaluate(
      (it) => document.querySelector(it)?.getBoundingClientRect().top ?? null,
      selector,
    );
    still = now === before ? still + 1 : 0;
    before = now ?? Number.NaN;
    return still >= 4 ? { now } : undefined;
  });
  return top.now ?? Number.NaN;
}

/** Until the element has come to rest so many px below the window's top, or 2 px from there. */
export async function restsAt(tab: Tab, selector: string, wanted: number): Promise<void> {
  await waitFor(`${selector} to rest at ${wanted}`, async () => {
    // A way there may begin late: rest at another place is no answer yet.
    const top = await restingTop(tab, selector);
    if (Math.abs(top - wanted) <= 2) return true;
    throw new Error(`it is at ${top}`);
  });
}

export async function assertQuiet(tab: Tab, allowed = /^(?!)/): Promise<void> {
  const said = await tab.said();
  assert.deepEqual(
    said.filter((line) => !allowed.test(line)),
    [],
  );
}
