import { execFileSync, spawn } from 'node:child_process';
import { mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { Agent, request } from 'node:http';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { ownMailIds, sendFormPath, sendPath } from '../../src/contact-message.ts';
import { startMailServer } from './mail-server.ts';
import { runNode, runSite, type SiteProcess, startSite } from './site-process.ts';
import { texts, writeSmallSite } from './small-site.ts';
import { header, messageOf, readMail } from './stored-mail.ts';

const outboxScript = join(import.meta.dirname, '../../tools/outbox.ts');
const loopback = { HOST: '127.0.0.1' };

let root: string;
let folder: string;
const processes: SiteProcess[] = [];

beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'site-'));
  await writeSmallSite(join(root, 'dist'));
});

afterEach(async () => {
  for (const { child, exited } of processes.splice(0)) {
    child.kill('SIGKILL');
    await exited;
  }
});

afterAll(() => rm(root, { recursive: true }));

async function newFolder() {
  folder = await mkdtemp(join(root, 'run-'));
  return folder;
}

async function start(env: Record<string, string> = {}, where?: string) {
  const site = await startSite(where ?? (await newFolder()), {
    SITE_DIR: join(root, 'dist'),
    ...loopback,
    ...env,
  });
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

/** What a connection answers to raw bytes, until it is closed or has said what is waited for. */
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

const eventually = (check: () => unknown) => expect.poll(check, { interval: 50 });

describe('with no settings', () => {
  test('a message is a readable file in data/outbox/new', async () => {
    const { origin } = await start();
    const response = await post(origin);
    expect([response.status, await response.text()]).toEqual([200, 'OK']);
    const [file = '', ...others] = await readdir(join(folder, 'data/outbox/new'));
    expect(others).toEqual([]);
    const mail = readMail(await readFile(join(folder, 'data/outbox/new', file), 'utf8'));
    expect(header(mail, 'reply-to')).toBe('Ana <ana@example.pt>');
    expect(messageOf(mail)).toBe('Bom dia');
    expect((await stat(join(folder, 'data/outbox/new', file))).mode & 0o777).toBe(0o600);
  });

  test('what a robot fills in is filed as junk', async () => {
    const { origin } = await start();
    expect((await post(origin, message({ website: 'x' }))).status).toBe(200);
    expect(await readdir(join(folder, 'data/outbox/new'))).toEqual([]);
    expect(await readdir(join(folder, 'data/outbox/junk'))).toHaveLength(1);
  });

  test('a form posted by a browser without JavaScript is answered by a page', async () => {
    const { origin } = await start();
    const body = new FormData();
    const entries = {
      user_id: ownMailIds.publicKey,
      service_id: ownMailIds.serviceId,
      template_id: ownMailIds.templateId,
      name: 'Ana',
      email: 'ana@example.pt',
      subject: 'Olá',
      message: 'Bom dia',
      website: '',
    };
    for (const [name, value] of Object.entries(entries)) body.append(name, value);
    const headers = { Accept: 'text/html', Origin: origin };
    const response = await fetch(`${origin}${sendFormPath}?lang=en`, {
      method: 'POST',
      body,
      headers,
    });
    expect(response.status).toBe(200);
    expect(await response.text()).toContain('<html lang="en">');
    expect(await readdir(join(folder, 'data/outbox/new'))).toHaveLength(1);
  });
});

describe('HTTP as it comes', () => {
  test.each([
    ['a path upwards', 'GET /%2e%2e/ HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n', 400],
    [
      'a plain path upwards',
      'GET /../manifest.json HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n',
      400,
    ],
    [
      'a hidden path upwards',
      'GET /assets/.%2E/x HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n',
      400,
    ],
    ['a backslash', 'GET /a\\b HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n', 400],
    ['a NUL', 'GET /%00 HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n', 400],
    ['two slashes', 'GET //evil.example/ HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n', 404],
    ['a bad percent sign', 'GET /%zz HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n', 400],
    ['a bad host', 'GET / HTTP/1.1\r\nHost: a b\r\nConnection: close\r\n\r\n', 400],
    ['no host', 'GET / HTTP/1.1\r\nConnection: close\r\n\r\n', 400],
    ['two hosts', 'GET / HTTP/1.1\r\nHost: x\r\nHost: y\r\n\r\n', 400],
    ['a number for a host', 'GET /x HTTP/1.1\r\nHost: a.1\r\nConnection: Close\r\n\r\n', 400],
    [
      'chunks from an old client',
      `POST ${sendPath} HTTP/1.0\r\nConnection: keep-alive\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n`,
      400,
    ],
    [
      'an expectation',
      'GET / HTTP/1.1\r\nHost: x\r\nExpect: cake\r\nConnection: close\r\n\r\n',
      417,
    ],
    ['an old client', 'GET / HTTP/1.0\r\n\r\n', 200],
    ['everything', 'OPTIONS * HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n', 400],
    [
      'a proxy request',
      'GET http://evil.example/nothing HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n',
      404,
    ],
    ['TRACE', 'TRACE / HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n', 405],
    ['an unknown method', 'JUMP / HTTP/1.1\r\nHost: x\r\n\r\n', 501],
    ['a tunnel', 'CONNECT evil.example:443 HTTP/1.1\r\nHost: x\r\n\r\n', 405],
    ['no HTTP', 'hello\r\n\r\n', 400],
    ['headers without end', `GET / HTTP/1.1\r\nHost: x\r\nX: ${'x'.repeat(20_000)}\r\n\r\n`, 431],
    [
      'two lengths',
      `POST ${sendPath} HTTP/1.1\r\nHost: x\r\nContent-Length: 5\r\nContent-Length: 6\r\n\r\nhello`,
      400,
    ],
  ])('%s is answered, and the next visitor too', async (_, bytes, status) => {
    const { origin } = await start();
    const answer = await talk(origin, bytes);
    expect(answer).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
    expect(answer).not.toMatch(/location:/i);
    expect(answer).toMatch(/\r\nContent-Security-Policy: default-src '(none|self)'\r\n/i);
    expect(await (await fetch(origin)).text()).toBe(texts['index.html']);
  });

  test('a connection stays open until the client closes it, as HTTP/1.0 asks for by name', async () => {
    const { origin } = await start();
    const ask = 'GET / HTTP/1.1\r\nHost: x\r\n';
    for (const close of ['close', 'Close']) {
      const answers = (await talk(origin, `${ask}\r\n${ask}Connection: ${close}\r\n\r\n`)).split(
        /(?=HTTP\/1\.1 200 )/,
      );
      expect(answers).toHaveLength(2);
      expect(answers[1]).toMatch(/\r\nConnection: close\r\n/i);
    }
    const old = 'GET / HTTP/1.0\r\nConnection: keep-alive\r\n\r\n';
    expect(await talk(origin, old, /\r\n\r\n/)).toMatch(/\r\nConnection: keep-alive\r\n/i);
  });

  test('headers and bodies that never end are cut off', async () => {
    const { origin } = await start();
    const endless = [
      'GET / HTTP/1.1\r\nHost: x\r\nX: ',
      `POST ${sendPath} HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 500\r\n\r\n{`,
    ];
    for (const answer of await Promise.all(endless.map((bytes) => talk(origin, bytes)))) {
      expect(answer).toMatch(/^HTTP\/1.1 408 /);
    }
  });

  test('a body larger than any message is answered at once', async () => {
    const { origin } = await start();
    const response = await post(origin, 'x'.repeat(300_000));
    expect(response.status).toBe(413);
  });
});

describe('starting and stopping', () => {
  test('wrong settings are named and nothing is served', async () => {
    const { exited, lines } = runSite(await newFolder(), { PORT: 'abc', SMTP_URL: 'smtp://x' });
    expect(await exited).toBe(1);
    expect(lines.join('\n')).toMatch(/PORT is "abc"[\s\S]*MAIL_TO is missing/);
  });

  test('a missing build is named', async () => {
    const { exited, lines } = runSite(await newFolder(), { SITE_DIR: 'nowhere' });
    expect(await exited).toBe(1);
    expect(lines.join('\n')).toContain('npm run build');
    expect(lines).toHaveLength(1);
  });

  test.each(['manifest.json', 'prerender/prerender.js'])(
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

  test('messages stay as long as the privacy policy says, or a line says that it is wrong', async () => {
    const folder = await newFolder();
    const cur = join(folder, 'data/outbox/cur');
    await mkdir(cur, { recursive: true });
    const sent = Math.floor(Date.now() / 1000) - 40 * 86_400;
    await writeFile(join(cur, `1.Ra,sent=${sent}:2,S`), 'Subject: Olá');

    const asPromised = await start({}, folder);
    expect(asPromised.lines).toHaveLength(1);
    expect(await readdir(cur)).toHaveLength(1);
    asPromised.child.kill('SIGTERM');
    await asPromised.exited;

    const sooner = await start({ OUTBOX_KEEP_DAYS: '30' }, folder);
    expect(sooner.lines[0]).toMatch(/OUTBOX_KEEP_DAYS is 30.* says 90 days.*mailKeepDays/);
    await expect.poll(() => readdir(cur)).toEqual([]);
  });

  test('a taken port is said in one line', async () => {
    const { origin } = await start();
    const { port } = new URL(origin);
    const env = { SITE_DIR: join(root, 'dist'), ...loopback, PORT: port };
    const { exited, lines } = runSite(await newFolder(), env);
    expect(await exited).toBe(1);
    expect(lines).toEqual([
      `Port ${port} is taken. Stop what uses it, or set PORT to another number.`,
    ]);
  });

  test('an outbox that cannot be is named', async () => {
    const env = {
      SITE_DIR: join(root, 'dist'),
      ...loopback,
      OUTBOX_DIR: join(root, 'dist/manifest.json'),
    };
    const { exited, lines } = runSite(await newFolder(), env);
    expect(await exited).toBe(1);
    expect(lines.join('\n')).toContain('OUTBOX_DIR');
  });

  test('what is on its way when it is told to stop is answered', async () => {
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

  test('under load it stops without dropping a request', async () => {
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
          // Refused means never taken on: a proxy goes elsewhere with it.
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
});

describe('with a mail server', () => {
  test('what is posted arrives there', async () => {
    const mail = await startMailServer();
    const { origin } = await start({
      SMTP_URL: `smtp://127.0.0.1:${mail.port}`,
      MAIL_TO: 'ola@studio.example',
    });
    expect((await post(origin)).status).toBe(200);
    await eventually(() => mail.received.length).toBe(1);
    expect(messageOf(readMail(mail.received[0]?.text ?? ''))).toBe('Bom dia');
    await mail.stop();
  });

  test('two servers on one outbox send every message once', async () => {
    const mail = await startMailServer();
    const env = {
      SMTP_URL: `smtp://127.0.0.1:${mail.port}`,
      MAIL_TO: 'ola@studio.example',
      RATE_LIMIT_MINUTE: '0',
      RATE_LIMIT_HOUR: '0',
      RATE_LIMIT_HOUR_ALL: '0',
    };
    const one = await start(env);
    const two = await start(env, folder);
    for (let number = 0; number < 30; number += 1) {
      const { origin } = number % 2 ? one : two;
      expect((await post(origin, message({ message: `number ${number}` }))).status).toBe(200);
    }
    await eventually(() => readdir(join(folder, 'data/outbox/new'))).toEqual([]);
    const found = mail.received.map(({ text }) => messageOf(readMail(text)));
    expect(found).toHaveLength(30);
    expect(new Set(found).size).toBe(30);
    await mail.stop();
  });
});

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
        // Nobody is left of it.
      }
    }
  });
});

