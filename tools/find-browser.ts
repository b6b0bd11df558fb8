/** Finds a Chromium to drive, or gets one: the tests and the asset scripts need it. */
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
    // The next way is tried; when none is left the caller says so.
  }
}

/**
 * The path of a Chromium: one that is there; else what Playwright's own installer brings; else
 * Debian's package, when we may install it. Throws with the remedy when all three fail.
 */
export async function findBrowser(): Promise<string> {
  const playwrights = () => [chromium.executablePath()];
  const find = () => [...usualPlaces, ...playwrights()].find(isRunnable);
  const present = find();
  if (present) return present;
  console.log('No browser found: installing Chromium.');
  attempt('npx', ['playwright', 'install', 'chromium']);
  const installed = find();
  if (installed) return installed;
  if (process.getuid?.() === 0) {
    attempt('apt-get', ['update', '-qq']);
    attempt('apt-get', ['install', '-y', '-qq', 'chromium']);
  }
  const packaged = find();
  if (packaged) return packaged;
  throw new Error(
    'No Chromium could be found or installed. Install one and set CHROMIUM_PATH to its executable.',
  );
}

/** Chromium without windows, tabs and a profile around the page: Debian's package, the same engine. */
const headlessShells = ['/usr/bin/chromium-headless-shell'];

/**
 * The path of what a test drives that asks something of a page and nothing of the browser around it: the
 * headless shell where there is one, with half the work for the same page; else what `findBrowser` finds.
 * It prepares no page in advance and keeps none for Back, and its time is not a visitor's.
 */
export async function findPageBrowser(): Promise<string> {
  // Who names a browser means that one.
  if (process.env.CHROMIUM_PATH) return findBrowser();
  return headlessShells.find(isRunnable) ?? findBrowser();
}

/** Installs the headless shell where that is ours to do; without it the tests take longer, and pass. */
export function installHeadlessShell(): void {
  if (process.env.CHROMIUM_PATH || headlessShells.some(isRunnable)) return;
  if (process.getuid?.() !== 0 || !isRunnable('/usr/bin/apt-get')) return;
  console.log('Installing the headless shell of Chromium, with which the tests take less time.');
  // Where nobody answers it is done without.
  const apt = ['-qq', '-o', 'Acquire::Retries=0', '-o', 'Acquire::http::Timeout=10'];
  attempt('apt-get', [...apt, 'update']);
  attempt('apt-get', [...apt, 'install', '-y', 'chromium-headless-shell']);
}

/** For a browser that runs in a container as root and is to talk to nobody. */
export const browserArguments = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
  // Letters as wide as on a visitor's screen, which the headless shell rounds to whole pixels.
  '--font-render-hinting=none',
];
