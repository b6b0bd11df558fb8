import type { Page } from '@playwright/test';

/** Waits until nothing has been asked for during 300 ms. */
export async function atRest(page: Page): Promise<void> {
  let last = performance.now();
  const note = () => {
    last = performance.now();
  };
  page.on('request', note);
  page.on('requestfinished', note);
  while (performance.now() - last < 300) await page.waitForTimeout(50);
  page.off('request', note);
  page.off('requestfinished', note);
}
