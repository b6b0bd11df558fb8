/** What a phone fetches of a page before anybody scrolls, weighed in a real browser. */
import type { Browser, Request } from '@playwright/test';

/** Lighthouse's phone. */
export const phone = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
};

export type Fetched = {
  path: string;
  /** As the browser names it: document, script, font, image, media, stylesheet, fetch … */
  type: string;
  encoding: string | undefined;
  /** In bytes, as they came over the wire. */
  body: number;
  head: number;
  /** Whether nothing was painted before it was there. */
  isBlocking: boolean;
};

/** Opens the address for the first time and lists all that comes until the page is at rest. */
export async function weighPage(browser: Browser, address: string): Promise<Fetched[]> {
  const context = await browser.newContext(phone);
  try {
    const page = await context.newPage();
    const finished: Request[] = [];
    page.on('requestfinished', (request) => finished.push(request));
    await page.goto(address);
    // Its code has run, its fonts are there and its form is alive.
    await page.locator('html[data-ready][data-fonts]').waitFor({ state: 'attached' });
    await page.waitForFunction(
      () =>
        document.fonts.status === 'loaded' &&
        !document.querySelector('[data-island="contact-form"]:not([data-alive])'),
    );
    await page.waitForLoadState('networkidle');

    const blocking = new Set(
      await page.evaluate(() =>
        performance
          .getEntriesByType('resource')
          .filter((entry) => Reflect.get(entry, 'renderBlockingStatus') === 'blocking')
          .map((entry) => entry.name),
      ),
    );
    return await Promise.all(
      finished.map(async (request) => {
        const { responseBodySize, responseHeadersSize } = await request.sizes();
        const response = await request.response();
        return {
          path: new URL(request.url()).pathname,
          type: request.resourceType(),
          encoding: response?.headers()['content-encoding'],
          body: responseBodySize,
          head: responseHeadersSize,
          isBlocking: blocking.has(request.url()),
        };
      }),
    );
  } finally {
    await context.close();
  }
}

/**
 * How many bytes a server sends for the address when it is asked for brotli, over HTTP/1.1. Throws on
 * another form.
 */
export async function brotliSizes(address: string): Promise<{ head: number; body: number }> {
  const response = await fetch(address, { headers: { 'Accept-Encoding': 'br' } });
  const { status, statusText, headers } = response;
  await response.body?.cancel();
  if (headers.get('content-encoding') !== 'br') throw new Error(`${address} came without brotli`);
  const lines = [...headers].map(([name, value]) => `${name}: ${value}\r\n`);
  const head = `HTTP/1.1 ${status} ${statusText}\r\n${lines.join('')}\r\n`;
  return { head: head.length, body: Number(headers.get('content-length')) };
}
