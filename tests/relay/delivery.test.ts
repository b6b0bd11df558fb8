import { mkdir, mkdtemp, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { createLog } from '../../server/log.ts';
import { type Delivery, startDelivery } from '../../server/mail/delivery.ts';
import { type Outbox, openOutbox } from '../../server/mail/outbox.ts';
import { makeOutbox } from '../../server/mail/outbox-files.ts';
import { createSender } from '../../server/mail/sender.ts';
import { createSmtp } from '../../server/mail/smtp.ts';
import { parseSettings } from '../../server/settings.ts';
import { type MailServer, startBrokenServer, startMailServer } from './mail-server.ts';
import { header, messageOf, readMail } from './stored-mail.ts';

const identity = { name: 'Studio', from: 'site@studio.example', to: 'ola@studio.example' };

/** In ms: longer than any test. */
const hour = 3_600_000;

let folder: string;
let outbox: Outbox;
let lines: string[];
/** How often a delivery has looked whether there is something to do. */
let looks: number;
const cleanUp: (() => Promise<unknown>)[] = [];

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'outbox-'));
  await makeOutbox(folder);
  outbox = openOutbox(folder);
  lines = [];
  looks = 0;
});

afterEach(async () => {
  for (const step of cleanUp.splice(0).reverse()) await step();
  await rm(folder, { recursive: true });
});

function keep(message = 'Bom dia', from = identity) {
  return outbox.keep(
    {
      fields: { name: 'Ana Conceição', email: 'ana@example.pt', subject: 'Um sítio', message },
      time: '21/11/2025, 10:00:00',
      isJunk: false,
      received: new Date(),
      language: 'pt',
    },
    from,
  );
}

type DeliverOptions = {
  now?: () => number;
  giveUp?: number;
  pause?: number;
  answer?: number;
  whole?: number;
  tidy?: number;
};

function deliver(
  url: string,
  {
    now = Date.now,
    giveUp = 60_000,
    pause = 20,
    answer = 60_000,
    whole = 600_000,
    tidy = 3_600_000,
  }: DeliverOptions = {},
): Delivery {
  const { delivery: settings } = parseSettings({ SMTP_URL: url, MAIL_TO: identity.to });
  if (!settings) throw new Error('No delivery');
  const log = createLog((line) => lines.push(line));
  const sendMail = createSmtp(settings.smtp, { connect: answer, answer, whole });
  const sender = createSender({
    outbox,
    sendMail,
    identity,
    now,
    log,
    times: { pause: () => pause, giveUp },
  });
  const times = {
    serverPause: () => pause,
    look: 50,
    tick: 20,
    proof: 30_000,
    passOver: 100,
    tidy,
  };
  const delivery = startDelivery({
    outbox,
    sender,
    keepDays: 90,
    now,
    log,
    times,
    onLook: async () => {
      looks += 1;
    },
  });
  cleanUp.push(delivery.stop);
  return delivery;
}

async function mailServer(
  options: Parameters<typeof startMailServer>[0] = {},
): Promise<MailServer> {
  const server = await startMailServer(options);
  cleanUp.push(server.stop);
  return server;
}

const eventually = (check: () => unknown) => expect.poll(check, { interval: 20 });

const logged = (event: string) =>
  lines.map((line) => JSON.parse(line)).filter((entry: { event: string }) => entry.event === event);

