import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import type { APIRequestContext, Page } from '@playwright/test';
import { escapeHtml } from '../../src/document/escape-html.ts';
import { languages } from '../../src/i18n/languages.ts';
import { openGraphLocale } from '../../src/i18n/open-graph-locale.ts';
import {
  hrefTo,
  isRoute,
  languagesOf,
  type PageId,
  routeIds,
  routePaths,
  shownLanguage,
} from '../../src/routes.ts';
import { factsIn, site } from '../../src/site.ts';
import { cardFile } from '../../src/studio/card-files.ts';
import { inStudio } from '../../src/studio/folder.ts';
import { buildFolder } from '../../src/studio/own-places.ts';
import { type ServedElement, served } from '../served.ts';
import {
  type Code,
  codes,
  commonWords,
  expect,
  headWords,
  locales,
  mainLanguage,
  test,
  wordsOf,
} from '../site.ts';

/** The origin that the site was built for, without a trailing slash. */
let origin: string;

// The tests also pass with analytics: Google's tag is answered with an empty script.
test.beforeEach(({ context }) =>
  context.route(/google/, (route) => route.fulfill({ contentType: 'text/javascript', body: '' })),
);

test.beforeAll(async () => {
  const manifest = JSON.parse(await readFile(`${buildFolder}/manifest.json`, 'utf8'));
  origin = manifest.site.url;
});

type SeenHead = { tags: ServedElement[] };
type Thing = { '@type': string } & Record<string, unknown>;

/** The metadata in the head of the document at an address. */
const readHead = async (page: Page, address: string): Promise<SeenHead> => ({
  tags: await served(
    page,
    address,
    'head :is(meta[name], meta[property], link[rel=canonical], link[rel=alternate]), [type="application/ld+json"]',
  ),
});

/** The values that a head gives for a name: a meta's name or property, a link's relation. */
const valuesOf = ({ tags }: SeenHead, key: string) =>
  tags
    .filter(({ attributes }) =>
      [attributes.name, attributes.property, attributes.rel].includes(key),
    )
    .map(({ attributes }) => attributes.content ?? attributes.href ?? '');

const alternatesOf = ({ tags }: SeenHead) =>
  Object.fromEntries(
    tags
      .filter(({ attributes }) => attributes.rel === 'alternate' && attributes.hreflang)
      .map(({ attributes }) => [attributes.hreflang, attributes.href]),
  );

/** The entries of the structured data, by type. */
function thingsOf({ tags }: SeenHead) {
  const blocks = tags.filter(({ attributes }) => attributes.type === 'application/ld+json');
  const things: Record<string, Thing> = {};
  for (const { text } of blocks) {
    const { '@context': context, '@graph': graph } = JSON.parse(text) as {
      '@context': string;
      '@graph': Thing[];
    };
    expect(context).toBe('https://schema.org');
    for (const thing of graph) things[thing['@type']] = thing;
  }
  return things;
}

/** Where a Markdown file is missing the texts are those of another language. */
const documents = codes.flatMap((code) =>
  routeIds.map((route) => ({ code, route, shown: shownLanguage(route, code) })),
);
const isNote = (route: PageId) => route.startsWith('note/');

/** An article's own card, if it was made. */
function ownCardOf(route: PageId, code: Code) {
  const file = cardFile(code, route.slice('note/'.length));
  return isNote(route) && existsSync(inStudio(`public/${file}`)) ? file : undefined;
}
const cardOf = (route: PageId, code: Code) => ownCardOf(route, code) ?? cardFile(code);
const altOf = (
  route: PageId,
  code: Code,
  { title, cardAlt }: Record<'title' | 'cardAlt', string>,
) =>
  ownCardOf(route, code) ? expect.stringContaining(title.split(/ [|·–—] /)[0] ?? title) : cardAlt;

