/** The server as a process: how it starts and stops, and what index.ts puts together. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readdir, readFile, stat, writeFile } from 'node:fs/promises';
import { type AddressInfo, connect, createServer } from 'node:net';
import { join } from 'node:path';
import { beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { openOutbox } from '../../server/mail/outbox.ts';
import { makeOutbox } from '../../server/mail/outbox-files.ts';
import { ownerWords } from '../../server/words/owner-words.ts';
import { honeypotName, sendPath } from '../../src/contact/contact-message.ts';
import { freePort } from '../process.ts';
import { folderOfFile } from '../temporary-folder.ts';
import { mailServerOfTest, mailTo, siteOfTest } from './of-test.ts';
import { messageBody, postMessage } from './post-message.ts';
import { runOutbox } from './run-outbox.ts';
import { sampleMessage } from './sample-message.ts';
import { runSite } from './site-process.ts';
import { manifest, texts, writeSmallSite } from './small-site.ts';
import { header, readMail } from './stored-mail.ts';

/** Those of the small site's default language. */
const words = ownerWords(manifest.defaultLanguage);
const loopback = { HOST: '127.0.0.1' };

const root = folderOfFile('site');
let folder: string;

beforeAll(async () => {
  await writeSmallSite(join(root, 'dist'));
});

async function newFolder() {
  folder = await mkdtemp(join(root, 'run-'));
  return folder;
}

async function start(env: Record<string, string> = {}, where = '', nodeArguments: string[] = []) {
  const settings = { SITE_DIR: join(root, 'dist'), ...loopback, ...env };
  return siteOfTest(where || (await newFolder()), settings, nodeArguments);
}

/** A message that was sent so many days ago. */
const keepSent = (outbox: string, days: number) =>
  writeFile(
    join(outbox, `cur/1.Ra,sent=${Math.floor(Date.now() / 1000) - days * 86_400}:2,S`),
    'Subject: Olá',
  );

const answersAt = (origin: string) =>
  fetch(`${origin}/healthz`).then(
    ({ status }) => status,
    () => 'gone',
  );

const eventually = (check: () => unknown) => expect.poll(check, { interval: 50 });

test('without settings messages wait in private files, and the start says where and how many', async () => {
  const outbox = join(await newFolder(), 'data/outbox');
  await makeOutbox(outbox);
  const earlier = sampleMessage();
  await openOutbox(outbox).keep(earlier);
  await keepSent(outbox, 40);
  const { lines, origin } = await start({}, folder);
  await eventually(() => lines.join('\n')).toMatch(
    /^Messages will wait in .*data\/outbox\/new and nobody gets a mail: set SMTP_URL and MAIL_TO/m,
  );
  expect(lines.join('\n')).toContain(words.waiting(1, '20').replace('.', ''));

  const before = await readdir(join(outbox, 'new'));
  const response = await postMessage(origin, messageBody());
  expect([response.status, await response.text()]).toEqual([200, 'OK']);
  const [file = '', ...others] = (await readdir(join(outbox, 'new'))).filter(
    (name) => !before.includes(name),
  );
  expect(others).toEqual([]);
  expect((await stat(join(outbox, 'new', file))).mode & 0o777).toBe(0o600);
  expect(JSON.parse(await readFile(join(outbox, 'new', file), 'utf8'))).toMatchObject({
    fields: { name: 'Ana', email: 'ana@example.pt', subject: 'Olá', message: 'Bom dia' },
  });
  expect((await postMessage(origin, messageBody({ [honeypotName]: 'x' }))).status).toBe(200);
  expect(await readdir(join(outbox, 'junk'))).toHaveLength(1);
  // What was kept before the start is not kept again.
  expect((await postMessage(origin, messageBody({ ...earlier.fields }))).status).toBe(200);
  expect(await (await fetch(`${origin}/readyz`)).json()).toMatchObject({
    waiting: 2,
    waitingSince: expect.stringMatching(/^20/),
    problems: [],
  });
  // Sent messages are kept as long as the privacy policy says.
  expect(lines.join('\n')).not.toContain('OUTBOX_KEEP_DAYS');
  expect(await readdir(join(outbox, 'cur'))).toHaveLength(1);
  // What is no HTTP has the headers of every answer, too.
  const socket = connect(Number(new URL(origin).port), '127.0.0.1', () =>
    socket.write('hi\r\n\r\n'),
  );
  const answer = Buffer.concat(await socket.toArray()).toString('latin1');
  expect(answer).toMatch(
    /^HTTP\/1.1 400 [\s\S]*\r\nContent-Security-Policy: default-src 'none'\r\n/,
  );
});

