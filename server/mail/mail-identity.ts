import type { SiteManifest } from '../http/site.ts';
import type { Settings } from '../settings.ts';
import type { MailIdentity } from './message.ts';

/**
 * Who messages are from and for. Without a sender of its own the studio writes to itself: mail
 * servers let an account send as the address they know it by.
 */
export function mailIdentityOf(settings: Settings, { site }: SiteManifest): MailIdentity {
  const to = settings.delivery?.to ?? site.email;
  return { name: site.name, to, from: settings.mailFrom ?? to };
}
