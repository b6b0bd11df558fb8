/** Writes a visitor's message as a complete e-mail (RFC 5322), and puts stored ones right for sending. */
import MailComposer from 'nodemailer/lib/mail-composer';
import type { AcceptedMessage } from './contact-relay.ts';
import { subjectOf, textOf } from './message-text.ts';

/** Who the message is from and for; the visitor is the one to reply to. */
export type Studio = { name: string; from: string; to: string };

/**
 * The bytes of the e-mail as a file: lines end as the system's do, and sending makes them CRLF.
 * `id` makes the Message-ID, which stays the same however often it is sent.
 */
export function composeMessage(
  message: AcceptedMessage,
  id: string,
  studio: Studio,
): Promise<Buffer> {
  const { name, email } = message.fields;
  const composer = new MailComposer({
    from: { name: studio.name, address: studio.from },
    to: { name: studio.name, address: studio.to },
    replyTo: { name, address: email },
    subject: subjectOf(message, studio.name),
    messageId: `<${id}@${domainOf(studio.from)}>`,
    date: message.received,
    text: textOf(message),
    // Nothing a visitor writes may make the server read a file or fetch an address.
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return build(composer);
}

/** A message that carries no visitor's words, to check the settings with. */
export function composeTestMessage(id: string, studio: Studio, date: Date): Promise<Buffer> {
  const composer = new MailComposer({
    from: { name: studio.name, address: studio.from },
    to: { name: studio.name, address: studio.to },
    subject: `[${studio.name}] Test of the contact form`,
    messageId: `<${id}@${domainOf(studio.from)}>`,
    date,
    text: 'This is a test. Messages from the contact form will arrive like this one.\n',
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
export async function readdress(stored: Buffer, studio: Studio): Promise<Buffer> {
  const addressed = await build(
    new MailComposer({
      from: { name: studio.name, address: studio.from },
      to: { name: studio.name, address: studio.to },
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