describe('somebody is told', () => {
  const readiness = async (origin: string, headers: Record<string, string> = {}) => {
    const response = await fetch(`${origin}/readyz`, { headers });
    return { status: response.status, text: await response.text() };
  };

  test('when a message was refused: by mail once mail can go, by readiness, and by stderr', async () => {
    const mail = await startMailServer();
    const env = { SMTP_URL: `smtp://127.0.0.1:${mail.port}`, MAIL_TO: 'ola@studio.example' };
    const { origin, lines } = await start(env);
    expect(await readiness(origin)).toMatchObject({ status: 200 });
    mail.refusal = { at: 'data', code: 554, text: 'No thanks' };
    mail.onRefused = () => {
      mail.refusal = undefined;
    };
    await post(origin);
    await eventually(() => mail.received.length).toBe(1);
    const notice = readMail(mail.received[0]?.text ?? '');
    expect(header(notice, 'subject')).toBe('[Studio] The contact form needs you');
    expect(header(notice, 'to')).toBe('Studio <ola@studio.example>');
    expect(notice.body).toMatch(/^1 message was refused[\s\S]*npm run outbox -- retry/);
    expect(lines.join('\n')).toMatch(/^1 message was refused by the mail server for good/m);

    const here = await readiness(origin);
    expect(here.status).toBe(503);
    expect(JSON.parse(here.text)).toEqual({
      studio: 'Studio',
      outbox: join(folder, 'data/outbox'),
      troubles: [expect.stringContaining('1 message was refused')],
    });
    const elsewhere = await readiness(origin, { 'X-Forwarded-For': '192.0.2.1' });
    expect(elsewhere).toEqual({ status: 503, text: 'Not ready' });
    expect((await fetch(`${origin}/healthz`)).status).toBe(200);

    // Another start, and another server on the folder, say it no second time on the same day.
    const another = await start(env, folder);
    await eventually(() => another.lines.join('\n')).toContain('1 message was refused');
    another.child.kill('SIGTERM');
    await another.exited;
    expect(mail.received).toHaveLength(1);
    await rm(join(folder, 'data/outbox/failed'), { recursive: true });
    await eventually(async () => (await readiness(origin)).status).toBe(200);
    await mail.stop();
  });
});

