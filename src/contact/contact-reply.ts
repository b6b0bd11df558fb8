/**
 * The answers to a form posted without JavaScript: documents that the build has rendered, with marks for what
 * depends on the message. The marks are noncharacters of Unicode, which no text of a studio contains.
 */

import { escapeHtml } from '../i18n/escape-html.ts';
import { type ContactReply, type FieldName, fieldNames, mailto } from './contact-message.ts';

/** The documents of one language. */
export type ReplyDocuments = Record<ContactReply['status'], string>;

/** The documents of a language in which the texts of a message are not shown again. */
const isGone = ({ status }: Pick<ContactReply, 'status'>): boolean => status.endsWith('Gone');

/** `reply`: all of it as JSON. `mail`: the address of an e-mail with the message. A field: its value. */
export const hole = (name: FieldName | 'reply' | 'mail'): string => `\ufde0${name}\ufde1`;

/** Markup that is there only when a field has a problem, or this one. */
export const whenProblem = (field: string, markup: string, problem = ''): string =>
  `\ufde2${field} ${problem}\ufde3${markup}\ufde4`;

const holes = /\ufde0(\w+)\ufde1/g;
const parts = /\ufde2(\w+) (\w*)\ufde3([^\ufde4]*)\ufde4/g;

/**
 * Returns the document that answers a message. What was typed is escaped, and never read for marks: a typed text
 * is shown as it is, whatever it contains.
 */
export function fillReply(document: string, reply: ContactReply, email: string): string {
  const texts = new Map<string, string | undefined>([
    ...fieldNames.map((field) => [field, reply.values[field]] as const),
    ['reply', JSON.stringify(reply)],
    ['mail', isGone(reply) ? mailto(email) : mailto(email, reply.values)],
  ]);
  return document
    .replace(parts, (_, field: FieldName, problem: string, markup: string) => {
      const found = reply.problems[field];
      return found && (problem === '' || problem === found) ? markup : '';
    })
    .replace(holes, (_, name: string) => escapeHtml(texts.get(name) ?? ''));
}
