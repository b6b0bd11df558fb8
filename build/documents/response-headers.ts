/** The response headers of the site, computed at build time for this server and for other hosts. */
import { createHash } from 'node:crypto';
import { cardsOfPages } from '../../src/document/social-card.ts';
import { languageCodes } from '../../src/in-force/languages.ts';
import type { site as siteConfig } from '../../src/in-force/site.ts';
import { cardFile } from '../../src/studio/card-files.ts';

type Headers = Record<string, string>;
type Site = Pick<typeof siteConfig, 'mail' | 'analytics' | 'projects'>;
type Directives = Record<string, string[]>;

/** Sources of a policy in addition to files of this site. */
type Extras = {
  scripts?: readonly string[];
  styles?: readonly string[];
  pictures?: readonly string[];
  workers?: readonly string[];
  connections?: readonly string[];
};

/** Needs of a page from another build. */
export type PageNeeds = Pick<Extras, 'pictures' | 'workers' | 'connections'> & {
  /** Names of the Trusted Types policies that create its script URLs. */
  scriptPolicies?: readonly string[];
  /** Other sites may show it in a frame. */
  isEmbeddable?: true;
};

/** Of another build: the needs of its pages by file, and the pictures that other sites show for links to them. */
type FromElsewhere = {
  needs?: Readonly<Record<string, PageNeeds>>;
  embedded?: readonly string[];
  /** Programs in other pages read them. */
  feeds?: readonly string[];
};

/**
 * File with the speculation rules. The extension sets the media type that browsers require
 * (server/http/content-type.ts).
 */
export const speculationRulesFile = 'pages.speculationrules';

/** Pictures that other sites embed: social cards, and icons in search results and link previews. */
const publicPictures = [
  ...languageCodes.map((code) => cardFile(code)),
  ...cardsOfPages,
  ...['icon-192.png', 'icon-512.png', 'icon-maskable-512.png', 'apple-touch-icon.png'],
  ...['favicon.ico', 'favicon.svg'],
];

/**
 * Browser features that no page uses, disabled also for injected code. Short, because the header is in the
 * first response.
 */
const refusedFeatures = ['camera', 'geolocation', 'microphone', 'payment', 'usb'];

/**
 * Returns headers for every response under `*`, and by file those that differ. `documents` has the HTML of
 * the documents of the site by file. All other files have no inline code and share one policy, except pages
 * of another build with needs of their own.
 */
export function headersOf(
  documents: Readonly<Record<string, string>>,
  site: Site,
  fromElsewhere: FromElsewhere = {},
): Record<string, Headers> {
  const everywhere: Headers = {
    'Content-Security-Policy': write({
      ...directives(),
      ...trustedTypes(),
    }),
    // Two years. Without `preload`, which would bind the whole domain for months: that is the decision of
    // its owner.
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
  const { needs: needsOf = {}, embedded = [], feeds = [] } = fromElsewhere;
  for (const picture of [...publicPictures, ...embedded, ...feeds]) {
    own[picture] = { 'Cross-Origin-Resource-Policy': 'cross-origin' };
  }
  for (const feed of feeds) own[feed] = { ...own[feed], 'Access-Control-Allow-Origin': '*' };
  for (const [file, needs] of Object.entries(needsOf)) {
    if (Object.keys(needs).length === 0) continue;
    const { scriptPolicies = [], isEmbeddable, ...extras } = needs;
    const { 'frame-ancestors': ancestors = [], ...policy } = directives(extras);
    own[file] = {
      'Content-Security-Policy': write({
        ...policy,
        ...(!isEmbeddable && { 'frame-ancestors': ancestors }),
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
  // Hosts that Google lists for Analytics 4 without advertising signals. Its script is not documented to
  // support Trusted Types: https://developers.google.com/tag-platform/security/guides/csp
  const manager = 'https://*.googletagmanager.com';
  const collector = 'https://*.google-analytics.com';
  add('script-src', manager);
  add('img-src', manager, collector);
  add('connect-src', manager, collector, 'https://*.analytics.google.com');
  return write(policy);
}

/** The default is `none`; only what pages of this site need is allowed. */
function directives(extras: Extras = {}) {
  const { scripts = [], styles = [], pictures = [], workers = [], connections = [] } = extras;
  const policy: Directives = {
    'default-src': ["'none'"],
    'script-src': ["'self'", ...scripts],
    'style-src': ["'self'", ...styles],
    'img-src': ["'self'", ...pictures],
    'font-src': ["'self'"],
    'media-src': ["'self'"],
    'manifest-src': ["'self'"],
    'connect-src': ["'self'", ...connections],
    'worker-src': workers.length > 0 ? [...workers] : ["'none'"],
    'form-action': ["'self'"],
    'base-uri': ["'none'"],
    'frame-ancestors': ["'none'"],
  };
  return policy;
}

/** Only these Trusted Types policies may turn text into script; without any, nothing may. */
const trustedTypes = (...policies: string[]): Directives => ({
  'require-trusted-types-for': ["'script'"],
  'trusted-types': policies.length > 0 ? policies : ["'none'"],
});

/** Sources for the inline scripts or styles: their hashes. */
function hashes(html: string, part: RegExp) {
  return [...html.matchAll(part)].map(
    ([, text = '']) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`,
  );
}

const write = (policy: Directives) =>
  Object.entries(policy)
    .map(([name, sources]) => `${name} ${sources.join(' ')}`)
    .join('; ');