describe('the outbox command', () => {
  async function outbox(args: string[], env: Record<string, string> = {}) {
    const { exited, lines } = runNode([outboxScript, ...args], folder, {
      SITE_DIR: join(root, 'dist'),
      ...env,
    });
    return { code: await exited, text: lines.join('\n') };
  }

  test('shows what is waiting', async () => {
    const { origin } = await start();
    await post(origin);
    const { code, text } = await outbox([]);
    expect(code).toBe(0);
    expect(text).toContain('1 waiting, 0 sent, 0 failed, 0 junk');
    expect(text).toContain('Ana <ana@example.pt>  [Studio] Olá');
  });

  test('finds the folder of the running server, and makes none where there is none', async () => {
    const { origin } = await start({ OUTBOX_DIR: 'elsewhere/outbox' });
    await post(origin);
    const { port } = new URL(origin);
    const found = await outbox([], { PORT: port });
    expect(found.text).toContain(`elsewhere: ${join(folder, 'elsewhere/outbox')}`);
    expect(found.text).toContain('1 waiting');
    const named = await outbox([], { PORT: port, OUTBOX_DIR: 'nowhere' });
    expect(named.text).toContain(`There is no outbox in ${join(folder, 'nowhere')}`);
    expect(await readdir(folder)).toEqual(['elsewhere']);
  });

  test('says what the mail server answered to a test', async () => {
    await newFolder();
    const mail = await startMailServer();
    const env = { SMTP_URL: `smtp://127.0.0.1:${mail.port}`, MAIL_TO: 'ola@studio.example' };
    const good = await outbox(['test'], env);
    expect(good.code).toBe(0);
    expect(good.text).toContain('250 kept as 4711');
    mail.refusal = { at: 'recipient', code: 550, text: 'No such user here' };
    const bad = await outbox(['test'], env);
    expect(bad.code).toBe(1);
    expect(bad.text).toMatch(/550 No such user here[\s\S]*MAIL_TO/);
    await mail.stop();
    const away = await outbox(['test'], env);
    expect(away.code).toBe(1);
    expect(away.text).toMatch(/ECONNREFUSED[\s\S]*Nothing listens/);
  });

  test('says that the password is wrong', async () => {
    await newFolder();
    const mail = await startMailServer({ user: 'studio', password: 'right' });
    const env = {
      SMTP_URL: `smtp://studio:wrong@127.0.0.1:${mail.port}`,
      MAIL_TO: 'ola@studio.example',
    };
    const { code, text } = await outbox(['test'], env);
    expect(code).toBe(1);
    expect(text).toMatch(/535[\s\S]*The user or the password in SMTP_URL is not right/);
    await mail.stop();
  });

  test('without a mail server says where the messages are', async () => {
    await newFolder();
    const { code, text } = await outbox(['test']);
    expect(code).toBe(1);
    expect(text).toContain('SMTP_URL');
  });

  test('has what was refused sent again by the running server, once the cause is mended', async () => {
    const mail = await startMailServer();
    const env = { SMTP_URL: `smtp://127.0.0.1:${mail.port}`, MAIL_TO: 'ola@studio.example' };
    mail.refusal = { at: 'data', code: 554, text: 'No thanks' };
    const { origin } = await start(env);
    await post(origin);
    await eventually(() => readdir(join(folder, 'data/outbox/failed'))).toHaveLength(2);
    const shown = await outbox([], env);
    expect(shown.text).toMatch(/1 failed[\s\S]*554 No thanks[\s\S]*Something is wrong/);
    expect(shown.code).toBe(1);
    mail.refusal = undefined;
    const mended = await outbox(['retry'], env);
    expect(mended.code).toBe(0);
    expect(mended.text).toContain('1 sent, 0 left');
    await mail.stop();
  });

  test('sends by itself where no server runs, and says why it cannot', async () => {
    const mail = await startMailServer();
    const env = { SMTP_URL: `smtp://127.0.0.1:${mail.port}`, MAIL_TO: 'ola@studio.example' };
    const { origin, child, exited } = await start();
    await post(origin);
    child.kill('SIGTERM');
    await exited;
    mail.refusal = { at: 'recipient', code: 550, text: 'No such user here' };
    const waits = await outbox(['retry'], env);
    expect(waits.code).toBe(1);
    expect(waits.text).toMatch(/0 sent, 1 left[\s\S]*waiting[\s\S]*550 No such user here/);
    mail.refusal = undefined;
    const sent = await outbox(['retry'], env);
    expect(sent.code).toBe(0);
    expect(sent.text).toContain('1 sent, 0 left');
    expect(mail.received).toHaveLength(1);
    await mail.stop();
  });

  test('shows some of many messages and says how many there are', async () => {
    const { origin } = await start({ RATE_LIMIT_MINUTE: '0' });
    for (let number = 0; number < 12; number += 1) await post(origin);
    const { text } = await outbox([]);
    expect(text.match(/Ana <ana@example.pt>/g)).toHaveLength(10);
    expect(text).toContain('... and 2 more waiting');
  });
});

