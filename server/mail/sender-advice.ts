import type { SmtpSettings } from '../settings.ts';

/**
 * Returns a warning when mails from `from` by this mail server are likely to fail DMARC, or undefined. Only
 * the names are compared: what the DNS says about the domain is not asked.
 */
export function adviseOnSender(from: string, { host, auth }: SmtpSettings): string | undefined {
  const domain = domainOf(from);
  const isOwn = (name: string) => name === domain || name.endsWith(`.${domain}`);
  if (isOwn(host.toLowerCase()) || (auth && domainOf(auth.user) === domain)) return undefined;
  return `The mails come from ${from}, and ${host} is not a name of ${domain}. Unless the SPF record of ${domain} lists that mail server, or it signs with the DKIM key of ${domain}, other mail servers treat them as forged (DMARC). Set MAIL_FROM to an address whose domain sends by ${host}; docs/hosting.md says what the DNS needs.`;
}

const domainOf = (address: string) => address.slice(address.lastIndexOf('@') + 1).toLowerCase();