describe('a mail server that works', () => {
  test('gets the message once, from the studio, to be answered to the visitor', async () => {
    const server = await mailServer();
    const { id } = await keep('Olá\n.\nmundo');
    deliver(`smtp://127.0.0.1:${server.port}`);
    await eventually(() => server.received.length).toBe(1);
    const [mail] = server.received;
    expect(mail).toMatchObject({ from: identity.from, to: [identity.to] });
    const read = readMail(mail?.text ?? '');
    expect(header(read, 'from')).toBe('Studio <site@studio.example>');
    expect(header(read, 'reply-to')).toBe('Ana Conceição <ana@example.pt>');
    expect(header(read, 'message-id')).toBe(`<${id}@studio.example>`);
    expect(messageOf(read)).toBe('Olá\n.\nmundo');
    await eventually(() => readdir(join(folder, 'cur'))).toEqual([
      expect.stringMatching(new RegExp(`^${id},sent=\\d+:2,S$`)),
    ]);
    expect(await readdir(join(folder, 'new'))).toEqual([]);
  });

  test('sends by STARTTLS and with a password when the address has them', async () => {
    const server = await mailServer({ user: 'studio', password: 'p@ss/w#rd', startTls: true });
    await keep();
    deliver(
      `smtp://studio:p%40ss%2Fw%23rd@127.0.0.1:${server.port}?requireTLS=true&rejectUnauthorized=false`,
    );
    await eventually(() => server.received).toMatchObject([{ isEncrypted: true, user: 'studio' }]);
  });

  test('is not sent the password when it offers no encryption but some is required', async () => {
    const server = await mailServer({ user: 'studio', password: 'secret' });
    await keep();
    deliver(`smtp://studio:secret@127.0.0.1:${server.port}?requireTLS=true`);
    await eventually(() => logged('message-put-off').length).toBeGreaterThan(0);
    expect(server.received).toEqual([]);
  });

  test('gets messages that were stored for other addresses with the addresses of today', async () => {
    const server = await mailServer();
    await keep('Antes', { name: 'Studio', from: 'old@other.example', to: 'old@other.example' });
    deliver(`smtp://127.0.0.1:${server.port}`);
    await eventually(() => server.received.length).toBe(1);
    const read = readMail(server.received[0]?.text ?? '');
    expect(header(read, 'from')).toBe('Studio <site@studio.example>');
    expect(header(read, 'to')).toBe('Studio <ola@studio.example>');
    expect(messageOf(read)).toBe('Antes');
  });

  test('gets what another process put into the folder', async () => {
    const server = await mailServer();
    deliver(`smtp://127.0.0.1:${server.port}`);
    await keep();
    await eventually(() => server.received.length).toBe(1);
  });

  test('gets what a mail program has moved unread, and not what the owner has read', async () => {
    const server = await mailServer();
    const unread = await keep('unread');
    const read = await keep('read');
    await rename(join(folder, 'new', unread.id), join(folder, 'cur', `${unread.id}:2,`));
    await rename(join(folder, 'new', read.id), join(folder, 'cur', `${read.id}:2,S`));
    deliver(`smtp://127.0.0.1:${server.port}`);
    const sent = expect.stringContaining(`${unread.id},sent=`);
    await eventually(() => readdir(join(folder, 'cur'))).toEqual(expect.arrayContaining([sent]));
    expect(await readdir(join(folder, 'cur'))).toContain(`${read.id}:2,S`);
    expect(server.received).toHaveLength(1);
  });
});

