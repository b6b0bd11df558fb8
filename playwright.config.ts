import './src/studio/use-folder.ts';
import { defineConfig, devices } from '@playwright/test';
import { browserArguments, findBrowser, findPageBrowser } from './build/find-browser.ts';
import { inStudio } from './src/studio/folder.ts';

// Dynamic, so that the studio is known first.
const { showcases } = await import('./src/in-force/site.ts');

/** The full Chromium instead of the headless shell, for screenshots that are compared by pixel. */
const fullBrowser = { executablePath: await findBrowser(), args: browserArguments };
const pictureArguments = ['--disable-lcd-text', '--force-color-profile=srgb', '--hide-scrollbars'];
const port = Number(process.env.TEST_PORT ?? 4173);

/** What `npm run test:all` alone runs: whole files, and single tests with the tag @all. */
const isWholeRun = Boolean(process.env.TEST_ALL);
const ofAll = isWholeRun ? [] : ['**/*.all.spec.ts'];

/** Compares screenshots with the committed pictures. */
const pictures = ['**/pictures.spec.ts'];

/** `STUDIO` is unset for the sample, the only studio that tests of the engine and of the specification run on. */
const isSample = !process.env.STUDIO;

const showcaseTests = 'packages/showcases/tests';
/** A spec about all demonstrations has one test per demonstration, with its name in the title. */
const ofThisSite = showcases.map((slug) => new RegExp(`\\b${slug}\\b`));

const specOf = (name: string) => `**/${name}.spec.ts`;

export default defineConfig({
  testDir: 'tests',
  outputDir: 'test-results/browser',
  testMatch: '**/*.spec.ts',
  fullyParallel: true,
  forbidOnly: true,
  // More than the two cores of CI: a test spends half its time waiting for frames.
  workers: 3,
  // Long enough for slow machines: time-outs only end tests that hang.
  timeout: 300_000,
  // A test that fails once shows a fault, in the site or in the test. What fails in a run of everything is run again
  // and named (tests/run.ts).
  retries: 0,
  projects: [
    {
      name: 'browser',
      testDir: isSample ? 'tests' : 'tests/studio',
      testIgnore: [...pictures, ...ofAll],
    },
    // Needs a driver that only the lab has.
    { name: 'lab', testDir: 'lab', testMatch: isSample ? '*.spec.ts' : [] },
    // Only the demonstrations that this site contains.
    {
      name: 'showcases',
      testDir: showcaseTests,
      testMatch:
        showcases.length > 0
          ? [
              ...showcases.flatMap((slug) => [slug, `${slug}-*`]),
              'fits',
              'language-choice',
              'main-jobs',
              'marks',
              'midnight',
              'typefaces',
              'without-scripts',
            ].map(specOf)
          : [],
      grep: ofThisSite,
    },
    {
      name: 'pictures',
      testMatch: pictures,
      // Makes the text rendering independent of the machine's screen settings.
      use: {
        launchOptions: { ...fullBrowser, args: [...browserArguments, ...pictureArguments] },
      },
    },
  ],
  snapshotPathTemplate: `${inStudio('screenshots')}/{arg}{ext}`,
  // A missing picture fails the test. Only --update-snapshots takes pictures.
  updateSnapshots: 'none',
  ...(!isWholeRun && { grepInvert: /@all\b/ }),
  expect: {
    // A developer waits 10 s for what never comes. A busy CI may take longer over what does.
    timeout: process.env.CI ? 60_000 : 10_000,
    toHaveScreenshot: { animations: 'disabled', maxDiffPixelRatio: 0.002, threshold: 0.1 },
  },
  reporter: [
    ['list', { printSteps: false }],
    ['json', { outputFile: process.env.TEST_REPORT ?? 'test-results/browser.json' }],
  ],
  use: {
    ...devices['Desktop Chrome'],
    baseURL: `http://localhost:${port}`,
    viewport: { width: 1280, height: 800 },
    launchOptions: { executablePath: await findPageBrowser(), args: browserArguments },
  },
  webServer: {
    command: 'node build/start.ts',
    url: `http://localhost:${port}/`,
    timeout: 600_000,
    reuseExistingServer: false,
    stdout: 'ignore',
    gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
    env: {
      PORT: String(port),
      OUTBOX_DIR: 'test-results/outbox',
      // All tests send from one IP address, so the rate limit is off.
      RATE_LIMIT_MINUTE: '0',
      RATE_LIMIT_HOUR: '0',
    },
  },
});
