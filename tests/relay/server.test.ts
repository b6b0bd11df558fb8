import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { Agent, request } from 'node:http';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { ownerWords } from '../../server/words/owner-words.ts';
import { honeypotName, ownMailIds, sendPath } from '../../src/contact-message.ts';
import { startMailServer } from './mail-server.ts';
import { runNode, runSite, type SiteProcess, startSite } from './site-process.ts';
import { mountSmallDisk } from './small-disk.ts';
import { manifest, texts, writeSmallSite } from './small-site.ts';
import { header, messageOf, readMail } from './stored-mail.ts';

const outboxScript = join(import.meta.dirname, '../../server/commands/outbox.ts');
/** Those of the small site's default language. */
const words = ownerWords(manifest.defaultLanguage);
const loopback = { HOST: '127.0.0.1' };

let root: string;
let folder: string;
const processes: SiteProcess[] = [];
const cleanUp: (() => Promise<unknown>)[] = [];

beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'site-'));
  await writeSmallSite(join(root, 'dist'));
});

afterEach(async () => {
  for (const { child, exited } of processes.splice(0)) {
    child.kill('SIGKILL');
    await exited;
  }
  for (const step of cleanUp.splice(0)) await step();
});

afterAll(() => rm(root, { recursive: true }));

async function newFolder() {
  folder = await mkdtemp(join(root, 'run-'));
  return folder;
}

async function start(
  env: Record<string, string> = {},
  where?: string,
  nodeArguments: string[] = [],
): Promise<SiteProcess> {
  const settings = { SITE_DIR: join(root, 'dist'), ...loopback, ...env };
  const site = await startSite(where ?? (await newFolder()), settings, nodeArguments);
  processes.push(site);
  return site;
}

function message(changes: Record<string, string> = {}) {
  return JSON.stringify({
    lib_version: '4.4.1',
    user_id: ownMailIds.publicKey,
    service_id: ownMailIds.serviceId,
    template_id: ownMailIds.templateId,
    template_params: {
      name: 'Ana',
      email: 'ana@example.pt',
      subject: 'Olá',
      message: 'Bom dia',
      time: '21/11/2025, 10:00:00',
      ...changes,
    },
  });
}

const post = (origin: string, body = message()) =>
  fetch(origin + sendPath, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body,
  });

/** The answer to raw bytes, until the connection is closed or the expected text has arrived. */
function talk(origin: string, bytes: string, end = /^(?!)/): Promise<string> {
  return new Promise((resolve) => {
    const { hostname, port } = new URL(origin);
    let answer = '';
    const socket = connect(Number(port), hostname, () => socket.write(bytes));
    socket.on('data', (data) => {
      answer += data.toString();
      if (end.test(answer)) socket.destroy();
    });
    socket.on('error', () => {});
    socket.on('close', () => resolve(answer));
  });
}

async function outbox(args: string[], env: Record<string, string> = {}) {
  const { exited, lines } = runNode([outboxScript, ...args], folder, {
    SITE_DIR: join(root, 'dist'),
    ...env,
  });
  return { code: await exited, text: lines.join('\n') };
}

/** A mail server, and the settings that make the site use it. */
async function withMail(options: Parameters<typeof startMailServer>[0] = {}) {
  const mail = await startMailServer(options);
  cleanUp.push(mail.stop);
  const login = options.user ? `${options.user}:wrong@` : '';
  const SMTP_URL = `smtp://${login}127.0.0.1:${mail.port}`;
  return { mail, env: { SMTP_URL, MAIL_TO: 'ola@studio.example' } };
}

const eventually = (check: () => unknown) => expect.poll(check, { interval: 50 });

test('without settings the start says where messages will wait, and how many do', async () => {
  const { child, lines, origin, exited } = await start();
  await eventually(() => lines.join('\n')).toMatch(
    /^Messages will wait in .*data\/outbox\/new and nobody gets a mail: set SMTP_URL and MAIL_TO/m,
  );
  await post(origin);
  const ready = await (await fetch(`${origin}/readyz`)).json();
  expect(ready).toMatchObject({
    waiting: 1,
    waitingSince: expect.stringMatching(/^20/),
    problems: [],
  });
  child.kill('SIGTERM');
  await exited;
  const again = await start({}, folder);
  await eventually(() => again.lines.join('\n')).toContain(words.waiting(1, '20').replace('.', ''));
});