describe('a mail server in trouble', () => {
  test('that puts a message off gets it again later', async () => {
    const server = await mailServer();
    server.refusal = { at: 'data', code: 452, text: 'Not now' };
    await keep();
    deliver(`smtp://127.0.0.1:${server.port}`);
    await eventually(() => logged('message-put-off').length).toBeGreaterThan(1);
    server.refusal = undefined;
    await eventually(() => server.received.length).toBe(1);
    expect(await readdir(join(folder, 'failed'))).toEqual([]);
  });

  test('that refuses the content has the message set aside with the reason', async () => {
    const server = await mailServer();
    server.refusal = { at: 'data', code: 554, text: 'No such thing' };
    const { id } = await keep();
    deliver(`smtp://127.0.0.1:${server.port}`);
    await eventually(() => outbox.failed()).toEqual([{ id }]);
    expect(await outbox.readReason({ id })).toMatch(/^554 No such thing/);
    expect(await readdir(join(folder, 'new'))).toEqual([]);
    expect(server.received).toEqual([]);
  });

  test.each([
    ['sender', 553],
    ['sender', 451],
    ['recipient', 550],
    ['recipient', 450],
  ] as const)(
    'that takes nothing with the %s of the settings condemns no message by its %i',
    async (at, code) => {
      const server = await mailServer();
      server.refusal = { at, code, text: 'No such address' };
      await keep();
      deliver(`smtp://127.0.0.1:${server.port}`, { giveUp: 0 });
      await eventually(() => logged('message-put-off').length).toBeGreaterThan(1);
      expect(logged('message-put-off')[0]).toMatchObject({ scope: 'server' });
      server.refusal = undefined;
      await eventually(() => server.received.length).toBe(1);
      expect(await outbox.failed()).toEqual([]);
    },
  );

  test('that is slow with its answer is waited for, and others are not held up', async () => {
    const server = await mailServer();
    server.delayed = (text) => text.includes('slow');
    await keep('slow');
    deliver(`smtp://127.0.0.1:${server.port}`, { answer: 60_000, whole: 60_000 });
    await eventually(() => server.held.length).toBe(1);
    await keep('quick');
    await eventually(() => outbox.sent()).toHaveLength(1);
    server.held[0]?.();
    await eventually(() => outbox.sent()).toHaveLength(2);
    expect(server.received).toHaveLength(2);
  });

  test('that takes too long in all is left before the message is put off', async () => {
    const server = await mailServer();
    server.delayed = () => true;
    await keep();
    const pause = 60_000;
    deliver(`smtp://127.0.0.1:${server.port}`, { answer: 60_000, whole: 300, pause });
    await eventually(() => logged('message-put-off').length).toBe(1);
    await eventually(server.openConnections).toBe(0);
    expect(await outbox.waiting()).toHaveLength(1);
  });

  test('that breaks the connection at one message has it again, and the others at once', async () => {
    const server = await mailServer();
    server.breaks = (text) => text.includes('bad');
    await keep('bad');
    deliver(`smtp://127.0.0.1:${server.port}`);
    await eventually(() => logged('message-put-off').length).toBeGreaterThan(1);
    await keep('good');
    await eventually(() => outbox.sent()).toHaveLength(1);
    expect(await outbox.waiting()).toHaveLength(1);
  });

  test('that asks for fewer connections gets one at a time', async () => {
    const server = await mailServer();
    server.mostConnections = 1;
    for (let number = 0; number < 12; number += 1) await keep(`number ${number}`);
    deliver(`smtp://127.0.0.1:${server.port}`);
    await eventually(() => server.received.length).toBe(12);
    expect(server.turnedAway).toBeLessThan(3);
  });

  test('is told QUIT', async () => {
    const server = await mailServer();
    await keep();
    deliver(`smtp://127.0.0.1:${server.port}`);
    await eventually(() => server.quits).toBe(1);
  });

  test('that wants another password sets nothing aside', async () => {
    const server = await mailServer({ user: 'studio', password: 'right' });
    await keep();
    deliver(`smtp://studio:wrong@127.0.0.1:${server.port}`);
    await eventually(() => logged('message-put-off').length).toBeGreaterThan(0);
    expect(logged('message-put-off')[0]).toMatchObject({ scope: 'server' });
    expect(await outbox.waiting()).toHaveLength(1);
  });

  test('that says nothing is given up on soon and asked again', async () => {
    const server = await startBrokenServer('silent');
    cleanUp.push(server.stop);
    await keep();
    deliver(`smtp://127.0.0.1:${server.port}`, { answer: 300 });
    await eventually(() => server.connections).toBeGreaterThan(1);
    expect(await outbox.waiting()).toHaveLength(1);
  });

  test('that says nothing does not hold up the end', async () => {
    const server = await startBrokenServer('silent');
    cleanUp.push(server.stop);
    await keep();
    const delivery = deliver(`smtp://127.0.0.1:${server.port}`, { answer: 60_000, whole: 60_000 });
    await eventually(() => server.connections).toBe(1);
    await delivery.stop();
    expect(logged('message-put-off')).toEqual([]);
    expect(await readdir(join(folder, 'lock'))).toEqual([]);
  });

  test('that hangs up in the middle of a message loses none', async () => {
    const server = await startBrokenServer('hangs-up-in-data');
    cleanUp.push(server.stop);
    await keep();
    deliver(`smtp://127.0.0.1:${server.port}`);
    await eventually(() => logged('message-put-off').length).toBeGreaterThan(1);
    expect(await outbox.waiting()).toHaveLength(1);
  });

  test('that is down for a while gets everything once it is up', async () => {
    const first = await startMailServer();
    const { port } = first;
    await first.stop();
    for (const text of ['um', 'dois', 'três']) await keep(text);
    deliver(`smtp://127.0.0.1:${port}`);
    await eventually(() => logged('message-put-off').length).toBeGreaterThan(0);
    const server = await mailServer({ port });
    await eventually(() => server.received.length).toBe(3);
    // The server has a message before the sender hears that it has.
    await eventually(() => outbox.waiting()).toEqual([]);
  });

  test('that puts a message off for too long has it set aside', async () => {
    const server = await mailServer();
    server.refusal = { at: 'data', code: 451, text: 'Mailbox full' };
    await keep();
    deliver(`smtp://127.0.0.1:${server.port}`, { giveUp: 60 });
    await eventually(() => outbox.failed()).toHaveLength(1);
    const [failed = { id: '' }] = await outbox.failed();
    expect(await outbox.readReason(failed)).toContain('Mailbox full');
  });

  test('does not hold up the messages behind one that it chokes on', async () => {
    const server = await mailServer();
    server.refusal = { at: 'data', code: 451, text: 'Not this one' };
    await keep('first');
    deliver(`smtp://127.0.0.1:${server.port}`, { pause: hour });
    await eventually(() => logged('message-put-off').length).toBe(1);
    server.refusal = undefined;
    await keep('second');
    await eventually(() => server.received.length).toBe(1);
    expect(messageOf(readMail(server.received[0]?.text ?? ''))).toBe('second');
  });
});

