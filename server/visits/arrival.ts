/**
 * Tells an arrival from every other request, by what browsers send with it anyway. An arrival is a document
 * that a navigation asks for from another site or from nobody (a typed address, a bookmark, a mail program).
 * https://www.w3.org/TR/fetch-metadata/
 */

/** Where an arrival came from, as the name of a count (counts.ts). */
export type Source =
  | `from host ${string}`
  | `from campaign ${string}`
  /** Typed, a bookmark, a mail program or another program. */
  | 'from nobody'
  /** Another site that does not say which. */
  | 'from unnamed'
  | 'other source';

/**
 * Undefined when the request is no arrival. The request must be a GET of a document that exists.
 * @param ownHosts - the site's host names, as `hostOf` returns them
 */
export function sourceOf(
  { headers, url }: Request,
  ownHosts: readonly string[],
): Source | undefined {
  // Programs that are no browser send none of these headers. So do browsers on a site without TLS.
  const site = headers.get('Sec-Fetch-Site');
  if (site !== 'cross-site' && site !== 'none') return undefined;
  if (headers.get('Sec-Fetch-Mode') !== 'navigate') return undefined;
  if (headers.get('Sec-Fetch-Dest') !== 'document') return undefined;
  if (headers.has('Sec-Purpose') || headers.has('Purpose')) return undefined;
  if (isReload(headers.get('Cache-Control'))) return undefined;

  const referrer = headers.get('Referer') ?? '';
  // A reload in WebKit: it says that nobody sent the visitor, and who did.
  if (site === 'none' && /^https?:/i.test(referrer)) return undefined;
  const host = hostOf(referrer);
  // Back to this site through another one.
  if (ownHosts.includes(host) || (host !== '' && host === hostOf(url))) return undefined;

  const campaign = campaignOf(url);
  if (campaign) return `from campaign ${campaign}`;
  if (host) return isName(host) ? `from host ${host}` : 'other source';
  if (referrer) return 'other source';
  return site === 'none' ? 'from nobody' : 'from unnamed';
}

/** Chromium's reload, every engine's forced reload, and WebKit's by script. */
const isReload = (cacheControl: string | null) =>
  cacheControl !== null && /max-age=0|no-cache/i.test(cacheControl);

/** The host name in an address, without `www.`; empty when there is none. Android's apps are hosts too. */
export function hostOf(address: string): string {
  const host = /^(?:https?|android-app):\/\/([^/:?#]+)/i.exec(address)?.[1] ?? '';
  return host.toLowerCase().replace(/^www\./, '');
}

/** A host name on the internet: no IP address, and no machine of a local network. */
const isName = (host: string) =>
  host.length <= 100 &&
  /^[a-z\d-]+(\.[a-z\d-]+)*\.[a-z][a-z\d-]*$/.test(host) &&
  !/\.(local|lan|internal|arpa)$/.test(host);

/**
 * The value of `utm_source`. Names with a long number are ignored: links must name a place, and a number
 * could be a person's.
 */
function campaignOf(url: string) {
  // Most addresses have none, and parsing takes longer than everything else here.
  const start = url.indexOf('utm_source=');
  if (start === -1) return undefined;
  const query = new URLSearchParams(url.slice(url.indexOf('?'), start + 300));
  const name = query.get('utm_source')?.trim().toLowerCase().replaceAll(' ', '-') ?? '';
  return /^[a-z\d][a-z\d._-]{0,39}$/.test(name) && !/\d{5}/.test(name) ? name : undefined;
}
