/**
 * What becomes of a message, by its answer: the page, the server's documents and the tests use these tables. Only
 * what the site itself has written, or the e-mail provider, says that a message was refused. Whatever stands between
 * (a firewall, a proxy) may answer although the server has the message.
 */

/** The response header by which the site's own server, or nginx in front of it, says that it knows. */
export const outcomeHeader = 'Message-Outcome';
export const refused = 'refused';

/** `site`: it has the header. `provider`: another origin. `nobody`: the browser is offline. */
export type Writer = 'site' | 'provider' | 'stranger' | 'nobody';

/** Each is the name of its sentence in the words of the contact page. */
export type Failure = 'notSent' | 'notAccepted' | 'perhapsSent';
export type Outcome = 'success' | Failure;

/** By status and writer; the first that fits. Status 0 is no answer. */
const outcomes: readonly (readonly [answer: RegExp, Outcome])[] = [
  [/^2.. /, 'success'],
  [/nobody/, 'notSent'],
  // The same message would be refused again: no other time is promised.
  [/^4(0[0345]|13|15) (site|provider)/, 'notAccepted'],
  [/site|^(4..|503) provider/, 'notSent'],
  [/ /, 'perhapsSent'],
];

export const outcomeOf = (status: number, writer: Writer): Outcome =>
  outcomes.find(([answer]) => answer.test(`${status} ${writer}`))?.[1] ?? 'perhapsSent';

/** Who wrote an answer of the site's own origin. */
export const writerOf = (headers: Headers): Writer =>
  headers.get(outcomeHeader) === refused ? 'site' : 'stranger';
