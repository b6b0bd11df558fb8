/**
 * Shared by the contact page and the server: the fields, their limits and the request format of the e-mail
 * provider (EmailJS REST API 1.0), which our own server accepts too.
 */

import type { Failure } from './contact-outcome.ts';

/**
 * Whether a bundle is for a form with the usual fields alone, which needs no other kinds. Undefined outside of bundles.
 */
export const isUsualForm: boolean | undefined = import.meta.env?.SITE_USUAL_FORM;

/** What is written into a field: its control and its rules follow from it. */
export const fieldKinds = ['text', 'longText', 'email', 'telephone', 'choice', 'date'] as const;
type FieldKind = (typeof fieldKinds)[number];

export type FormField = {
  /** Its name in the request, the mail and the draft, and of its texts. */
  id: string;
  kind: FieldKind;
  /** `autocomplete` of the control. Without it none: after `off` Chromium forgets on Back what was typed. */
  autofill?: string | undefined;
  /** False: may be empty, and is then left out of the request and the mail. */
  required?: boolean | undefined;
  /** Maximum length in UTF-16 code units. */
  limit?: number | undefined;
  /** Of the kind `choice`: the ids of what can be chosen, one of which is the value. */
  choices?: readonly string[] | undefined;
};

/**
 * The fields of a form whose studio names none, in order. They never change: a studio that names none has texts for
 * these.
 */
export const usualFields = [
  { id: 'name', kind: 'text', autofill: 'name', limit: 100 },
  { id: 'email', kind: 'email', autofill: 'email' },
  { id: 'subject', kind: 'text' },
  { id: 'message', kind: 'longText' },
] as const satisfies readonly FormField[];

/** Every studio has texts for these, if its form has them. */
export type FieldName = (typeof usualFields)[number]['id'];

export const fieldNames = ['name', 'email', 'subject', 'message'] as const satisfies FieldName[];
export const isUsual = (id: string): boolean => fieldNames.some((usual) => usual === id);

/** What was typed, by the ids of the fields. */
export type ContactFields = Record<string, string>;
export type FilledFields = Partial<ContactFields>;

/** Builds an object with the result of `read` for each field. */
export const fieldsFrom = (
  fields: readonly FormField[],
  read: (field: FormField) => string,
): ContactFields => Object.fromEntries(fields.map((field) => [field.id, read(field)]));

/** Returns the fields cleaned and trimmed, without empty ones. */
export function filledFields(fields: readonly FormField[], typed: FilledFields): ContactFields {
  const filled = fieldsFrom(fields, (field) => readField(field, typed[field.id] ?? ''));
  return Object.fromEntries(Object.entries(filled).filter(([, value]) => value !== ''));
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

/** The value of a field: cleaned, trimmed, and empty if there is nothing to see, or what cannot be chosen. */
function readField({ kind, choices }: FormField, typed: string): string {
  const text = cleanText(typed, kind === 'longText').trim();
  if (!visible.test(text) || (!isUsualForm && choices?.includes(text) === false)) return '';
  // Copied addresses often begin or end with a character without a width.
  return kind === 'email' ? text.replaceAll(invisible, '').trim() : text;
}

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

/** The account, and what a message must be. */
export type MailRules = MailIds & {
  /** Maximum length of the top-level domain of an e-mail address. */
  longestEmailEnding: number;
  /** Absent: the usual ones. */
  fields?: readonly FormField[] | undefined;
};

export const fieldsOf = ({ fields }: Pick<MailRules, 'fields'>): readonly FormField[] =>
  (!isUsualForm && fields) || usualFields;

export const isRequired: (field: FormField) => boolean = isUsualForm
  ? () => true
  : ({ required = true }) => required;

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

/** What a request and a posted form have beside the parameters. */
export const requestIds = ({
  publicKey,
  serviceId,
  templateId,
}: MailIds): Omit<SendRequest, 'template_params'> => ({
  lib_version: libraryVersion,
  user_id: publicKey,
  service_id: serviceId,
  template_id: templateId,
});

export const fieldProblems = [
  'required',
  'invalidEmail',
  'emailEnding',
  'tooLong',
  'invalidTelephone',
  'invalidDate',
] as const;
export type FieldProblem = (typeof fieldProblems)[number];

/** Result of a form posted without JavaScript. */
export type ContactReply = {
  /** `Gone`: the typed values could not be read, and only the browser has them. */
  status: 'success' | 'invalid' | Failure | 'notSentGone' | 'notAcceptedGone';
  /** The typed values, to fill the form again. */
  values: FilledFields;
  problems: Partial<Record<string, FieldProblem>>;
};

/**
 * Local part of letters, digits and `._%+-`, then a domain whose top level has two letters or more. Labels
 * of the domain are not empty and do not begin or end with a hyphen, since mail servers refuse that.
 * Matched after trimming.
 */
const emailPattern = /^[a-z0-9._%+-]+@([a-z0-9]+(-+[a-z0-9]+)*\.)+(?<ending>[a-z]{2,})$/i;

/** Five digits, whatever stands around them: people write numbers in many ways, and add an extension. */
const telephonePattern = /(\p{Nd}\P{Nd}*){5}/u;
/** As browsers send it. */
const datePattern = /^\d{4}-\d\d-\d\d$/;

const limits: Partial<Record<FieldKind, number>> = { text: 200, longText: 5000, email: 254 };

export const limitOf = ({ kind, limit = limits[kind] ?? 50 }: FormField): number => limit;

/** What the values of other kinds are. */
const ownPatterns: Partial<Record<FieldKind, readonly [RegExp, FieldProblem]>> = {
  telephone: [telephonePattern, 'invalidTelephone'],
  date: [datePattern, 'invalidDate'],
};

/** Returns the problem of a typed value, or undefined. What `filledFields` removes is ignored. */
export function fieldProblem(
  field: FormField,
  typed: string,
  longestEmailEnding: number,
): FieldProblem | undefined {
  const value = readField(field, typed);
  if (value === '') return isRequired(field) ? 'required' : undefined;
  if (value.length > limitOf(field)) return 'tooLong';
  if (!isUsualForm) {
    const [pattern, problem] = ownPatterns[field.kind] ?? [];
    if (pattern?.test(value) === false) return problem;
  }
  if (field.kind !== 'email') return undefined;
  const { ending } = emailPattern.exec(value)?.groups ?? {};
  if (!ending) return 'invalidEmail';
  return ending.length > longestEmailEnding ? 'emailEnding' : undefined;
}

/** The address of an e-mail to `to`, written already when something was typed. */
export function mailto(to: string, rules: Pick<MailRules, 'fields'>, typed?: FilledFields): string {
  if (!typed) return `mailto:${to}`;
  const filled = filledFields(fieldsOf(rules), typed);
  const { subject = '', message = '', ...others } = filled;
  const lines = isUsualForm
    ? Object.values(others)
    : Object.entries(others).map(([id, value]) => (isUsual(id) ? value : `${id}: ${value}`));
  const body = [message, '', ...lines].join('\n').replace(/\r?\n/g, '\r\n');
  const query = `subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(body)}`;
  return `mailto:${to}?${query}`;
}
