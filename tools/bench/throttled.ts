/** One visit of a page on a slow phone, really throttled: the network's and the processor's slowness are the browser's. */
import type { Browser, Page } from '@playwright/test';
import { phone } from './page-weight.ts';

/** Lighthouse's slow 4G as it is applied, not simulated. Latency in ms, throughput in bytes a second. */
const network = {
  offline: false,
  latency: 562.5,
  downloadThroughput: (1.4744 * 0.9 * 1_000_000) / 8,
  uploadThroughput: (0.675 * 0.9 * 1_000_000) / 8,
};
/** How many times slower than this machine's processor. */
const slowdown = 4;

/** In ms from the start of the visit; undefined for what the page has not. */
export type Visit = {
  paint: number;
  readable: number;
  fonts: number | undefined;
  formAlive: number | undefined;
  /** From when it was scrolled to. */
  carouselAlive: number | undefined;
  /** Without a unit. */
  shift: number;
};

/** Notes from within the page when what is waited for is there. */
function watch() {
  const seen: Record<string, number> = { shift: 0 };
  Object.assign(window, { seen });
  const note = (name: string) => {
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
  const look = () => {
    // In a frame in which the end of the page is laid out, all of it is there to be read.
    if (document.querySelector('footer')?.checkVisibility()) note('readable');
    if (document.querySelector('[data-island="contact-form"][data-alive]')) note('formAlive');
    if (document.querySelector('[data-island="project-carousel"][data-alive]'))
      note('carouselAlive');
    const faces = [...document.fonts].filter(({ status }) => status === 'loaded');
    if (new Set(faces.map(({ family }) => family.replaceAll('"', ''))).isSupersetOf(ours))
      note('fonts');
    requestAnimationFrame(look);
  };
  const ours = new Set(['Bricolage Grotesque', 'Instrument Sans']);
  requestAnimationFrame(look);
}

const seenBy = (page: Page) =>
  page.evaluate(() => Reflect.get(window, 'seen') as Record<string, number>);

/** Visits the address for the first time; `scrollsTo` is what it scrolls to once all has come. */
export async function visitThrottled(
  browser: Browser,
  address: string,
  scrollsTo?: string,
): Promise<Visit> {
  const context = await browser.newContext(phone);
  try {
    const page = await context.newPage();
    const devtools = await context.newCDPSession(page);
    await devtools.send('Network.enable');
    await devtools.send('Network.emulateNetworkConditions', network);
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
    await page.addInitScript(watch);
    await page.goto(address, { waitUntil: 'load' });
    await page.waitForTimeout(2500);
    let scrolled = 0;
    if (scrollsTo) {
      scrolled = await page.evaluate((selector) => {
        document.querySelector(selector)?.scrollIntoView({ behavior: 'instant' });
        return performance.now();
      }, scrollsTo);
      await page.locator('[data-island="project-carousel"][data-alive]').waitFor();
      await page.waitForTimeout(200);
    }
    const { paint = 0, readable = 0, shift = 0, ...seen } = await seenBy(page);
    return {
      paint,
      readable,
      shift,
      fonts: seen.fonts,
      formAlive: seen.formAlive,
      carouselAlive: scrollsTo ? (seen.carouselAlive ?? 0) - scrolled : undefined,
    };
  } finally {
    await context.close();
  }
}
