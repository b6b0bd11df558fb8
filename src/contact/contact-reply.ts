/**
 * The answers to a form posted without JavaScript: documents that the build has rendered, with marks for what
 * depends on the message. The marks are noncharacters of Unicode, which no text of a studio contains.
 */

import { escapeHtml } from '../i18n/escape-html.ts';
import { type ContactReply, type MailRules, mailto } from './contact-message.ts';

export type ReplyDocuments = Record<ContactReply['status'], string>;

/** The documents of a language in which the texts of a message are not shown again. */
const isGone = ({ status }: Pick<ContactReply, 'status'>): boolean => status.endsWith('Gone');

/** `reply`: all of it as JSON. `mail`: the address of an e-mail with the message. A field: its value. */
export const hole = (name: string): string => `\ufde0${name}\ufde1`;

/** Markup that is there only when a field has a problem, or this one. */
export const whenProblem = (field: string, markup: string, problem = ''): string =>
  `\ufde2${field} ${problem}\ufde3${markup}\ufde4`;

/** Markup that is there only when a field has this value. */
export const whenValue = (field: string, markup: string, value: string): string =>
  whenProblem(field, markup, `=${value}`);

const holes = /\ufde0(\w+)\ufde1/g;
const parts = /\ufde2(\w+) ([\w=-]*)\ufde3([^\ufde4]*)\ufde4/g;

/**
 * Returns the document that answers a message. What was typed is escaped, and never read for marks: a typed text
 * is shown as it is, whatever it contains.
 * @param email - the studio's address
 */
export function fillReply(
  document: string,
  reply: ContactReply,
  email: string,
  rules: Pick<MailRules, 'fields'>,
): string {
  const { values, problems } = reply;
  const texts: ContactReply['values'] = {
    ...values,
    reply: JSON.stringify(reply),
    mail: mailto(email, rules, isGone(reply) ? undefined : values),
  };
  return document
    .replace(parts, (_, field: string, asked: string, markup: string) => {
      const found = problems[field];
      const isThere = asked.startsWith('=')
        ? asked === `=${values[field]}`
        : found && (asked === '' || asked === found);
      return isThere ? markup : '';
    })
    .replace(holes, (_, name: string) => escapeHtml(texts[name] ?? ''));
}
