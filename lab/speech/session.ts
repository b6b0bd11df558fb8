/**
 * One browser with one screen reader on a screen of its own, under a message bus of its own (`dbus-run-session`): opens an
 * address, writes down what is said until the page is read or its steps are taken, and leaves a `Recording`. Its one
 * argument is a `Session` as JSON.
 */
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { start } from '../../tests/process.ts';
import { isAtEnd, isLooping, type Said, timesIn } from './judge.ts';

/** What is done by the keys, and what has to be said of it. */
export type Step =
  /** Tab, until this is said. */
  | { reach: string }
  /** A key, by its name in X. */
  | { press: string }
  | { type: string }
  /**
   * Said since the last key, each of them once, or as often as an engine of which we know has it said; `or` is said
   * instead where the machine lacks something.
   */
  | { hear: readonly string[]; times?: number; or?: string };

export type Session = {
  browser: 'firefox' | 'chromium';
  address: string;
  /** An empty folder. */
  folder: string;
  /** Of the window, in px. */
  width: number;
  /** What can be seen; it is read to its end when there are no steps. */
  visible: string;
  steps?: readonly Step[] | undefined;
};

export type Recording = {
  said: Said[];
  isSilent: boolean;
  /** What the steps have missed, and what was said again. */
  faults: string[];
};

/** In ms: the pause of a reader that has ended, and of one of which nobody expects anything any more. */
const silence = 5000;
const patience = 60_000;

const { browser, address, folder, width, visible, steps }: Session = JSON.parse(
  process.argv[2] ?? '',
);
const log = `${folder}/said.jsonl`;
const env: Record<string, string> = {
  HOME: `${folder}/home`,
  XDG_CONFIG_HOME: `${folder}/home/.config`,
  XDG_RUNTIME_DIR: `${folder}/run`,
  LANG: 'C.UTF-8',
  GNOME_ACCESSIBILITY: '1',
  ACCESSIBILITY_ENABLED: '1',
  SPEECH_LOG: log,
  SPEECHD_ADDRESS: `unix_socket:${folder}/run/speech.sock`,
};
for (const made of ['home', 'run', 'profile', 'speech'])
  mkdirSync(`${folder}/${made}`, { recursive: true, mode: 0o700 });
writeFileSync(log, '');
const voice = `${folder}/voice`;
writeFileSync(
  voice,
  `#!/bin/sh\nexec '${process.execPath}' '${import.meta.dirname}/speech-module.ts'\n`,
  { mode: 0o755 },
);
writeFileSync(
  `${folder}/speech/speechd.conf`,
  // Without the time-out it would end before the reader has come.
  `Timeout 0\nLogDir "${folder}/speech"\nAddModule "log" "${voice}" ""\nDefaultModule log\n`,
);
const preferences = {
  'browser.shell.checkDefaultBrowser': false,
  'browser.aboutwelcome.enabled': false,
  'browser.startup.homepage_override.mstone': 'ignore',
  // Else it loads an empty tab for later, and the reader stops to say that it has.
  'browser.newtab.preload': false,
  'browser.urlbar.suggest.searches': false,
  'datareporting.policy.dataSubmissionEnabled': false,
};
writeFileSync(
  `${folder}/profile/user.js`,
  Object.entries(preferences)
    .map(([name, value]) => `user_pref("${name}", ${JSON.stringify(value)});\n`)
    .join(''),
);
// A question of its own would be read before the page.
mkdirSync(`${folder}/profile/Default`);
writeFileSync(`${folder}/profile/Default/Preferences`, '{"translate":{"enabled":false}}');

const said = () =>
  readFileSync(log, 'utf8')
    .split('\n')
    .filter(Boolean)
    .map((line): Said => JSON.parse(line));

const control = (...how: string[]) =>
  execFileSync('xdotool', how, { env: { ...process.env, ...env }, encoding: 'utf8' });

async function until(what: string, isSo: () => boolean): Promise<void> {
  for (const begun = Date.now(); !isSo(); await wait(200))
    if (Date.now() - begun > 3 * patience) throw new Error(`Nothing came of waiting for ${what}`);
}

