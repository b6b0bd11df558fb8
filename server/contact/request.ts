/** Parses and validates the body of a contact request. */
import {
  type ContactFields,
  type ContactReply,
  cleanText,
  type FilledFields,
  fieldProblem,
  fieldsFrom,
  fieldsOf,
  filledFields,
  honeypotName,
  type MailRules,
} from '../../src/contact/contact-message.ts';
import { HttpError } from '../http/http-error.ts';

export type ContactMessage = {
  fields: ContactFields;
  /** The visitor's local date and time, as formatted by the browser; empty when not sent. */
  time: string;
  /** True when the honeypot field, which is hidden from people, was filled in. */
  isJunk: boolean;
};

/**
 * Parses the JSON body of the provider's `send`. Throws HttpError: 400 (invalid) or 415 (wrong content
 * type).
 */
export function parseSend(
  contentType: string | null,
  body: Uint8Array,
  rules: MailRules,
): ContactMessage {
  if (!/^application\/json\s*(;|$)/i.test(contentType ?? '')) {
    throw new HttpError(415, 'Send the message as application/json');
  }
  let request: unknown;
  try {
    request = JSON.parse(decode(body));
  } catch (error) {
    throw error instanceof HttpError ? error : new HttpError(400, 'The body is not JSON');
  }
  if (!isObject(request)) throw new HttpError(400, 'The body is not an object');
  const parameters = request.template_params;
  if (!isObject(parameters)) throw new HttpError(400, 'template_params is not an object');
  checkIds((name) => request[name], rules);
  return readMessage(
    (name) => (Object.hasOwn(parameters, name) ? parameters[name] : undefined),
    rules,
  );
}

/**
 * Parses the multipart body of the provider's `send-form`. Throws HttpError: 400 (invalid) or 415 (wrong
 * content type).
 */
export async function parseSendForm(
  contentType: string | null,
  body: Uint8Array<ArrayBuffer>,
  rules: MailRules,
): Promise<ContactMessage> {
  if (!contentType || !/^multipart\/form-data\s*;/i.test(contentType)) {
    throw new HttpError(415, 'Send the form as multipart/form-data');
  }
  decode(body);
  const form = await new Response(body, { headers: { 'Content-Type': contentType } })
    .formData()
    .catch(() => {
      throw new HttpError(400, 'The form could not be read');
    });
  const values = new Map<string, string>();
  for (const [name, value] of form) {
    if (typeof value !== 'string') throw new HttpError(400, 'The form takes no files');
    if (values.has(name)) throw new HttpError(400, 'A field occurs twice');
    values.set(name, value);
  }
  const message = readMessage((name) => values.get(name), rules);
  checkIds((name) => values.get(name), rules, message.fields);
  return message;
}

function decode(body: Uint8Array) {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(body);
  } catch {
    throw new HttpError(400, 'The body is not UTF-8');
  }
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function checkIds(read: (name: string) => unknown, ids: MailRules, values: FilledFields = {}) {
  const isRight =
    read('user_id') === ids.publicKey &&
    read('service_id') === ids.serviceId &&
    read('template_id') === ids.templateId;
  if (!isRight) {
    throw new HttpError(400, 'The public key, service id or template id is wrong', { values });
  }
}

function readMessage(read: (name: string) => unknown, rules: MailRules): ContactMessage {
  const fields = fieldsOf(rules);
  const values = fieldsFrom(fields, ({ id, kind }) => readText(read(id), kind === 'longText'));
  const time = readText(read('time'), false);
  const trap = readText(read(honeypotName), true);

  const problems: ContactReply['problems'] = {};
  for (const field of fields) {
    const problem = fieldProblem(field, values[field.id] ?? '', rules.longestEmailEnding);
    if (problem) problems[field.id] = problem;
  }
  if (Object.keys(problems).length > 0) {
    const line = Object.entries(problems)
      .map(([name, problem]) => `${name}: ${problem}`)
      .join(', ');
    throw new HttpError(400, line, { values, problems });
  }
  if (time.length > 100) throw new HttpError(400, 'time: tooLong', { values });

  return { fields: filledFields(fields, values), time: time.trim(), isJunk: trap.trim() !== '' };
}

/** Returns the text cleaned: forms send CRLF, scripts send what was typed. */
function readText(value: unknown, hasLines: boolean) {
  if (value === undefined || value === null) return '';
  if (typeof value !== 'string') throw new HttpError(400, 'A field is not text');
  if (!value.isWellFormed()) throw new HttpError(400, 'A field is not well-formed Unicode');
  return cleanText(value, hasLines);
}
