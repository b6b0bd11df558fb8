import { expect, test, vi } from 'vitest';

test('whoever names a browser has every page in it', async () => {
  // Any program will do: it is not started.
  vi.stubEnv('CHROMIUM_PATH', process.execPath);
  const { findBrowser, findPageBrowser } = await import('./find-browser.ts');
  expect(await findBrowser()).toBe(process.execPath);
  expect(await findPageBrowser()).toBe(process.execPath);
  vi.unstubAllEnvs();
});
