/**
 * The `_headers` file that Netlify, Cloudflare Pages and others read in a plain folder.
 *
 * Where two rules match, some hosts join their values with a comma and others let one win. So no
 * header has two values that contradict each other: what differs by file is set file by file, and
 * only what is right twice over stands under everything.
 */
import { contentType } from '../../server/http/content-type.ts';
import type { Site, SiteManifest } from '../../server/http/site.ts';
import { showcaseRoot } from '../../src/showcases.ts';

type Rules = Record<string, Record<string, string>>;

const policy = 'Content-Security-Policy';

/** Directives that every policy of the site has too: two policies together allow what both allow. */
const policyOfAll = "base-uri 'none'; frame-ancestors 'none'; object-src 'none'";

/** Files of which hosts of this kind do not know the media type, while browsers insist on it. */
const unknownType = /\.speculationrules$/;

export function headersFile({ manifest, files }: Pick<Site, 'manifest' | 'files'>): string {
  const { headers } = manifest;
  const everywhere = headers['*'] ?? {};
  const names = differing(headers);
  const rules: Rules = {
    '/*': { ...omit(everywhere, names), [policy]: policyOfAll },
    '/assets/*': { 'Cache-Control': 'public, max-age=31536000, immutable' },
  };
  // They come with files of their own, whose names have a hash.
  if (Object.keys(manifest.documents).some((path) => path.startsWith(showcaseRoot)))
    rules[`${showcaseRoot}assets/*`] = rules['/assets/*'] ?? {};
  for (const file of files.keys())
    if (unknownType.test(file)) rules[`/${file}`] = { 'Content-Type': contentType(file) };
  for (const [address, file] of documentAddresses(manifest))
    rules[address] = pick({ ...everywhere, ...headers[file] }, names);
  const lines = Object.entries(rules).map(([path, values]) =>
    [path, ...Object.entries(values).map(([name, value]) => `  ${name}: ${value}`)].join('\n'),
  );
  return `${lines.join('\n')}\n`;
}

/**
 * Where a host of this kind, which knows no query, serves which file: at a document's address always
 * the default language, and each language in a file of its own, to which the document leads by itself
 * (src/browser/inline.ts) and of which some hosts take the ending away.
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

/** The names of headers that some file has otherwise than the rest. */
const differing = (headers: SiteManifest['headers']) =>
  new Set(
    Object.entries(headers).flatMap(([file, values]) => (file === '*' ? [] : Object.keys(values))),
  );

const pick = (values: Record<string, string>, names: Set<string>) =>
  Object.fromEntries(Object.entries(values).filter(([name]) => names.has(name)));

const omit = (values: Record<string, string>, names: Set<string>) =>
  Object.fromEntries(Object.entries(values).filter(([name]) => !names.has(name)));
