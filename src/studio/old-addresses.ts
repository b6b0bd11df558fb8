/** Addresses that lead to a page of this site: of the site before it, or of a page before it was renamed. */
import type { Place } from '../problems/sentences.ts';

/** @property language - of the page, where the old address says none; absent: that of the visitor */
export type Redirect = { to: string; language?: string };

/** By the path: decoded, in NFC, without a slash at its end. */
export type Redirects = Readonly<Record<string, Redirect>>;

/** An old path in the front matter of a page. */
export type Alias = { written: string; to: string; language: string; place: Place };

/** What can be no part of an address here: control characters, and what ends a path or leads out of it. */
const foreign = /[\p{Cc}\p{Zl}\p{Zp}?#\\]/u;

/** What the server answers itself, and the folders that the build fills. */
export const isOfServer = (path: string): boolean =>
  /^\/(?:api|assets|healthz|readyz|showcase\/assets)(?:\/|$)/.test(path);

/**
 * The path of an address as a server looks it up; undefined when it is none of this site, or the root. A name with
 * spaces or accents may be percent-encoded.
 */
export function oldPath(written: string): string | undefined {
  // Not the regular expression /\/+$/, which takes quadratic time for many slashes.
  let end = written.length;
  while (written[end - 1] === '/') end -= 1;
  const parts = written.slice(0, end).split('/').map(decoded);
  const [root, ...names] = parts;
  if (root !== '' || names.length === 0) return undefined;
  return names.every((name) => name && !/^\.\.?$|\//.test(name) && !foreign.test(name))
    ? `/${names.join('/')}`
    : undefined;
}

function decoded(part: string): string | undefined {
  // As an address has them they begin something else, also where a name may contain them.
  if (foreign.test(part)) return undefined;
  try {
    return decodeURIComponent(part).normalize('NFC');
  } catch {
    return undefined;
  }
}

/** @param own - those of the settings, which lead anywhere on the site */
export function redirectsOf(
  aliases: readonly Omit<Alias, 'place'>[],
  own: Readonly<Record<string, string>>,
): Redirects {
  const found: Record<string, Redirect> = {};
  for (const { written, to, language } of aliases) {
    const path = oldPath(written);
    if (path === undefined) continue;
    // What several languages have is of none.
    found[path] = path in found ? { to } : { to, language };
  }
  for (const [written, to] of Object.entries(own)) {
    const path = oldPath(written);
    if (path !== undefined) found[path] = { to };
  }
  return found;
}

/** Where a request for an old address is sent, with its query; undefined when it is none. */
export function newAddress(
  redirects: Redirects,
  { pathname, searchParams }: URL,
): string | undefined {
  const path = oldPath(pathname) ?? '';
  const found = Object.hasOwn(redirects, path) ? redirects[path] : undefined;
  return found && addressOf(found, searchParams);
}

/** With the language of the page, where neither it nor the query says one. */
export function addressOf({ to, language }: Redirect, query = new URLSearchParams()): string {
  const { pathname, searchParams, hash } = new URL(to, 'http://site');
  const own = new Set(searchParams.keys());
  for (const [name, value] of query) if (!own.has(name)) searchParams.append(name, value);
  if (language && !searchParams.has('lang')) searchParams.append('lang', language);
  return `${pathname}${searchParams.size > 0 ? `?${searchParams}` : ''}${hash}`;
}