describe('what stands in the way of one message', () => {
  test('as a file that cannot be read never stops the others', async () => {
    const server = await mailServer();
    await mkdir(join(folder, 'new', '1.Rdamaged'));
    await keep('whole');
    deliver(`smtp://127.0.0.1:${server.port}`);
    await eventually(() => server.received.length).toBe(1);
    await eventually(() => logged('message-interrupted')[0]).toMatchObject({ id: '1.Rdamaged' });
  });
});

describe('a folder that somebody removed', () => {
  test.each(['lock', 'cur', 'state', 'tmp', 'failed'])('%s is made again', async (name) => {
    const server = await mailServer();
    server.refusal = { at: 'data', code: 451, text: 'Not now' };
    deliver(`smtp://127.0.0.1:${server.port}`, { pause: 200 });
    await keep();
    await eventually(() => logged('message-put-off').length).toBe(1);
    await rm(join(folder, name), { recursive: true });
    await eventually(() => logged('message-put-off').length).toBeGreaterThan(1);
    server.refusal = undefined;
    await eventually(() => server.received.length).toBe(1);
    await eventually(() => outbox.sent()).toHaveLength(1);
  });

  test('is no reason to ask the mail server again at once', async () => {
    const server = await startBrokenServer('hangs-up-in-data');
    cleanUp.push(server.stop);
    await keep();
    deliver(`smtp://127.0.0.1:${server.port}`, { pause: hour });
    await eventually(() => server.connections).toBe(1);
    for (let count = 0; count < 10; count += 1) {
      await rm(join(folder, 'state'), { recursive: true, force: true });
      // Where a folder belongs none can be made.
      await writeFile(join(folder, 'state'), '').catch(() => {});
      const seen = looks;
      await eventually(() => looks).toBeGreaterThan(seen);
    }
    expect(server.connections).toBe(1);
    await rm(join(folder, 'state'), { recursive: true });
  });
});