test('without settings a message becomes a private file, and a mail when exported', async () => {
  const { origin } = await start();
  const response = await post(origin);
  expect([response.status, await response.text()]).toEqual([200, 'OK']);
  const [file = '', ...others] = await readdir(join(folder, 'data/outbox/new'));
  expect(others).toEqual([]);
  expect((await stat(join(folder, 'data/outbox/new', file))).mode & 0o777).toBe(0o600);
  expect(JSON.parse(await readFile(join(folder, 'data/outbox/new', file), 'utf8'))).toMatchObject({
    fields: { name: 'Ana', email: 'ana@example.pt', subject: 'Olá', message: 'Bom dia' },
  });
  expect((await post(origin, message({ [honeypotName]: 'x' }))).status).toBe(200);
  expect(await readdir(join(folder, 'data/outbox/junk'))).toHaveLength(1);

  const { code, text } = await outbox(['export', 'mails']);
  expect([code, text]).toEqual([0, expect.stringContaining(join(folder, 'mails'))]);
  expect(await readdir(join(folder, 'mails/junk'))).toHaveLength(1);
  const [mail = ''] = await readdir(join(folder, 'mails/waiting'));
  const read = readMail(await readFile(join(folder, 'mails/waiting', mail), 'utf8'));
  expect(header(read, 'reply-to')).toBe('Ana <ana@example.pt>');
  expect(messageOf(read)).toBe('Bom dia');
});

describe('raw HTTP', () => {
  let origin: string;
  let site: SiteProcess;

  beforeAll(async () => {
    site = await start();
    origin = site.origin;
    processes.splice(0);
  });

  afterAll(() => site.child.kill('SIGKILL'));

  const to = (request: string, ...headers: string[]) =>
    [`${request} HTTP/1.1`, 'Host: x', ...headers, 'Connection: close', '', ''].join('\r\n');
  const bare = (request: string, ...lines: string[]) => [request, ...lines, '', ''].join('\r\n');

  test.each([
    ['a path upwards', to('GET /%2e%2e/'), 400],
    ['a plain path upwards', to('GET /../manifest.json'), 400],
    ['a hidden path upwards', to('GET /assets/.%2E/x'), 400],
    ['a backslash', to('GET /a\\b'), 400],
    ['a NUL', to('GET /%00'), 400],
    ['two slashes', to('GET //evil.example/'), 404],
    ['a bad percent sign', to('GET /%zz'), 400],
    ['a bad host', bare('GET / HTTP/1.1', 'Host: a b', 'Connection: close'), 400],
    ['no host', bare('GET / HTTP/1.1', 'Connection: close'), 400],
    ['two hosts', to('GET /', 'Host: y'), 400],
    ['a number for a host', bare('GET /x HTTP/1.1', 'Host: a.1', 'Connection: Close'), 400],
    [
      'chunks from an old client',
      `${bare(`POST ${sendPath} HTTP/1.0`, 'Connection: keep-alive', 'Transfer-Encoding: chunked')}0\r\n\r\n`,
      400,
    ],
    ['an expectation', to('GET /', 'Expect: cake'), 417],
    ['an old client', bare('GET / HTTP/1.0'), 200],
    ['everything', to('OPTIONS *'), 400],
    ['a proxy request', to('GET http://evil.example/nothing'), 404],
    ['TRACE', to('TRACE /'), 405],
    ['an unknown method', to('JUMP /'), 501],
    ['a tunnel', bare('CONNECT evil.example:443 HTTP/1.1', 'Host: x'), 405],
    ['no HTTP', bare('hello'), 400],
    ['headers without end', to('GET /', `X: ${'x'.repeat(20_000)}`), 431],
    [
      'two lengths',
      `${to(`POST ${sendPath}`, 'Content-Length: 5', 'Content-Length: 6')}hello`,
      400,
    ],
  ])('%s is answered, and the next visitor too', async (_, bytes, status) => {
    const answer = await talk(origin, bytes);
    expect(answer).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
    expect(answer).not.toMatch(/location:/i);
    expect(answer).toMatch(/\r\nContent-Security-Policy: default-src '(none|self)'\r\n/i);
    expect(await (await fetch(origin)).text()).toBe(texts['index.html']);
  });

  test('connections stay open until the client closes them, with HTTP/1.0 on request', async () => {
    const ask = 'GET / HTTP/1.1\r\nHost: x\r\n';
    for (const close of ['close', 'Close']) {
      const answers = (await talk(origin, `${ask}\r\n${ask}Connection: ${close}\r\n\r\n`)).split(
        /(?=HTTP\/1\.1 200 )/,
      );
      expect(answers).toHaveLength(2);
      expect(answers[1]).toMatch(/\r\nConnection: close\r\n/i);
    }
    const old = bare('GET / HTTP/1.0', 'Connection: keep-alive');
    expect(await talk(origin, old, /\r\n\r\n/)).toMatch(/\r\nConnection: keep-alive\r\n/i);
  });

  test('endless headers and bodies are cut off', async () => {
    const json = ['Host: x', 'Content-Type: application/json', 'Content-Length: 500'];
    const endless = [
      'GET / HTTP/1.1\r\nHost: x\r\nX: ',
      `${bare(`POST ${sendPath} HTTP/1.1`, ...json)}{`,
    ];
    for (const answer of await Promise.all(endless.map((bytes) => talk(origin, bytes)))) {
      expect(answer).toMatch(/^HTTP\/1.1 408 /);
    }
  });

  test('a body over the size limit is answered at once', async () => {
    expect((await post(origin, 'x'.repeat(300_000))).status).toBe(413);
  });

  test('compressed copies have no address', async () => {
    for (const ending of ['br', 'gz'])
      expect((await fetch(`${origin}/favicon.svg.${ending}`)).status).toBe(404);
  });
});

