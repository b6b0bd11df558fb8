import { setTimeout as wait } from 'node:timers/promises';
import puppeteer, { type CDPSession, type Page } from 'puppeteer-core';
import { browserArguments } from '../../tools/find-browser.ts';
import type { Engine, Tab } from './engine.ts';
import { findChromium } from './install.ts';
import { openPuppeteerTab } from './puppeteer-tab.ts';

export async function startChromium(): Promise<Engine> {
  const browser = await puppeteer.launch({
    executablePath: await findChromium(),
    // It is to find nobody but the site.
    args: [...browserArguments, '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost'],
    defaultViewport: null,
  });
  return {
    name: 'Chromium',
    version: await browser.version(),
    open: ({ javaScript = true, reducedMotion = false, dark = false }) =>
      openPuppeteerTab(browser, {
        swipe,
        evaluator,
        async prepare(page) {
          await page.setJavaScriptEnabled(javaScript);
          await page.emulateMediaFeatures([
            { name: 'prefers-reduced-motion', value: reducedMotion ? 'reduce' : 'no-preference' },
            { name: 'prefers-color-scheme', value: dark ? 'dark' : 'light' },
          ]);
        },
      }),
    close: () => browser.close(),
  };
}

/** A finger that drags for a sixth of a second, in steps of a frame. */
async function swipe(page: Page, { x, y }: { x: number; y: number }, dx: number) {
  const start = x - dx / 2;
  const finger = await page.touchscreen.touchStart(start, y);
  for (let step = 1; step <= 10; step += 1) {
    await finger.move(start + (dx * step) / 10, y);
    await wait(16);
  }
  await finger.end();
}

/**
 * By the protocol itself: asked while a document comes back from Chromium's memory, puppeteer waits
 * for a sign of life that was given before, and then at every later question.
 */
function evaluator(page: Page): Tab['evaluate'] {
  let session: Promise<CDPSession> | undefined;
  return async (work, ...all) => {
    session ??= page.createCDPSession();
    const asked = (await session).send('Runtime.evaluate', {
      expression: `(${work})(...${JSON.stringify(all)})`,
      returnByValue: true,
    });
    const { result, exceptionDetails } = await asked.catch((error) => {
      // The page may have become that of another process.
      session = undefined;
      throw error;
    });
    if (exceptionDetails)
      throw new Error(exceptionDetails.exception?.description ?? exceptionDetails.text);
    return result.value;
  };
}
