/** Finds or installs the Chromium that the tests and the asset tools use. */
import { execFileSync } from 'node:child_process';
import { accessSync, constants } from 'node:fs';
import { chromium } from '@playwright/test';

const usualPlaces = [
  process.env.CHROMIUM_PATH,
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

function isRunnable(path: string | undefined): path is string {
  try {
    if (path) accessSync(path, constants.X_OK);
    return Boolean(path);
  } catch {
    return false;
  }
}

function attempt(command: string, commandArguments: string[]) {
  try {
    execFileSync(command, commandArguments, { stdio: ['ignore', 'ignore', 'inherit'] });
  } catch {
    // The caller tries another way, and throws if there is none.
  }
}

/** The path of an installed Chromium, if there is one. */
export const presentBrowser = (): string | undefined =>
  [...usualPlaces, chromium.executablePath()].find(isRunnable);

/**
 * The path of an installed Chromium. If there is none, installs Playwright's, or as root Debian's package.
 * Throws an error with the remedy if both fail.
 */
export async function findBrowser(): Promise<string> {
  const present = presentBrowser();
  if (present) return present;
  console.log('No browser found: installing Chromium.');
  attempt('npx', ['playwright', 'install', 'chromium']);
  const installed = presentBrowser();
  if (installed) return installed;
  if (process.getuid?.() === 0) {
    attempt('apt-get', ['update', '-qq']);
    attempt('apt-get', ['install', '-y', '-qq', 'chromium']);
  }
  const packaged = presentBrowser();
  if (packaged) return packaged;
  throw new Error(
    'No Chromium could be found or installed. Install one and set CHROMIUM_PATH to its executable.',
  );
}

/** Debian's package of the headless shell: the same engine without windows, tabs and profiles. */
const headlessShells = ['/usr/bin/chromium-headless-shell'];

/**
 * The path of the browser for tests of a page. The headless shell if it is installed, because it takes half
 * the time; else that of `findBrowser`. The shell has no prerendering and no back/forward cache, and its
 * timing is not that of a visitor's browser.
 */
export async function findPageBrowser(): Promise<string> {
  if (process.env.CHROMIUM_PATH) return findBrowser();
  return headlessShells.find(isRunnable) ?? findBrowser();
}

/** Installs the headless shell as root on Debian. Without it the tests only take longer. */
export function installHeadlessShell(): void {
  if (process.env.CHROMIUM_PATH || headlessShells.some(isRunnable)) return;
  if (process.getuid?.() !== 0 || !isRunnable('/usr/bin/apt-get')) return;
  console.log('Installing the headless shell of Chromium, with which the tests take less time.');
  // Without a network, give up soon.
  const apt = ['-qq', '-o', 'Acquire::Retries=0', '-o', 'Acquire::http::Timeout=10'];
  attempt('apt-get', [...apt, 'update']);
  attempt('apt-get', [...apt, 'install', '-y', 'chromium-headless-shell']);
}

/** For a browser that runs as root in a container and makes no requests of its own. */
export const browserArguments = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
  // The headless shell would round the widths of letters to whole pixels, unlike a visitor's browser.
  '--font-render-hinting=none',
];
