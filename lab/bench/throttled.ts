/** One visit of a page on a phone whose network and processor the browser throttles. */
import type { Browser, Page } from '@playwright/test';
import type { IslandName } from '../../src/islands/island-name.ts';
import { phone } from '../../tests/page-weight.ts';

/** Lighthouse's slow 4G for applied throttling. Latency in ms, throughput in bytes per second. */
const network = {
  offline: false,
  latency: 562.5,
  downloadThroughput: (1.4744 * 0.9 * 1_000_000) / 8,
  uploadThroughput: (0.675 * 0.9 * 1_000_000) / 8,
};
/** The factor by which the processor is slowed down. */
const slowdown = 4;

/** Latency in ms, throughput in Mbit/s, and that factor. */
export const throttledPhone = {
  latency: network.latency,
  throughput: (network.downloadThroughput * 8) / 1_000_000,
  slowdown,
};

/** Times in ms from the start of the visit; undefined for parts that the page does not have. */
export type Visit = {
  paint: number;
  readable: number;
  fonts: number | undefined;
  /** From the first sign that it will be used. */
  formAlive: number | undefined;
  carouselAlive: number | undefined;
  /** The layout shift, without a unit. */
  shift: number;
};

/** Runs in the page and records when each part is ready. */
function recordTimes() {
  const seen: Record<string, number> = { shift: 0 };
  Object.assign(window, { seen });
  const record = (name: string) => {
    seen[name] ??= performance.now();
  };
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries())
      seen.shift = (seen.shift ?? 0) + Number(Reflect.get(entry, 'value'));
  }).observe({ type: 'layout-shift', buffered: true });
  new PerformanceObserver((list) => {
    const entry = list.getEntriesByName('first-contentful-paint')[0];
    if (entry) seen.paint = entry.startTime;
  }).observe({ type: 'paint', buffered: true });
  const check = () => {
    // When the footer is laid out, the whole page is readable.
    if (document.querySelector('footer')?.checkVisibility()) record('readable');
    if (document.querySelector('[data-island="contact-form"][data-alive]')) record('formAlive');
    if (document.querySelector('[data-island="project-carousel"][data-alive]'))
      record('carouselAlive');
    const faces = [...document.fonts].filter(({ status }) => status === 'loaded');
    if (new Set(faces.map(({ family }) => family.replaceAll('"', ''))).isSupersetOf(siteFonts))
      record('fonts');
    requestAnimationFrame(check);
  };
  const siteFonts = new Set(['Bricolage Grotesque', 'Instrument Sans']);
  requestAnimationFrame(check);
}

const seenBy = (page: Page) =>
  page.evaluate(() => Reflect.get(window, 'seen') as Record<string, number>);

/** Visits the address with an empty cache, and points at the island `uses` once the page has loaded. */
export async function visitThrottled(
  browser: Browser,
  address: string,
  uses?: IslandName,
): Promise<Visit> {
  const context = await browser.newContext(phone);
  try {
    const page = await context.newPage();
    const devtools = await context.newCDPSession(page);
    await devtools.send('Network.enable');
    await devtools.send('Network.emulateNetworkConditions', network);
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
    await page.addInitScript(recordTimes);
    await page.goto(address, { waitUntil: 'load' });
    await page.waitForTimeout(2500);
    let used = 0;
    if (uses) {
      const island = `[data-island="${uses}"]`;
      used = await page.evaluate((selector) => {
        const element = document.querySelector(selector);
        element?.scrollIntoView({ behavior: 'instant' });
        element?.dispatchEvent(new Event('pointerover'));
        return performance.now();
      }, island);
      await page.locator(`${island}[data-alive]`).waitFor();
      await page.waitForTimeout(200);
    }
    const { paint = 0, readable = 0, shift = 0, ...seen } = await seenBy(page);
    return {
      paint,
      readable,
      shift,
      fonts: seen.fonts,
      formAlive: seen.formAlive && seen.formAlive - used,
      carouselAlive: seen.carouselAlive && seen.carouselAlive - used,
    };
  } finally {
    await context.close();
  }
}
