/** Writes a visitor's message as a complete e-mail (RFC 5322), and puts stored ones right for sending. */
import MailComposer from 'nodemailer/lib/mail-composer';
import type { AcceptedMessage } from '../contact/relay.ts';
import { subjectOf, textOf } from './subject-and-text.ts';

/** Who the message is from and for; the visitor is the one to reply to. */
export type MailIdentity = { name: string; from: string; to: string };

/**
 * The bytes of the e-mail as a file: lines end as the system's do, and sending makes them CRLF.
 * `id` makes the Message-ID, which stays the same however often it is sent.
 */
export async function composeMessage(
  message: AcceptedMessage,
  id: string,
  identity: MailIdentity,
): Promise<Buffer> {
  const { name, email } = message.fields;
  const composer = new MailComposer({
    from: { name: identity.name, address: identity.from },
    to: { name: identity.name, address: identity.to },
    replyTo: { name, address: email },
    subject: subjectOf(message, identity.name),
    messageId: `<${id}@${domainOf(identity.from)}>`,
    date: message.received,
    text: textOf(message),
    // Nothing a visitor writes may make the server read a file or fetch an address.
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  let stored: Buffer = await build(composer);
  const subject = subjectOf(message, identity.name);
  if (subject.includes('=?')) stored = shield(stored, 'Subject', encodedWords(subject));
  if (name.includes('=?')) {
    stored = shield(stored, 'Reply-To', [...encodedWords(name), `<${email}>`]);
  }
  return stored;
}

/**
 * Encodes what looks as if it were encoded already. The composer leaves plain letters as they are, and
 * mail programs would decode what the visitor typed, into control characters if that is what it says.
 */
function shield(stored: Buffer, field: string, words: string[]): Buffer {
  const { header, rest } = split(stored);
  const shielded = header.replace(fieldPattern(field), () => `${field}: ${words.join('\n ')}`);
  return Buffer.concat([Buffer.from(shielded, 'latin1'), rest]);
}

/** As words of RFC 2047: 75 letters each at most, and no character in two of them. */
function encodedWords(text: string) {
  const words: string[] = [];
  let word = '';
  for (const character of text) {
    if (Buffer.byteLength(word + character) > 45) {
      words.push(word);
      word = '';
    }
    word += character;
  }
  return [...words, word].map((part) => `=?UTF-8?B?${Buffer.from(part).toString('base64')}?=`);
}

/** To check the settings with. */
export function composeTestMessage(
  id: string,
  identity: MailIdentity,
  date: Date,
): Promise<Buffer> {
  return compose(id, identity, date, 'Test of the contact form', [
    'This is a test. Messages from the contact form will arrive like this one.',
  ]);
}

/** What the owner has to hear about the contact form, a paragraph each. */
export function composeNotice(
  id: string,
  identity: MailIdentity,
  date: Date,
  paragraphs: string[],
): Promise<Buffer> {
  return compose(id, identity, date, 'The contact form needs you', [
    ...paragraphs,
    'This is said once a day until it is mended.',
  ]);
}

/** A message of the server's own, which carries no visitor's words. */
function compose(
  id: string,
  identity: MailIdentity,
  date: Date,
  subject: string,
  paragraphs: string[],
) {
  const composer = new MailComposer({
    from: { name: identity.name, address: identity.from },
    to: { name: identity.name, address: identity.to },
    subject: `[${identity.name}] ${subject}`,
    messageId: `<${id}@${domainOf(identity.from)}>`,
    date,
    // So that nothing answers it by itself (RFC 3834).
    headers: { 'Auto-Submitted': 'auto-generated' },
    text: `${paragraphs.join('\n\n')}\n`,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return build(composer);
}

/** Everything in it is encoded as short lines of ASCII, so that only line endings are touched. */
async function build(composer: MailComposer) {
  const wire = await composer.compile().build();
  return Buffer.from(wire.toString('latin1').replaceAll('\r\n', '\n'), 'latin1');
}

const domainOf = (address: string) => address.slice(address.lastIndexOf('@') + 1);

/**
 * The stored message with the From and To of today: it may have been stored before the owner set
 * up a mail server, and a message from a domain that is not the sender's own is refused as forged.
 */
export async function readdress(stored: Buffer, identity: MailIdentity): Promise<Buffer> {
  const addressed = await build(
    new MailComposer({
      from: { name: identity.name, address: identity.from },
      to: { name: identity.name, address: identity.to },
    }),
  );
  const { header, rest } = split(stored);
  const replaced = ['From', 'To'].reduce((text, name) => {
    const wanted = fieldPattern(name).exec(split(addressed).header)?.[0];
    return wanted === undefined ? text : text.replace(fieldPattern(name), () => wanted);
  }, header);
  return Buffer.concat([Buffer.from(replaced, 'latin1'), rest]);
}

/** One header field of a stored message, decoded, for showing it to the owner. */
export function headerField(stored: Buffer, name: string): string {
  const field = fieldPattern(name).exec(split(stored).header)?.[0] ?? '';
  const value = field.slice(name.length + 1).replaceAll(/\r?\n[ \t]+/g, ' ');
  return decodeWords(value).trim();
}

function split(stored: Buffer) {
  const text = stored.toString('latin1');
  const end = /\r?\n\r?\n/.exec(text)?.index ?? text.length;
  return { header: text.slice(0, end), rest: stored.subarray(end) };
}

/** A header field with its continuation lines. */
const fieldPattern = (name: string) => new RegExp(`^${name}:.*(?:\\r?\\n[ \\t].*)*`, 'im');

/** Resolves encoded words (RFC 2047) as the composer writes them. */
function decodeWords(value: string) {
  return value
    .replaceAll(/\?=\s+=\?/g, '?==?')
    .replaceAll(/=\?utf-8\?([QB])\?([^?]*)\?=/gi, (_, kind: string, text: string) => {
      if (kind.toUpperCase() === 'B') return Buffer.from(text, 'base64').toString('utf8');
      const bytes = text
        .replaceAll('_', ' ')
        .replaceAll(/=([0-9A-F]{2})/gi, (_, hex: string) =>
          String.fromCharCode(Number.parseInt(hex, 16)),
        );
      return Buffer.from(bytes, 'latin1').toString('utf8');
    });
}
