/** The form without scripts: every answer is a page of the site, in the visitor's language. */
import { limitOf, sendFormPath, sendPath } from '../../src/contact/contact-message.ts';
import type { Answer } from './ask.ts';
import { headerFaults } from './check-pages.ts';
import { type Fields, incomplete, isOurs, post, postForm, unexpected, wasAsked } from './post.ts';
import { bytesOf, type DoctorCheck, type Fault, type Visit } from './visit.ts';

const languageIn = (page: string) => /<html[^>]*\blang="([^"]*)"/.exec(page)?.[1];

/** @param typed - what the page must show again */
export function formPageFaults(
  { site }: Visit,
  language: string,
  answer: Answer,
  typed = '',
): Fault[] {
  const where = `${sendFormPath}?lang=${language}`;
  const files = site.manifest.documents['/contact'];
  const file = (typeof files === 'object' ? files[language] : files) ?? '';
  const page = answer.body.toString();
  const [wanted, came] = [bytesOf(site, file).toString(), page].map(languageIn);
  if (came === undefined || !page.includes(typed))
    return [{ kind: 'own-error-page', where, found: `${answer.status} with another page` }];
  if (came !== wanted) return [{ kind: 'other-language', where, found: `it is ${came}` }];
  const faults = headerFaults(site, file, answer).map((fault) => ({ ...fault, where }));
  const caching = answer.headers['cache-control'];
  if (caching !== 'no-store' && !answer.doubled.includes('cache-control'))
    faults.push({ kind: 'cached', where, found: `Cache-Control: ${caching ?? 'missing'}` });
  return faults;
}

const text = 'Is what I typed still there?';

async function checkPages(visit: Visit) {
  const faults: Fault[] = [];
  for (const language of visit.site.manifest.languages) {
    const answer = await postForm(visit, incomplete(text), language);
    if (answer.status !== wasAsked)
      faults.push(unexpected('text-refused', `without scripts: ${text}`, answer));
    else faults.push(...formPageFaults(visit, language, answer, text));
  }
  return faults;
}

/** The header by which the page knows that a message was refused, and not lost on the way. */
async function checkOutcome(visit: Visit): Promise<Fault[]> {
  const answer = await post(visit, incomplete(text));
  return answer.status === wasAsked && !isOurs(answer)
    ? [{ kind: 'header-lost', where: sendPath, found: 'Message-Outcome' }]
    : [];
}

const limit = limitOf({ id: 'message', kind: 'longText' });
/** Three bytes each. */
const longest = '漢'.repeat(limit);
/** More than the server takes. */
const tooLong = 'x'.repeat(70_000);

/** By its header, or where that is lost by its line or its page. */
const isSites = (answer: Answer) => {
  const text = answer.body.toString();
  return isOurs(answer) || text === 'The message is too large' || languageIn(text) !== undefined;
};

/** That the longest message reaches the server, and that the server itself refuses what is too long. */
async function checkLength(visit: Visit) {
  const faults: Fault[] = [];
  const judge = async (name: string, status: number, send: () => Promise<Answer>) => {
    const answer = await send();
    const isRight = answer.status === status && (status === wasAsked || isSites(answer));
    if (!isRight) faults.push(unexpected('text-refused', name, answer));
    return isRight ? answer : undefined;
  };
  const of = (message: string): Fields => ({ ...incomplete(text), message });
  const letters = `${limit} letters`;
  await judge(`with scripts: ${letters}`, wasAsked, () => post(visit, of(longest)));
  await judge(`without scripts: ${letters}`, wasAsked, () => postForm(visit, of(longest)));
  await judge('with scripts: 70 KB', 413, () => post(visit, of(tooLong)));
  for (const language of visit.site.manifest.languages) {
    const send = () => postForm(visit, of(tooLong), language);
    const answer = await judge('without scripts: 70 KB', 413, send);
    if (answer) faults.push(...formPageFaults(visit, language, answer));
  }
  return faults;
}

export const formChecks: readonly DoctorCheck[] = [
  { name: 'the form without scripts is answered with its page', run: checkPages },
  { name: 'the server’s word on a message arrives', run: checkOutcome },
  { name: 'the longest message, and one that is too long', run: checkLength },
];