test('the build is not read while serving', async () => {
  const watch = ['--import', join(import.meta.dirname, 'watch-files.ts')];
  const { origin, lines } = await start({}, '', watch);
  // Of the build; the outbox is looked at whenever its time has come.
  const fileCalls = () => lines.filter((line) => /^file .*\bdist\b/.test(line));
  // The proof that the watch works: the build was read.
  expect(fileCalls().join('\n')).toContain('index.html');
  const before = fileCalls();
  const paths = [
    ...Object.keys(manifest.documents),
    ...Object.keys(texts).map((path) => `/${path}`),
    ...['/assets/film-77aa.mp4', '/nothing?lang=es', '/contact/', '/healthz', '/%00'],
  ];
  for (const path of paths) {
    for (const encoding of ['br', 'gzip', 'identity']) {
      const headers = { 'Accept-Encoding': encoding, Range: 'bytes=0-9' };
      const response = await fetch(origin + path, { headers, redirect: 'manual' });
      await response.arrayBuffer();
      expect(response.status).toBeLessThan(500);
    }
  }
  expect(fileCalls()).toEqual(before);
});

describe('starting and stopping', () => {
  test.each<[string, Record<string, string>, RegExp]>([
    [
      'wrong settings',
      { PORT: 'abc', SMTP_URL: 'smtp://x' },
      /PORT is "abc"[\s\S]*MAIL_TO is missing/,
    ],
    ['a missing build', { SITE_DIR: 'nowhere' }, /^[^\n]*npm run build[^\n]*$/],
    ['another machine’s address', { HOST: '192.0.2.1' }, /^HOST is "192\.0\.2\.1", which is no/],
    ['an outbox that cannot be', { OUTBOX_DIR: join(import.meta.filename, 'x') }, /^OUTBOX_DIR/],
  ])('because of %s nothing is served, and the cause is named', async (_, env, cause) => {
    const settings = { SITE_DIR: join(root, 'dist'), ...loopback, ...env };
    const { exited, lines } = runSite(await newFolder(), settings);
    expect(await exited).toBe(1);
    expect(lines.join('\n')).toMatch(cause);
  });

  test('messages that are kept otherwise than the policy says are logged, and so are facts of the sample', async () => {
    const own = join(await newFolder(), 'dist');
    await writeSmallSite(own);
    const sentence = 'content/studio.yaml (email): "ola@linha.example" is an example.';
    // A provider takes the messages.
    const mail = { ...manifest.mail, publicKey: 'theirs' };
    const changed = JSON.stringify({ ...manifest, mail, exampleFacts: [sentence] });
    await writeFile(join(own, 'manifest.json'), changed);
    const outbox = join(folder, 'data/outbox');
    await makeOutbox(outbox);
    await keepSent(outbox, 40);
    const { lines } = await start({ SITE_DIR: own, OUTBOX_KEEP_DAYS: '30' }, folder);
    expect(lines[0]).toMatch(/OUTBOX_KEEP_DAYS is 30.* says 90 days.*mailKeepDays/);
    await eventually(() => lines.join('\n')).toContain(sentence);
    await eventually(() => readdir(join(outbox, 'cur'))).toEqual([]);
    expect(lines.join('\n')).not.toContain('Messages will wait');
  });

  test('a port in use is reported in one line', async () => {
    const other = createServer().listen(0, '127.0.0.1');
    await once(other, 'listening');
    onTestFinished(() => void other.close());
    const { port } = other.address() as AddressInfo;
    const env = { SITE_DIR: join(root, 'dist'), ...loopback, PORT: String(port) };
    const { exited, lines } = runSite(await newFolder(), env);
    expect(await exited).toBe(1);
    expect(lines).toEqual([
      `Port ${port} is taken. Stop what uses it, or set PORT to another number.`,
    ]);
  });

  test('requests in flight are answered before it stops', async () => {
    const { origin, child, exited } = await start();
    const body = messageBody();
    const head = `POST ${sendPath} HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nExpect: 100-continue\r\nContent-Length: ${Buffer.byteLength(body)}\r\n\r\n`;
    const { port } = new URL(origin);
    let answer = '';
    const socket = connect(Number(port), '127.0.0.1', () => socket.write(head));
    socket.on('data', (data) => (answer += data.toString()));
    const closed = new Promise((resolve) => socket.on('close', resolve));
    await eventually(() => answer).toMatch(/^HTTP\/1.1 100 /);
    child.kill('SIGTERM');
    await eventually(() => answersAt(origin)).toBe('gone');
    socket.write(body);
    await closed;
    expect(answer).toMatch(/\r\n\r\nHTTP\/1.1 200 [\s\S]*connection: close[\s\S]*OK$/i);
    expect(await exited).toBe(0);
    expect(await readdir(join(folder, 'data/outbox/new'))).toHaveLength(1);
  });

  test('a connection opened just before the stop is answered', async () => {
    const { origin, child, exited } = await start();
    const port = Number(new URL(origin).port);
    const ask = 'GET / HTTP/1.1\r\nHost: x\r\n\r\n';
    child.kill('SIGSTOP');
    const clients = Array.from({ length: 50 }, () => {
      const socket = connect(port, '127.0.0.1', () => socket.write(ask));
      return socket;
    });
    // The operating system has accepted them, and the server does not know them yet. A client is connected
    // a little before its connection is accepted.
    await Promise.all(clients.map((socket) => once(socket, 'connect')));
    if (process.platform === 'linux') await eventually(() => acceptedAt(port)).toBe(clients.length);
    child.kill('SIGTERM');
    child.kill('SIGCONT');
    const answers = clients.map(async (socket) => {
      const answer = Buffer.concat(await socket.toArray()).toString('latin1');
      return answer.split('\r\n', 1)[0];
    });
    expect(new Set(await Promise.all(answers))).toEqual(new Set(['HTTP/1.1 200 OK']));
    expect(await exited).toBe(0);
  });
});

