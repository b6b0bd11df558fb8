import { defineConfig, devices } from '@playwright/test';
import { showcases } from './src/site.ts';
import { browserArguments, findBrowser, findPageBrowser } from './tools/find-browser.ts';

/** As a visitor has it, for what is compared by the pixel and for what is measured. */
const wholeBrowser = { executablePath: await findBrowser(), args: browserArguments };
const pictureArguments = ['--disable-lcd-text', '--force-color-profile=srgb', '--hide-scrollbars'];
const port = Number(process.env.TEST_PORT ?? 4173);

/** They measure, and are run when nothing else is. */
const measuring = ['**/lighthouse.spec.ts', '**/speed.spec.ts'];
/** In ms on a slowed processor, which says as much of the machine as of the site: `npm run test:main-thread`. */
const mainThread = ['**/main-thread.spec.ts'];

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
  timeout: 30_000,
  // Against a machine's noise; what needed it is counted and named as flaky at the end of `npm test`.
  retries: 1,
  projects: [
    { name: 'browser', testIgnore: [...measuring, ...mainThread, ...pictures] },
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
    // A busy host may take a fifth of a second from every run in an hour.
    {
      name: 'speed',
      testMatch: measuring,
      fullyParallel: false,
      workers: 1,
      retries: 2,
      use: { launchOptions: wholeBrowser },
    },
    {
      name: 'main-thread',
      testMatch: mainThread,
      fullyParallel: false,
      workers: 1,
      retries: 0,
      use: { launchOptions: wholeBrowser },
    },
  ],
  snapshotPathTemplate: 'tests/pictures/{arg}{ext}',
  // A picture that is missing is a failure, and is taken by --update-snapshots only.
  updateSnapshots: 'none',
  expect: {
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
    trace: 'on-first-retry',
  },
  webServer: {
    command: 'node scripts/start.ts',
    url: `http://localhost:${port}/`,
    timeout: 180_000,
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
