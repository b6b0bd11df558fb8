/**
 * One browser with one screen reader on a screen of its own, under a message bus of its own (`dbus-run-session`): opens an
 * address and writes down what is said until there is silence. Its one argument is a `Session` as JSON; its last line of
 * output is a `Recording`.
 */
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { start } from '../../tests/process.ts';
import { isLooping, type Said } from './judge.ts';

export type Session = {
  browser: 'firefox' | 'chromium';
  address: string;
  /** An empty folder. */
  folder: string;
  /** Number of the screen. */
  screen: number;
};

export type Recording = { said: Said[]; isSilent: boolean };

/** In ms: the longest pause of a reader that goes on, and when nobody listens any more. */
const silence = 7000;
const patience = 150_000;

const { browser, address, folder, screen }: Session = JSON.parse(process.argv[2] ?? '');
const log = `${folder}/said.jsonl`;
const env = {
  HOME: `${folder}/home`,
  XDG_CONFIG_HOME: `${folder}/home/.config`,
  XDG_RUNTIME_DIR: `${folder}/run`,
  DISPLAY: `:${screen}`,
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
  'browser.urlbar.suggest.searches': false,
  'datareporting.policy.dataSubmissionEnabled': false,
};
writeFileSync(
  `${folder}/profile/user.js`,
  Object.entries(preferences)
    .map(([name, value]) => `user_pref("${name}", ${JSON.stringify(value)});\n`)
    .join(''),
);

const said = () =>
  readFileSync(log, 'utf8')
    .split('\n')
    .filter(Boolean)
    .map((line): Said => JSON.parse(line));

const control = (...how: string[]) =>
  execFileSync('xdotool', how, { env: { ...process.env, ...env }, encoding: 'utf8' });

async function until(what: string, isSo: () => boolean): Promise<void> {
  for (const begun = Date.now(); !isSo(); await wait(200))
    if (Date.now() - begun > 60_000) throw new Error(`Nothing came of waiting for ${what}`);
}

const run = (command: string, how: string[]) => start(command, how, { env });
const size = '--window-size=1280,900';
const programs = [run('Xvfb', [`:${screen}`, '-screen', '0', '1280x900x24'])];
await until('the screen', () => existsSync(`/tmp/.X11-unix/X${screen}`));
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
        ...['--width', '1280', '--height', '900'],
        'about:blank',
      ])
    : run('chromium', [
        '--no-sandbox',
        '--no-first-run',
        '--force-renderer-accessibility',
        // A question of its own would be read before the page.
        '--disable-features=Translate',
        `--user-data-dir=${profile}`,
        size,
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
await wait(3000);
// No window manager gives it the focus.
for (const window of windows()) control('windowfocus', window);
await wait(1500);
control('key', 'ctrl+l');
await wait(300);
control('type', '--delay', '5', address);
const from = said().length;
control('key', 'Return');
const asked = Date.now();
const texts = () =>
  said()
    .slice(from)
    .map(({ text }) => text);
const isSilent = () => Date.now() - (said().at(-1)?.at ?? asked) > silence;
while (Date.now() - asked < patience) {
  await wait(500);
  if (Date.now() - asked > silence && (isSilent() || isLooping(texts()))) break;
}
const recording: Recording = { said: said().slice(from), isSilent: isSilent() };
writeFileSync(`${folder}/recording.json`, JSON.stringify(recording));
for (const program of programs.reverse()) await program.stop();
process.exit(0);