/** Number of connections at a port of 127.0.0.1 that the operating system has accepted. */
async function acceptedAt(port: number) {
  const own = `0100007F:${port.toString(16).toUpperCase().padStart(4, '0')}`;
  const established = '01';
  const rows = (await readFile('/proc/net/tcp', 'utf8')).split('\n');
  return rows.filter((row) => {
    const [, local, , state] = row.trim().split(/\s+/);
    return local === own && state === established;
  }).length;
}

test.each([
  ['a full disk', (node: string) => `exec ${node} >/dev/full 2>&1`],
  ['a reader that has gone', (node: string) => `${node} 2>&1 | true`],
])(
  'a log that cannot be written because of %s leaves the site as it is, and it can be stopped',
  async (_, command) => {
    const port = await freePort();
    const origin = `http://127.0.0.1:${port}`;
    const entry = join(import.meta.dirname, '../../server/index.ts');
    const env = { SITE_DIR: join(root, 'dist'), ...loopback, PORT: String(port) };
    const child = spawn('/bin/sh', ['-c', command(`${process.execPath} ${entry}`)], {
      cwd: await newFolder(),
      env: { PATH: process.env.PATH, ...env },
      stdio: 'ignore',
      detached: true,
    });
    const group = child.pid ?? 0;
    try {
      await eventually(() => answersAt(origin)).toBe(200);
      for (let count = 0; count < 3; count += 1)
        expect((await postMessage(origin)).status).toBe(200);
      expect(await readdir(join(folder, 'data/outbox/new'))).toHaveLength(3);
      process.kill(-group, 'SIGTERM');
      await eventually(() => answersAt(origin)).toBe('gone');
    } finally {
      try {
        process.kill(-group, 'SIGKILL');
      } catch {
        // No process is left.
      }
    }
  },
);

