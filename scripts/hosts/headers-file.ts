/**
 * The `_headers` file that Netlify, Cloudflare Pages and others read in a plain folder.
 *
 * Where two rules match, some hosts join their values with a comma and others let one win. So no
 * header has two values that contradict each other: what differs by file is set file by file, and
 * only what is right twice over stands under everything.
 */
import type { SiteManifest } from '../../server/site.ts';

const policy = 'Content-Security-Policy';

/** Directives that every policy of the site has too: two policies together allow what both allow. */
const policyOfAll = "base-uri 'none'; frame-ancestors 'none'; object-src 'none'";

export function headersFile({ defaultLanguage, documents, headers }: SiteManifest): string {
  const everywhere = headers['*'] ?? {};
  const rules: Record<string, Record<string, string>> = {
    '/*': { ...omit(everywhere, differing(headers)), [policy]: policyOfAll },
    '/assets/*': { 'Cache-Control': 'public, max-age=31536000, immutable' },
    '/showcase/assets/*': { 'Cache-Control': 'public, max-age=31536000, immutable' },
  };
  for (const [path, files] of Object.entries(documents)) {
    // A host of this kind knows no query: it always serves the default language.
    const file = typeof files === 'string' ? files : files[defaultLanguage];
    if (file === undefined) continue;
    rules[path] = pick({ ...everywhere, ...headers[file] }, differing(headers));
  }
  const lines = Object.entries(rules).map(([path, values]) =>
    [path, ...Object.entries(values).map(([name, value]) => `  ${name}: ${value}`)].join('\n'),
  );
  return `${lines.join('\n')}\n`;
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
