/**
 * What the contact page and the server agree on: the fields, their limits and the wire format
 * of the e-mail provider's interface (EmailJS REST API 1.0), which our own server answers too.
 */

export type FieldSettings = {
  /** The most characters (UTF-16 code units) it takes. */
  limit: number;
  /** False lets it be empty: then neither the request nor the mail has it. */
  required?: false;
  /** What stands before it in the mail to the studio. */
  mailLabel: string;
  /** An input's `type`. */
  type?: 'email' | 'tel' | 'url';
  /** Several lines, of which the form shows so many. */
  rows?: number;
  /** An input's `autocomplete`. */
  autoComplete: string;
};

/**
 * The fields of the form, in its order. From this list come the inputs, the checks in the browser and on the
 * server, the request, the mail and the kept draft. To add a field, write it here; `npm run check` then
 * names the labels and placeholders that are missing in each language.
 */
const fieldList = {
  name: { limit: 100, mailLabel: 'Name', autoComplete: 'name' },
  email: { limit: 254, mailLabel: 'E-mail', type: 'email', autoComplete: 'email' },
  subject: { limit: 200, mailLabel: 'Subject', autoComplete: 'off' },
  message: { limit: 5000, mailLabel: 'Message', rows: 6, autoComplete: 'off' },
} satisfies Record<string, FieldSettings>;

export type FieldName = keyof typeof fieldList;

export const contactFields: Record<FieldName, FieldSettings> = fieldList;
export const fieldNames = Object.keys(fieldList) as FieldName[];

export type ContactFields = Record<FieldName, string>;

/** Calls `read` for each field. */
export function fieldsFrom(read: (field: FieldName) => string): ContactFields {
  return Object.fromEntries(fieldNames.map((field) => [field, read(field)])) as ContactFields;
}

export type FilledFields = Partial<ContactFields>;

/** Trimmed, and without fields that are empty. */
export function filledFields(typed: FilledFields): FilledFields {
  const filled = fieldNames.map((field) => [field, typed[field]?.trim() ?? ''] as const);
  return Object.fromEntries(filled.filter(([, value]) => value !== ''));
}

/**
 * Letters, digits and `._%+-`, an at sign, a domain, a dot and an ending of two letters or more. Matched
 * after trimming. No part of a domain is empty, or begins or ends with a hyphen: no mail server takes it.
 */
const emailPattern = /^[a-z0-9._%+-]+@([a-z0-9]+(-+[a-z0-9]+)*\.)+(?<ending>[a-z]{2,})$/i;

/**
 * The field no person sees. It travels only when a robot filled it, so that a person's request
 * carries exactly the specified parameters.
 */
export const honeypotName = 'website';

export const sendPath = '/api/v1.0/email/send';
export const sendFormPath = '/api/v1.0/email/send-form';

/** The version the provider's library (@emailjs/browser) puts into every request. */
export const libraryVersion = '4.4.1';

/** Which account, service and template a message is for. */
export type MailIds = { publicKey: string; serviceId: string; templateId: string };

/** The account, and how many letters an e-mail address may have after its last dot. */
export type MailRules = MailIds & { longestEmailEnding: number };

/** The ids when none are configured: enough for our own server, which checks them. */
export const ownMailIds: MailIds = {
  publicKey: 'site',
  serviceId: 'contact',
  templateId: 'message',
};

/** The template parameters: the visitor's fields and the local date and time of sending. */
export type TemplateParams = FilledFields & { time: string };

export type SendRequest = {
  lib_version: string;
  user_id: string;
  service_id: string;
  template_id: string;
  template_params: TemplateParams;
};

export type FieldProblem = 'required' | 'invalidEmail' | 'emailEnding' | 'tooLong';

/** The outcome of a message that the browser posted by itself, without JavaScript. */
export type ContactReply = {
  status: 'success' | 'invalid' | 'error';
  /** What was typed, to be kept. */
  values: FilledFields;
  problems: Partial<Record<FieldName, FieldProblem>>;
};

/** Says what is wrong with one field as typed, or nothing. Surrounding white space is forgiven. */
export function fieldProblem(
  field: FieldName,
  typed: string,
  longestEmailEnding: number,
): FieldProblem | undefined {
  const { limit, required = true, type } = contactFields[field];
  const value = typed.trim();
  if (value === '') return required ? 'required' : undefined;
  if (value.length > limit) return 'tooLong';
  if (type !== 'email') return undefined;
  const { ending } = emailPattern.exec(value)?.groups ?? {};
  if (!ending) return 'invalidEmail';
  return ending.length > longestEmailEnding ? 'emailEnding' : undefined;
}
