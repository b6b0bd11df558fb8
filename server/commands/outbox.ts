/**
 * Shows the status of the messages, and helps to set up the mail server:
 *
 *   npm run outbox            shows waiting, sent and failed messages; exits with 1 if something is wrong
 *   npm run outbox -- retry   tries to send all waiting messages now
 *   npm run outbox -- test    sends a test message and shows the mail server's response
 *   npm run outbox -- export FOLDER   writes every message into a folder, as mails that any mail program opens
 */
import '../../src/studio/use-folder.ts';
import { existsSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { withOwnPlaces } from '../../src/studio/own-places.ts';
import { readEnvironment } from '../environment.ts';
import { createLog } from '../log.ts';
import { startDelivery } from '../mail/delivery.ts';
import { type MailIdentity, mailIdentityOf, mailOf, SendFailure } from '../mail/mail.ts';
import { createMailServer } from '../mail/mail-server.ts';
import { composeMime } from '../mail/mime.ts';
import {
  type Entry,
  type Outbox,
  openOutbox,
  receivedAt,
  sayWaiting,
  timeText,
} from '../mail/outbox.ts';
import { makeOutbox } from '../mail/outbox-files.ts';
import { findProblems } from '../mail/problems.ts';
import { adviseOnSender, sayAdvice } from '../mail/sender-advice.ts';
import { storedMessage } from '../mail/stored-message.ts';
import { createTransport } from '../mail/transport.ts';
import { deliverySettings, parseSettings, type Settings } from '../settings.ts';
import { type OwnerWords, ownerWords } from '../words/owner-words.ts';
import { askServer, findOutbox, readManifest } from './outbox-folder.ts';
import { end, say } from './terminal.ts';

/** The number of messages of each status that are shown. */
const maxShown = 10;
/** Characters before what is said of a message. */
const indent = 11;
const below = `\n${' '.repeat(indent)}`;

type State = keyof OwnerWords['outbox']['states'];

/** The state of a message, followed by what is said of it. Lines below it begin at the same column. */
const lineOf = (state: State, text: string, words: OwnerWords) =>
  `${words.outbox.states[state].padEnd(indent)}${text}`;

function sayMore(messages: unknown[], state: State, words: OwnerWords) {
  const more = messages.length - maxShown;
  if (more > 0) say(`\n${words.outbox.more(more, words.outbox.states[state])}`);
}

async function showUnsent(outbox: Outbox, waiting: Entry[], failed: Entry[], words: OwnerWords) {
  for (const entry of waiting.slice(0, maxShown)) {
    say(`\n${lineOf('waiting', await summaryOf(outbox, entry, words), words)}`);
    const state = await outbox.readState(entry.id);
    if (!state) continue;
    const { attempts, last, next, reason } = state;
    const tried = words.outbox.tried(attempts, timeText(last, words), timeText(next, words));
    say(' '.repeat(indent) + [tried, reason].join(below));
  }
  sayMore(waiting, 'waiting', words);
  for (const entry of failed.slice(0, maxShown)) {
    const reason = await outbox.readReason(entry);
    say(`\n${lineOf('failed', await summaryOf(outbox, entry, words), words)}`);
    say(' '.repeat(indent) + reason.replaceAll('\n', below));
  }
  sayMore(failed, 'failed', words);
}

/** Shows the messages and problems; resolves with false if the owner has to act. */
async function show(outbox: Outbox, settings: Settings, words: OwnerWords): Promise<boolean> {
  const [waiting, sent, failed, junk] = await Promise.all([
    outbox.waiting(),
    outbox.sent(),
    outbox.failed(),
    outbox.junk(),
  ]);
  const { delivery } = settings;
  say(words.outbox.folder(outbox.root));
  say(
    delivery
      ? words.outbox.goTo(delivery.to, delivery.service)
      : words.outbox.stay(...deliverySettings),
  );
  say();
  say(words.outbox.counts(waiting.length, sent.length, failed.length, junk.length));
  if (waiting.length > 0) say(sayWaiting(waiting, words));
  await showServer(outbox, words);
  const latest = sent.sort((a, b) => b.sent.getTime() - a.sent.getTime()).slice(0, maxShown);
  if (latest.length > 0) say();
  for (const entry of latest) {
    const summary = await summaryOf(outbox, entry, words);
    say(lineOf('sent', `${summary}  (${timeText(entry.sent.getTime(), words)})`, words));
  }
  await showUnsent(outbox, waiting, failed, words);
  if (junk.length > 0) say(`\n${words.junk(junk.length)}`);
  for (const entry of junk.slice(-maxShown))
    say(lineOf('junk', await summaryOf(outbox, entry, words), words));
  const foreign = await outbox.foreign();
  if (foreign.length > 0) say(`\n${words.outbox.foreign(foreign.join(', '))}`);
  const problems = await problemsOf(outbox, settings, words);
  if (problems.size > 0) say(`\n${words.outbox.wrong}`);
  for (const text of problems) say(`- ${text}`);
  return problems.size === 0;
}

/** Those that are seen on the disk, and those that the running server knows. */
async function problemsOf(
  outbox: Outbox,
  settings: Settings,
  words: OwnerWords,
): Promise<Set<string>> {
  const found = await findProblems(outbox, settings.delivery !== undefined, Date.now(), words);
  const server = await askServer(settings);
  const isOurs = server?.outbox === outbox.root;
  return new Set([...found.map(({ text }) => text), ...(isOurs ? server.problems : [])]);
}

async function showServer(outbox: Outbox, words: OwnerWords) {
  const state = await outbox.readServerState();
  if (!state) return;
  const { failures, since, next, reason, advice } = state;
  say(
    `\n${words.outbox.serverFails(timeText(since, words), failures, timeText(next, words))}${below}${reason}`,
  );
  if (advice) say(' '.repeat(indent) + sayAdvice(advice, words));
}

async function summaryOf(outbox: Outbox, entry: Entry, words: OwnerWords) {
  const received = timeText(receivedAt(entry), words);
  try {
    const { fields } = await outbox.read(entry);
    return `${received}  ${fields.name} <${fields.email}>  ${fields.subject}`;
  } catch (error) {
    return `${received}  ${words.outbox.unreadable(`${entry.folder}/${entry.file}`, String(error))}`;
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
        say(identity.words.outbox.notWritten(`${entry.folder}/${entry.file}`, String(error)));
        isWhole = false;
      }
    }
  }
  say(identity.words.outbox.exported(target));
  return isWhole;
}

