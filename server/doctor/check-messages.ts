/** The form as browsers send it. All but one message lack the visitor's address, so the server keeps none of them. */
import { randomUUID } from 'node:crypto';
import {
  libraryVersion,
  ownMailIds,
  sendFormPath,
  sendPath,
} from '../../src/contact/contact-message.ts';
import type { SiteManifest } from '../http/site.ts';
import { honestTexts } from './honest-texts.ts';
import type { DoctorCheck, Fault, Visit } from './visit.ts';

/** Whether messages come to this site's own server, and not to a provider. */
export const hasOwnMessages = ({ mail }: SiteManifest): boolean =>
  mail.publicKey === ownMailIds.publicKey;

const idsOf = ({ mail }: SiteManifest) => ({
  user_id: mail.publicKey,
  service_id: mail.serviceId,
  template_id: mail.templateId,
});

type Fields = Record<'name' | 'email' | 'subject' | 'message', string>;

/** The text is the subject too, as far as that may be long. The server misses the address: 400, if it is asked. */
const incomplete = (text: string): Fields => ({
  name: 'Doctor',
  email: '',
  subject: text.replaceAll('\n', ' ').slice(0, 150),
  message: text,
});

/** As the page's script posts it. */
const post = ({ site, origin, ask }: Visit, fields: Fields, headers: Record<string, string>) =>
  ask(sendPath, {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      Origin: origin,
      Referer: `${origin}/contact?lang=${site.manifest.defaultLanguage}`,
      ...headers,
    },
    body: JSON.stringify({
      lib_version: libraryVersion,
      ...idsOf(site.manifest),
      template_params: { ...fields, time: '' },
    }),
  });

const sameOrigin = { 'Sec-Fetch-Site': 'same-origin', 'Sec-Fetch-Mode': 'cors' };

/** As a browser posts it without scripts. */
async function postForm({ site, origin, ask }: Visit, fields: Fields) {
  const form = new FormData();
  for (const [name, value] of Object.entries({ ...idsOf(site.manifest), ...fields }))
    form.set(name, value);
  const encoded = new Response(form);
  return ask(`${sendFormPath}?lang=${site.manifest.defaultLanguage}`, {
    method: 'POST',
    headers: {
      'Content-Type': encoded.headers.get('Content-Type') ?? '',
      Accept: 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8',
      Origin: origin,
      'Sec-Fetch-Site': 'same-origin',
      'Sec-Fetch-Mode': 'navigate',
    },
    body: await encoded.bytes(),
  });
}

/** What the server answers to what is incomplete. */
const wasAsked = 400;

/** Without the browser's word that the form is this site's, which it gives over HTTPS alone. */
async function checkOrigin(visit: Visit): Promise<Fault[]> {
  const { status, body } = await post(visit, incomplete('A question'), {});
  if (status === wasAsked) return [];
  const isOwn = status === 403 && body.toString().includes('from this site only');
  const kind = isOwn ? 'origin-refused' : 'text-refused';
  return [{ kind, where: sendPath, found: String(status) }];
}

async function checkTexts(visit: Visit) {
  const faults: Fault[] = [];
  for (const text of honestTexts) {
    const answers = {
      'with scripts': await post(visit, incomplete(text), sameOrigin),
      'without scripts': await postForm(visit, incomplete(text)),
    };
    for (const [how, { status }] of Object.entries(answers))
      if (status !== wasAsked)
        faults.push({ kind: 'text-refused', where: `${how}: ${text}`, found: String(status) });
  }
  return faults;
}

/**
 * The server gives the reasons of /readyz to requests from its own machine that nobody forwarded. A visitor who gets
 * them came through a proxy that does not say whose request it is.
 */
async function checkVisitor({ ask }: Visit): Promise<Fault[]> {
  const { headers } = await ask('/readyz');
  return /json/.test(headers['content-type'] ?? '')
    ? [{ kind: 'visitors-as-one', where: '/readyz', found: 'the answer for this machine' }]
    : [];
}

/** An address that the form takes, whatever the site's own is; nobody has it. */
const sender = 'doctor@example.com';

/** Sends one whole message; returns what its text contains, to find it by. */
export async function sendMarked(visit: Visit): Promise<{ mark: string; faults: Fault[] }> {
  const mark = `doctor ${randomUUID()}`;
  const text = `npm run doctor sent this through ${visit.origin}. Nobody needs to answer.\n\n${mark}`;
  const fields = { name: 'npm run doctor', email: sender, subject: 'Doctor', message: text };
  const { status } = await post(visit, fields, sameOrigin);
  const failed = { kind: 'message-failed', where: sendPath, found: String(status) } as const;
  return { mark, faults: status === 200 ? [] : [failed] };
}

export const messageChecks: readonly DoctorCheck[] = [
  { name: 'the site’s own form is let through', run: checkOrigin },
  { name: 'honest messages, with and without scripts', run: checkTexts },
  { name: 'the server hears who asks', run: checkVisitor },
];
