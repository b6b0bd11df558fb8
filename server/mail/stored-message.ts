/** A visitor's message as stored in the outbox, until it has expired. */
import { filledFields } from '../../src/contact-message.ts';
import type { AcceptedMessage } from '../contact/relay.ts';

export type StoredMessage = {
  /** Seconds since 1970, a dot and a random part. */
  id: string;
  /** The filled fields, in the order of the form. */
  fields: Record<string, string>;
  /** Local time as formatted by the visitor's browser; may be empty. */
  time: string;
  /** Language of the page with the form, if known. */
  language?: string | undefined;
  /** ISO 8601. */
  received: string;
};

export function storedMessage({
  fields,
  time,
  language,
  received,
}: AcceptedMessage): StoredMessage {
  return {
    id: `${Math.floor(received.getTime() / 1000)}.R${crypto.randomUUID().replaceAll('-', '')}`,
    fields: filledFields(fields),
    time,
    language,
    received: received.toISOString(),
  };
}

/** Parses a file of the outbox. Throws when it is not a message. */
export function parseStored(id: string, bytes: Buffer): StoredMessage {
  if (bytes[0] !== '{'.charCodeAt(0)) return parseOldMail(id, bytes);
  const message = JSON.parse(bytes.toString()) as StoredMessage;
  if (Object.values(message.fields).every((value) => typeof value === 'string'))
    return { ...message, id };
  throw new TypeError('This is no message');
}

/** Versions before 2026-12 stored the mail itself; its text contains all the fields. */
function parseOldMail(id: string, bytes: Buffer): StoredMessage {
  const [head = '', ...body] = bytes.toString('latin1').replaceAll('\r\n', '\n').split('\n\n');
  const encoding = /^Content-Transfer-Encoding: *(\S+)/im.exec(head)?.[1]?.toLowerCase();
  const text = decodeText(body.join('\n\n'), encoding);
  const [lines = '', ...message] = text.split('\n\n');
  const said = new Map(lines.split('\n').map((line) => line.split(/: (.*)/s) as [string, string]));
  const fields: Record<string, string> = {};
  for (const [name, label] of [
    ['name', 'Name'],
    ['email', 'E-mail'],
    ['subject', 'Subject'],
  ] as const) {
    const value = said.get(label);
    if (value) fields[name] = value;
  }
  fields.message = message.join('\n\n').replace(/\n$/, '');
  return {
    id,
    fields,
    time: said.get('Time') ?? '',
    language: said.get('Language'),
    received: new Date(Number.parseInt(id, 10) * 1000).toISOString(),
  };
}

function decodeText(text: string, encoding: string | undefined) {
  if (encoding === 'base64') return Buffer.from(text, 'base64').toString().replaceAll('\r\n', '\n');
  if (encoding !== 'quoted-printable') return Buffer.from(text, 'latin1').toString();
  const bytes = text
    .replaceAll('=\n', '')
    .replaceAll(/=([0-9A-F]{2})/gi, (_, hex: string) =>
      String.fromCharCode(Number.parseInt(hex, 16)),
    );
  return Buffer.from(bytes, 'latin1').toString();
}
