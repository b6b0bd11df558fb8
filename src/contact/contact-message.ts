/**
 * Shared by the contact page and the server: the fields, their limits and the request format of the e-mail
 * provider (EmailJS REST API 1.0), which our own server accepts too.
 */

import type { Failure } from './contact-outcome.ts';

export type FieldSettings = {
  /** Maximum length in UTF-16 code units. */
  limit: number;
  /** False: may be empty, and is then left out of the request and the mail. */
  required?: false;
  /** `type` of the input. */
  type?: 'email' | 'tel' | 'url';
  /** Makes it a textarea with this many visible rows. */
  rows?: number;
  /** `autocomplete` of the input. Never `off`: Chromium then forgets on Back what was typed. */
  autoComplete?: 'name' | 'email' | 'tel' | 'url' | 'organization';
};

/**
 * The fields of the form, in order. The inputs, the validation in browser and server, the request, the mail
 * and the saved draft are derived from this list. To add a field, add it here; `npm run check` then reports
 * the missing labels and placeholders of each language. The privacy policies list
 * what the form collects: add the field there too.
 */
const fieldList = {
  name: { limit: 100, autoComplete: 'name' },
  email: { limit: 254, type: 'email', autoComplete: 'email' },
  subject: { limit: 200 },
  message: { limit: 5000, rows: 6 },
} satisfies Record<string, FieldSettings>;

export type FieldName = keyof typeof fieldList;

export const contactFields: Record<FieldName, FieldSettings> = fieldList;
export const fieldNames = Object.keys(fieldList) as FieldName[];

export type ContactFields = Record<FieldName, string>;

/** Builds an object with the result of `read` for each field. */
export function fieldsFrom(read: (field: FieldName) => string): ContactFields {
  return Object.fromEntries(fieldNames.map((field) => [field, read(field)])) as ContactFields;
}

export type FilledFields = Partial<ContactFields>;

/** Returns the fields cleaned and trimmed, without empty ones. */
export function filledFields(typed: FilledFields): FilledFields {
  const filled = fieldNames.map((field) => [field, readField(field, typed[field] ?? '')] as const);
  return Object.fromEntries(filled.filter(([, value]) => value !== ''));
}

/** Characters that turn the direction of the text around them: a line could show other words than it has. */
export const directionMarks = /[\u202a-\u202e\u2066-\u2069]/g;
/**
 * Control characters but tab, line feed, vertical tab and form feed: text pasted from word processors
 * contains these. Includes U+0080 to U+009F, which some terminals obey like escape sequences.
 */
const controls = /(?![\t\n\v\f])\p{Cc}/gu;
/** Something to see: not only spaces and characters without a width (U+200B, U+2060, U+FEFF, U+2800 …). */
const visible = /(?!\p{Default_Ignorable_Code_Point})[^\s\p{Cc}\p{Cf}\u2800]/u;
const invisible = /[\p{Default_Ignorable_Code_Point}\p{Cf}\u2800]/gu;

/**
 * Removes what nobody types and no reader sees, but pasted text contains: control characters and direction
 * marks. Line endings become LF, and a space where the text has one line only.
 */
export function cleanText(text: string, hasLines: boolean): string {
  const lines = text.replaceAll(/\r\n?|\u0085/g, '\n').replaceAll(controls, '');
  return (hasLines ? lines : lines.replaceAll(/[\n\v\f]+/g, ' ')).replaceAll(directionMarks, '');
}

/** The value of a field: cleaned, trimmed, and empty if there is nothing to see. */
function readField(field: FieldName, typed: string): string {
  const { rows, type } = contactFields[field];
  const text = cleanText(typed, rows !== undefined).trim();
  if (!visible.test(text)) return '';
  // Copied addresses often begin or end with a character without a width.
  return type === 'email' ? text.replaceAll(invisible, '').trim() : text;
}

/**
 * Local part of letters, digits and `._%+-`, then a domain whose top level has two letters or more. Labels
 * of the domain are not empty and do not begin or end with a hyphen, since mail servers refuse that.
 * Matched after trimming.
 */
const emailPattern = /^[a-z0-9._%+-]+@([a-z0-9]+(-+[a-z0-9]+)*\.)+(?<ending>[a-z]{2,})$/i;

/**
 * Honeypot: a field hidden from people. It is sent only when it was filled, so that the request of a person
 * has exactly the specified parameters. Browsers and password managers fill fields that are called after
 * something in an address book (`company`, `phone`, `website`), also hidden ones; this is the name of nothing.
 */
export const honeypotName = 'remark';

export const sendPath = '/api/v1.0/email/send';
export const sendFormPath = '/api/v1.0/email/send-form';

/** The version of the provider's library (@emailjs/browser) whose request this is: the provider expects one. */
export const libraryVersion = '4.4.1';

/** Account, service and template at the provider. */
export type MailIds = { publicKey: string; serviceId: string; templateId: string };

/** The account, and the maximum length of the top-level domain of an e-mail address. */
export type MailRules = MailIds & { longestEmailEnding: number };

/** Default ids: sufficient for our own server, which checks them. */
export const ownMailIds: MailIds = {
  publicKey: 'site',
  serviceId: 'contact',
  templateId: 'message',
};

/** Parameters of the mail template: the fields, and the local date and time of sending. */
export type TemplateParams = FilledFields & { time: string };

export type SendRequest = {
  lib_version: string;
  user_id: string;
  service_id: string;
  template_id: string;
  template_params: TemplateParams;
};

export const fieldProblems = ['required', 'invalidEmail', 'emailEnding', 'tooLong'] as const;
export type FieldProblem = (typeof fieldProblems)[number];

/** Result of a form posted without JavaScript. */
export type ContactReply = {
  /** `Gone`: the typed values could not be read, and only the browser has them. */
  status: 'success' | 'invalid' | Failure | 'notSentGone' | 'notAcceptedGone';
  /** The typed values, to fill the form again. */
  values: FilledFields;
  problems: Partial<Record<FieldName, FieldProblem>>;
};

/** Returns the problem of a typed value, or undefined. What `filledFields` removes is ignored. */
export function fieldProblem(
  field: FieldName,
  typed: string,
  longestEmailEnding: number,
): FieldProblem | undefined {
  const { limit, required = true, type } = contactFields[field];
  const value = readField(field, typed);
  if (value === '') return required ? 'required' : undefined;
  if (value.length > limit) return 'tooLong';
  if (type !== 'email') return undefined;
  const { ending } = emailPattern.exec(value)?.groups ?? {};
  if (!ending) return 'invalidEmail';
  return ending.length > longestEmailEnding ? 'emailEnding' : undefined;
}

/** The address of an e-mail to `to`, written already when there are fields. */
export function mailto(to: string, fields?: FilledFields): string {
  if (!fields) return `mailto:${to}`;
  const { subject = '', message = '', ...others } = filledFields(fields);
  const body = [message, '', ...Object.values(others)].join('\n').replace(/\r?\n/g, '\r\n');
  const query = `subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(body)}`;
  return `mailto:${to}?${query}`;
}
