import { defineConfig, devices } from '@playwright/test';
import { showcases } from './src/site.ts';
import { browserArguments, findBrowser, findPageBrowser } from './tools/find-browser.ts';

/** The whole Chromium, for what is compared by the pixel. */
const wholeBrowser = { executablePath: await findBrowser(), args: browserArguments };
const pictureArguments = ['--disable-lcd-text', '--force-color-profile=srgb', '--hide-scrollbars'];
const port = Number(process.env.TEST_PORT ?? 4173);

/** The look, against committed pictures. */
const pictures = ['**/pictures.spec.ts'];

const specOf = (name: string) => `**/${name}.spec.ts`;

export default defineConfig({
  testDir: 'tests',
  outputDir: 'test-results/browser',
  testMatch: '**/*.spec.ts',
  fullyParallel: true,
  forbidOnly: true,
  workers: 2,
  // They only end what hangs: no test waits for a time, so a slow machine takes longer and fails nothing.
  timeout: 300_000,
  // What fails once is wrong, in the site or in the test.
  retries: 0,
  projects: [
    { name: 'browser', testIgnore: pictures },
    // Of the demonstrations that this site has; of none, none.
    {
      name: 'showcases',
      testDir: 'packages/showcases/tests',
      testMatch: showcases.length > 0 ? [...showcases, 'typefaces'].map(specOf) : [],
      // What is about all of them has their names in its titles.
      grep: showcases.map((slug) => new RegExp(`\\b${slug}\\b`)),
    },
    {
      name: 'pictures',
      testMatch: pictures,
      // Letters as they are drawn, whatever the machine does for its own screen.
      use: {
        launchOptions: { ...wholeBrowser, args: [...browserArguments, ...pictureArguments] },
      },
    },
  ],
  snapshotPathTemplate: 'tests/pictures/{arg}{ext}',
  // A picture that is missing is a failure, and is taken by --update-snapshots only.
  updateSnapshots: 'none',
  expect: {
    timeout: 60_000,
    toHaveScreenshot: { animations: 'disabled', maxDiffPixelRatio: 0.002, threshold: 0.1 },
  },
  reporter: [
    ['list', { printSteps: false }],
    ['json', { outputFile: 'test-results/browser.json' }],
  ],
  use: {
    ...devices['Desktop Chrome'],
    baseURL: `http://localhost:${port}`,
    viewport: { width: 1280, height: 800 },
    launchOptions: { executablePath: await findPageBrowser(), args: browserArguments },
  },
  webServer: {
    command: 'node scripts/start.ts',
    url: `http://localhost:${port}/`,
    timeout: 600_000,
    reuseExistingServer: false,
    stdout: 'ignore',
    gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
    env: {
      PORT: String(port),
      OUTBOX_DIR: 'test-results/outbox',
      // Many tests send from one address.
      RATE_LIMIT_MINUTE: '0',
      RATE_LIMIT_HOUR: '0',
    },
  },
});
