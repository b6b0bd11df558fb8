/** The response headers of the site, made once at build time for this server and for every other host. */
import { createHash } from 'node:crypto';
import { languageCodes } from '../../src/i18n/languages.ts';
import type { site as siteConfig } from '../../src/site.ts';

type Headers = Record<string, string>;
type Site = Pick<typeof siteConfig, 'mail' | 'analytics' | 'projects'>;
type Directives = Record<string, string[]>;

/** Sources that a policy has beyond this site's own files. */
type Extras = {
  scripts?: readonly string[];
  styles?: readonly string[];
  pictures?: readonly string[];
  workers?: readonly string[];
};

/** What a page that was built elsewhere needs. */
export type PageNeeds = Pick<Extras, 'pictures' | 'workers'> & {
  /** The Trusted Types policies by which it makes script addresses. */
  scriptPolicies?: readonly string[];
};

/** Which pages may be prepared. Its ending gives it the media type that browsers insist on (server/http/content-type.ts). */
export const speculationRulesFile = 'pages.speculationrules';

/** Pictures that other sites show: on social cards, in search results, in link previews. */
const publicPictures = [
  ...languageCodes.map((code) => `social-${code}.png`),
  ...['icon-192.png', 'icon-512.png', 'icon-maskable-512.png', 'apple-touch-icon.png'],
  ...['favicon.ico', 'favicon.svg'],
];

/** What no page of this site asks for, and nothing that finds its way into one may have. Few words: they stand in the first response. */
const refusedFeatures = ['camera', 'geolocation', 'microphone', 'payment', 'usb'];

/**
 * Headers for every response under `*`, and per file what differs. The documents are those of the
 * site, by file; everything else has nothing inline and shares one policy but for
 * what a page from elsewhere needs.
 */
export function headersOf(
  documents: Readonly<Record<string, string>>,
  site: Site,
  pagesFromElsewhere: Readonly<Record<string, PageNeeds>> = {},
): Record<string, Headers> {
  const everywhere: Headers = {
    'Content-Security-Policy': write({
      ...directives(),
      ...trustedTypes(),
    }),
    // Two years. Without `preload`: that binds the whole domain for months and is its owner's to say.
    'Strict-Transport-Security': 'max-age=63072000; includeSubDomains',
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Permissions-Policy': refusedFeatures.map((feature) => `${feature}=()`).join(', '),
    'Cross-Origin-Resource-Policy': 'same-origin',
  };
  const own: Record<string, Headers> = {};
  for (const [file, html] of Object.entries(documents)) {
    own[file] = {
      'Content-Security-Policy': documentPolicy(html, site),
      'Speculation-Rules': `"/${speculationRulesFile}"`,
    };
  }
  for (const picture of publicPictures) {
    own[picture] = { 'Cross-Origin-Resource-Policy': 'cross-origin' };
  }
  for (const [file, { scriptPolicies = [], ...extras }] of Object.entries(pagesFromElsewhere)) {
    if (scriptPolicies.length === 0 && Object.keys(extras).length === 0) continue;
    own[file] = {
      'Content-Security-Policy': write({
        ...directives(extras),
        ...trustedTypes(...scriptPolicies),
      }),
    };
  }
  return { '*': everywhere, ...own };
}

function documentPolicy(html: string, { mail, analytics }: Site) {
  const policy = directives({
    scripts: hashes(html, /<script>([\s\S]*?)<\/script>/g),
    styles: hashes(html, /<style>([\s\S]*?)<\/style>/g),
  });
  const add = (directive: string, ...sources: string[]) => policy[directive]?.push(...sources);
  if (mail.origin) {
    add('connect-src', mail.origin);
    add('form-action', mail.origin);
  }
  if (!analytics.measurementId) return write({ ...policy, ...trustedTypes() });
  // The hosts that Google names for Analytics 4 without advertising signals. Its script is not known
  // to keep to Trusted Types: https://developers.google.com/tag-platform/security/guides/csp
  const manager = 'https://*.googletagmanager.com';
  const collector = 'https://*.google-analytics.com';
  add('script-src', manager);
  add('img-src', manager, collector);
  add('connect-src', manager, collector, 'https://*.analytics.google.com');
  return write(policy);
}

/** Nothing, and then what this site's pages need. */
function directives({ scripts = [], styles = [], pictures = [], workers = [] }: Extras = {}) {
  const policy: Directives = {
    'default-src': ["'none'"],
    'script-src': ["'self'", ...scripts],
    'style-src': ["'self'", ...styles],
    'img-src': ["'self'", ...pictures],
    'font-src': ["'self'"],
    'media-src': ["'self'"],
    'manifest-src': ["'self'"],
    'connect-src': ["'self'"],
    'worker-src': workers.length > 0 ? [...workers] : ["'none'"],
    'form-action': ["'self'"],
    'base-uri': ["'none'"],
    'frame-ancestors': ["'none'"],
  };
  return policy;
}

/** Text becomes script by these policies only; without any, never. */
const trustedTypes = (...policies: string[]): Directives => ({
  'require-trusted-types-for': ["'script'"],
  'trusted-types': policies.length > 0 ? policies : ["'none'"],
});

/** The sources of the inline parts, as the policy names them. */
function hashes(html: string, part: RegExp) {
  return [...html.matchAll(part)].map(
    ([, text = '']) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`,
  );
}

const write = (policy: Directives) =>
  Object.entries(policy)
    .map(([name, sources]) => `${name} ${sources.join(' ')}`)
    .join('; ');