/**
 * Asks the holder of the outbox's lock to retry all messages, and shows the result. This process tries to
 * get the lock too, so it delivers the messages itself if no server runs.
 */
async function retry(outbox: Outbox, settings: Settings, site: Studio): Promise<boolean> {
  const { words } = site.identity;
  await outbox.askRetry();
  const before = await outbox.waiting();
  if (before.length === 0) {
    await outbox.endRetry();
    say(words.outbox.nothingWaits);
    return true;
  }
  const sendMail = await createTransport(settings, site.url);
  if (!sendMail) {
    say(words.outbox.noServer(before.length, ...deliverySettings));
    return false;
  }
  const log = createLog(() => {});
  // Only the server deletes old messages.
  const keepDays = Number.POSITIVE_INFINITY;
  const now = Date.now;
  const server = createMailServer({ sendMail, outbox, now, log });
  const delivery = startDelivery({ outbox, identity: site.identity, server, keepDays, now, log });
  say(words.outbox.trying);
  while (await outbox.isRetryAsked()) await wait(200);
  await delivery.stop();

  const waiting = await outbox.waiting();
  const failed = await outbox.failed();
  const left = new Set([...waiting, ...failed].map(({ id }) => id));
  const sent = before.filter(({ id }) => !left.has(id));
  say(words.outbox.result(sent.length, left.size));
  await showUnsent(outbox, waiting, failed, words);
  await showServer(outbox, words);
  return left.size === 0;
}

async function sendTest(settings: Settings, { identity, url }: Studio): Promise<boolean> {
  const words = identity.words.outbox;
  const sendMail = await createTransport(settings, url);
  if (!settings.delivery || !sendMail) {
    say(words.noServerSet(...deliverySettings));
    return false;
  }
  const { service, to, smtp } = settings.delivery;
  const advice = adviseOnSender(identity.from, smtp, identity.words);
  if (advice) say(`${advice}\n`);
  say(words.sending(identity.from, to, service));
  say(words.minutes);
  // In all that filters look at it is a visitor's message: another address to answer to, and no mark of a program.
  const visitor = { name: 'Ana Silva', email: 'ana.silva@example.com' };
  const fields = { ...visitor, subject: words.testSubject, message: words.testText };
  const received = new Date();
  const accepted = { fields, time: '', isJunk: false, received, language: undefined };
  const mail = mailOf(storedMessage(accepted), identity);
  try {
    say(words.taken(await sendMail(mail)));
    say(words.look(to));
    return true;
  } catch (error) {
    if (!(error instanceof SendFailure)) throw error;
    say(words.notSent(error.message));
    if (error.advice) say(identity.words.advice[error.advice]);
    return false;
  }
}

type Studio = { identity: MailIdentity; url: string };

async function readStudio(settings: Settings): Promise<Studio> {
  const manifest = await readManifest(settings);
  return { identity: mailIdentityOf(settings, manifest), url: manifest.site.url };
}

/** In the language of the studio, or in English as long as nothing is built. */
const readWords = (settings: Settings): Promise<OwnerWords> =>
  readManifest(settings).then(
    ({ defaultLanguage }) => ownerWords(defaultLanguage),
    () => ownerWords('en'),
  );

async function findFolder(settings: Settings, words: OwnerWords): Promise<string> {
  const { folder, isElsewhere } = await findOutbox(settings);
  if (isElsewhere) say(words.outbox.elsewhere(folder));
  return folder;
}

async function run(command: string | undefined, target: string | undefined): Promise<boolean> {
  const settings = parseSettings(withOwnPlaces(readEnvironment()));
  const words = await readWords(settings);
  const folder = await findFolder(settings, words);
  const outbox = openOutbox(folder);
  switch (command) {
    case undefined:
      // Do not create the folder: it would belong to this user instead of the server's.
      if (!existsSync(folder)) {
        say(words.outbox.noOutbox(folder));
        return true;
      }
      return show(outbox, settings, words);
    case 'retry':
      await makeOutbox(folder);
      return retry(outbox, settings, await readStudio(settings));
    case 'test':
      return sendTest(settings, await readStudio(settings));
    case 'export':
      if (target) return exportTo(resolve(target), outbox, (await readStudio(settings)).identity);
      say(words.outbox.nameFolder);
      return false;
    default:
      for (const line of words.outbox.usage) say(line);
      return false;
  }
}

await end(run(process.argv[2], process.argv[3]));
