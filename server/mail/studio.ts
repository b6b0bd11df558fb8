import type { SiteManifest } from '../http/site.ts';
import type { Settings } from '../settings.ts';
import type { Studio } from './message.ts';

/**
 * Who messages are from and for. Without a sender of its own the studio writes to itself: mail
 * servers let an account send as the address they know it by.
 */
export function studioOf(settings: Settings, { site }: SiteManifest): Studio {
  const to = settings.delivery?.to ?? site.email;
  return { name: site.name, to, from: settings.mailFrom ?? to };
}
