/** The form as browsers send it. All but one message lack the visitor's address, so the server keeps none of them. */
import { randomUUID } from 'node:crypto';
import { fieldsFrom, fieldsOf, sendFormPath, sendPath } from '../../src/contact/contact-message.ts';
import type { Answer } from './ask.ts';
import { formPageFaults } from './check-form.ts';
import { honestTexts } from './honest-texts.ts';
import { type Fields, incomplete, post, postForm, unexpected, wasAsked } from './post.ts';
import type { DoctorCheck, Fault, Visit } from './visit.ts';

/** Without the browser's word that the form is this site's, which it gives over HTTPS alone. */
async function checkOrigin(visit: Visit): Promise<Fault[]> {
  const answer = await post(visit, incomplete('A question'), {});
  const { status, body } = answer;
  if (status === wasAsked) return [];
  if (status === 403 && body.toString().includes('from this site only'))
    return [{ kind: 'origin-refused', where: sendPath, found: String(status) }];
  return [unexpected('text-refused', 'with scripts: A question', answer)];
}

async function checkTexts(visit: Visit) {
  const faults: Fault[] = [];
  for (const text of honestTexts) {
    const answers = {
      'with scripts': await post(visit, incomplete(text)),
      'without scripts': await postForm(visit, incomplete(text)),
    };
    for (const [how, answer] of Object.entries(answers))
      if (answer.status !== wasAsked)
        faults.push(unexpected('text-refused', `${how}: ${text}`, answer));
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

/** What each field of a studio takes. */
const anything = ({ site }: Visit): Fields =>
  fieldsFrom(fieldsOf(site.manifest.mail), ({ kind, choices: [choice = ''] = [] }) => {
    if (kind === 'email') return sender;
    if (kind === 'date') return '2026-11-29';
    return kind === 'telephone' ? '00000' : choice || 'Doctor';
  });

/**
 * Sends one whole message with scripts, and the same without: the server takes the second for the first and thanks again.
 * Returns what its text contains, to find it by.
 */
export async function sendMarked(visit: Visit): Promise<{ mark: string; faults: Fault[] }> {
  const mark = `doctor ${randomUUID()}`;
  const text = `npm run doctor sent this through ${visit.origin}. Nobody needs to answer.\n\n${mark}`;
  const fields = { ...anything(visit), name: 'npm run doctor', message: text };
  const failed = (where: string, answer: Answer) => unexpected('message-failed', where, answer);
  const answer = await post(visit, fields);
  if (answer.status !== 200) return { mark, faults: [failed(sendPath, answer)] };
  const again = await postForm(visit, fields);
  const language = visit.site.manifest.defaultLanguage;
  const faults =
    again.status === 200 ? formPageFaults(visit, language, again) : [failed(sendFormPath, again)];
  return { mark, faults };
}

export const messageChecks: readonly DoctorCheck[] = [
  { name: 'the site’s own form is let through', run: checkOrigin },
  { name: 'honest messages, with and without scripts', run: checkTexts },
  { name: 'the server hears who asks', run: checkVisitor },
];
