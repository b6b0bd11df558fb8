import { defineConfig, devices } from '@playwright/test';
import { findBrowser } from './build/find-browser.ts';

const port = Number(process.env.TEST_PORT ?? 4174);
/** The demonstrations that are tested; all by default. */
const chosen = process.env.SHOWCASES?.split(',');

export default defineConfig({
  testDir: 'tests',
  outputDir: 'test-results',
  fullyParallel: true,
  forbidOnly: true,
  // More than the two cores of CI: a test spends half its time waiting for frames.
  workers: 3,
  // Long enough for slow machines: time-outs only end tests that hang.
  timeout: 300_000,
  // A test that fails once shows a fault, in the page or in the test.
  retries: 0,
  // Each test of a page has the page's name in its file's or in its own title.
  ...(chosen && { grep: chosen.map((slug) => new RegExp(`\\b${slug}\\b`)) }),
  expect: { timeout: 60_000 },
  reporter: [['list', { printSteps: false }]],
  use: {
    ...devices['Desktop Chrome'],
    baseURL: `http://localhost:${port}`,
    viewport: { width: 1280, height: 800 },
    launchOptions: findBrowser(),
  },
  webServer: {
    command: 'node tests/serve.ts',
    url: `http://localhost:${port}/`,
    reuseExistingServer: false,
    env: { PORT: String(port) },
  },
});
