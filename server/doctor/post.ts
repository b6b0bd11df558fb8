/** Messages as browsers send them, and who has answered them. */
import {
  ownMailIds,
  requestIds,
  sendFormPath,
  sendPath,
} from '../../src/contact/contact-message.ts';
import { writerOf } from '../../src/contact/contact-outcome.ts';
import type { SiteManifest } from '../http/built-site.ts';
import type { Answer } from './ask.ts';
import type { Fault, Visit } from './visit.ts';

/** Whether messages come to this site's own server, and not to a provider. */
export const hasOwnMessages = ({ mail }: SiteManifest): boolean =>
  mail.publicKey === ownMailIds.publicKey;

export type Fields = Readonly<Record<string, string>>;

/** The text is the subject too, as far as that may be long. The server misses the address: 400, if it is asked. */
export const incomplete = (text: string): Fields => ({
  name: 'Doctor',
  email: '',
  subject: text.replaceAll('\n', ' ').slice(0, 150),
  message: text,
});

/** What the server answers to what is incomplete. */
export const wasAsked = 400;

const sameOrigin = { 'Sec-Fetch-Site': 'same-origin', 'Sec-Fetch-Mode': 'cors' };

/** As the page's script posts it. */
export const post = (
  { site, origin, ask }: Visit,
  fields: Fields,
  headers: Record<string, string> = sameOrigin,
): Promise<Answer> =>
  ask(sendPath, {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      Origin: origin,
      Referer: `${origin}/contact?lang=${site.manifest.defaultLanguage}`,
      ...headers,
    },
    body: JSON.stringify({
      ...requestIds(site.manifest.mail),
      template_params: { ...fields, time: '' },
    }),
  });

/** As a browser posts it without scripts, from the page of a language. */
export async function postForm(
  { site, origin, ask }: Visit,
  fields: Fields,
  language = site.manifest.defaultLanguage,
): Promise<Answer> {
  const form = new FormData();
  for (const [name, value] of Object.entries({ ...requestIds(site.manifest.mail), ...fields }))
    form.set(name, value);
  const encoded = new Response(form);
  return ask(`${sendFormPath}?lang=${language}`, {
    method: 'POST',
    headers: {
      'Content-Type': encoded.headers.get('Content-Type') ?? '',
      Accept: 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8',
      Origin: origin,
      'Sec-Fetch-Site': 'same-origin',
      'Sec-Fetch-Mode': 'navigate',
    },
    // bytes() fails where @hono/node-server has put its Response in place of Node’s.
    body: new Uint8Array(await encoded.arrayBuffer()),
  });
}

/** Whether the site's server, or nginx for it, says that it has refused the message. */
export const isOurs = ({ headers }: Pick<Answer, 'headers'>): boolean =>
  writerOf(new Headers(headers as Record<string, string>)) === 'site';

/**
 * What an answer means that is not the expected one. What the server has not written comes from something in between.
 *
 * @param refused - the kind when something in between judged the message
 */
export function unexpected(
  refused: 'text-refused' | 'message-failed',
  where: string,
  answer: Answer,
): Fault {
  const { status } = answer;
  if (isOurs(answer)) return { kind: 'message-failed', where, found: String(status) };
  const found = `${status}, which is not from the site’s server`;
  if (status === 413) return { kind: 'length-refused', where, found };
  if (status >= 500 || status < 300) return { kind: 'answered-between', where, found };
  return { kind: refused, where, found };
}
