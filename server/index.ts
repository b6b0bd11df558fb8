/** Starts the server, and stops it on SIGTERM and SIGINT. */
import type { AddressInfo } from 'node:net';
import { join, resolve } from 'node:path';
import { ownMailIds } from '../src/contact/contact-message.ts';
import { unreadFormPage } from './contact/contact-page.ts';
import { repeatTime } from './contact/repeats.ts';
import { createReplyRenderer } from './contact/reply.ts';
import { readEnvironment } from './environment.ts';
import { createHandler } from './handler.ts';
import { limitsHere } from './http/connections.ts';
import { createHttpServer, stopHttpServer } from './http/listener.ts';
import { loadReplies, loadSite, SiteMissing } from './http/load-site.ts';
import { createPages } from './http/pages.ts';
import { causeOf, createLog, createOutput } from './log.ts';
import { createAlerts } from './mail/alerts.ts';
import { type Delivery, startDelivery } from './mail/delivery.ts';
import { mailIdentityOf } from './mail/mail.ts';
import { createMailServer } from './mail/mail-server.ts';
import { openOutbox, receivedAt, sayWaiting, timeText } from './mail/outbox.ts';
import { isFull, makeOutbox } from './mail/outbox-files.ts';
import { createTransport } from './mail/transport.ts';
import { createRefusedOrigin } from './security/refused-origin.ts';
import { deliverySettings, parseSettings, type Settings, SettingsError } from './settings.ts';
import { startCounter } from './visits/counter.ts';
import { openDayFiles } from './visits/day-files.ts';
import { createMondayMail } from './visits/monday-mail.ts';

/** Maximum time for a graceful shutdown, in ms; the process then exits. */
const longestStop = 10_000;

function giveUp(message: string): never {
  process.stderr.write(`${message}\n`);
  process.exit(1);
}

/** Prints errors in the settings or the build as one message without a stack: the owner has to fix them. */
function explain(error: unknown): never {
  if (error instanceof SettingsError || error instanceof SiteMissing) giveUp(error.message);
  throw error;
}

function explainListening(error: NodeJS.ErrnoException, { port, host }: Settings): never {
  const reasons: Record<string, string> = {
    EADDRINUSE: `Port ${port} is taken. Stop what uses it, or set PORT to another number.`,
    EACCES: `Port ${port} needs more rights. Set PORT to a number above 1023.`,
    EADDRNOTAVAIL: `HOST is "${host}", which is no address of this machine.`,
    ENOTFOUND: `HOST is "${host}", which is no address of this machine.`,
  };
  giveUp(reasons[error.code ?? ''] ?? `The server cannot listen: ${error.message}`);
}

async function prepareOutbox(folder: string) {
  try {
    await makeOutbox(folder);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    // With a full disk the pages are still served; messages are refused until there is space again.
    if (isFull(error)) return log.error('outbox-not-made', causeOf(error));
    giveUp(
      `OUTBOX_DIR is "${folder}", and messages cannot be kept there (${code}). Give a folder that this user may write to.`,
    );
  }
}

/** Loads what the daily visit needs. A server that makes none holds less in memory. */
async function loadDoctor() {
  const [{ createDailyDoctor }, { examine }, { ask }] = await Promise.all([
    import('./doctor/daily.ts'),
    import('./doctor/report.ts'),
    import('./doctor/ask.ts'),
  ]);
  const { origin } = address;
  return createDailyDoctor({
    root: outboxFolder,
    examine: () => examine({ origin, site, ask: ask.bind(undefined, origin) }),
    now,
    log,
  });
}

const say = createOutput(process.stdout);
const complain = createOutput(process.stderr);
const log = createLog(say);
let settings: Settings;
try {
  settings = parseSettings(readEnvironment());
} catch (error) {
  explain(error);
}

const build = resolve(settings.siteFolder ?? join(import.meta.dirname, '..', 'dist'));
const site = await loadSite(build).catch(explain);
const replies = await loadReplies(build).catch(explain);
const identity = mailIdentityOf(settings, site.manifest);

const promisedDays = site.manifest.keepDays;
const keepDays = settings.outboxKeepDays ?? promisedDays;
if (keepDays !== promisedDays) {
  complain(
    `OUTBOX_KEEP_DAYS is ${keepDays}, but the privacy policy says ${promisedDays} days: change mailKeepDays in settings.yaml and build again.\n`,
  );
}

for (const sentence of site.manifest.exampleFacts) complain(`${sentence}\n`);

const outboxFolder = resolve(settings.outboxFolder);
await prepareOutbox(outboxFolder);
const outbox = openOutbox(outboxFolder);
const now = Date.now;
const sendMail = await createTransport(settings, site.manifest.site.url);
const mailServer = sendMail && createMailServer({ sendMail, outbox, now, log });
const refusedOrigin = createRefusedOrigin(log);

