/** Selects the transport by the settings. To add one, write a file like smtp.ts and select it here. */
import { isIP } from 'node:net';
import { domainToASCII } from 'node:url';
import type { Settings } from '../settings.ts';
import type { SendMail } from './mail.ts';

/** Undefined when messages stay in the outbox. `siteUrl` is the address of the site. */
export async function createTransport(
  { delivery, mailFrom }: Settings,
  siteUrl: string,
): Promise<SendMail | undefined> {
  if (!delivery) return undefined;
  const { smtp } = delivery;
  // A server without SMTP has no use for half a megabyte of code.
  const { createSmtp } = await import('./smtp.ts');
  return createSmtp({ ...smtp, ehlo: smtp.ehlo ?? ownName(mailFrom, siteUrl) });
}

/**
 * The name that the server gives itself in EHLO: the domain of the sender, or that of the site. A name
 * without a dot, as many machines have, is refused by some mail servers. MAIL_TO is no sender of ours: its
 * domain may be that of a mail provider.
 */
function ownName(mailFrom: string | undefined, siteUrl: string) {
  const domain = domainToASCII(mailFrom?.slice(mailFrom.lastIndexOf('@') + 1) ?? '');
  const { hostname } = new URL(siteUrl);
  const name = domain.includes('.') ? domain : hostname;
  return isIP(name) ? `[${name}]` : name;
}
