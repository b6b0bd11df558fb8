/** Sends a message by a text browser, on a terminal that nobody sees. */
import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';

const short = ['Ana', 'ana@example.pt', 'Site'];

/** From the field of the name on, to the button: fields, the honeypot, and the button itself. */
const typeAll = (message: string, next: string) =>
  [...short, message].flatMap((text) => [text, next]).concat(next, 'Enter');

/** What starts each browser, and what is then typed. */
export const writers = {
  lynx: { command: 'lynx', keys: (message: string) => typeAll(message, 'Tab') },
  w3m: {
    command: 'w3m',
    // It asks for each line below the page, and opens an editor for several.
    keys: () => [
      'BTab',
      ...short.flatMap((text) => ['Enter', text, 'Enter', 'Tab']),
      ...['Enter', 'Tab', 'Tab', 'Enter'],
    ],
  },
  // Both greet whoever starts them for the first time.
  links2: { command: 'links2', keys: (message: string) => ['Enter', ...typeAll(message, 'Down')] },
  elinks: {
    command: `elinks -eval 'set document.browse.forms.insert_mode = 0' -eval 'set document.browse.forms.confirm_submit = 0'`,
    keys: (message: string) => ['Enter', ...typeAll(message, 'Down')],
  },
};

/**
 * @param address - of the form's first field
 * @param home - an empty folder
 * @param until - what stands in the page with the confirmation
 * @returns the terminal's last picture, or nothing when `until` was there
 */
export async function sendBy(
  browser: keyof typeof writers,
  { address, home, message, until }: Record<'address' | 'home' | 'message' | 'until', string>,
): Promise<string | undefined> {
  const editor = `${home}/editor`;
  writeFileSync(editor, `#!/bin/sh\nprintf %s '${message}' > "$1"\n`, { mode: 0o755 });
  const env = { ...process.env, HOME: home, EDITOR: editor, LANG: 'C.UTF-8', LC_ALL: 'C.UTF-8' };
  const tmux = (...how: string[]) =>
    execFileSync('tmux', ['-S', `${home}/tmux`, ...how], { env, encoding: 'utf8' });
  const { command, keys } = writers[browser];
  tmux('new-session', '-d', '-x', '100', '-y', '50', `${command} '${address}'`);
  const screen = () =>
    tmux('capture-pane', '-p') + tmux('display', '-p', '#{cursor_x} #{cursor_y}');
  /** Until the terminal shows it, or for as long as anybody would wait. */
  async function shows(isIt: (text: string) => boolean, tries: number): Promise<boolean> {
    for (; tries > 0 && !isIt(screen()); tries -= 1) await wait(100);
    return tries > 0;
  }
  try {
    await shows((text) => text.includes('___') || text.includes('[   '), 600);
    for (const key of keys(message)) {
      const before = screen();
      tmux('send-keys', key);
      await shows((text) => text !== before, 50);
    }
    return (await shows((text) => text.includes(until), 300)) ? undefined : screen();
  } finally {
    tmux('kill-server');
  }
}
