import { describe, expect, test } from 'vitest';
import { contentType } from '../../server/http/content-type.ts';
import { loadSite } from '../../server/http/load-site.ts';
import { cacheControl, cacheOfAssets, createPages } from '../../server/http/pages.ts';
import { site } from '../../src/in-force/site.ts';
import { buildFolder } from '../../src/studio/own-places.ts';
import { headersOf } from './response-headers.ts';

/** Sources of a policy by directive. */
const parse = (policy = '') =>
  Object.fromEntries(
    policy.split('; ').map((directive) => {
      const [name = '', ...sources] = directive.split(' ');
      return [name, sources];
    }),
  );

/** The page of the player for frames of other sites, the only one. */
const isEmbed = (path: string) => path.startsWith('/showcase/music-player-embed/');

test('every response of the built site has a policy without unsafe sources', async () => {
  const built = await loadSite(buildFolder);
  const pages = createPages(built);
  const { documents, languages } = built.manifest;
  const paths = Object.entries(documents).flatMap(([path, files]) =>
    typeof files === 'string' ? [path] : languages.map((code) => `${path}?lang=${code}`),
  );
  const policyOf = (path: string) => {
    const url = new URL(path, site.url);
    return pages.answer(new Request(url), url).headers.get('content-security-policy') ?? '';
  };
  for (const path of [...paths, '/robots.txt', '/icon-512.png', '/no-such-page']) {
    const policy = parse(policyOf(path));
    expect(policy['default-src'], path).toEqual(["'none'"]);
    expect(policy['frame-ancestors'], path).toEqual(isEmbed(path) ? undefined : ["'none'"]);
    const sources = Object.values(policy).flat();
    const unsafe = sources.filter((source) => /unsafe|^(\*|https?:)$/.test(source));
    expect(unsafe, path).toEqual([]);
  }
});

test('every answer is kept on HTTPS, is what it says, and tells other sites little', () => {
  expect(headersOf({}, site)['*']).toMatchObject({
    'Strict-Transport-Security': 'max-age=63072000; includeSubDomains',
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Permissions-Policy': expect.stringMatching(/camera=\(\)/),
    'Cross-Origin-Resource-Policy': 'same-origin',
  });
});

test('what is text is there compressed, and what has its content in its name stays with the visitor', async () => {
  for (const [path, { bytes, encoded }] of (await loadSite(buildFolder)).files) {
    const isText = /^text|json|xml/.test(contentType(path)) && bytes.length > 500;
    if (isText) expect(Object.keys(encoded), path).toEqual(['br', 'gzip']);
    if (/(^|\/)assets\//.test(path)) expect(cacheControl(path), path).toBe(cacheOfAssets);
  }
});

test('pages of another build have Trusted Types, and what they need of their own', () => {
  const needs = {
    'tool/index.html': {},
    'player/index.html': { pictures: ['data:'], workers: ["'self'"], scriptPolicies: ['renderer'] },
    'frame/index.html': { isEmbeddable: true as const },
  };
  const policies = headersOf({}, site, { needs });
  const framed = parse(policies['frame/index.html']?.['Content-Security-Policy']);
  expect(framed).not.toHaveProperty('frame-ancestors');
  expect(framed).toMatchObject({ 'default-src': ["'none'"], 'worker-src': ["'none'"] });
  expect(policies).not.toHaveProperty('tool/index.html');
  for (const file of ['*', 'player/index.html'])
    expect(parse(policies[file]?.['Content-Security-Policy'])).toMatchObject({
      'require-trusted-types-for': ["'script'"],
    });
  expect(parse(policies['player/index.html']?.['Content-Security-Policy'])).toMatchObject({
    'trusted-types': ['renderer'],
    'worker-src': ["'self'"],
    'img-src': ["'self'", 'data:'],
  });
});

test('other sites may show the cards and the icons, and their programs read the feeds', () => {
  const feeds = ['feed.pt.xml'];
  const headers = headersOf({}, site, { embedded: ['tool/card.jpg'], feeds });
  const shown = { 'Cross-Origin-Resource-Policy': 'cross-origin' };
  for (const file of ['tool/card.jpg', 'icon-192.png', 'apple-touch-icon.png', 'favicon.ico'])
    expect(headers[file], file).toEqual(shown);
  expect(headers['feed.pt.xml']).toEqual({ ...shown, 'Access-Control-Allow-Origin': '*' });
});

describe('a document’s policy', () => {
  const html =
    '<style>p{}</style><script type="application/ld+json">{}</script><script>go()\n</script>';
  function policyWith(changes: Partial<Parameters<typeof headersOf>[1]> = {}) {
    const own = headersOf({ 'index.html': html }, { ...site, ...changes })['index.html'];
    return parse(own?.['Content-Security-Policy']);
  }

  test('has hashes of inline scripts and styles, but not of data blocks', () => {
    const policy = policyWith();
    // Calculated with `printf 'go()\n' | openssl dgst -sha256 -binary | base64`.
    expect(policy['script-src']).toEqual([
      "'self'",
      "'sha256-uxztVBOu4I1US70toGMPbtpfckNKW9OzJ9C6/M5mIrI='",
    ]);
    expect(policy['style-src']).toEqual([
      "'self'",
      "'sha256-gG2yISYereRMiG2lMXrbiUgi0Ubw9p7QCeWcroOvy9Y='",
    ]);
  });

  test('allows the files of this site and no other origin by default', () => {
    const policy = policyWith();
    const sources = Object.values(policy).flat();
    expect(sources.filter((source) => /[.:*]/.test(source))).toEqual([]);
    for (const kind of ['img', 'font', 'media', 'manifest', 'connect'])
      expect(policy[`${kind}-src`], kind).toEqual(["'self'"]);
  });

  test('allows the e-mail provider only when it is configured', () => {
    const origin = 'https://api.provider.example';
    const policy = policyWith({ mail: { ...site.mail, origin } });
    expect(policy['connect-src']).toEqual(["'self'", origin]);
    expect(policy['form-action']).toEqual(["'self'", origin]);
    expect(policyWith()['connect-src']).toEqual(["'self'"]);
  });

  test('allows Google Analytics only when it is configured, then without Trusted Types', () => {
    const policy = policyWith({ analytics: { ...site.analytics, measurementId: 'G-TEST1234' } });
    expect(policy['script-src']).toContain('https://*.googletagmanager.com');
    for (const directive of ['img-src', 'connect-src']) {
      expect(policy[directive]).toContain('https://*.google-analytics.com');
    }
    expect(policy['connect-src']).toContain('https://*.analytics.google.com');
    expect(policy).not.toHaveProperty('require-trusted-types-for');
    expect(policyWith()['require-trusted-types-for']).toEqual(["'script'"]);
    expect(JSON.stringify(policyWith())).not.toContain('google');
  });
});
