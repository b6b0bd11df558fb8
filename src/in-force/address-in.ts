import type { Language } from './languages.ts';
import { site } from './site.ts';

/**
 * Returns an address that the owner has written, as a page of this site links to it: one of this site, with
 * or without its origin, stays in the language that the visitor reads the site in.
 */
export function addressIn(address: string, language: Language): string {
  const isOwn = `${address}/`.startsWith(`${site.url}/`) || /^\/(?!\/)/.test(address);
  if (!isOwn) return address;
  const { pathname, searchParams } = new URL(address, site.url);
  // Files have no language.
  if (/\.\w+$/.test(pathname) || searchParams.has('lang')) return address;
  const [whole = '', ...fragment] = address.split(/(?=#)/);
  return `${whole}${whole.includes('?') ? '&' : '?'}lang=${language}${fragment.join('')}`;
}
