/**
 * What the contact page and the server agree on: the fields, their limits and the wire format
 * of the e-mail provider's interface (EmailJS REST API 1.0), which our own server answers too.
 */

/** The visitor's fields in the order of the form; the values are the most characters (UTF-16 code units) each takes. */
export const fieldLimits = { name: 100, email: 254, subject: 200, message: 5000 } as const;

export type FieldName = keyof typeof fieldLimits;

export const fieldNames = Object.keys(fieldLimits) as FieldName[];

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

export type ContactFields = Record<FieldName, string>;

/** The template parameters: the visitor's fields and the local date and time of sending. */
export type TemplateParams = ContactFields & { time: string };

export type SendRequest = {
  lib_version: string;
  user_id: string;
  service_id: string;
  template_id: string;
  template_params: TemplateParams;
};

export type FieldProblem = 'required' | 'invalidEmail' | 'emailEnding' | 'tooLong';

/** Says what is wrong with one field as typed, or nothing. Surrounding white space is forgiven. */
export function fieldProblem(
  field: FieldName,
  typed: string,
  longestEmailEnding: number,
): FieldProblem | undefined {
  const value = typed.trim();
  if (value === '') return 'required';
  if (value.length > fieldLimits[field]) return 'tooLong';
  if (field !== 'email') return undefined;
  const { ending } = emailPattern.exec(value)?.groups ?? {};
  if (!ending) return 'invalidEmail';
  return ending.length > longestEmailEnding ? 'emailEnding' : undefined;
}
