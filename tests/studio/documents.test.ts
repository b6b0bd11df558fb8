/** What the documents say in their heads and links, and the files for crawlers and tools. */
import { existsSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { escapeHtml } from '../../src/i18n/escape-html.ts';
import { openGraphLocale } from '../../src/i18n/open-graph-locale.ts';
import { languages } from '../../src/in-force/languages.ts';
import { redirects } from '../../src/in-force/redirects.ts';
import {
  hrefTo,
  isRoute,
  languagesOf,
  type PageId,
  routeIds,
  routePaths,
  routesIn,
  shownLanguage,
} from '../../src/in-force/routes.ts';
import { factsIn, showcases, site } from '../../src/in-force/site.ts';
import { cardFile, storyCard } from '../../src/studio/card-files.ts';
import { feedPath } from '../../src/studio/feed-path.ts';
import { inStudio } from '../../src/studio/folder.ts';
import { mainLanguage } from '../languages.ts';
import { parse } from '../parse.ts';
import { ask, documentAt, origin, served, type Thing, textsAt, thingsAt } from '../served.ts';
import { type Code, codes, commonWords, headWords, locales, wordsOf } from '../words.ts';

/** The values that a head gives for a name: a meta's name or property, a link's relation. */
const valuesOf = ({ head }: Document, key: string) =>
  [...head.querySelectorAll('[content], [href]')]
    .filter((tag) => ['name', 'property', 'rel'].some((name) => tag.getAttribute(name) === key))
    .map((tag) => tag.getAttribute('content') ?? tag.getAttribute('href'));

/** The addresses that links give, by their languages. */
const byLanguage = (links: Iterable<Element>) =>
  Object.fromEntries(
    [...links].map((link) => [link.getAttribute('hreflang'), link.getAttribute('href')]),
  );

/** Where a Markdown file is missing the texts are those of another language. */
const documents = codes.flatMap((code) =>
  routeIds.map((route) => {
    const [shown, address] = [shownLanguage(route, code), hrefTo(route, code)];
    return { code, route, shown, address };
  }),
);
const isNote = (route: PageId) => route.startsWith('note/');

/** The card of an article or of a project's story, if it was made. */
function ownCardOf(route: PageId, code: Code) {
  const [, kind, slug = ''] = /^(note|project)\/(.+)/.exec(route) ?? [];
  const file = cardFile(code, kind === 'project' ? storyCard(slug) : slug);
  return kind && existsSync(inStudio(`public/${file}`)) ? file : undefined;
}
const cardOf = (route: PageId, code: Code) => ownCardOf(route, code) ?? cardFile(code);
type HeadWords = Awaited<ReturnType<typeof headWords>>;
const altOf = (route: PageId, code: Code, { title, cardAlt }: HeadWords) => {
  if (!ownCardOf(route, code)) return cardAlt;
  // A story's card has its name, which its title may say in other words.
  const [name = ''] = isNote(route) ? title.split(/ [|·–—] /) : [`· ${site.name}`];
  return expect.stringContaining(name);
};

/** The width and height of a PNG, which its first chunk contains. */
async function sizeOf(picture: Response) {
  const bytes = Buffer.from(await picture.arrayBuffer());
  return [bytes.readUInt32BE(16), bytes.readUInt32BE(20)];
}

const textOf = (address: string) => ask(address).text();

describe('every document', () => {
  test('is in its language, with a title of its own', async () => {
    const titles = new Set<string>();
    for (const { code, route, address } of documents) {
      expect(ask(address).status).toBe(200);
      const { documentElement, title } = await documentAt(address);
      expect(documentElement.lang, address).toBe(locales[code]);
      expect(title).toBe((await headWords(code, route)).title);
      titles.add(`${code}: ${title}`);
    }
    expect(titles.size).toBe(documents.length);
  });

  test('is canonical to the default language when its address has no language, or no known one', async () => {
    for (const route of routeIds)
      for (const query of ['', '?lang=xx', '?utm_source=x']) {
        const shown = shownLanguage(route, mainLanguage);
        const document = await documentAt(routePaths[route] + query);
        expect(valuesOf(document, 'canonical')).toEqual([`${origin}${hrefTo(route, shown)}`]);
      }
  });

  test('has the metadata for shared links', async () => {
    for (const { code, route, shown, address } of documents) {
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
        robots: [],
        icon: ['/favicon.ico', '/favicon.svg'],
        'apple-touch-icon': ['/apple-touch-icon.png'],
        manifest: ['/manifest.webmanifest'],
      };
      const feed = (await served(address, 'head link[type="application/atom+xml"]'))[0];
      const hasFeed = isRoute('notes') && languagesOf('notes').includes(shown);
      expect(feed?.getAttribute('href')).toBe(hasFeed ? origin + feedPath(shown) : undefined);
      const document = await documentAt(address);
      const said = Object.keys(expected).map((key) => [key, valuesOf(document, key)]);
      expect(Object.fromEntries(said)).toEqual(expected);
    }
    for (const card of new Set(documents.map(({ route, shown }) => cardOf(route, shown)))) {
      const picture = ask(`/${card}`);
      expect(picture.headers.get('cross-origin-resource-policy')).toBe('cross-origin');
      expect(await sizeOf(picture)).toEqual([1200, 630]);
    }
  });

  test('has structured data for search engines', async () => {
    for (const { route, shown, address } of documents) {
      const all = await thingsAt(address);
      const things = Object.fromEntries(all.map((thing) => [thing['@type'], thing]));
      const { Organization, WebSite, BreadcrumbList, BlogPosting, ContactPage } = things;
      expect(JSON.stringify(all), address).not.toContain('""');
      const own = { url: origin + hrefTo(route, shown), inLanguage: shown };
      for (const thing of [BlogPosting, ContactPage]) if (thing) expect(thing).toMatchObject(own);
      if (BlogPosting) expect(BlogPosting.image).toBe(`${origin}/${cardOf(route, shown)}`);
      const studio = Organization ?? (ContactPage?.mainEntity as Thing | undefined);
      const contactPoint = { url: origin + hrefTo('contact', shown) };
      if (studio) expect(studio).toMatchObject({ contactPoint });
      const types: Partial<Record<PageId, string[]>> = {
        home: ['Organization', 'WebSite'],
        contact: ['BreadcrumbList', 'ContactPage'],
        prices: ['BreadcrumbList', ...(site.prices.website || site.prices.app ? ['Service'] : [])],
      };
      const usual = isNote(route) ? ['BlogPosting', 'BreadcrumbList'] : ['BreadcrumbList'];
      expect(Object.keys(things).sort()).toEqual(types[route] ?? usual);
      const publisher = { '@id': Organization?.['@id'] };
      if (route === 'home') expect(WebSite).toMatchObject({ name: site.name, publisher });
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
    test('has the smallest prices as data where the text has them', async () => {
      for (const code of codes) {
        const { list } = await wordsOf(code, 'prices');
        const offered = (['website', 'app'] as const).filter((kind) => site.prices[kind] > 0);
        const lines = await textsAt(
          hrefTo('prices', code),
          '[aria-labelledby="list-title"] > ul > li',
        );
        // All prices but that of an hour are the least.
        const exact = lines.filter((line) => !line.includes(`${list.from} `));
        expect(exact.join()).toContain(list.hour.name);
        expect(exact).toHaveLength(1);
        const isService = (thing: Thing) => thing['@type'] === 'Service';
        const usual = { priceCurrency: site.prices.currency, valueAddedTaxIncluded: false };
        expect((await thingsAt(hrefTo('prices', code))).filter(isService)).toMatchObject(
          offered.map((kind) => ({
            name: list[kind].name,
            offers: { priceSpecification: { minPrice: site.prices[kind], ...usual } },
          })),
        );
      }
    });

  test('has an offer for each service on the home page that begins at a price', async () => {
    for (const code of codes) {
      const { servicesSection } = await wordsOf(code, 'home');
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
      const things = await thingsAt(hrefTo('home', code));
      const studio = things.find((thing) => thing['@type'] === 'Organization');
      expect(studio?.makesOffer).toMatchObject(offers);
    }
  });

  test('names only addresses and places that exist, those of its pages with the language', async () => {
    const named = new Set<string>();
    for (const { address } of documents) {
      const document = await documentAt(address);
      for (const link of document.querySelectorAll('a[href^="/"], link[href^="/"]')) {
        const href = link.getAttribute('href') ?? '';
        // A feed has its language in its name.
        if (link.matches('a:not([href^="/showcase"], [href$=".xml"])'))
          expect(href).toContain('lang=');
        named.add(href);
      }
      const awaited = document.querySelector('link[rel=expect]')?.getAttribute('href');
      expect(document.querySelector(`body > ${awaited}`), address).not.toBeNull();
      const text = (await textOf(address)).replaceAll('&amp;', '&');
      for (const [found] of text.matchAll(/https?:\/\/[^\s"'<>\\]+/g)) {
        const { origin: its, href } = new URL(found.replace(/[.,:;)]+$/, ''));
        if (its === origin) named.add(href.slice(origin.length));
      }
    }
    expect(named.size).toBeGreaterThan(documents.length);
    for (const address of named) {
      expect(ask(address).status, address).toBe(200);
      const place = new URL(address, origin).hash.slice(1);
      // The data names the studio and the site by addresses of home.
      if (!place || address.startsWith('/#')) continue;
      expect((await documentAt(address)).getElementById(place), address).not.toBeNull();
    }
  });

  test('keeps a place for each of its pictures until it has come', async () => {
    for (const { address } of documents)
      for (const picture of await served(address, 'main img')) {
        const sides = ['width', 'height'].map((side) => Number(picture.getAttribute(side)));
        expect(Math.min(...sides), `${address}: ${picture.outerHTML}`).toBeGreaterThan(0);
      }
  });

  test('is marked in the menu, and no other page is', async () => {
    for (const { code, route, address } of documents) {
      const addressesOf = async (selector: string) =>
        (await served(address, selector)).map((link) => link.getAttribute('href'));
      const marked = await addressesOf('dialog nav a[aria-current=page]');
      const all = await addressesOf('dialog nav a');
      expect(marked).toEqual(all.filter((to) => to === address));
      if (routesIn('footer', code).includes(route)) expect(marked).toEqual([address]);
      const chosen = await served(address, 'header a[hreflang][aria-current]');
      expect(chosen.map((link) => link.getAttribute('hreflang'))).toEqual(
        codes.length > 1 ? [code] : [],
      );
    }
  });

  test.runIf(isRoute('notes'))(
    'leads from an article to those beside it in the list, which has the newest first',
    async () => {
      for (const code of codes) {
        const { previous, next } = await wordsOf(shownLanguage('notes', code), 'notes');
        const list = hrefTo('notes', code);
        const days = (await served(list, 'main time')).map((it) => it.getAttribute('datetime'));
        expect(days).toEqual(days.toSorted().reverse());
        const notes = (await served(list, 'main h2 a')).map((link) => link.getAttribute('href'));
        for (const [place, note] of notes.entries()) {
          const links = await served(note ?? '', 'main nav a[href^="/"]');
          expect(
            links.map((link) => [
              link.querySelector('span')?.textContent,
              link.getAttribute('href'),
            ]),
          ).toEqual(
            [
              [previous, notes[place + 1]],
              [next, notes[place - 1]],
            ].filter(([, to]) => to),
          );
        }
      }
    },
  );

  test('leads from each story of a project to another one, and from the last to the first', async () => {
    const stories = documents.filter(
      ({ route, code }) => route.startsWith('project/') && code === mainLanguage,
    );
    const all = stories.map(({ address }) => address);
    const links = all.map(async (story) =>
      (await served(story, 'main a')).map((link) => link.getAttribute('href')),
    );
    const others = (await Promise.all(links)).flat().filter((to) => all.includes(to ?? ''));
    expect(others.sort()).toEqual(all.length > 1 ? all.toSorted() : []);
  });

  test('is not indexed, and leads to home, when the page does not exist', async () => {
    const served = new Set<string>();
    for (const code of codes) {
      const address = `/no-such-page?lang=${code}`;
      expect(ask(address).status).toBe(404);
      const { title, description } = await headWords(code, 'not-found');
      const words = await wordsOf(code, 'not-found');
      const document = await documentAt(address);
      const home = document.querySelector(`main a[href="${hrefTo('home', code)}"]`);
      expect(document.querySelector('h1')?.textContent).toBe(words.title);
      expect(home?.textContent).toBe(words.homeLink);
      expect([document.documentElement.lang, document.title]).toEqual([locales[code], title]);
      expect(valuesOf(document, 'description')).toEqual([description]);
      expect(valuesOf(document, 'robots')).toEqual(['noindex']);
      const html = await textOf(address);
      expect(html).not.toMatch(/rel="canonical"|rel="alternate"|property="og:|ld\+json/);
      served.add(html);
    }
    expect(served.size).toBe(codes.length);
  });
});

describe('the files for crawlers and tools', () => {
  const typeOf = (address: string) => ask(address).headers.get('content-type');

  test('the sitemap lists every document and its alternates', async () => {
    expect(typeOf('/sitemap.xml')).toContain('xml');
    const sitemap = parse(await textOf('/sitemap.xml'), 'application/xml');
    const listed = [
      ...sitemap.getElementsByTagNameNS('http://www.sitemaps.org/schemas/sitemap/0.9', 'url'),
    ].map((url) => ({
      address: url.querySelector('loc')?.textContent ?? '',
      alternates: byLanguage(url.getElementsByTagNameNS('http://www.w3.org/1999/xhtml', 'link')),
    }));
    expect(listed.map(({ address }) => address).sort()).toEqual(
      documents
        .filter(({ code, shown }) => code === shown)
        .map(({ address }) => origin + address)
        .sort(),
    );
    // The document has the same alternates.
    for (const { address, alternates } of listed) {
      const links = await served(address, 'head [rel=alternate][hreflang]');
      expect(alternates).toEqual(byLanguage(links));
    }
  });

  test('robots.txt allows all but the form’s address and names the sitemap, humans.txt the studio', async () => {
    const rules = ['User-agent: *', 'Disallow: /api/', `Sitemap: ${origin}/sitemap.xml`];
    const robots = await textOf('/robots.txt');
    expect(robots.split('\n')).toEqual(expect.arrayContaining(rules));
    const humans = await textOf('/humans.txt');
    for (const fact of [site.name, site.email, codes.join(', ')]) expect(humans).toContain(fact);
  });

  test('links are prerendered but for those that stay, and those to other languages, whose page is to open where one was', async () => {
    expect(typeOf('/pages.speculationrules')).toBe('application/speculationrules+json');
    const rules = JSON.parse(await textOf('/pages.speculationrules'));
    const { and } = rules.prerender[0].where;
    const but = and.at(-1).not.selector_matches;
    const only = rules.prefetch[0].where.selector_matches;
    for (const { address } of documents)
      for (const link of await served(address, ':is(a[href^="/"], a[href^="#"]):not([target])')) {
        const isOther = link.hasAttribute('hreflang');
        const href = link.getAttribute('href') ?? '';
        const stays = href.startsWith('#') || href === address;
        expect([href, link.matches(but), link.matches(only)]).toEqual([
          ...[href, isOther || stays, isOther],
        ]);
      }
    const apart = showcases.length > 0 ? [{ not: { href_matches: '/showcase/*' } }] : [];
    expect(and.slice(0, -1)).toEqual([{ href_matches: '/*' }, ...apart]);
  });

  test('security.txt names a contact and expires within a year of the build', async () => {
    expect(typeOf('/.well-known/security.txt')).toBe('text/plain; charset=utf-8');
    const fields = Object.fromEntries(
      (await textOf('/.well-known/security.txt'))
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

  test('the web app manifest has the studio’s name and icons of the sizes that it says', async () => {
    expect(typeOf('/manifest.webmanifest')).toBe('application/manifest+json');
    const { name, start_url, display, icons } = JSON.parse(await textOf('/manifest.webmanifest'));
    expect([name, display]).toEqual([site.name, 'browser']);
    expect(ask(start_url).status).toBe(200);
    for (const { src, sizes, type } of icons) {
      expect(typeOf(src)).toBe(type);
      expect((await sizeOf(ask(src))).join('x')).toBe(sizes);
    }
  });
});

test('an old address leads in one step to what is there, in a plain folder by a page', async () => {
  for (const [path, { language = mainLanguage }] of Object.entries(redirects)) {
    const { status, headers } = ask(`${encodeURI(path)}?lang=${language}`);
    const to = headers.get('Location') ?? '';
    expect([path, status, ask(to).status]).toEqual([path, 308, 200]);
    if (site.hosting.kind !== 'folder') continue;
    const files = path.endsWith('.html') ? [path] : [`${path}.html`, `${path}/index.html`];
    for (const file of files)
      expect(await textOf(encodeURI(file))).toContain(
        `<link rel="canonical" href="${escapeHtml(origin + to)}">`,
      );
  }
});

test.runIf(site.projects.length > 1)(
  'the place among the projects is told before a script comes',
  async () => {
    const [carousel] = await served(hrefTo('home', mainLanguage), '[data-island=project-carousel]');
    expect(carousel?.textContent).toContain(`1 / ${site.projects.length}`);
  },
);
