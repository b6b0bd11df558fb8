/** Finds the engines' programs, or installs Debian's packages of them where that is ours to do. */
import { execFileSync } from 'node:child_process';
import { accessSync, constants, globSync } from 'node:fs';
import { findBrowser } from '../../tools/find-browser.ts';

function isRunnable(path: string) {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

type Program = { name: string; places: string[]; packages: string[] };

const firefox: Program = {
  name: 'Firefox',
  places: [
    process.env.FIREFOX_PATH ?? '',
    '/usr/bin/firefox-esr',
    '/usr/bin/firefox',
    '/Applications/Firefox.app/Contents/MacOS/firefox',
  ],
  packages: ['firefox-esr'],
};

const webKitPackages = ['webkit2gtk-driver', 'xvfb'];

const webKit = {
  driver: {
    name: 'WebKitWebDriver',
    places: ['/usr/bin/WebKitWebDriver'],
    packages: webKitPackages,
  },
  browser: {
    name: 'MiniBrowser',
    places: ['/usr/lib/*/webkit2gtk-4.1/MiniBrowser'],
    packages: webKitPackages,
  },
  display: { name: 'Xvfb', places: ['/usr/bin/Xvfb'], packages: webKitPackages },
} satisfies Record<string, Program>;

const find = ({ places }: Program) =>
  places.flatMap((place) => (place.includes('*') ? globSync(place) : [place])).find(isRunnable);

/** Throws with the remedy when the program is neither there nor to be installed by us. */
function findOrInstall(program: Program): string {
  const present = find(program);
  if (present) return present;
  const remedy = `${program.name} is missing: on Debian, apt-get install ${program.packages.join(' ')}.`;
  if (process.getuid?.() !== 0 || !isRunnable('/usr/bin/apt-get')) throw new Error(remedy);
  console.log(`${program.name} is missing: installing ${program.packages.join(' ')}.`);
  const options = {
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    stdio: ['ignore', 'ignore', 'inherit'],
  } satisfies Parameters<typeof execFileSync>[2];
  execFileSync('apt-get', ['update', '-qq'], options);
  execFileSync('apt-get', ['install', '-y', '-qq', ...program.packages], options);
  const installed = find(program);
  if (!installed) throw new Error(remedy);
  return installed;
}

export const findChromium = (): Promise<string> => findBrowser();

export const findFirefox = (): string => findOrInstall(firefox);

export type WebKitPrograms = Record<keyof typeof webKit, string>;

export const findWebKit = (): WebKitPrograms => ({
  driver: findOrInstall(webKit.driver),
  browser: findOrInstall(webKit.browser),
  display: findOrInstall(webKit.display),
});