const run = (command: string, how: string[]) => start(command, how, { env });
// It finds a free number: locks of others are not to be trusted in a world with other ids of processes.
const screen = run('Xvfb', ['-displayfd', '1', '-screen', '0', '1280x900x24']);
const programs = [screen];
const number = () => /^\d+$/m.exec(screen.said())?.[0];
await until('the screen', () => number() !== undefined);
env.DISPLAY = `:${number()}`;
programs.push(
  run('speech-dispatcher', ['-s', '-C', `${folder}/speech`, '-S', `${folder}/run/speech.sock`]),
);
await until('the voice', () => existsSync(`${folder}/run/speech.sock`));
programs.push(run('/usr/bin/orca', []));
await until('the reader', () => said().length > 0);
const profile = `${folder}/profile`;
programs.push(
  browser === 'firefox'
    ? run('firefox-esr', [
        '--no-remote',
        ...['--profile', profile],
        // In a low window some texts are not shown.
        ...['--width', `${width}`, '--height', '900'],
        'about:blank',
      ])
    : run('chromium', [
        '--no-sandbox',
        '--no-first-run',
        '--force-renderer-accessibility',
        // Without the bar that says what is unusual about its command line.
        '--test-type',
        `--user-data-dir=${profile}`,
        `--window-size=${width},900`,
        'about:blank',
      ]),
);
const windows = () => {
  try {
    return control('search', '--onlyvisible', '--name', '.').trim().split('\n');
  } catch {
    return [];
  }
};
await until('the window', () => windows().length > 0);
// No window manager gives it the focus, and keys before it go nowhere: the reader says those that arrive.
const before = said().length;
await until('the keys', () => {
  for (const window of windows()) control('windowfocus', window);
  execFileSync('sleep', ['2']);
  control('key', 'ctrl+l');
  execFileSync('sleep', ['1']);
  return said().length > before;
});
await wait(1500);
control('type', '--delay', '5', address);
let from = said().length;
control('key', 'Return');
const asked = Date.now();
const texts = () =>
  said()
    .slice(from)
    .map(({ text }) => text);
const pauseOf = (time: number) => Date.now() - Math.max(said().at(-1)?.at ?? 0, asked) > time;

/** Until there is nothing more to be heard. A busy machine makes pauses: only whoever has read all may stop soon. */
async function readOn(): Promise<void> {
  while (!isLooping(texts())) {
    await wait(500);
    if (pauseOf(isAtEnd(texts(), visible) ? silence : patience)) return;
  }
}

/** Whether one of them is said before nobody expects it any more. */
async function isHeard(...those: readonly string[]): Promise<boolean> {
  const isSaid = (text: string) => timesIn(texts(), text) > 0;
  for (const begun = Date.now(); !those.some(isSaid); await wait(200))
    if (Date.now() - begun > patience && pauseOf(silence)) return false;
  return true;
}

function press(key: string): void {
  from = said().length;
  control('key', key);
}

/** A sentence after the last key, and the pause after it. */
async function untilSaid(): Promise<void> {
  for (const begun = Date.now(); texts().length === 0 && Date.now() - begun < silence; )
    await wait(100);
  while (!pauseOf(1000)) await wait(100);
}

const mostTabs = 60;

async function take(step: Step): Promise<string[]> {
  if ('press' in step) {
    press(step.press);
    await untilSaid();
  }
  if ('type' in step) {
    from = said().length;
    control('type', '--delay', '60', step.type);
    await untilSaid();
  }
  if ('reach' in step) {
    for (let tabs = 0; tabs < mostTabs; tabs += 1) {
      press('Tab');
      await untilSaid();
      if (timesIn(texts(), step.reach) > 0) return [];
    }
    return [`no Tab leads to “${step.reach}”`];
  }
  if ('hear' in step) {
    const instead = step.or ? [step.or] : [];
    for (const text of step.hear)
      if (!(await isHeard(text, ...instead)))
        return [`“${text}” is not said, but: ${texts().join(' | ')}`];
    while (!pauseOf(3000)) await wait(200);
    return step.hear
      .filter((text) => timesIn(texts(), text) > (step.times ?? 1))
      .map((text) => `“${text}” is said ${timesIn(texts(), text)} times`);
  }
  return [];
}

const faults: string[] = [];
if (steps) {
  // Keys that come before belong to the browser.
  if (!(await isHeard('Finished loading'))) faults.push('the page is not announced');
  // Else what is read goes on, and is taken for what a key has brought.
  press('Control_L');
  while (!pauseOf(3000)) await wait(200);
  for (const step of steps) {
    faults.push(...(await take(step)));
    if (faults.length > 0) break;
  }
  from = 0;
} else await readOn();
const recording: Recording = { said: said().slice(from), isSilent: pauseOf(silence), faults };
writeFileSync(`${folder}/recording.json`, JSON.stringify(recording));
for (const program of programs.reverse()) await program.stop();
process.exit(0);