/** The address of the build. An example's belongs to nobody. */
const address = new URL(site.manifest.site.url);
if (settings.doctorDaily && address.hostname.endsWith('.example'))
  complain(
    `DOCTOR_DAILY is 1, but the build is for ${address.origin}, which is an example's address: build with VITE_SITE_URL set to yours. Nothing is visited.\n`,
  );
const doctor =
  settings.doctorDaily && !address.hostname.endsWith('.example') ? await loadDoctor() : undefined;

const alerts = createAlerts({
  outbox,
  identity,
  server: mailServer,
  troubles: () => delivery?.troubles() ?? [],
  refusedOrigin: refusedOrigin.current,
  ...(doctor && { doctor: { ...doctor, address: address.origin } }),
  now,
  log,
  complain: (line) => complain(`${line}\n`),
});

const { visits } = site.manifest;
const visitFiles = openDayFiles(outboxFolder);
const counter =
  visits &&
  startCounter({
    files: visitFiles,
    manifest: site.manifest,
    timeZone: visits.timeZone,
    now,
    log,
  });

const sendMondayMail =
  visits &&
  mailServer &&
  createMondayMail({
    files: visitFiles,
    outbox,
    identity,
    sendMail: mailServer.send,
    settings: visits,
    now,
    log,
  });

/** For `/readyz`. When the outbox cannot be read, the problems say so. */
async function describeWaiting() {
  const waiting = await outbox.waiting().catch(() => []);
  const [oldest] = waiting;
  return {
    waiting: waiting.length,
    waitingSince: oldest ? timeText(receivedAt(oldest), identity.words) : null,
  };
}

let delivery: Delivery | undefined;
const contactPages = {
  manifest: site.manifest,
  renderContactReply: createReplyRenderer(replies, site.manifest),
  log,
};
const server = createHttpServer({
  handler: createHandler({
    ...contactPages,
    pages: createPages(site),
    settings,
    noteRefusedOrigin: refusedOrigin.note,
    async earlierMessages() {
      const messages = await outbox.receivedSince(now() - repeatTime);
      return messages.map((each) => ({ ...each, age: now() - receivedAt(each) }));
    },
    now,
    async readiness() {
      const problems = (await alerts.problems()).map(({ text }) => text);
      const waiting = await describeWaiting();
      return { studio: identity.name, outbox: outboxFolder, ...waiting, problems };
    },
    async keepMessage(message) {
      const kept = await outbox.keep(message);
      if (!message.isJunk) {
        delivery?.wake();
        counter?.noteMessage(message.language);
      }
      return kept;
    },
  }),
  log,
  everywhere: site.manifest.headers['*'] ?? {},
  trustProxy: settings.trustProxy,
  noteAnswer: counter?.noteAnswer,
  unreadPage: (asked, status) => unreadFormPage(contactPages, asked, status),
  limits: await limitsHere(),
});
server.once('error', (error) => explainListening(error, settings));
await new Promise<void>((listening) => {
  server.listen({ port: settings.port, ...(settings.host && { host: settings.host }) }, listening);
});
server.removeAllListeners('error').on('error', (error) => log.error('unexpected', causeOf(error)));
delivery = startDelivery({
  outbox,
  identity,
  server: mailServer,
  keepDays,
  now,
  log,
  async onCheck(mayMail) {
    await alerts.check(mayMail);
    // Takes minutes, in which messages are sent as always.
    if (mayMail) void doctor?.visit();
    if (mayMail && !mailServer?.isPaused()) await sendMondayMail?.();
  },
});

let isStopping = false;
function stop() {
  // A second signal exits at once.
  if (isStopping) process.exit(1);
  isStopping = true;
  setTimeout(() => process.exit(1), longestStop).unref();
  const served = stopHttpServer(server).then(() => counter?.stop());
  void Promise.all([served, delivery?.stop()]).then(() => process.exit(0));
}
process.on('SIGTERM', stop);
process.on('SIGINT', stop);

// Last, because a signal may follow at once.
const { port } = server.address() as AddressInfo;
const host = settings.host?.includes(':') ? `[${settings.host}]` : (settings.host ?? 'localhost');
say(`${identity.name} is ready on http://${host}:${port}\n`);
// With an e-mail provider the messages do not come here.
if (!mailServer && site.manifest.mail.publicKey === ownMailIds.publicKey) {
  const waiting = sayWaiting(await outbox.waiting().catch(() => []), identity.words);
  complain(
    `Messages will wait in ${join(outboxFolder, 'new')} and nobody gets a mail: set ${deliverySettings.join(' and ')} to have them sent, or read them there with "npm run outbox". ${waiting}\n`,
  );
}
