/** The transport's handling of the answers of mail servers. */
import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { beforeEach, describe, expect, test } from 'vitest';
import { mailOf, SendFailure } from '../../server/mail/mail.ts';
import { createSmtp, type SmtpTimes } from '../../server/mail/smtp.ts';
import { storedMessage } from '../../server/mail/stored-message.ts';
import { createTransport } from '../../server/mail/transport.ts';
import { parseSettings } from '../../server/settings.ts';
import type { MailServer } from './mail-server.ts';
import { mailServerOfTest } from './of-test.ts';
import { identity, sampleMessage } from './sample-message.ts';
import { readMail } from './stored-mail.ts';

const minute = 60_000;
let server: MailServer;

beforeEach(async () => {
  server = await mailServerOfTest();
});

function transport(port = server.port, times: Partial<SmtpTimes> = {}, login = '', options = '') {
  const url = `smtp://${login}127.0.0.1:${port}${options}`;
  const { delivery } = parseSettings({ SMTP_URL: url, MAIL_TO: identity.to });
  if (!delivery?.smtp) throw new Error('No delivery');
  return createSmtp(delivery.smtp, { connect: minute, answer: minute, whole: minute, ...times });
}

const mail = (message = 'Bom dia') => mailOf(storedMessage(sampleMessage({ message })), identity);

const failureOf = (sending: Promise<string>) =>
  sending.then(
    () => 'taken',
    (error) => {
      if (!(error instanceof SendFailure)) throw error;
      return `${error.kind}: ${error.code}`;
    },
  );

const eventually = (check: () => unknown) => expect.poll(check, { interval: 20 });

test('the mail arrives unchanged from the studio, and the connection ends with QUIT', async () => {
  expect(await transport()(mail('Olá\n.\nmundo'))).toBe('250 kept as 4711');
  expect(server.received).toMatchObject([{ from: identity.from, to: [identity.to] }]);
  expect(readMail(server.received[0]?.text ?? '').body).toContain('Olá\n.\nmundo');
  await eventually(() => server.quits).toBe(1);
});

test.each([
  ['sender', 553, 'server: 553 MAIL FROM'],
  ['sender', 451, 'server: 451 MAIL FROM'],
  ['recipient', 550, 'server: 550 RCPT TO'],
  ['recipient', 450, 'server: 450 RCPT TO'],
  ['data', 452, 'message: 452 DATA'],
  ['data', 554, 'refused: 554 DATA'],
  ['data', 421, 'broken: 421 DATA'],
] as const)('an answer to the %s of %i is %s', async (at, code, failure) => {
  server.refusal = { at, code, text: 'No' };
  expect(await failureOf(transport()(mail()))).toBe(failure);
  expect(server.received).toEqual([]);
});

test('the name of this server is that of the sender or the site, unless one is set', async () => {
  const named = async (env: Record<string, string>, site = 'https://www.studio.example') => {
    const url = `smtp://127.0.0.1:${server.port}`;
    const settings = parseSettings({ SMTP_URL: url, MAIL_TO: 'ana@mail.example', ...env });
    await (await createTransport(settings, site))?.(mail());
    return server.received.at(-1)?.greeting;
  };
  expect(await named({})).toBe('www.studio.example');
  expect(await named({}, 'http://192.0.2.1:3000')).toBe('[192.0.2.1]');
  expect(await named({ MAIL_FROM: 'site@estúdio.example' })).toBe('xn--estdio-rya.example');
  expect(await named({ MAIL_FROM: 'site@localhost' })).toBe('www.studio.example');
  expect(await named({ MAIL_EHLO: 'host.example' })).toBe('host.example');
});

describe('the password', () => {
  const login = 'studio:p%40ss%2Fw%23rd@';

  const withPassword = (startTls: boolean) =>
    mailServerOfTest({ user: 'studio', password: 'p@ss/w#rd', startTls });

  test('is sent over STARTTLS', async () => {
    const other = await withPassword(true);
    const options = '?requireTLS=true&rejectUnauthorized=false';
    await transport(other.port, {}, login, options)(mail());
    expect(other.received).toMatchObject([{ isEncrypted: true, user: 'studio' }]);
  });

  test('is not sent without required encryption', async () => {
    const other = await withPassword(false);
    const sending = transport(other.port, {}, login, '?requireTLS=true')(mail());
    expect(await failureOf(sending)).toMatch(/^server: /);
    expect(other.received).toEqual([]);
  });

  test('is not sent where the certificate has expired, which only the owner can end', async () => {
    const other = await withPassword(true);
    const options = '?requireTLS=true&rejectUnauthorized=true';
    const sending = transport(other.port, {}, login, options)(mail());
    expect(await sending.catch((error: unknown) => error)).toMatchObject({
      ...{ kind: 'server', code: 'CERT_HAS_EXPIRED' },
      ...{ isPermanent: true, advice: 'certificateExpired' },
    });
  });

  test('is reported as a fault of the settings when it is wrong', async () => {
    const other = await withPassword(false);
    const sending = transport(other.port, {}, 'studio:wrong@')(mail());
    expect(await failureOf(sending)).toMatch(/^server: 535/);
  });
});

describe('a failing server', () => {
  test('that is down or refuses connections is a server failure', async () => {
    server.refusesConnections = true;
    expect(await failureOf(transport()(mail()))).toMatch(/^server: 421/);
    const { port } = server;
    await server.stop();
    expect(await failureOf(transport(port)(mail()))).toBe('server: ECONNREFUSED');
  });

  test('that disconnects during a mail is a broken connection', async () => {
    server.breaks = () => true;
    expect(await failureOf(transport()(mail()))).toMatch(/^broken: /);
  });

  test('that does not answer is left after the time limit or at the stop', async () => {
    let connections = 0;
    const silent = createServer(() => (connections += 1)).listen(0, '127.0.0.1');
    await once(silent, 'listening');
    const { port } = silent.address() as AddressInfo;
    expect(await failureOf(transport(port, { connect: 100 })(mail()))).toMatch(/^server: /);
    const leaving = new AbortController();
    const sending = failureOf(transport(port)(mail(), leaving.signal));
    await eventually(() => connections).toBe(2);
    leaving.abort();
    expect(await sending).toBe('aborted: aborted');
    expect(await failureOf(transport()(mail(), leaving.signal))).toBe('aborted: aborted');
    silent.close();
  });

  test('that takes too long is left, but not when it already has the mail', async () => {
    server.delayed = () => true;
    expect(await failureOf(transport(server.port, { whole: 300 })(mail()))).toMatch(/^broken: /);
    await eventually(server.openConnections).toBe(0);
    const leaving = new AbortController();
    const sending = failureOf(transport()(mail(), leaving.signal));
    await eventually(() => server.held.length).toBe(2);
    leaving.abort();
    server.held[1]?.();
    expect(await sending).toBe('taken');
  });
});
