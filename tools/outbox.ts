/**
 * Shows the status of the messages, and helps to set up the mail server:
 *
 *   npm run outbox            shows waiting, sent and failed messages; exits with 1 if something is wrong
 *   npm run outbox -- retry   tries to send all waiting messages now
 *   npm run outbox -- test    sends a test message and shows the mail server's response
 *   npm run outbox -- export FOLDER   writes every message into a folder, as mails that any mail program opens
 */
import { existsSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { readEnvironment } from '../server/environment.ts';
import { createLog } from '../server/log.ts';
import { sayJunk } from '../server/mail/alerts.ts';
import { startDelivery } from '../server/mail/delivery.ts';
import {
  type MailIdentity,
  mailIdentityOf,
  mailOf,
  noticeOf,
  SendFailure,
} from '../server/mail/mail.ts';
import { createMailServer } from '../server/mail/mail-server.ts';
import { composeMime } from '../server/mail/mime.ts';
import {
  type Entry,
  type Outbox,
  openOutbox,
  receivedAt,
  sayWaiting,
  timeText,
} from '../server/mail/outbox.ts';
import { makeOutbox } from '../server/mail/outbox-files.ts';
import { findProblems } from '../server/mail/problems.ts';
import { adviseOnSender } from '../server/mail/sender-advice.ts';
import { createTransport } from '../server/mail/transport.ts';
import {
  deliverySettings,
  parseSettings,
  type Settings,
  SettingsError,
} from '../server/settings.ts';
import { askServer, findOutbox, readManifest } from './outbox-folder.ts';
import { say } from './terminal.ts';

/** The number of messages of each status that are shown. */
const maxShown = 10;

function sayMore(messages: unknown[], kind: string) {
  if (messages.length > maxShown) say(`\n... and ${messages.length - maxShown} more ${kind}`);
}

async function showUnsent(outbox: Outbox, waiting: Entry[], failed: Entry[]) {
  for (const entry of waiting.slice(0, maxShown)) {
    say(`\nwaiting  ${await summaryOf(outbox, entry)}`);
    const state = await outbox.readState(entry.id);
    if (!state) continue;
    const { attempts, last, next, reason } = state;
    say(`         tried ${attempts} times, last ${timeText(last)}, next ${timeText(next)}`);
    say(`         ${reason}`);
  }
  sayMore(waiting, 'waiting');
  for (const entry of failed.slice(0, maxShown)) {
    const reason = await outbox.readReason(entry);
    say(`\nfailed   ${await summaryOf(outbox, entry)}`);
    say(`         ${reason.replaceAll('\n', '\n         ')}`);
  }
  sayMore(failed, 'failed');
}

/** Shows the messages and problems; resolves with false if the owner has to act. */
async function show(outbox: Outbox, settings: Settings): Promise<boolean> {
  const [waiting, sent, failed, junk] = await Promise.all([
    outbox.waiting(),
    outbox.sent(),
    outbox.failed(),
    outbox.junk(),
  ]);
  say(`Outbox ${outbox.root}`);
  say(
    settings.delivery
      ? `Messages go to ${settings.delivery.to} by ${settings.delivery.service}.`
      : `Messages stay here: ${deliverySettings} are not set. Read them with "npm run outbox -- export FOLDER".`,
  );
  say();
  say(
    `${waiting.length} waiting, ${sent.length} sent, ${failed.length} failed, ${junk.length} junk`,
  );
  if (waiting.length > 0) say(sayWaiting(waiting));
  await showServer(outbox);
  const latest = sent.sort((a, b) => b.sent.getTime() - a.sent.getTime()).slice(0, maxShown);
  if (latest.length > 0) say();
  for (const entry of latest)
    say(`sent     ${await summaryOf(outbox, entry)}  (${timeText(entry.sent.getTime())})`);
  await showUnsent(outbox, waiting, failed);
  if (junk.length > 0) say(`\n${sayJunk(junk.length)}`);
  for (const entry of junk.slice(-maxShown)) say(`junk     ${await summaryOf(outbox, entry)}`);
  const problems = await problemsOf(outbox, settings);
  if (problems.size > 0) say('\nSomething is wrong:');
  for (const text of problems) say(`- ${text}`);
  return problems.size === 0;
}

/** Those that are seen on the disk, and those that the running server knows. */
async function problemsOf(outbox: Outbox, settings: Settings): Promise<Set<string>> {
  const found = await findProblems(outbox, settings.delivery !== undefined, Date.now());
  const server = await askServer(settings);
  const isOurs = server?.outbox === outbox.root;
  return new Set([...found.map(({ text }) => text), ...(isOurs ? server.problems : [])]);
}

async function showServer(outbox: Outbox) {
  const state = await outbox.readServerState();
  if (!state) return;
  const { failures, since, next, reason, advice } = state;
  say(
    `\nThe mail server fails since ${timeText(since)}, ${failures} times in a row; next try ${timeText(next)}`,
  );
  say(`         ${reason}`);
  if (advice) say(`         ${advice}`);
}

async function summaryOf(outbox: Outbox, entry: Entry) {
  const received = timeText(receivedAt(entry));
  try {
    const { fields } = await outbox.read(entry);
    return `${received}  ${fields.name} <${fields.email}>  ${fields.subject}`;
  } catch (error) {
    return `${received}  cannot be read: ${entry.folder}/${entry.file} (${error})`;
  }
}

/** Writes what waits, was sent, failed or is junk, a folder for each. */
async function exportTo(target: string, outbox: Outbox, identity: MailIdentity): Promise<boolean> {
  const { waiting, sent, failed, junk } = outbox;
  let isWhole = true;
  for (const [folder, list] of Object.entries({ waiting, sent, failed, junk })) {
    await mkdir(join(target, folder), { recursive: true, mode: 0o700 });
    for (const entry of await list()) {
      try {
        const mail = await composeMime(mailOf(await outbox.read(entry), identity));
        await writeFile(join(target, folder, `${entry.id}.eml`), mail, { mode: 0o600 });
      } catch (error) {
        say(`${entry.folder}/${entry.file} was not written: ${error}`);
        isWhole = false;
      }
    }
  }
  say(`The messages are in ${target}, where any mail program opens them.`);
  return isWhole;
}

/**
 * Asks the holder of the outbox's lock to retry all messages, and shows the result. This process tries to
 * get the lock too, so it delivers the messages itself if no server runs.
 */
async function retry(outbox: Outbox, settings: Settings, site: Studio): Promise<boolean> {
  await outbox.askRetry();
  const before = await outbox.waiting();
  if (before.length === 0) {
    await outbox.endRetry();
    say('Nothing is waiting.');
    return true;
  }
  const sendMail = createTransport(settings, site.url);
  if (!sendMail) {
    say(`${before.length} waiting, and no mail server to send them by: set ${deliverySettings}.`);
    return false;
  }
  const log = createLog(() => {});
  // Only the server deletes old messages.
  const keepDays = Number.POSITIVE_INFINITY;
  const now = Date.now;
  const server = createMailServer({ sendMail, outbox, now, log });
  const delivery = startDelivery({ outbox, identity: site.identity, server, keepDays, now, log });
  say('Trying everything now; this takes as long as the mail server does ...');
  while (await outbox.isRetryAsked()) await wait(200);
  await delivery.stop();

  const waiting = await outbox.waiting();
  const failed = await outbox.failed();
  const left = new Set([...waiting, ...failed].map(({ id }) => id));
  say(`${before.filter(({ id }) => !left.has(id)).length} sent, ${left.size} left`);
  await showUnsent(outbox, waiting, failed);
  await showServer(outbox);
  return left.size === 0;
}

async function sendTest(settings: Settings, { identity, url }: Studio): Promise<boolean> {
  const sendMail = createTransport(settings, url);
  if (!settings.delivery || !sendMail) {
    say(
      `No mail server is set: messages stay in the outbox. To have them sent, set ${deliverySettings}.`,
    );
    return false;
  }
  const { service, to, smtp } = settings.delivery;
  const advice = adviseOnSender(identity.from, smtp);
  if (advice) say(`${advice}\n`);
  say(`Sending a test message from ${identity.from} to ${to} by ${service} ...`);
  say('A mail server may take some minutes to answer.');
  const mail = noticeOf(identity, 'Test of the contact form', [
    'This is a test. Messages from the contact form will arrive like this one.',
  ]);
  try {
    say(`The mail server took it: ${await sendMail(mail)}`);
    say(`Now look into the mailbox of ${to}, and into its spam folder.`);
    return true;
  } catch (error) {
    if (!(error instanceof SendFailure)) throw error;
    say(`It was not sent: ${error.message}`);
    if (error.advice) say(error.advice);
    return false;
  }
}

type Studio = { identity: MailIdentity; url: string };

async function readStudio(settings: Settings): Promise<Studio> {
  const manifest = await readManifest(settings);
  return { identity: mailIdentityOf(settings, manifest), url: manifest.site.url };
}

async function findFolder(settings: Settings): Promise<string> {
  const { folder, isElsewhere } = await findOutbox(settings);
  if (isElsewhere) say(`The running server has its messages elsewhere: ${folder}`);
  return folder;
}

async function run(command: string | undefined, target: string | undefined): Promise<boolean> {
  const settings = parseSettings(readEnvironment());
  const folder = await findFolder(settings);
  const outbox = openOutbox(folder);
  switch (command) {
    case undefined:
      // Do not create the folder: it would belong to this user instead of the server's.
      if (!existsSync(folder)) {
        say(`There is no outbox in ${folder} yet. If yours is elsewhere, name it in OUTBOX_DIR.`);
        return true;
      }
      return show(outbox, settings);
    case 'retry':
      await makeOutbox(folder);
      return retry(outbox, settings, await readStudio(settings));
    case 'test':
      return sendTest(settings, await readStudio(settings));
    case 'export':
      if (target) return exportTo(resolve(target), outbox, (await readStudio(settings)).identity);
      say('Name a folder: npm run outbox -- export FOLDER');
      return false;
    default:
      say('npm run outbox            what waits, was sent, and failed, and why');
      say('npm run outbox -- retry   try everything again now');
      say('npm run outbox -- test    send a test message and say what the mail server answered');
      say('npm run outbox -- export FOLDER   write every message into a folder, as mails');
      return false;
  }
}

try {
  process.exitCode = (await run(process.argv[2], process.argv[3])) ? 0 : 1;
} catch (error) {
  if (!(error instanceof Error)) throw error;
  process.stderr.write(
    `${error instanceof SettingsError ? `The settings are wrong.\n${error.message}` : error.message}\n`,
  );
  process.exitCode = 1;
}
