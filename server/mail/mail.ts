/** A mail as data, and what hands it on: each transport makes of it what its service wants. */
import { contactFields, type FieldSettings } from '../../src/contact-message.ts';
import type { SiteManifest } from '../http/site.ts';
import type { Settings } from '../settings.ts';
import type { StoredMessage } from './stored-message.ts';

/** The studio's name, and the addresses that mails are from and for. */
export type MailIdentity = { name: string; from: string; to: string };

type Address = { name: string; address: string };

export type Mail = {
  /** The same however often the mail is sent: by it a mail that was sent twice is known. */
  id: string;
  date: Date;
  from: Address;
  to: Address;
  /** The visitor; undefined where the server itself writes. */
  replyTo: Address | undefined;
  subject: string;
  text: string;
  /** What the visitor filled in, by field, for services that fill in a template. */
  fields: Readonly<Record<string, string>>;
  /** Of the page that the visitor wrote on. */
  language: string | undefined;
};

/**
 * Resolves with the service's answer once it has taken the mail; rejects with a SendFailure. The signal
 * ends an attempt as long as the service cannot have the mail; after that the answer is waited for.
 */
export type SendMail = (mail: Mail, signal?: AbortSignal) => Promise<string>;

/**
 * `refused`: this mail will never be taken. `message`: this mail is not taken now. `broken`: the connection
 * ended while the mail was under way, and it is not known whose fault that was. `server`: no mail will be
 * taken now, for the service is away or the settings do not suit it. `aborted`: we broke off ourselves, and
 * the service has nothing. The message is the service's answer. Where it begins with a 5xx of SMTP, a `server`
 * failure is said to the owner at once.
 */
type FailureKind = 'refused' | 'message' | 'broken' | 'server' | 'aborted';

export class SendFailure extends Error {
  readonly kind: FailureKind;
  /** Short and free of anybody's words, for the log: `550 RCPT TO`, `EAUTH`. */
  readonly code: string;

  constructor(kind: FailureKind, code: string, message: string, cause?: unknown) {
    super(message, { cause });
    this.kind = kind;
    this.code = code;
  }
}

/**
 * Without a sender of its own the studio writes to itself: mail servers let an account send as the address
 * they know it by.
 */
export function mailIdentityOf(
  { delivery, mailFrom }: Pick<Settings, 'delivery' | 'mailFrom'>,
  { site }: Pick<SiteManifest, 'site'>,
): MailIdentity {
  const to = delivery?.to ?? site.email;
  return { name: site.name, to, from: mailFrom ?? to };
}

const addressesOf = ({ name, from, to }: MailIdentity) => ({
  from: { name, address: from },
  to: { name, address: to },
});

/** The mail that brings a visitor's message to the studio. */
export function mailOf(message: StoredMessage, identity: MailIdentity): Mail {
  const { id, fields, language, received } = message;
  return {
    id,
    date: new Date(received),
    ...addressesOf(identity),
    replyTo: fields.email ? { name: fields.name ?? '', address: fields.email } : undefined,
    subject: `[${identity.name}] ${fields.subject ?? ''}`,
    text: textOf(message),
    fields,
    language,
  };
}

/** All of what was stored, also a field that the form no longer has. */
function textOf({ fields, time, received, language }: StoredMessage) {
  const settings: Partial<Record<string, FieldSettings>> = contactFields;
  const lines: string[] = [];
  const texts: string[] = [];
  for (const [name, value] of Object.entries(fields)) {
    const label = settings[name]?.mailLabel ?? name;
    if (name === 'message') texts.push('', value);
    else if (settings[name]?.rows || value.includes('\n')) texts.push('', `${label}:`, value);
    else lines.push(`${label}: ${value}`);
  }
  // Swedish writes a date that reads the same everywhere: 2025-11-21 10:00:00.
  lines.push(`Time: ${time || new Date(received).toLocaleString('sv-SE')}`);
  if (language) lines.push(`Language: ${language}`);
  return [...lines, ...texts, ''].join('\n');
}

/** A mail of the server's own, which carries no visitor's words. */
export function noticeOf(
  identity: MailIdentity,
  subject: string,
  paragraphs: readonly string[],
  date = new Date(),
): Mail {
  return {
    id: crypto.randomUUID(),
    date,
    ...addressesOf(identity),
    replyTo: undefined,
    subject: `[${identity.name}] ${subject}`,
    text: `${paragraphs.join('\n\n')}\n`,
    fields: {},
    language: undefined,
  };
}
