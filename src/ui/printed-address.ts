import { defaultLanguage } from '../in-force/languages.ts';
import { site } from '../in-force/site.ts';

/**
 * The attributes of a link whose address is worth typing: on paper it stands after the link's words
 * (src/styles/base.css). Without the scheme, a slash at the end, and a language that the site has anyway.
 */
export function printedAddress(href: string): { 'data-address'?: string } {
  if (!/^(?:https?:|\/)/.test(href)) return {};
  const { host, pathname, searchParams, hash } = new URL(href, site.url);
  if (searchParams.get('lang') === defaultLanguage && host === new URL(site.url).host)
    searchParams.delete('lang');
  const query = searchParams.size > 0 ? `?${searchParams}` : '';
  return { 'data-address': `${host}${pathname.replace(/\/$/, '')}${query}${hash}` };
}
