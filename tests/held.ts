/** Holds back the code of the islands, as a slow network does. */
import type { Page } from '@playwright/test';

/** Call before the page is opened. Returns a function that lets the code through. */
export async function holdIslands(page: Page): Promise<() => void> {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(/\/assets\/start-[^/]*\.js$/, async (route) => {
    await held;
    await route.continue();
  });
  return release;
}