test('a posted message arrives, also when it was left over, and a refused one is told by mail, readiness, stderr and the command that sends it again', async () => {
  const mail = await mailServerOfTest();
  const env = mailTo(mail);
  // Left by a process that was killed.
  const left = join(await newFolder(), 'data/outbox');
  await makeOutbox(left);
  await openOutbox(left).keep(sampleMessage({ message: 'Boa noite' }));
  const { origin, lines } = await start(env, folder);
  await eventually(() => mail.received.length).toBe(1);
  expect((await postMessage(origin)).status).toBe(200);
  await eventually(() => mail.received.length).toBe(2);
  for (const [index, text] of ['Boa noite', 'Bom dia'].entries())
    expect(readMail(mail.received[index]?.text ?? '').body).toContain(text);

  const readiness = async (headers: Record<string, string> = {}) => {
    const response = await fetch(`${origin}/readyz`, { headers });
    return { status: response.status, text: await response.text() };
  };
  expect(await readiness()).toMatchObject({ status: 200 });
  mail.refusal = { at: 'data', code: 554, text: 'No thanks' };
  mail.onRefused = () => {
    mail.refusal = undefined;
  };
  await postMessage(origin);
  await eventually(() => mail.received.length).toBe(3);
  const notice = readMail(mail.received[2]?.text ?? '');
  expect(header(notice, 'subject')).toBe(`[Studio] ${words.alert.subject}`);
  expect(header(notice, 'to')).toBe('Studio <ola@studio.example>');
  expect(notice.body).toMatch(/^1 mensagem foi recusada[\s\S]*npm run outbox -- retry/);
  expect(lines.join('\n')).toMatch(/^1 mensagem foi recusada de vez/m);

  const here = await readiness();
  expect(here.status).toBe(503);
  expect(JSON.parse(here.text)).toEqual({
    studio: 'Studio',
    outbox: join(folder, 'data/outbox'),
    waiting: 0,
    waitingSince: null,
    problems: [expect.stringContaining('1 mensagem foi recusada')],
  });
  const elsewhere = await readiness({ 'X-Forwarded-For': '192.0.2.1' });
  expect(elsewhere).toEqual({ status: 503, text: 'Not ready' });
  expect((await fetch(`${origin}/healthz`)).status).toBe(200);

  const outbox = (...args: string[]) =>
    runOutbox(args, folder, { SITE_DIR: join(root, 'dist'), ...env });
  const shown = await outbox();
  expect(shown.text).toMatch(/recusadas: 1[\s\S]*554 No thanks[\s\S]*Há um problema/);
  expect(shown.code).toBe(1);
  const mended = await outbox('retry');
  expect(mended.code).toBe(0);
  expect(mended.text).toContain(words.outbox.result(1, 0));
  expect((await readiness()).status).toBe(200);
});

test('the outbox command finds the folder of the running server and creates none', async () => {
  const { origin } = await start({ OUTBOX_DIR: 'elsewhere/outbox' });
  await postMessage(origin);
  const env = { SITE_DIR: join(root, 'dist'), PORT: new URL(origin).port };
  const found = await runOutbox([], folder, env);
  expect(found.text).toContain(words.outbox.elsewhere(join(folder, 'elsewhere/outbox')));
  expect(found.text).toContain(words.outbox.counts(1, 0, 0, 0));
  const named = await runOutbox([], folder, { ...env, OUTBOX_DIR: 'nowhere' });
  expect(named.text).toContain(words.outbox.noOutbox(join(folder, 'nowhere')));
  expect(await readdir(folder)).toEqual(['elsewhere']);
});
