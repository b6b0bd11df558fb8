/**
 * The `_headers` file of static hosts such as Netlify and Cloudflare Pages.
 *
 * Where two rules match, some hosts join the values with a comma and others use one of them. So no header
 * gets two contradicting values: headers that differ by file are set for each file, and only headers that
 * may be repeated are under `/*`.
 */

import type { Site, SiteManifest } from '../../server/http/built-site.ts';
import { contentType } from '../../server/http/content-type.ts';
import { cacheOfAssets } from '../../server/http/pages.ts';
import { showcaseRoot } from '../../src/studio/showcases.ts';

type Rules = Record<string, Record<string, string>>;

/** That Cloudflare reads: https://developers.cloudflare.com/workers/static-assets/headers/ */
const mostRules = 100;

const policy = 'Content-Security-Policy';

/**
 * Directives that no policy of the site loosens. Two policies together allow only what both allow, so these may be
 * repeated.
 */
const policyOfAll = ["base-uri 'none'", "object-src 'none'"];
const noFrames = "frame-ancestors 'none'";

/** Files whose media type static hosts do not know: browsers require the one, programs that read feeds the other. */
const unknownType = /\.speculationrules$|(^|\/)feed\.[\w-]+\.xml$/;

export function headersFile({ manifest, files }: Pick<Site, 'manifest' | 'files'>): string {
  const { headers } = manifest;
  const everywhere = headers['*'] ?? {};
  const names = differing(headers);
  const forbids = (of: Record<string, string>) => of[policy]?.includes(noFrames);
  const isFramed =
    forbids(everywhere) && Object.values(headers).some((own) => forbids(own) === false);
  const rules: Rules = {
    // A rule for one address cannot take this back. So where a page may be framed, each document forbids it for
    // itself, and only unknown addresses do not.
    '/*': {
      ...omit(everywhere, names),
      [policy]: [...policyOfAll, ...(isFramed ? [] : [noFrames])].join('; '),
    },
    '/assets/*': { 'Cache-Control': cacheOfAssets },
  };
  // The showcases have assets of their own, also with a hash in the name.
  if (Object.keys(manifest.documents).some((path) => path.startsWith(showcaseRoot)))
    rules[`${showcaseRoot}assets/*`] = rules['/assets/*'] ?? {};
  for (const file of files.keys())
    if (unknownType.test(file))
      rules[`/${file}`] = {
        'Content-Type': contentType(file),
        // Where readers of feeds are pages. A policy for other resources says nothing about what a script fetches.
        ...pick(headers[file] ?? {}, new Set(['Access-Control-Allow-Origin'])),
      };
  const ofDocuments = Object.fromEntries(
    documentAddresses(manifest).map(([address, file]) => [
      address,
      pick({ ...everywhere, ...headers[file] }, names),
    ]),
  );
  Object.assign(rules, byPattern(ofDocuments, [...files.keys()]));
  const count = Object.keys(rules).length;
  if (count > mostRules)
    throw new Error(
      `site/_headers would have ${count} rules, and Cloudflare reads ${mostRules} and ignores the rest: pages would be without their security headers. Each page that is in no folder needs two: make notes of some pages, or join them.`,
    );
  const lines = Object.entries(rules).map(([path, values]) =>
    [path, ...Object.entries(values).map(([name, value]) => `  ${name}: ${value}`)].join('\n'),
  );
  return `${lines.join('\n')}\n`;
}

/**
 * One rule for documents of a folder, or of a page, that all have the same headers, where nothing but documents and
 * feeds has such an address.
 */
function byPattern(rules: Rules, files: readonly string[]): Rules {
  const kinds = new Map<string, Set<string>>();
  for (const [address, values] of Object.entries(rules))
    for (const begin of beginnings(address))
      kinds.set(begin, (kinds.get(begin) ?? new Set()).add(JSON.stringify(values)));
  for (const file of files)
    if (!file.endsWith('.html') && !unknownType.test(file))
      for (const begin of beginnings(`/${file}`)) kinds.delete(begin);
  return Object.fromEntries(
    Object.entries(rules).map(([address, values]) => {
      const begin = beginnings(address).find((each) => kinds.get(each)?.size === 1);
      return [begin ? `${begin}*` : address, values];
    }),
  );
}

/** How an address begins: its folders, the outermost first, and its name, as `/notes/` and `/notes/one.`. */
function beginnings(address: string): string[] {
  const slashes = [...address.matchAll(/(?<=.)\//g)].map(({ index }) => index);
  const dot = address.indexOf('.', address.lastIndexOf('/') + 2);
  return [...slashes, ...(dot === -1 ? [] : [dot])].map((end) => address.slice(0, end + 1));
}

/**
 * Returns address and file of each document on a static host. Such hosts ignore the query, so the address
 * of a document always serves the default language. Each other language is a file of its own, to which the
 * document redirects (src/browser/inline.ts); some hosts remove its extension.
 */
function documentAddresses({ defaultLanguage, documents, notFound }: SiteManifest) {
  const addresses: [address: string, file: string][] = [];
  for (const [path, files] of Object.entries(documents)) {
    const file = typeof files === 'string' ? files : files[defaultLanguage];
    if (file !== undefined) addresses.push([path, file]);
  }
  for (const files of [...Object.values(documents), notFound]) {
    if (typeof files === 'string') continue;
    for (const file of Object.values(files))
      addresses.push([`/${file}`, file], [`/${file.replace(/\.html$/, '')}`, file]);
  }
  return addresses;
}

/** Names of headers that are set for some files only or differ from the rest. */
const differing = (headers: SiteManifest['headers']) =>
  new Set(
    Object.entries(headers).flatMap(([file, values]) => (file === '*' ? [] : Object.keys(values))),
  );

const pick = (values: Record<string, string>, names: Set<string>) =>
  Object.fromEntries(Object.entries(values).filter(([name]) => names.has(name)));

const omit = (values: Record<string, string>, names: Set<string>) =>
  Object.fromEntries(Object.entries(values).filter(([name]) => !names.has(name)));
