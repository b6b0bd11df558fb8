/** The command of the owner, without a server that runs. */
import { once } from 'node:events';
import { readdir, readFile, stat, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { type Outbox, openOutbox } from '../../server/mail/outbox.ts';
import { makeOutbox } from '../../server/mail/outbox-files.ts';
import { ownerWords } from '../../server/words/owner-words.ts';
import { folderOfTest } from '../temporary-folder.ts';
import type { MailServer } from './mail-server.ts';
import { mailServerOfTest, mailTo } from './of-test.ts';
import { runOutbox } from './run-outbox.ts';
import { sampleMessage } from './sample-message.ts';
import { manifest, writeSmallSite } from './small-site.ts';
import { header, readMail } from './stored-mail.ts';

/** Those of the small site's default language. */
const { outbox: words, waiting } = ownerWords(manifest.defaultLanguage);

let folder: string;
let outbox: Outbox;
let mail: MailServer;

beforeEach(async () => {
  folder = folderOfTest('command');
  await writeSmallSite(join(folder, 'dist'));
  const root = join(folder, 'data/outbox');
  await makeOutbox(root);
  outbox = openOutbox(root);
  mail = await mailServerOfTest();
});

const run = (args: string[], env: Record<string, string> = {}) =>
  runOutbox(args, folder, { SITE_DIR: join(folder, 'dist'), ...env });
const withMail = () => mailTo(mail);

test('shows some of many messages and their count, and junk without a character that would turn a line round', async () => {
  for (let number = 0; number < 12; number += 1) await outbox.keep(sampleMessage());
  const { id } = await outbox.keep(sampleMessage({}, { isJunk: true }));
  const file = join(outbox.root, `junk/${id}.json`);
  const stored = JSON.parse(await readFile(file, 'utf8'));
  stored.fields.subject = 'Pay\u202e txt.exe\u009b';
  await writeFile(file, JSON.stringify(stored));
  const { code, text } = await run([]);
  expect(code).toBe(0);
  expect(text).toContain(words.counts(12, 0, 0, 1));
  expect(text).toContain(waiting(12, '20').replace('.', ''));
  expect(text.match(/Ana Conceição <ana@example.pt> {2}Um sítio/g)).toHaveLength(10);
  expect(text).toContain(words.more(2, words.states.waiting));
  expect(text).toMatch(/1 mensagem tem o campo escondido[\s\S]*lixo .*Pay txt\.exe $/m);
});

test('shows what was sent last first', async () => {
  for (const second of [1, 2, 3]) {
    const received = new Date(second * 1000);
    await outbox.keep(sampleMessage({ subject: `Carta ${second}` }, { received }));
    for (const entry of await outbox.waiting()) await outbox.markSent(entry, received.getTime());
  }
  const { text } = await run([]);
  expect(text.match(/Carta \d/g)).toEqual(['Carta 3', 'Carta 2', 'Carta 1']);
});

test('exports each message as a mail', async () => {
  await outbox.keep(sampleMessage());
  await outbox.keep(sampleMessage({}, { isJunk: true }));
  const { code, text } = await run(['export', 'mails']);
  expect([code, text]).toEqual([0, expect.stringContaining(join(folder, 'mails'))]);
  expect(await readdir(join(folder, 'mails/junk'))).toHaveLength(1);
  const [file = ''] = await readdir(join(folder, 'mails/waiting'));
  const read = readMail(await readFile(join(folder, 'mails/waiting', file), 'utf8'));
  expect(header(read, 'reply-to')).toBe('Ana Conceição <ana@example.pt>');
  expect(read.body).toContain('Bom dia');
  // Other users of the machine may not read them.
  const modes = ['mails/waiting', `mails/waiting/${file}`].map((path) => stat(join(folder, path)));
  expect((await Promise.all(modes)).map(({ mode }) => mode & 0o777)).toEqual([0o700, 0o600]);
});

test('an export that lacks a message says so', async () => {
  await outbox.keep(sampleMessage());
  await writeFile(join(outbox.root, 'new/1.Ra.json'), '{');
  const { code, text } = await run(['export', 'mails']);
  expect([code, text]).toEqual([1, expect.stringContaining('new/1.Ra.json')]);
  expect(await readdir(join(folder, 'mails/waiting'))).toHaveLength(1);
});

test('lists the latest junk, and how many more were refused', async () => {
  for (let second = 1; second <= 12; second += 1) {
    const received = new Date((1_700_000_000 + second) * 1000);
    await outbox.keep(sampleMessage({ subject: `Lixo ${second}.` }, { received, isJunk: true }));
    await outbox.keep(sampleMessage({}, { received }));
  }
  for (const entry of await outbox.waiting()) await outbox.markFailed(entry, '550 No');
  const { text } = await run([]);
  expect(text.match(/Lixo \d+/g)?.at(-1)).toBe('Lixo 12');
  expect(text).toContain(words.more(2, words.states.failed));
});

test('sends a test and shows the mail server’s answer, with the remedy', async () => {
  // With the warning of what other mail servers make of the sender.
  const answer = expect.stringMatching(/DMARC[\s\S]*250 kept as 4711/);
  expect(await run(['test'], withMail())).toEqual({ code: 0, text: answer });
  mail.refusal = { at: 'recipient', code: 550, text: 'No such user here' };
  for (const [settings, cause] of [
    [withMail(), /550 No such user here[\s\S]*MAIL_TO/],
    [{ ...withMail(), SMTP_URL: 'smtp://127.0.0.1:1' }, /ECONNREFUSED[\s\S]*não responde ninguém/],
    [{}, /SMTP_URL/],
  ] as const)
    expect(await run(['test'], settings)).toEqual({ code: 1, text: expect.stringMatching(cause) });
});

test('sends what waits, and explains failures', async () => {
  await outbox.keep(sampleMessage());
  mail.refusal = { at: 'recipient', code: 550, text: 'No such user here' };
  const waits = await run(['retry'], withMail());
  expect(waits.code).toBe(1);
  expect(waits.text).toMatch(
    /por enviar: 1[\s\S]*à espera[\s\S]*550 No such user here[\s\S]*MAIL_TO/,
  );
  mail.refusal = undefined;
  const sent = await run(['retry'], withMail());
  expect(sent.code).toBe(0);
  expect(sent.text).toContain(words.result(1, 0));
  expect(mail.received).toHaveLength(1);
});

test('the problems of another site’s server are not told', async () => {
  const readiness = { studio: 'Another', outbox: '/elsewhere', problems: ['Not of this site.'] };
  const server = createServer((_, response) => response.end(JSON.stringify(readiness)));
  await once(server.listen(0, '127.0.0.1'), 'listening');
  onTestFinished(() => void server.close());
  const { port } = server.address() as AddressInfo;
  const { code, text } = await run([], { PORT: String(port) });
  expect([code, text.includes('Not of this site.')]).toEqual([0, false]);
});
