import { describe, expect, test } from 'vitest';
import { parseSettings, SettingsError } from './settings.ts';

function problemsOf(env: Record<string, string>) {
  try {
    parseSettings(env);
  } catch (error) {
    if (error instanceof SettingsError) return error.message.split('\n').slice(1);
    throw error;
  }
  return [];
}

test('the defaults are port 3000 and messages in data/outbox', () => {
  expect(parseSettings({})).toEqual({
    port: 3000,
    outboxFolder: 'data/outbox',
    trustProxy: 0,
    rateLimitMinute: 5,
    rateLimitHour: 30,
    rateLimitHourAll: 500,
    doctorDaily: false,
  });
});

test('the daily visit of the public address is switched on by 1 alone', () => {
  const chosen = ['0', '1'].map((text) => parseSettings({ DOCTOR_DAILY: text }).doctorDaily);
  expect(chosen).toEqual([false, true]);
  expect(problemsOf({ DOCTOR_DAILY: 'yes' })).toEqual([
    expect.stringContaining('DOCTOR_DAILY is "yes". Write 1'),
  ]);
});

test('an empty variable counts as unset', () => {
  expect(parseSettings({ PORT: '', SMTP_URL: ' ', MAIL_TO: '' })).toEqual(parseSettings({}));
});

test.each([
  ['server.example.pt', true],
  ['[192.0.2.1]', true],
  ['localhost', false],
  ['a b.pt', false],
])('%s as the name of the server in EHLO: %s', (name, isValid) => {
  const problems = isValid ? [] : [expect.stringMatching(/^MAIL_EHLO is /)];
  expect(problemsOf({ MAIL_EHLO: name })).toEqual(problems);
});

describe('the mail server', () => {
  const smtpOf = (url: string) =>
    parseSettings({ SMTP_URL: url, MAIL_TO: 'a@b.pt' }).delivery?.smtp;

  test('is parsed from the URL, with the password decoded', () => {
    expect(smtpOf('smtps://me%40x.pt:p%23%2F%40@mail.x.pt')).toEqual({
      host: 'mail.x.pt',
      port: 465,
      secure: true,
      auth: { user: 'me@x.pt', pass: 'p#/@' },
      requireTls: true,
      verifyCertificate: true,
    });
  });

  test('requires TLS before the password is sent, except on this machine', () => {
    expect(smtpOf('smtp://u:p@mail.x.pt')).toMatchObject({ port: 587, requireTls: true });
    // Whoever writes the port of the other kind means that kind.
    expect(smtpOf('smtp://u:p@mail.x.pt:465')).toMatchObject({ secure: true });
    expect(smtpOf('smtp://u:p@localhost')?.requireTls).toBe(false);
    expect(smtpOf('smtp://u:p@[::1]:25')).toMatchObject({ host: '::1', requireTls: false });
    expect(smtpOf('smtp://mail.x.pt:25/')).toMatchObject({ port: 25, requireTls: false });
    expect(smtpOf('smtp://u:p@mail.x.pt?requireTLS=false')?.requireTls).toBe(false);
  });

  test('may have an untrusted certificate on this machine, as Debian makes them', () => {
    for (const host of ['127.0.0.1', 'localhost', '[::1]'])
      expect(smtpOf(`smtp://${host}:25`)?.verifyCertificate).toBe(false);
    expect(smtpOf('smtp://127.0.0.1:25?rejectUnauthorized=true')?.verifyCertificate).toBe(true);
  });

  test('may have an untrusted certificate with rejectUnauthorized=false', () => {
    expect(smtpOf('smtps://mail.x.pt?rejectUnauthorized=false')?.verifyCertificate).toBe(false);
  });
});

type Row = [env: Record<string, string>, name: string];
test.each<Row>([
  ...['80a', '65536', '-1', '1e3'].map((PORT): Row => [{ PORT }, 'PORT']),
  [{ HOST: 'http://x' }, 'HOST'],
  [{ TRUST_PROXY: 'yes' }, 'TRUST_PROXY'],
  [{ RATE_LIMIT_MINUTE: '1.5' }, 'RATE_LIMIT_MINUTE'],
  [{ RATE_LIMIT_HOUR: '-5' }, 'RATE_LIMIT_HOUR'],
  [{ RATE_LIMIT_HOUR_ALL: 'many' }, 'RATE_LIMIT_HOUR_ALL'],
  [{ OUTBOX_KEEP_DAYS: '0' }, 'OUTBOX_KEEP_DAYS'],
  [{ MAIL_FROM: 'Studio <a@b.pt>' }, 'MAIL_FROM'],
  [{ MAIL_TO: 'a@b.pt, c@d.pt', SMTP_URL: 'smtp://x' }, 'MAIL_TO'],
  [{ MAIL_TO: 'a@b.pt' }, 'SMTP_URL'],
  [{ SMTP_URL: 'smtp://x' }, 'MAIL_TO'],
  ...['', 'http://', 'smtp://u:p#q@', 'smtp://u:p/q@', 'smtp://u:100%@', 'smtp://u@']
    .map((begin) => `${begin}mail.x.pt`)
    .concat('smtp://mail.x.pt?requireTls=false')
    .map((SMTP_URL): Row => [{ SMTP_URL, MAIL_TO: 'a@b.pt' }, 'SMTP_URL']),
])('%o is refused with the name of the variable', (env, name) => {
  const problems = problemsOf(env);
  expect(problems).toHaveLength(1);
  expect(problems[0]).toMatch(new RegExp(`^${name} `));
});

test('all invalid variables are reported together', () => {
  expect(problemsOf({ PORT: 'x', TRUST_PROXY: 'x', MAIL_FROM: 'x' })).toHaveLength(3);
});

test('no message contains the password', () => {
  const problems = problemsOf({ SMTP_URL: 'ftp://me:topsecret@x', MAIL_TO: 'a@b.pt' });
  expect(problems.join()).not.toContain('topsecret');
});
