/**
 * Kills the server again and again while messages come in and the mail server comes and goes, and
 * then looks for every message that a visitor was told had arrived.
 */

import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { ownMailIds, sendPath } from '../../src/contact-message.ts';
import { type Mail, type MailServer, startMailServer } from './mail-server.ts';
import { type SiteProcess, startSite } from './site-process.ts';
import { writeSmallSite } from './small-site.ts';
import { header, messageOf, readMail } from './stored-mail.ts';

/** `pause` is what a visitor waits between two messages, in ms. */
export type LossPlan = { kills: number; messages: number; clients: number; pause: number };

export type LossReport = {
  kills: number;
  outages: number;
  /** Messages answered 200. */
  accepted: number;
  /** Requests without an answer, because the server was killed or away. */
  unanswered: number;
  inMailbox: number;
  inOutbox: number;
  /** Sent more than once, with the same Message-ID, as a kill between sending and noting it makes unavoidable. */
  repeated: number;
  /** What is wrong, a line each. */
  faults: string[];
};

type Found = { id: string; text: string; where: 'mailbox' | 'outbox' };

export async function runLossTest(plan: LossPlan): Promise<LossReport> {
  const root = await mkdtemp(join(tmpdir(), 'loss-'));
  try {
    await writeSmallSite(join(root, 'dist'));
    return await run(plan, root);
  } finally {
    await rm(root, { recursive: true, maxRetries: 3 });
  }
}

async function run(plan: LossPlan, root: string): Promise<LossReport> {
  const accepted = new Map<string, string>();
  const mailbox: Mail[] = [];
  let mailServer: MailServer | undefined = await startMailServer();
  const { port: mailPort } = mailServer;
  let kills = 0;
  let outages = 0;
  let unanswered = 0;
  let isOver = false;
  const isEnough = () => kills >= plan.kills && accepted.size >= plan.messages;

  // Two servers share the outbox, so that they also meet over each other's abandoned work.
  const sites: SiteProcess[] = [];
  const launch = async (place: number) => {
    sites[place] = await startSite(root, {
      SITE_DIR: join(root, 'dist'),
      HOST: '127.0.0.1',
      SMTP_URL: `smtp://127.0.0.1:${mailPort}`,
      MAIL_TO: 'ola@linha.example',
      RATE_LIMIT_MINUTE: '0',
      RATE_LIMIT_HOUR: '0',
    });
  };
  const kill = async (place: number, signal: NodeJS.Signals) => {
    const site = sites[place];
    site?.child.kill(signal);
    await site?.exited;
  };
  const stopMail = async () => {
    const stopping = mailServer;
    mailServer = undefined;
    await stopping?.stop();
    mailbox.push(...(stopping?.received ?? []));
  };
  const startMail = async () => {
    mailServer = await startMailServer({ port: mailPort });
  };

  async function visit(client: number) {
    for (let number = 0; !isOver; number += 1) {
      const origin = sites[(client + number) % 2]?.origin ?? '';
      const text = textOf(`${client}-${number}`);
      const status = await send(origin, text);
      if (status === 200) accepted.set(text.slice(0, text.indexOf(' ')), text);
      else unanswered += 1;
      await wait(Math.random() * 2 * plan.pause);
    }
  }

  async function killAndRestart() {
    for (let place = 0; !isOver; place = 1 - place) {
      await wait(50 + Math.random() * 500);
      await kill(place, 'SIGKILL');
      kills += 1;
      await launch(place);
      isOver = isEnough();
    }
  }

  async function comeAndGo() {
    while (!isOver) {
      await wait(300 + Math.random() * 1_500);
      await stopMail();
      outages += 1;
      await wait(Math.random() * 1_500);
      await startMail();
    }
  }

  await Promise.all([launch(0), launch(1)]);
  await Promise.all([
    killAndRestart(),
    comeAndGo(),
    ...Array.from({ length: plan.clients }, (_, client) => visit(client)),
  ]);

  // Everything works again: what is left in the outbox is sent.
  for (const place of [0, 1]) {
    await kill(place, 'SIGKILL');
    kills += 1;
    await launch(place);
  }
  const outbox = join(root, 'data/outbox');
  for (let patience = 0; patience < 900; patience += 1) {
    if ((await readdir(join(outbox, 'new'))).length === 0) break;
    await wait(100);
  }
  await Promise.all([kill(0, 'SIGTERM'), kill(1, 'SIGTERM')]);
  await stopMail();

  const found = [
    ...mailbox.map(({ text }): Found => find(text, 'mailbox')),
    ...(await stored(outbox)).map((text): Found => find(text, 'outbox')),
  ];
  const sentIds = found.filter(({ where }) => where === 'mailbox').map(({ id }) => id);
  return {
    kills,
    outages,
    accepted: accepted.size,
    unanswered,
    inMailbox: new Set(sentIds).size,
    inOutbox: found.length - sentIds.length,
    repeated: sentIds.length - new Set(sentIds).size,
    faults: faultsOf(accepted, found),
  };
}

/** What waits or was set aside; what is marked as sent has to be in the mailbox. */
async function stored(outbox: string) {
  const texts: string[] = [];
  for (const folder of ['new', 'cur', 'failed']) {
    for (const file of await readdir(join(outbox, folder))) {
      if (file.includes(',sent=') || file.endsWith('.txt')) continue;
      texts.push(await readFile(join(outbox, folder, file), 'utf8'));
    }
  }
  return texts;
}

function find(raw: string, where: Found['where']): Found {
  const mail = readMail(raw);
  return { id: header(mail, 'message-id') ?? '', text: messageOf(mail), where };
}

function faultsOf(accepted: Map<string, string>, found: Found[]) {
  const byToken = new Map<string, Found[]>();
  for (const item of found) {
    const token = item.text.slice(0, item.text.indexOf(' '));
    byToken.set(token, [...(byToken.get(token) ?? []), item]);
  }
  return [...accepted].flatMap(([token, text]) => {
    const items = byToken.get(token) ?? [];
    if (items.length === 0) return [`${token} is lost`];
    if (items.some((item) => item.text !== text)) return [`${token} is damaged`];
    const ids = new Set(items.map(({ id }) => id)).size;
    return ids === 1 ? [] : [`${token} has ${ids} Message-IDs`];
  });
}

const words = [
  'orçamento',
  'site',
  'olá',
  '日本',
  '😀',
  'linha\noutra',
  '.',
  'From here',
  '='.repeat(80),
];

/** A text of its own, of a length of its own, that begins with its token. */
function textOf(token: string) {
  const length = 1 + Math.floor(Math.random() * 200);
  const chosen = Array.from({ length }, () => words[Math.floor(Math.random() * words.length)]);
  return `${token} ${chosen.join(' ')}`.trim().slice(0, 4_900).toWellFormed();
}

async function send(origin: string, message: string) {
  const parameters = {
    name: 'Ana',
    email: 'ana@example.pt',
    subject: 'Olá',
    message,
    time: 'agora',
  };
  try {
    const response = await fetch(origin + sendPath, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({
        lib_version: '4.4.1',
        user_id: ownMailIds.publicKey,
        service_id: ownMailIds.serviceId,
        template_id: ownMailIds.templateId,
        template_params: parameters,
      }),
    });
    await response.text();
    return response.status;
  } catch {
    return undefined;
  }
}