/** A file system of 256 kB, where this user may make one. */
async function mountSmallDisk(where: string) {
  await mkdir(where);
  try {
    execFileSync('/bin/mount', ['-t', 'tmpfs', '-o', 'size=256k', 'tmpfs', where], {
      stdio: 'ignore',
    });
    return true;
  } catch {
    return false;
  }
}

test('a full disk: 503, nothing half-written, nothing promised is lost, and it mends by itself', async (context) => {
  const where = await newFolder();
  const disk = join(where, 'disk');
  if (!(await mountSmallDisk(disk))) return context.skip('needs the right to mount');
  try {
    const env = { OUTBOX_DIR: 'disk/outbox', RATE_LIMIT_MINUTE: '0', RATE_LIMIT_HOUR: '0' };
    const { origin, child, exited } = await start(env, where);
    const statuses: number[] = [];
    for (let count = 0; count < 100; count += 1) {
      const response = await post(origin, message({ message: 'x'.repeat(4_900) }));
      statuses.push(response.status);
    }
    const kept = statuses.filter((status) => status === 200).length;
    expect(new Set(statuses)).toEqual(new Set([200, 503]));
    const files = await readdir(join(disk, 'outbox/new'));
    expect(files).toHaveLength(kept);
    expect(await readdir(join(disk, 'outbox/tmp'))).toEqual([]);
    for (const file of files) {
      const mail = readMail(await readFile(join(disk, 'outbox/new', file), 'utf8'));
      expect(messageOf(mail)).toHaveLength(4_900);
    }
    expect((await fetch(origin)).status).toBe(200);
    const ready = await fetch(`${origin}/readyz`);
    expect([ready.status, await ready.text()]).toEqual([
      503,
      expect.stringMatching(/The disk of .* is nearly full/),
    ]);
    await rm(join(disk, 'outbox/new', files[0] ?? ''));
    expect((await post(origin)).status).toBe(200);
    child.kill('SIGKILL');
    await exited;
  } finally {
    execFileSync('/bin/umount', ['-l', disk]);
  }
});
