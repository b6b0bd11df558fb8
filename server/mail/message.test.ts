import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { fieldProblem } from '../../src/contact-message.ts';
import { header, messageOf, readMail } from '../../tests/relay/stored-mail.ts';
import { composeMessage, headerField, readdress } from './message.ts';

const identity = { name: 'Studio', from: 'site@studio.example', to: 'ola@studio.example' };
const usual = { name: 'Ana', email: 'ana@example.pt', subject: 'Um sítio', message: 'Bom dia' };

async function compose(changes: Partial<typeof usual> = {}) {
  const accepted = {
    fields: { ...usual, ...changes },
    time: '21/11/2025, 10:00:00',
    isJunk: false,
    received: new Date('2025-11-21T10:00:00Z'),
    language: 'pt',
  };
  return composeMessage(accepted, 'an-id', identity);
}

test('a message is from the studio, for the studio, and answered to the visitor', async () => {
  const mail = readMail((await compose()).toString());
  expect(Object.fromEntries(mail.headers)).toMatchObject({
    from: 'Studio <site@studio.example>',
    to: 'Studio <ola@studio.example>',
    'reply-to': 'Ana <ana@example.pt>',
    subject: '[Studio] Um sítio',
    'message-id': '<an-id@studio.example>',
    date: 'Fri, 21 Nov 2025 10:00:00 +0000',
    'mime-version': '1.0',
  });
  expect(mail.body).toContain(
    'Name: Ana\nE-mail: ana@example.pt\nSubject: Um sítio\nTime: 21/11/2025, 10:00:00\n',
  );
  expect(messageOf(mail)).toBe('Bom dia');
});

describe('whatever the visitor types', () => {
  const isTypable = (text: string) => !/\p{Cc}/u.test(text);
  const line = fc
    .string({ unit: 'binary', maxLength: 100 })
    .map((text) => text.trim())
    .filter((text) => text !== '' && text.length <= 100 && isTypable(text));
  const hostileLine = fc.oneof(
    line,
    fc
      .array(
        fc.constantFrom(
          '"',
          '<',
          '>',
          ',',
          ';',
          ':',
          '@',
          '\\',
          '(',
          ')',
          '=?utf-8?Q?=41?=',
          '?=',
          ' ',
          'Bcc',
          'a',
          'é',
          '😀',
          '\u2028',
        ),
        { minLength: 1, maxLength: 20 },
      )
      .map((parts) => parts.join('').trim())
      .filter(Boolean),
  );
  const text = fc
    .string({ unit: 'binary', maxLength: 3000 })
    .map((typed) => typed.replaceAll(/[^\P{Cc}\t\n]/gu, '').trim())
    .filter(Boolean);

  test('arrives as it was, in the same headers, for one recipient', async () => {
    await fc.assert(
      fc.asyncProperty(hostileLine, hostileLine, text, async (name, subject, message) => {
        const stored = await compose({ name, subject, message });
        for (const fileLine of stored.toString('latin1').split('\n'))
          expect(fileLine.length).toBeLessThan(998);
        const mail = readMail(stored.toString());
        expect(mail.headers.map(([field]) => field)).toEqual([
          'from',
          'to',
          'reply-to',
          'subject',
          'message-id',
          'date',
          'content-transfer-encoding',
          'mime-version',
          'content-type',
        ]);
        expect(header(mail, 'to')).toBe('Studio <ola@studio.example>');
        expect(header(mail, 'reply-to')).toMatch(/<ana@example\.pt>$/);
        expect(messageOf(mail)).toBe(message);
        expect(mail.body).toContain(`\nSubject: ${subject}\n`);
        expect(mail.body.startsWith(`Name: ${name}\n`)).toBe(true);
      }),
      { numRuns: 300 },
    );
  });

  test('every address that the form takes is the one to reply to', async () => {
    const address = fc
      .stringMatching(/^[a-zA-Z0-9._%+-]{1,20}@[a-zA-Z0-9.-]{1,20}\.[a-zA-Z]{2,4}$/)
      .filter((email) => fieldProblem('email', email, 4) === undefined);
    await fc.assert(
      fc.asyncProperty(address, async (email) => {
        const mail = readMail((await compose({ email })).toString());
        // Dots where they do not belong are right only between quotes.
        const replyTo = (header(mail, 'reply-to') ?? '').replaceAll('"', '');
        expect(replyTo.toLowerCase()).toBe(`ana <${email.toLowerCase()}>`);
      }),
      { numRuns: 1_000 },
    );
  });
});

test.each(['=?UTF-8?Q?=00=1b[31m?=', '=?utf-8?B?AAA=?= =?x', 'é =?UTF-8?Q?=41?='.repeat(8)])(
  'what looks like an encoded word stays what was typed: %s',
  async (typed) => {
    const stored = await compose({ name: typed, subject: typed });
    const mail = readMail(stored.toString());
    expect(header(mail, 'subject')).toBe(`[Studio] ${typed}`);
    expect(header(mail, 'reply-to')).toBe(`${typed} <ana@example.pt>`);
    // Nothing of it is left that a program could take for one.
    const raw = stored.toString('latin1').split('\n\n')[0] ?? '';
    const words = raw.match(/=\?[^?]*\?[^?]*\?[^?\s]*\?=/g) ?? [];
    expect(words.length).toBeGreaterThan(1);
    for (const word of words) {
      expect(word).toMatch(/^=\?UTF-8\?B\?[\w+/=]+\?=$/);
      expect(word.length).toBeLessThanOrEqual(75);
    }
  },
);

test('a stored message gets the addresses of today and loses nothing', async () => {
  const stored = await compose({
    name: 'É'.repeat(100),
    message: 'From: nobody\nTo: nobody\n\nfim',
  });
  const today = { name: 'Línea, S.A.', from: 'new@other.example', to: 'inbox@other.example' };
  const mail = readMail((await readdress(stored, today)).toString());
  const before = readMail(stored.toString());
  expect(header(mail, 'from')).toContain('<new@other.example>');
  expect(header(mail, 'to')).toContain('<inbox@other.example>');
  const others = ({ headers }: typeof mail) =>
    headers.filter(([name]) => name !== 'from' && name !== 'to');
  expect(others(mail)).toEqual(others(before));
  expect(mail.body).toBe(before.body);
});

test('a header field is shown as it was typed', async () => {
  const stored = await compose({ subject: 'Orçamento — não é urgente 😀'.repeat(3) });
  expect(headerField(stored, 'Subject')).toBe(
    `[Studio] ${'Orçamento — não é urgente 😀'.repeat(3)}`,
  );
  expect(headerField(stored, 'Absent')).toBe('');
});
