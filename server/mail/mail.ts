/** Mails as data, independent of the transport that sends them. */
import type { FieldLabels, SiteManifest } from '../http/built-site.ts';
import type { Settings } from '../settings.ts';
import { type OwnerWords, ownerWords } from '../words/owner-words.ts';
import type { StoredMessage } from './stored-message.ts';

/** Name of the studio, sender and recipient of all mails, and the words around what they say. */
export type MailIdentity = {
  name: string;
  from: string;
  to: string;
  words: OwnerWords;
  labels?: FieldLabels | undefined;
};

type Address = { name: string; address: string };

export type Mail = {
  /** The same for every attempt, so that duplicates can be recognized. */
  id: string;
  date: Date;
  from: Address;
  to: Address;
  /** The visitor; undefined for mails of the server itself. */
  replyTo: Address | undefined;
  subject: string;
  text: string;
  /** The filled fields by name, for services with templates. */
  fields: Readonly<Record<string, string>>;
  /** Language of the page with the form. */
  language: string | undefined;
};

/**
 * Resolves with the answer of the service when it has accepted the mail; rejects with SendFailure. The
 * signal aborts an attempt only while the service cannot have the mail yet; afterwards the answer is
 * awaited.
 */
export type SendMail = (mail: Mail, signal?: AbortSignal) => Promise<string>;

/**
 * The message of a failure is the answer of the service.
 * - `refused`: permanent failure of this mail.
 * - `doubted`: permanent, and by its words about every mail. Only what another mail meets can tell.
 * - `message`: temporary failure of this mail.
 * - `broken`: the connection ended while the mail was being sent; because of the mail or of the service.
 * - `server`: no mail can be sent now, because of the service or the settings.
 * - `aborted`: aborted by the signal; the service does not have the mail.
 */
type FailureKind = 'refused' | 'doubted' | 'message' | 'broken' | 'server' | 'aborted';

/** The sentence of `OwnerWords` with this name. */
export type Advice = keyof OwnerWords['advice'];

export class SendFailure extends Error {
  readonly kind: FailureKind;
  /** Short and without user input, for the log: `550 RCPT TO`, `EAUTH`. */
  readonly code: string;
  /** Of the kind `server`: waiting does not help, only the owner can end it. It is reported at once. */
  readonly isPermanent: boolean;
  /** The likely cause and the remedy. */
  readonly advice: Advice | undefined;

  constructor(
    kind: FailureKind,
    code: string,
    message: string,
    more: { cause?: unknown; isPermanent?: boolean; advice?: Advice } = {},
  ) {
    super(message, { cause: more.cause });
    this.kind = kind;
    this.code = code;
    this.isPermanent = more.isPermanent ?? false;
    this.advice = more.advice;
  }
}

/**
 * Without MAIL_FROM the sender is the recipient: mail servers usually accept the address of the account.
 */
export function mailIdentityOf(
  { delivery, mailFrom }: Pick<Settings, 'delivery' | 'mailFrom'>,
  { site, defaultLanguage, labels }: Pick<SiteManifest, 'site' | 'defaultLanguage' | 'labels'>,
): MailIdentity {
  const to = delivery?.to ?? site.email;
  const words = ownerWords(defaultLanguage);
  return { name: site.name, to, from: mailFrom ?? to, words, labels };
}

const addressesOf = ({ name, from, to }: MailIdentity) => ({
  from: { name, address: from },
  to: { name, address: to },
});

/** Creates the mail to the studio with a visitor's message. */
export function mailOf(message: StoredMessage, identity: MailIdentity): Mail {
  const { id, fields, language, received } = message;
  return {
    id,
    date: new Date(received),
    ...addressesOf(identity),
    from: { name: senderName(fields.name, identity.name), address: identity.from },
    replyTo: fields.email ? { name: fields.name ?? '', address: fields.email } : undefined,
    subject: `[${identity.name}] ${fields.subject ?? ''}`,
    text: textOf(message, identity),
    fields,
    language,
  };
}

/** Longer ones make lines that filters dislike. */
const longestName = 50;

/**
 * The visitor's name, for the list of a mail program. The address stays the studio's, and a name with an address in it is
 * left out: it would look like the sender's.
 */
const senderName = (visitor: string | undefined, studio: string) =>
  visitor && visitor.length <= longestName && !/[@<>=]/.test(visitor)
    ? `${visitor} via ${studio}`
    : studio;

/** Contains every stored field, including those that the form no longer has. */
function textOf(
  { fields, time, received, language }: StoredMessage,
  { words: { mail: words }, labels: own }: MailIdentity,
) {
  const labels: Partial<Record<string, string>> = { ...own?.fields, ...words };
  const lines: string[] = [];
  const texts: string[] = [];
  for (const [name, value] of Object.entries(fields)) {
    const label = labels[name] ?? name;
    if (name === 'message') texts.push('', value);
    else if (value.includes('\n')) texts.push('', `${label}:`, value);
    else lines.push(`${label}: ${own?.choices[name]?.[value] ?? value}`);
  }
  // The Swedish format is unambiguous in every country: 2025-11-21 10:00:00.
  lines.push(`${words.time}: ${time || new Date(received).toLocaleString('sv-SE')}`);
  if (language) lines.push(`${words.language}: ${language}`);
  return [...lines, ...texts, ''].join('\n');
}

/** Creates a mail from the server itself, without a visitor's data. */
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