test('the build is not read while serving', async () => {
  const watch = ['--import', join(import.meta.dirname, 'watch-files.ts')];
  const { origin, lines } = await start({}, undefined, watch);
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
    ['an outbox that cannot be', { OUTBOX_DIR: join(import.meta.filename, 'x') }, /^OUTBOX_DIR/],
  ])('because of %s nothing is served, and the cause is named', async (_, env, cause) => {
    const settings = { SITE_DIR: join(root, 'dist'), ...loopback, ...env };
    const { exited, lines } = runSite(await newFolder(), settings);
    expect(await exited).toBe(1);
    expect(lines.join('\n')).toMatch(cause);
  });

  test.each(['manifest.json', 'replies.json'])(
    'a build whose %s is cut short is named in one line',
    async (file) => {
      const site = join(await newFolder(), 'dist');
      await writeSmallSite(site);
      await writeFile(join(site, file), '{"languages": ["pt"');
      const { exited, lines } = runSite(folder, { SITE_DIR: 'dist' });
      expect(await exited).toBe(1);
      expect(lines).toEqual([`The built site in ${site} is not whole. Run "npm run build" again.`]);
    },
  );

  test('messages are kept as long as the privacy policy says, and another setting is logged', async () => {
    const folder = await newFolder();
    const cur = join(folder, 'data/outbox/cur');
    await mkdir(cur, { recursive: true });
    const sent = Math.floor(Date.now() / 1000) - 40 * 86_400;
    await writeFile(join(cur, `1.Ra,sent=${sent}:2,S`), 'Subject: Olá');

    const asPromised = await start({}, folder);
    expect(asPromised.lines.join('\n')).not.toContain('OUTBOX_KEEP_DAYS');
    expect(await readdir(cur)).toHaveLength(1);
    asPromised.child.kill('SIGTERM');
    await asPromised.exited;

    const sooner = await start({ OUTBOX_KEEP_DAYS: '30' }, folder);
    expect(sooner.lines[0]).toMatch(/OUTBOX_KEEP_DAYS is 30.* says 90 days.*mailKeepDays/);
    await expect.poll(() => readdir(cur)).toEqual([]);
  });

  test('facts of the sample that are left on a real site are named', async () => {
    const own = join(await newFolder(), 'dist');
    await writeSmallSite(own);
    const file = join(own, 'manifest.json');
    const sentence = 'content/studio.yaml (email): "ola@linha.example" is an example.';
    const changed = { ...JSON.parse(await readFile(file, 'utf8')), exampleFacts: [sentence] };
    await writeFile(file, JSON.stringify(changed));
    const { lines } = await start({ SITE_DIR: own }, folder);
    await eventually(() => lines.join('\n')).toContain(sentence);
  });

  test('a port in use is reported in one line', async () => {
    const { origin } = await start();
    const { port } = new URL(origin);
    const env = { SITE_DIR: join(root, 'dist'), ...loopback, PORT: port };
    const { exited, lines } = runSite(await newFolder(), env);
    expect(await exited).toBe(1);
    expect(lines).toEqual([
      `Port ${port} is taken. Stop what uses it, or set PORT to another number.`,
    ]);
  });

  test('requests in flight are answered before it stops', async () => {
    const { origin, child, exited } = await start();
    const body = message();
    const head = `POST ${sendPath} HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nExpect: 100-continue\r\nContent-Length: ${Buffer.byteLength(body)}\r\n\r\n`;
    const { port } = new URL(origin);
    let answer = '';
    const socket = connect(Number(port), '127.0.0.1', () => socket.write(head));
    socket.on('data', (data) => (answer += data.toString()));
    const closed = new Promise((resolve) => socket.on('close', resolve));
    await eventually(() => answer).toMatch(/^HTTP\/1.1 100 /);
    child.kill('SIGTERM');
    await eventually(() =>
      fetch(origin).then(
        () => 'answers',
        () => 'gone',
      ),
    ).toBe('gone');
    socket.write(body);
    await closed;
    expect(answer).toMatch(/\r\n\r\nHTTP\/1.1 200 [\s\S]*connection: close[\s\S]*OK$/i);
    expect(await exited).toBe(0);
    expect(await readdir(join(folder, 'data/outbox/new'))).toHaveLength(1);
  });

  test('it stops under load without dropping a request', async () => {
    const { origin, child, exited } = await start();
    const agent = new Agent({ keepAlive: true, maxSockets: 20 });
    let answered = 0;
    const faults: string[] = [];
    const get = () =>
      new Promise<boolean>((resolve) => {
        const asked = request(origin, { agent }, (response) => {
          response.resume().on('end', () => {
            answered += 1;
            resolve(true);
          });
        });
        asked.on('error', (error: NodeJS.ErrnoException) => {
          // A refused connection was never accepted: a proxy can try another server.
          if (error.code !== 'ECONNREFUSED') faults.push(String(error.code));
          resolve(false);
        });
        asked.end();
      });
    const clients = Array.from({ length: 20 }, async () => {
      while (await get());
    });
    await eventually(() => answered).toBeGreaterThan(500);
    child.kill('SIGTERM');
    await Promise.all(clients);
    expect(await exited).toBe(0);
    agent.destroy();
    expect(faults).toEqual([]);
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

test('a posted message arrives at the mail server', async () => {
  const { mail, env } = await withMail();
  const { origin } = await start(env);
  expect((await post(origin)).status).toBe(200);
  await eventually(() => mail.received.length).toBe(1);
  expect(messageOf(readMail(mail.received[0]?.text ?? ''))).toBe('Bom dia');
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

describe('a log that cannot be written', () => {
  const shell = (command: string, folder: string) =>
    spawn('/bin/sh', ['-c', command], {
      cwd: folder,
      env: { PATH: process.env.PATH, SITE_DIR: join(root, 'dist'), ...loopback, PORT: '4319' },
      stdio: 'ignore',
      detached: true,
    });
  const origin = 'http://127.0.0.1:4319';
  const entry = join(import.meta.dirname, '../../server/index.ts');
  const answers = () =>
    eventually(() => fetch(`${origin}/healthz`).then((r) => r.status, String)).toBe(200);

  test.each([
    ['a full disk', (node: string) => `exec ${node} >/dev/full 2>&1`],
    ['a reader that has gone', (node: string) => `${node} 2>&1 | true`],
  ])('because of %s leaves the site as it is, and it can be stopped', async (_, command) => {
    const child = shell(command(`${process.execPath} ${entry}`), await newFolder());
    const group = child.pid ?? 0;
    try {
      await answers();
      for (let count = 0; count < 3; count += 1) expect((await post(origin)).status).toBe(200);
      expect(await readdir(join(folder, 'data/outbox/new'))).toHaveLength(3);
      process.kill(-group, 'SIGTERM');
      await eventually(() =>
        fetch(origin).then(
          () => 'answers',
          () => 'gone',
        ),
      ).toBe('gone');
    } finally {
      try {
        process.kill(-group, 'SIGKILL');
      } catch {
        // No process is left.
      }
    }
  });
});

describe('alerts', () => {
  const readiness = async (origin: string, headers: Record<string, string> = {}) => {
    const response = await fetch(`${origin}/readyz`, { headers });
    return { status: response.status, text: await response.text() };
  };

  test('report a refused message by mail, readiness and stderr', async () => {
    const { mail, env } = await withMail();
    const { origin, lines } = await start(env);
    expect(await readiness(origin)).toMatchObject({ status: 200 });
    mail.refusal = { at: 'data', code: 554, text: 'No thanks' };
    mail.onRefused = () => {
      mail.refusal = undefined;
    };
    await post(origin);
    await eventually(() => mail.received.length).toBe(1);
    const notice = readMail(mail.received[0]?.text ?? '');
    expect(header(notice, 'subject')).toBe(`[Studio] ${words.alert.subject}`);
    expect(header(notice, 'to')).toBe('Studio <ola@studio.example>');
    expect(notice.body).toMatch(/^1 mensagem foi recusada[\s\S]*npm run outbox -- retry/);
    expect(lines.join('\n')).toMatch(/^1 mensagem foi recusada de vez/m);

    const here = await readiness(origin);
    expect(here.status).toBe(503);
    expect(JSON.parse(here.text)).toEqual({
      studio: 'Studio',
      outbox: join(folder, 'data/outbox'),
      waiting: 0,
      waitingSince: null,
      problems: [expect.stringContaining('1 mensagem foi recusada')],
    });
    const elsewhere = await readiness(origin, { 'X-Forwarded-For': '192.0.2.1' });
    expect(elsewhere).toEqual({ status: 503, text: 'Not ready' });
    expect((await fetch(`${origin}/healthz`)).status).toBe(200);

    // Neither a restart nor another server on the folder repeats the alert on the same day.
    const another = await start(env, folder);
    await eventually(() => another.lines.join('\n')).toContain('1 mensagem foi recusada');
    another.child.kill('SIGTERM');
    await another.exited;
    expect(mail.received).toHaveLength(1);
    await rm(join(folder, 'data/outbox/failed'), { recursive: true });
    await eventually(async () => (await readiness(origin)).status).toBe(200);
  });
});

describe('the outbox command', () => {
  test('finds the folder of the running server and creates none', async () => {
    const { origin } = await start({ OUTBOX_DIR: 'elsewhere/outbox' });
    await post(origin);
    const { port } = new URL(origin);
    const found = await outbox([], { PORT: port });
    expect(found.text).toContain(words.outbox.elsewhere(join(folder, 'elsewhere/outbox')));
    expect(found.text).toContain(words.outbox.counts(1, 0, 0, 0));
    const named = await outbox([], { PORT: port, OUTBOX_DIR: 'nowhere' });
    expect(named.text).toContain(words.outbox.noOutbox(join(folder, 'nowhere')));
    expect(await readdir(folder)).toEqual(['elsewhere']);
  });

  test('shows the mail server’s answer to a test, and the remedy', async () => {
    await newFolder();
    const { mail, env } = await withMail();
    expect(await outbox(['test'], env)).toEqual({
      code: 0,
      text: expect.stringContaining('250 kept as 4711'),
    });
    mail.refusal = { at: 'recipient', code: 550, text: 'No such user here' };
    const locked = await withMail({ user: 'studio', password: 'right' });
    const nowhere = { ...env, SMTP_URL: 'smtp://127.0.0.1:1' };
    for (const [settings, cause] of [
      [env, /550 No such user here[\s\S]*MAIL_TO/],
      [locked.env, /535[\s\S]*palavra-passe em SMTP_URL/],
      [nowhere, /ECONNREFUSED[\s\S]*não responde ninguém/],
      [{}, /SMTP_URL/],
    ] as const)
      expect(await outbox(['test'], settings)).toEqual({
        code: 1,
        text: expect.stringMatching(cause),
      });
  });

  test('makes the running server send refused messages again', async () => {
    const { mail, env } = await withMail();
    mail.refusal = { at: 'data', code: 554, text: 'No thanks' };
    const { origin } = await start(env);
    await post(origin);
    await eventually(() => readdir(join(folder, 'data/outbox/failed'))).toHaveLength(2);
    const shown = await outbox([], env);
    expect(shown.text).toMatch(/recusadas: 1[\s\S]*554 No thanks[\s\S]*Há um problema/);
    expect(shown.code).toBe(1);
    mail.refusal = undefined;
    const mended = await outbox(['retry'], env);
    expect(mended.code).toBe(0);
    expect(mended.text).toContain(words.outbox.result(1, 0));
  });

  test('sends messages when no server runs, and explains failures', async () => {
    const { mail, env } = await withMail();
    const { origin, child, exited } = await start();
    await post(origin);
    child.kill('SIGTERM');
    await exited;
    mail.refusal = { at: 'recipient', code: 550, text: 'No such user here' };
    const waits = await outbox(['retry'], env);
    expect(waits.code).toBe(1);
    expect(waits.text).toMatch(/por enviar: 1[\s\S]*à espera[\s\S]*550 No such user here/);
    mail.refusal = undefined;
    const sent = await outbox(['retry'], env);
    expect(sent.code).toBe(0);
    expect(sent.text).toContain(words.outbox.result(1, 0));
    expect(mail.received).toHaveLength(1);
  });

  test('shows junk, and no character that would turn a line round', async () => {
    const { origin } = await start();
    await post(origin, message({ [honeypotName]: 'x', subject: 'Olá' }));
    const [file = ''] = await readdir(join(folder, 'data/outbox/junk'));
    const path = join(folder, 'data/outbox/junk', file);
    const stored = JSON.parse(await readFile(path, 'utf8'));
    stored.fields.subject = 'Pay\u202e txt.exe\u009b';
    await writeFile(path, JSON.stringify(stored));
    const { text } = await outbox([]);
    expect(text).toMatch(/1 mensagem tem o campo escondido[\s\S]*lixo .*Pay txt\.exe $/m);
  });

  test('shows some of many messages and their count', async () => {
    const { origin } = await start({ RATE_LIMIT_MINUTE: '0' });
    for (let number = 0; number < 12; number += 1) await post(origin);
    const { code, text } = await outbox([]);
    expect(code).toBe(0);
    expect(text).toContain(words.outbox.counts(12, 0, 0, 0));
    expect(text).toContain(words.waiting(12, '20').replace('.', ''));
    expect(text.match(/Ana <ana@example.pt> {2}Olá/g)).toHaveLength(10);
    expect(text).toContain(words.outbox.more(2, words.outbox.states.waiting));
  });
});

test('a full disk is answered with 503, no message is lost or incomplete, and the server recovers', async (context) => {
  const small = await mountSmallDisk();
  if (!small) return context.skip('needs the right to mount');
  const disk = small.folder;
  try {
    const unlimited = { RATE_LIMIT_MINUTE: '0', RATE_LIMIT_HOUR: '0', RATE_LIMIT_HOUR_ALL: '0' };
    const { origin, child, exited } = await start({
      OUTBOX_DIR: join(disk, 'outbox'),
      ...unlimited,
    });
    let kept = 0;
    for (let refused = 0; refused < 5; ) {
      const { status } = await post(origin, message({ message: 'x'.repeat(4_900) }));
      if (status === 503) refused += 1;
      else expect(status).toBe(200);
      if (status === 200) kept += 1;
    }
    const files = await readdir(join(disk, 'outbox/new'));
    expect(files).toHaveLength(kept);
    expect(await readdir(join(disk, 'outbox/tmp'))).toEqual([]);
    for (const file of files) {
      const { fields } = JSON.parse(await readFile(join(disk, 'outbox/new', file), 'utf8'));
      expect(fields.message).toHaveLength(4_900);
    }
    expect((await fetch(origin)).status).toBe(200);
    const ready = async () => (await fetch(`${origin}/readyz`)).text();
    await eventually(ready).toMatch(/O disco de .* está quase cheio/);
    await rm(join(disk, 'outbox/new', files[0] ?? ''));
    expect((await post(origin)).status).toBe(200);
    child.kill('SIGKILL');
    await exited;
  } finally {
    await small.remove();
  }
});
