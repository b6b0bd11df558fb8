import { existsSync } from 'node:fs';

const usualPlaces = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/**
 * How Playwright starts the browser: that of `CHROMIUM_PATH`, or an installed Chromium, or Playwright's own, for
 * which it says the command if it is missing.
 */
export function findBrowser(): { executablePath?: string; args: string[] } {
  const executablePath = process.env.CHROMIUM_PATH ?? usualPlaces.find((path) => existsSync(path));
  return {
    ...(executablePath !== undefined && { executablePath }),
    // Also as root in a container, and with widths of letters as visitors' browsers have them.
    args: ['--no-sandbox', '--font-render-hinting=none'],
  };
}
