/**
 * `npm run doctor -- https://www.example.pt`: visits the public address as browsers do, one request at a time, and says
 * what stands between visitor and server. It sends one message, marked, and none with `--no-message`. Exits with 1
 * when something is wrong.
 */
import '../../src/studio/use-folder.ts';
import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { withOwnPlaces } from '../../src/studio/own-places.ts';
import { ask } from '../doctor/ask.ts';
import { sendMarked } from '../doctor/check-messages.ts';
import { hasOwnMessages } from '../doctor/post.ts';
import { describeFaults, examine } from '../doctor/report.ts';
import type { Fault, Visit } from '../doctor/visit.ts';
import { readEnvironment } from '../environment.ts';
import { loadSite } from '../http/load-site.ts';
import { openOutbox } from '../mail/outbox.ts';
import { parseSettings, type Settings } from '../settings.ts';
import { findOutbox } from './outbox-folder.ts';
import { end, say } from './terminal.ts';

const usage = 'Write: npm run doctor -- https://www.example.pt, or with --no-message after it';

/** Where the message with the mark lies now; undefined when this machine's outbox has none. */
async function placeOf(folder: string, mark: string) {
  const outbox = openOutbox(folder);
  const places = { waiting: outbox.waiting, sent: outbox.sent, failed: outbox.failed } as const;
  for (const [place, list] of Object.entries(places))
    for (const entry of (await list()).slice(-50)) {
      const message = await outbox.read(entry).catch(() => undefined);
      if (message?.fields.message?.includes(mark))
        return {
          place,
          reason:
            place === 'failed'
              ? await outbox.readReason(entry)
              : (await outbox.readState(entry.id))?.reason,
        };
    }
  return undefined;
}

/** Follows the message up to the mail server's answer, for half a minute, where the outbox is on this machine. */
async function follow(settings: Settings, mark: string): Promise<Fault[]> {
  const { folder } = await findOutbox(settings);
  let found = existsSync(folder) ? await placeOf(folder, mark) : undefined;
  for (let tries = 0; tries < 30 && settings.delivery && found?.place === 'waiting'; tries += 1) {
    if (found.reason) break;
    await wait(1_000);
    found = await placeOf(folder, mark);
  }
  if (!found) say(`The outbox is not on this machine: look for "${mark}" in your mailbox.`);
  else if (found.place === 'sent') say('The mail server has taken it.');
  else if (!settings.delivery) say('It is in the outbox, and stays there: no mail server is set.');
  else
    return [
      { kind: 'message-not-sent', where: mark, found: found.reason ?? `it is ${found.place}` },
    ];
  return [];
}

async function run(address: string, hasMessage: boolean): Promise<boolean> {
  const { origin } = new URL(address);
  const settings = parseSettings(withOwnPlaces(readEnvironment()));
  const site = await loadSite(
    resolve(settings.siteFolder ?? join(import.meta.dirname, '../../dist')),
  );
  const visit: Visit = { origin, site, ask: (path, question) => ask(origin, path, question) };
  const tell = (name: string, faults: readonly Fault[]) =>
    say(`${faults.length > 0 ? '✖' : '✔'} ${name}`);
  const { answers, proxies, faults: all } = await examine(visit, tell);
  if (answers && hasMessage && hasOwnMessages(site.manifest)) {
    const { mark, faults } = await sendMarked(visit);
    const ofMessage = faults.length > 0 ? faults : await follow(settings, mark);
    tell('one message', ofMessage);
    all.push(...ofMessage);
  }
  for (const text of describeFaults(all, proxies)) say(`\n${text}`);
  return all.length === 0;
}

const [address = '', ...options] = process.argv.slice(2);
if (
  !/^https?:$/.test(URL.parse(address)?.protocol ?? '') ||
  options.some((each) => each !== '--no-message')
) {
  say(usage);
  process.exitCode = 1;
} else await end(run(address, options.length === 0));
