import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  fieldNames,
  fieldProblem,
  filledFields,
  usualFields,
} from '../../src/contact/contact-message.ts';
import { forAll } from '../../tests/generated.ts';
import { identity, sampleMessage } from '../../tests/relay/sample-message.ts';
import { header, readMail } from '../../tests/relay/stored-mail.ts';
import { mailOf, noticeOf } from './mail.ts';
import { composeMime } from './mime.ts';
import { parseStored, storedMessage } from './stored-message.ts';

const received = new Date('2025-11-21T10:00:00Z');

/** Creates the mail of a message after storing and parsing it. */
async function mailFor(...[changes, details]: Parameters<typeof sampleMessage>) {
  const stored = storedMessage(sampleMessage(changes, { received, ...details }));
  const read = parseStored(stored.id, Buffer.from(JSON.stringify(stored)));
  const raw = (await composeMime(mailOf(read, identity))).toString();
  return { stored, raw, mail: readMail(raw) };
}

test('a mail is from and to the studio, with the visitor as Reply-To and all fields', async () => {
  const { stored, mail } = await mailFor();
  expect(Object.fromEntries(mail.headers)).toMatchObject({
    from: 'Ana Conceição via Studio <site@studio.example>',
    to: 'Studio <ola@studio.example>',
    'reply-to': 'Ana Conceição <ana@example.pt>',
    subject: '[Studio] Um sítio',
    'message-id': `<${stored.id}@studio.example>`,
    date: 'Fri, 21 Nov 2025 10:00:00 +0000',
    'mime-version': '1.0',
  });
});

/** The only test of the layout: others ask what a mail contains. */
test('the mail has a line for each field, then the longer texts, also of a field that the form no longer has', () => {
  const stored = storedMessage(sampleMessage());
  const fields = { ...stored.fields, former: 'Fios & Filhos', size: 's', wishes: 'um\ndois' };
  const labels = { fields: { size: 'Size' }, choices: { size: { s: 'Small' } } };
  expect(mailOf({ ...stored, fields }, { ...identity, labels }).text).toBe(
    `Name: Ana Conceição
E-mail: ana@example.pt
Subject: Um sítio
former: Fios & Filhos
Size: Small
Time: 21/11/2025, 10:00:00
Language: pt

Bom dia

wishes:
um
dois
`,
  );
});

test('every filled field of the form is in the mail, and empty ones are not', async () => {
  const labels: Partial<Record<string, string>> = identity.words.mail;
  const values = Object.fromEntries(fieldNames.map((field) => [field, `<${field} typed>`]));
  const { mail } = await mailFor(values);
  for (const value of Object.values(values)) expect(mail.body).toContain(value);
  for (const field of fieldNames) {
    const { [field]: _, ...fields } = values;
    const { text } = mailOf({ ...storedMessage(sampleMessage()), fields }, identity);
    if (field !== 'message') expect(text).not.toContain(`${labels[field]}:`);
  }
});

test.each(['ana@example.pt', 'Ana <ana@example.pt>', '=?utf-8?Q?=41?=', 'x'.repeat(51)])(
  'the visitor’s name is not beside the studio’s address when it is %s',
  async (name) => {
    expect(header((await mailFor({ name })).mail, 'from')).toBe('Studio <site@studio.example>');
  },
);

test('a mail of the server itself is marked as automatic', async () => {
  const mail = readMail((await composeMime(noticeOf(identity, 'Test', ['Um', 'Dois']))).toString());
  expect(header(mail, 'auto-submitted')).toBe('auto-generated');
  expect(header(mail, 'subject')).toBe('[Studio] Test');
  expect(header(mail, 'reply-to')).toBeUndefined();
  expect(mail.body).toBe('Um\n\nDois\n');
});

