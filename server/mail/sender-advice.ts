/** What the owner is advised to do about the mail server. */
import type { SmtpSettings } from '../settings.ts';
import type { OwnerWords } from '../words/owner-words.ts';
import type { Advice } from './mail.ts';

/** The sentence; of an older version the outbox has the sentence itself. */
export const sayAdvice = (advice: string, words: OwnerWords): string =>
  Object.hasOwn(words.advice, advice) ? words.advice[advice as Advice] : advice;

/**
 * Returns a warning when mails from `from` by this mail server are likely to fail DMARC, or undefined. Only
 * the names are compared: what the DNS says about the domain is not asked.
 */
export function adviseOnSender(
  from: string,
  { host, auth }: SmtpSettings,
  words: OwnerWords,
): string | undefined {
  const domain = domainOf(from);
  const isOwn = (name: string) => name === domain || name.endsWith(`.${domain}`);
  if (isOwn(host.toLowerCase()) || (auth && domainOf(auth.user) === domain)) return undefined;
  return words.forged(from, host, domain);
}

const domainOf = (address: string) => address.slice(address.lastIndexOf('@') + 1).toLowerCase();
