/**
 * Tells an arrival from every other request, by what browsers send with it anyway. An arrival is a document
 * that a navigation asks for from another site or from nobody (a typed address, a bookmark, a mail program).
 * https://www.w3.org/TR/fetch-metadata/ docs/decisions/035-counting-arrivals.md has what each engine sends.
 */
import type { IncomingHttpHeaders } from 'node:http';

/** Where an arrival came from, as the name of a count (counts.ts). */
export type Source =
  | `from host ${string}`
  | `from campaign ${string}`
  /** Typed, a bookmark, a mail program or another program. */
  | 'from nobody'
  /** Another site that does not say which. */
  | 'from unnamed'
  | 'other source';

/** Whether a GET of a document is an arrival, unless `sourceIn` says otherwise. */
export function isArrival(headers: IncomingHttpHeaders): boolean {
  // Programs that are no browser send none of these headers. So do browsers on a site without TLS.
  const site = headers['sec-fetch-site'];
  if (site !== 'cross-site' && site !== 'none') return false;
  if (headers['sec-fetch-mode'] !== 'navigate' || headers['sec-fetch-dest'] !== 'document')
    return false;
  if (headers['sec-purpose'] !== undefined || headers.purpose !== undefined) return false;
  if (isReload(headers['cache-control'])) return false;
  // A reload in WebKit: it says that nobody sent the visitor, and who did.
  return !(site === 'none' && headers.referer?.startsWith('http'));
}

/** Chromium's reload, every engine's forced reload, and WebKit's by script. */
const isReload = (cacheControl: string | undefined) =>
  cacheControl !== undefined && /max-age=0|no-cache/i.test(cacheControl);

/** The source that a `Referer` names; undefined when it is this site. `ownHost` is as from `hostOf`. */
export function sourceIn(referrer: string, ownHost: string): Source | undefined {
  const host = hostOf(referrer);
  // Back to this site through another one.
  if (host === ownHost) return undefined;
  return isName(host) ? `from host ${host}` : 'other source';
}

/** The source of an arrival without a `Referer`. */
export const sourceWithout = (headers: IncomingHttpHeaders): Source =>
  headers['sec-fetch-site'] === 'none' ? 'from nobody' : 'from unnamed';

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
 * The source that `utm_source` names. Names with a long number are ignored: links must name a place, and a
 * number could be a person's.
 */
export function campaignIn(query: URLSearchParams): Source | undefined {
  const name = query.get('utm_source')?.trim().toLowerCase().replaceAll(' ', '-') ?? '';
  if (!/^[a-z\d][a-z\d._-]{0,39}$/.test(name) || /\d{5}/.test(name)) return undefined;
  return `from campaign ${name}`;
}
