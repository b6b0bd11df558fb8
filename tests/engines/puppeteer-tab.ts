/** A tab of a browser that puppeteer drives: Chromium over its own protocol, Firefox over WebDriver BiDi. */
import { setTimeout as wait } from 'node:timers/promises';
import type { Browser, KeyInput, Page } from 'puppeteer-core';
import type { Key, Tab } from './engine.ts';
import { pointerTarget } from './pointer-target.ts';
import { waitFor } from './wait-for.ts';

type Differences = {
  swipe: (page: Page, from: { x: number; y: number }, dx: number) => Promise<void>;
  /** Where puppeteer's own way of running a function in the page does not do. */
  evaluator?: (page: Page) => Tab['evaluate'];
  /** Prepares the page before it opens anything. */
  prepare?: (page: Page) => Promise<void>;
};

export async function openPuppeteerTab(browser: Browser, own: Differences): Promise<Tab> {
  const context = await browser.createBrowserContext();
  return tabOf(await context.newPage(), own, { front: undefined });
}

/** `desk` is shared by the tabs of a visitor: the page that lies in front. */
async function tabOf(
  page: Page,
  own: Differences,
  desk: { front: Page | undefined },
): Promise<Tab> {
  const context = page.browserContext();
  desk.front = page;
  let size: { width: number; height: number } | undefined;
  const lines: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warn')
      lines.push(`${message.type()}: ${message.text()}`);
  });
  page.on('pageerror', (error) =>
    lines.push(`error: ${error instanceof Error ? error.message : String(error)}`),
  );
  await own.prepare?.(page);

  const come = async () => {
    if (desk.front === page) return;
    desk.front = page;
    await page.bringToFront();
  };
  const ask = own.evaluator?.(page) ?? puppeteers(page);
  const evaluate: Tab['evaluate'] = async (work, ...all) => {
    await come();
    return ask(work, ...all);
  };
  const target = (selector: string) => pointerTarget({ evaluate }, selector);
  const click = async (selector: string) => {
    const { x, y } = await target(selector);
    await page.mouse.click(x, y);
  };

  return {
    evaluate,
    click,
    async goto(address) {
      await come();
      await page.goto(address);
    },
    address: () => evaluate(() => location.href),
    async hover(selector) {
      const { x, y } = await target(selector);
      await page.mouse.move(x, y);
    },
    async type(selector, text) {
      await click(selector);
      await page.keyboard.type(text);
    },
    typeOn: (text) => page.keyboard.type(text),
    // Firefox knows it by its character only.
    press: (key: Key) => page.keyboard.press(key === 'Space' ? ' ' : (key satisfies KeyInput)),
    async swipe(selector, dx) {
      await own.swipe(page, await target(selector), dx);
    },
    wheel: (deltaX, deltaY) => page.mouse.wheel({ deltaX, deltaY }),
    async back() {
      await travel({ evaluate }, -1);
    },
    async forward() {
      await travel({ evaluate }, 1);
    },
    async reload() {
      await come();
      await page.reload();
    },
    async setViewport(width, height) {
      size = { width, height };
      await page.setViewport(size);
    },
    async another(address) {
      const other = await tabOf(await context.newPage(), own, desk);
      if (size) await other.setViewport(size.width, size.height);
      await other.goto(address);
      return other;
    },
    screenshot: async () => Buffer.from(await page.screenshot()),
    pdf: async () => Buffer.from(await page.pdf({ format: 'a4', printBackground: true })),
    async said() {
      // What was said a moment ago may still be on its way here.
      await wait(50);
      return lines;
    },
    close: () => context.close(),
  };
}

/**
 * puppeteer's own way waits for the document to load, which one that comes back whole from the
 * browser's memory never does. So the address tells: the two must differ.
 */
async function travel({ evaluate }: Pick<Tab, 'evaluate'>, step: 1 | -1) {
  const place = () =>
    evaluate(() => ({ address: location.href, isLoaded: document.readyState === 'complete' }));
  const left = await place();
  await evaluate((steps) => history.go(steps), step);
  await waitFor('another document of the history', async () => {
    const { address, isLoaded } = await place();
    return isLoaded && address !== left.address;
  });
}

const puppeteers =
  (page: Page): Tab['evaluate'] =>
  async (work, ...all) =>
    (await page.evaluate(work as (...all: unknown[]) => unknown, ...all)) as ReturnType<
      typeof work
    >;
