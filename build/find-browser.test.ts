import { expect, test, vi } from 'vitest';

test('CHROMIUM_PATH is used for every page', async () => {
  // Any executable will do, because it is not started.
  vi.stubEnv('CHROMIUM_PATH', process.execPath);
  const { findBrowser, findPageBrowser } = await import('./find-browser.ts');
  expect(await findBrowser()).toBe(process.execPath);
  expect(await findPageBrowser()).toBe(process.execPath);
  vi.unstubAllEnvs();
});
