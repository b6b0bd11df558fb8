/** Holds files of a page back, as a slow network does. */
import type { Page } from '@playwright/test';

/** Call before the page is opened. Returns a function that lets the files through. */
export async function hold(page: Page, files: string | RegExp): Promise<() => void> {
  const { promise: held, resolve: release } = Promise.withResolvers<void>();
  await page.route(files, async (route) => {
    await held;
    await route.continue();
  });
  return release;
}