/** Every address of this site in a text. */
const ownAddresses = (text: string) =>
  [...text.matchAll(/https?:\/\/[^\s"'<>\\]+/g)]
    .map(([address]) => address.replace(/[.,:;)]+$/, ''))
    .filter((address) => new URL(address).origin === origin);

async function expectAnswer(request: APIRequestContext, address: string) {
  const response = await request.get(address.replace(origin, '') || '/');
  expect(response.status(), address).toBe(200);
}

test.describe('every document, as served,', () => {
  // Any page of this site can send the requests.
  test.beforeEach(({ page }) => page.goto('/robots.txt'));

  test('is canonical to the default language when its address has no language, or no known one', async ({
    page,
  }) => {
    for (const route of routeIds) {
      for (const query of ['', '?lang=xx', '?utm_source=x']) {
        const head = await readHead(page, routePaths[route] + query);
        const shown = shownLanguage(route, mainLanguage);
        expect(valuesOf(head, 'canonical')).toEqual([`${origin}${hrefTo(route, shown)}`]);
      }
    }
  });

  test('has the metadata for shared links', async ({ page, request }) => {
    for (const { code, route, shown } of documents) {
      const head = await readHead(page, hrefTo(route, code));
      const words = await headWords(code, route);
      const locales = languagesOf(route).map((each) => openGraphLocale(languages[each].locale));
      const own = openGraphLocale(languages[shown].locale);
      const expected = {
        canonical: [origin + hrefTo(route, shown)],
        'og:type': [isNote(route) ? 'article' : 'website'],
        'og:site_name': [site.name],
        'og:title': [words.ogTitle],
        'og:description': [words.ogDescription],
        'og:locale': [own],
        'og:locale:alternate': locales.filter((locale) => locale !== own),
        'og:image': [`${origin}/${cardOf(route, shown)}`],
        'og:image:type': ['image/png'],
        'og:image:width': ['1200'],
        'og:image:height': ['630'],
        'og:image:alt': [altOf(route, shown, words)],
        'twitter:card': ['summary_large_image'],
        'twitter:image:alt': [altOf(route, shown, words)],
      };
      const said = Object.keys(expected).map((key) => [key, valuesOf(head, key)]);
      expect(Object.fromEntries(said)).toEqual(expected);
    }
    const cards = documents.map(({ route, shown }) => cardOf(route, shown));
    for (const card of new Set(cards)) {
      const response = await request.get(`/${card}`);
      expect(response.headers()['cross-origin-resource-policy']).toBe('cross-origin');
      const picture = await response.body();
      // The first chunk of a PNG contains its width and height.
      expect([picture.readUInt32BE(16), picture.readUInt32BE(20)]).toEqual([1200, 630]);
    }
  });

  test('has structured data for search engines', async ({ page }) => {
    for (const { code, route, shown } of documents) {
      const things = thingsOf(await readHead(page, hrefTo(route, code)));
      const { Organization, WebSite, BreadcrumbList } = things;
      const types: Partial<Record<PageId, string[]>> = {
        home: ['Organization', 'WebSite'],
        contact: ['BreadcrumbList', 'ContactPage'],
        prices: ['BreadcrumbList', ...(site.prices.website || site.prices.app ? ['Service'] : [])],
      };
      const usual = isNote(route) ? ['BlogPosting', 'BreadcrumbList'] : ['BreadcrumbList'];
      expect(Object.keys(things).sort()).toEqual(types[route] ?? usual);
      if (route === 'home')
        expect(WebSite).toMatchObject({
          name: site.name,
          publisher: { '@id': Organization?.['@id'] },
        });
      if (BreadcrumbList) {
        const { navigation } = await commonWords(shown);
        const name = expect.stringMatching(/\S/);
        const parents = isNote(route) ? [{ name, item: origin + hrefTo('notes', shown) }] : [];
        const steps = [
          { name: navigation.home, item: origin + hrefTo('home', shown) },
          ...parents,
          { name, item: origin + hrefTo(route, shown) },
        ];
        expect(BreadcrumbList.itemListElement).toMatchObject(
          steps.map((step, index) => ({ position: index + 1, ...step })),
        );
      }
    }
  });

  if (isRoute('prices'))
    test('has the smallest prices as data where the text has them', async ({ page }) => {
      for (const code of codes) {
        const head = await readHead(page, hrefTo('prices', code));
        const data = head.tags.find(({ attributes }) => attributes.type === 'application/ld+json');
        const graph = JSON.parse(data?.text ?? '')['@graph'] as Thing[];
        const { list } = await wordsOf(code, 'prices');
        const offered = (['website', 'app'] as const).filter((kind) => site.prices[kind] > 0);
        expect(graph.filter((thing) => thing['@type'] === 'Service')).toMatchObject(
          offered.map((kind) => ({
            name: list[kind].name,
            offers: {
              priceSpecification: {
                minPrice: site.prices[kind],
                priceCurrency: site.prices.currency,
                valueAddedTaxIncluded: false,
              },
            },
          })),
        );
      }
    });

  test('has an offer for each service on the home page that begins at a price', async ({
    page,
  }) => {
    for (const code of codes) {
      const { servicesSection } = await wordsOf(code, 'home');
      const { Organization } = thingsOf(await readHead(page, hrefTo('home', code)));
      const { priceWebsite, priceApp } = factsIn(code);
      const amounts = [
        [String(priceWebsite), site.prices.website],
        [String(priceApp), site.prices.app],
      ] as const;
      const offers = servicesSection.services.flatMap(({ title, price = '' }) =>
        amounts
          .filter(([written, amount]) => amount > 0 && price.includes(written))
          .map(([, minPrice]) => ({
            itemOffered: { name: title },
            priceSpecification: { minPrice, priceCurrency: site.prices.currency },
          })),
      );
      expect(Organization?.makesOffer).toMatchObject(offers);
    }
  });

  test('contains only addresses that exist', async ({ request }) => {
    const named = new Set<string>();
    for (const { code, route } of documents) {
      const html = await (await request.get(hrefTo(route, code))).text();
      for (const address of ownAddresses(html.replaceAll('&amp;', '&'))) named.add(address);
      for (const [, path = ''] of html.matchAll(/<link [^>]*href="(\/[^"]+)"/g)) named.add(path);
    }
    expect(named.size).toBeGreaterThan(documents.length);
    for (const address of named) await expectAnswer(request, address);
  });

  test('is not indexed when the page does not exist', async ({ page, request }) => {
    const served = new Set<string>();
    for (const code of codes) {
      const response = await request.get(`/no-such-page?lang=${code}`);
      expect(response.status()).toBe(404);
      const html = await response.text();
      const { title, description } = await headWords(code, 'not-found');
      expect(html).toContain(`<html lang="${locales[code]}"`);
      expect(html).toContain(`<title>${escapeHtml(title)}</title>`);
      expect(html).toContain(`<meta name="description" content="${description}"`);
      expect(html).toContain('<meta name="robots" content="noindex"');
      expect(html).not.toMatch(/rel="canonical"|rel="alternate"|property="og:|ld\+json/);
      served.add(html);
    }
    expect(served.size).toBe(codes.length);
    for (const { code, route } of documents) {
      expect(valuesOf(await readHead(page, hrefTo(route, code)), 'robots')).toEqual([]);
    }
  });
});

test.describe('the files for crawlers and tools', () => {
  test('the sitemap lists every document and its alternates', async ({ page, request }) => {
    await page.goto('/robots.txt');
    const response = await request.get('/sitemap.xml');
    expect(response.headers()['content-type']).toContain('xml');
    const listed = await page.evaluate(async () => {
      const asked = new XMLHttpRequest();
      asked.open('GET', '/sitemap.xml');
      asked.responseType = 'document';
      const loaded = new Promise((resolve) => asked.addEventListener('loadend', resolve));
      asked.send();
      await loaded;
      const sitemap = 'http://www.sitemaps.org/schemas/sitemap/0.9';
      const xhtml = 'http://www.w3.org/1999/xhtml';
      return [...(asked.responseXML?.getElementsByTagNameNS(sitemap, 'url') ?? [])].map((url) => ({
        address: url.getElementsByTagNameNS(sitemap, 'loc')[0]?.textContent,
        alternates: Object.fromEntries(
          [...url.getElementsByTagNameNS(xhtml, 'link')].map((link) => [
            link.getAttribute('hreflang'),
            link.getAttribute('href'),
          ]),
        ),
      }));
    });
    expect(listed.map(({ address }) => address).sort()).toEqual(
      documents
        .filter(({ code, shown }) => code === shown)
        .map(({ code, route }) => origin + hrefTo(route, code))
        .sort(),
    );
    for (const { address = '', alternates } of listed) {
      // The document has the same alternates.
      expect(alternates).toEqual(
        alternatesOf(await readHead(page, String(address).replace(origin, ''))),
      );
    }
  });

  test('robots.txt allows everything except the form’s address and names the sitemap', async ({
    request,
  }) => {
    const lines = (await (await request.get('/robots.txt')).text()).split('\n');
    expect(lines).toEqual(
      expect.arrayContaining([
        'User-agent: *',
        'Disallow: /api/',
        `Sitemap: ${origin}/sitemap.xml`,
      ]),
    );
    await expectAnswer(request, `${origin}/sitemap.xml`);
  });

  test('humans.txt names the studio', async ({ request }) => {
    const text = await (await request.get('/humans.txt')).text();
    expect(text).toContain(site.name);
    expect(text).toContain(site.email);
  });

  test('security.txt names a contact and expires within a year of the build', async ({
    request,
  }) => {
    const response = await request.get('/.well-known/security.txt');
    expect(response.headers()['content-type']).toBe('text/plain; charset=utf-8');
    const fields = Object.fromEntries(
      (await response.text())
        .trimEnd()
        .split('\n')
        .map((line) => /^([\w-]+): (.+)$/.exec(line)?.slice(1) ?? ['unreadable', line]),
    );
    expect(fields).toEqual({
      Contact: `mailto:${site.email}`,
      Expires: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?Z$/),
      'Preferred-Languages': codes.join(', '),
      Canonical: `${origin}/.well-known/security.txt`,
    });
    const days = (Date.parse(fields.Expires) - Date.now()) / 86_400_000;
    expect(days).toBeGreaterThan(300);
    expect(days).toBeLessThan(365);
  });

  test('the web app manifest and its icons are valid', async ({ page, request }) => {
    const response = await request.get('/manifest.webmanifest');
    expect(response.headers()['content-type']).toBe('application/manifest+json');
    const { name, start_url, icons } = await response.json();
    expect(name).toBe(site.name);
    await expectAnswer(request, start_url);
    for (const { src, sizes, type } of icons) {
      const icon = await request.get(src);
      expect(icon.headers()['content-type']).toBe(type);
      const picture = await icon.body();
      expect(`${picture.readUInt32BE(16)}x${picture.readUInt32BE(20)}`).toBe(sizes);
    }
    await page.goto(`/?lang=${mainLanguage}`);
    const session = await page.context().newCDPSession(page);
    const { errors } = await session.send('Page.getAppManifest');
    expect(errors).toEqual([]);
  });
});

test.describe('the content security policy', () => {
  // The browser reports each attempt.
  test.use({ expectedConsole: /Trusted|trusted-types/ });

  test('blocks text as markup or code, unless Google’s script is configured', async ({ page }) => {
    const response = await page.goto(`/?lang=${mainLanguage}`);
    const policy = response?.headers()['content-security-policy'] ?? '';
    const expected = policy.includes('googletagmanager') ? 'done' : 'refused';
    await expect(page.locator('html')).toHaveAttribute('data-ready', '');
    const outcomes = await page.evaluate(() => {
      const attempt = (act: () => void) => {
        try {
          act();
          return 'done';
        } catch (error) {
          return error instanceof TypeError || error instanceof EvalError
            ? 'refused'
            : String(error);
        }
      };
      return {
        markup: attempt(() => {
          document.createElement('p').innerHTML = '<b>x</b>';
        }),
        address: attempt(() => {
          document.createElement('script').src = '/x.js';
        }),
        policy: attempt(() => void window.trustedTypes?.createPolicy('mine', {})),
      };
    });
    expect(outcomes).toEqual({ markup: expected, address: expected, policy: expected });
  });
});
