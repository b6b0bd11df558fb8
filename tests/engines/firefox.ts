import puppeteer, { type Browser, type Page } from 'puppeteer-core';
import type { Engine, TabOptions } from './engine.ts';
import { findFirefox } from './install.ts';
import { openPuppeteerTab } from './puppeteer-tab.ts';

/** Nobody answers there, and only the site is reached without: Firefox is to find nobody else. */
const nowhere = {
  'network.proxy.type': 1,
  'network.proxy.http': '127.0.0.1',
  'network.proxy.http_port': 9,
  'network.proxy.ssl': '127.0.0.1',
  'network.proxy.ssl_port': 9,
};

/** What a tab is to be like is a matter of the whole browser here: one is started for each. */
export async function startFirefox(): Promise<Engine> {
  const executablePath = findFirefox();
  const browsers = new Map<string, Promise<Browser>>();
  const browserFor = ({ javaScript = true, reducedMotion = false, dark = false }: TabOptions) => {
    const key = `${javaScript} ${reducedMotion} ${dark}`;
    const browser =
      browsers.get(key) ??
      puppeteer.launch({
        browser: 'firefox',
        executablePath,
        defaultViewport: null,
        extraPrefsFirefox: {
          ...nowhere,
          'javascript.enabled': javaScript,
          'ui.prefersReducedMotion': reducedMotion ? 1 : 0,
          'layout.css.prefers-color-scheme.content-override': dark ? 0 : 1,
        },
      });
    browsers.set(key, browser);
    return browser;
  };
  return {
    name: 'Firefox',
    version: await (await browserFor({})).version(),
    open: async (options) => openPuppeteerTab(await browserFor(options), { swipe }),
    async close() {
      for (const browser of browsers.values()) await (await browser).close();
    },
  };
}

/**
 * By the wheel: a finger of BiDi's is told to the page, event by event, but scrolls nothing, since
 * it does not pass through what pans and zooms in Firefox.
 */
async function swipe(page: Page, { x, y }: { x: number; y: number }, dx: number) {
  await page.mouse.move(x, y);
  await page.mouse.wheel({ deltaX: -dx, deltaY: 0 });
}