describe('a clock that is put right', () => {
  const day = 86_400_000;

  test.each([-day, day, -400 * day, 400 * day])(
    'by %i ms neither stops the delivery nor condemns a message',
    async (step) => {
      let lead = 0;
      const server = await mailServer();
      server.refusal = { at: 'data', code: 451, text: 'Not now' };
      await keep();
      const giveUp = 5 * day;
      deliver(`smtp://127.0.0.1:${server.port}`, { now: () => Date.now() + lead, giveUp });
      await eventually(() => logged('message-put-off').length).toBeGreaterThan(0);
      lead = step;
      const before = logged('message-put-off').length;
      await eventually(() => logged('message-put-off').length).toBeGreaterThan(before + 1);
      server.refusal = undefined;
      await eventually(() => outbox.sent()).toHaveLength(1);
      expect(await outbox.failed()).toEqual([]);
    },
  );

  test('deletes nothing for having become old in a moment', async () => {
    let lead = 0;
    const server = await mailServer();
    await keep();
    const times = { tidy: 30 };
    deliver(`smtp://127.0.0.1:${server.port}`, { now: () => Date.now() + lead, ...times });
    await eventually(() => outbox.sent()).toHaveLength(1);
    lead = 400 * day;
    await eventually(() => logged('clock-changed').length).toBe(1);
    const seen = looks;
    await eventually(() => looks).toBeGreaterThan(seen + 3);
    expect(await outbox.sent()).toHaveLength(1);
  });

  test('does not make a message of another start wait longer than it was to', async () => {
    const server = await mailServer();
    const { id } = await keep();
    await keep('The first is asked of the server whatever is written about it.');
    const next = Date.now() + 1_000 * day;
    const state = { attempts: 3, last: next - 100, next, reason: '', scope: 'message', waited: 0 };
    await writeFile(join(folder, 'state', `${id}.json`), JSON.stringify(state));
    deliver(`smtp://127.0.0.1:${server.port}`);
    await eventually(() => server.received.length).toBe(2);
  });
});

test('several deliveries on one outbox send every message once', async () => {
  const server = await mailServer();
  for (let number = 0; number < 40; number += 1) await keep(`message ${number}`);
  for (let number = 0; number < 3; number += 1) deliver(`smtp://127.0.0.1:${server.port}`);
  await eventually(() => outbox.waiting()).toEqual([]);
  const ids = server.received.map(({ text }) => header(readMail(text), 'message-id'));
  expect(ids).toHaveLength(40);
  expect(new Set(ids).size).toBe(40);
});

test('while one process holds the lock, no other sends; when it stops, another does', async () => {
  const server = await mailServer();
  server.delayed = () => true;
  await keep();
  const first = deliver(`smtp://127.0.0.1:${server.port}`, { answer: 60_000, whole: 60_000 });
  await eventually(() => server.held.length).toBe(1);
  const second = deliver(`smtp://127.0.0.1:${server.port}`);
  await keep();
  second.wake();
  await eventually(() => server.held.length).toBe(2);
  server.delayed = () => false;
  for (const go of server.held) go();
  await eventually(() => outbox.sent()).toHaveLength(2);
  expect(server.received).toHaveLength(2);
  await first.stop();
  await keep();
  await eventually(() => outbox.sent()).toHaveLength(3);
});

test('who loses the lock begins nothing more, and what has begun ends as it would', async () => {
  const server = await mailServer();
  server.delayed = () => true;
  await keep();
  deliver(`smtp://127.0.0.1:${server.port}`, { answer: 60_000, whole: 60_000 });
  await eventually(() => server.held.length).toBe(1);
  const [token = ''] = await readdir(join(folder, 'lock'));
  await rename(join(folder, 'lock', token), join(folder, 'lock', 'elsewhere.1.1.1'));
  await eventually(() => logged('lock-lost').length).toBe(1);
  await keep();
  server.held[0]?.();
  await eventually(() => outbox.sent()).toHaveLength(1);
  expect(await outbox.waiting()).toHaveLength(1);
  expect(server.received).toHaveLength(1);
});

test('the log says nothing about the visitor', async () => {
  const server = await mailServer();
  server.refusal = { at: 'data', code: 451, text: 'ana@example.pt wrote Bom dia' };
  await keep();
  deliver(`smtp://127.0.0.1:${server.port}`);
  await eventually(() => logged('message-put-off').length).toBeGreaterThan(0);
  server.refusal = undefined;
  await eventually(() => logged('message-sent').length).toBe(1);
  expect(lines.join('')).not.toMatch(/ana|conceição|bom dia|sítio/i);
});