describe('arbitrary user input', () => {
  const isTypable = (text: string) => !/\p{Cc}/u.test(text);
  const line = fc
    .string({ unit: 'binary', maxLength: 100 })
    .map((text) => text.trim())
    .filter((text) => text !== '' && text.length <= 100 && isTypable(text));
  const pieces = '" < > , ; : @ \\ ( =?utf-8?Q?=41?= ?= Bcc a é 😀'.split(' ');
  const hostileLine = fc
    .array(fc.constantFrom(...pieces, ' ', '\u2028'), { minLength: 1, maxLength: 20 })
    .map((parts) => parts.join('').trim())
    .filter(Boolean);
  const text = fc
    .string({ unit: 'binary', maxLength: 3000 })
    .map((typed) => typed.replaceAll(/[^\P{Cc}\t\n]/gu, '').trim())
    .filter(Boolean);

  test('arrives unchanged, with the same headers, for one recipient', async () => {
    const anyLine = fc.oneof(line, hostileLine);
    const content = ['content-transfer-encoding', 'content-type', 'date'];
    const usual = [...content, ...'from message-id mime-version reply-to subject to'.split(' ')];
    await forAll(300, anyLine, anyLine, text, async (name, subject, message) => {
      // As they are stored: without what cannot be seen.
      const shown = filledFields(usualFields, { name, subject, message });
      fc.pre(Object.keys(shown).length === 3);
      const { raw, mail } = await mailFor(shown);
      for (const each of raw.split('\r\n')) expect(each.length).toBeLessThan(998);
      expect(mail.headers.map(([field]) => field).sort()).toEqual(usual);
      expect(header(mail, 'to')).toBe('Studio <ola@studio.example>');
      expect(header(mail, 'reply-to')).toMatch(/<?ana@example\.pt>?$/);
      for (const value of Object.values(shown)) expect(mail.body).toContain(value);
    });
  });

  test('has no line that mailbox files would change, however the text is wrapped', async () => {
    const part = fc.constantFrom('From ', 'From here', '\n', 'é', 'word ', '='.repeat(7));
    const texts = fc
      .array(part, { minLength: 1, maxLength: 60 })
      .map((parts) => `From ${parts.join('')}.`);
    await forAll(200, texts, async (message) => {
      const { raw, mail } = await mailFor({ message });
      expect(raw.replaceAll('\r\n', '\n')).not.toMatch(/\nFrom /);
      for (const each of raw.split('\r\n')) expect(each.length).toBeLessThanOrEqual(76);
      expect(mail.body).toContain(message.trim());
    });
  });

  test('every address that the form accepts becomes the Reply-To', async () => {
    const address = fc
      .stringMatching(/^[a-zA-Z0-9._%+-]{1,20}@[a-zA-Z0-9.-]{1,20}\.[a-zA-Z]{2,4}$/)
      .filter((email) => fieldProblem(usualFields[1], email, 4) === undefined);
    await forAll(1_000, address, async (email) => {
      // A local part with misplaced dots is valid only in quotes.
      const replyTo = header((await mailFor({ name: 'Ana', email })).mail, 'reply-to');
      expect(replyTo?.replaceAll('"', '').toLowerCase()).toBe(`ana <${email.toLowerCase()}>`);
    });
  });

  test.each(['=?UTF-8?Q?=00=1b[31m?=', '=?utf-8?B?AAA=?= =?x', 'é =?UTF-8?Q?=41?='.repeat(8)])(
    'text that looks like an encoded word is not decoded by mail programs: %s',
    async (typed) => {
      const { raw, mail } = await mailFor({ name: typed, subject: typed });
      expect(header(mail, 'subject')).toBe(`[Studio] ${typed}`);
      expect(header(mail, 'reply-to')).toBe('ana@example.pt');
      const [head = ''] = raw.split('\r\n\r\n');
      for (const word of head.match(/=\?[^?]*\?[^?]*\?[^?\s]*\?=/g) ?? []) {
        expect(word).toMatch(/^=\?UTF-8\?B\?[\w+/=]+\?=$/);
        expect(word.length).toBeLessThanOrEqual(75);
      }
      for (const row of head.split('\r\n').filter((each) => each.includes('=?'))) {
        expect(row.length).toBeLessThanOrEqual(76);
      }
    },
  );
});

test.each([
  ['cut off', '{"fields":{"name":"Ana"},"time":"","rec'],
  ['empty', ''],
  ['without fields', '{"fields":{},"time":"","received":"2025-11-21T10:00:00.000Z"}'],
  ['without a date', '{"fields":{"name":"Ana"},"time":"","received":"soon"}'],
])('a file that is %s is no message, and what is in it is not said', (_, text) => {
  const said = /^The file is damaged: it is no message$/;
  expect(() => parseStored('1.Ra', Buffer.from(text))).toThrow(said);
});
