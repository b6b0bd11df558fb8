/** Measures in a browser what a phone fetches of a page before the visitor scrolls. */
import type { Browser, Request } from '@playwright/test';

/** The phone that Lighthouse emulates. */
export const phone = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
};

export type Fetched = {
  path: string;
  /** The browser's resource type: document, script, font, image, media, stylesheet, fetch … */
  type: string;
  encoding: string | undefined;
  /** In bytes, as transferred. */
  body: number;
  head: number;
  /** Whether it blocks the first paint. */
  isBlocking: boolean;
};

/** Opens the address with an empty cache and lists all requests until the page is idle. */
export async function weighPage(browser: Browser, address: string): Promise<Fetched[]> {
  const context = await browser.newContext(phone);
  try {
    const page = await context.newPage();
    const finished: Request[] = [];
    page.on('requestfinished', (request) => finished.push(request));
    await page.goto(address);
    // The scripts have run and the fonts are loaded.
    await page.locator('html[data-ready][data-fonts]').waitFor({ state: 'attached' });
    await page.waitForFunction(() => document.fonts.status === 'loaded');
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
 * The sizes of the response with brotli over HTTP/1.1, in bytes. Throws if the response has another
 * encoding.
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
