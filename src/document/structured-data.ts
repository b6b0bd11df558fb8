/** Structured data of a page (JSON-LD, schema.org). */
import type {
  BlogPosting,
  ContactPage,
  Graph,
  ListItem,
  Offer,
  Organization,
  PriceSpecification,
  Service,
  WebSite,
} from 'schema-dts';
import { type PlainData, plainData } from '../i18n/finished.ts';
import { defaultLanguage, type Language, languageCodes } from '../in-force/languages.ts';
import { wordsOf } from '../in-force/page-words.ts';
import type { RouteId } from '../in-force/routes.ts';
import { pages } from '../in-force/routes.ts';
import { factsIn, site } from '../in-force/site.ts';
import type { PageDefinition } from '../pages/page.ts';
import { socialCardOf } from './social-card.ts';

type DescribedPage = {
  page: RouteId;
  language: Language;
  title: string;
  description: string;
  addressOf: (page: RouteId, language: Language) => string;
};

const { address, social } = site;
const organizationId = `${site.url}/#organization`;

/**
 * Returns what the definition of the page asks for: the studio and its website, the contact page with the
 * studio as its subject, the services with their prices, or an article. Every page but the home page also gets
 * breadcrumbs.
 */
export function structuredDataOf(described: DescribedPage): PlainData<Graph> {
  const { page, language, title, description, addressOf } = described;
  const { structuredData }: PageDefinition = pages[page];
  const url = addressOf(page, language);
  // The same URL in every language, because it identifies one studio and one website.
  const home = addressOf('home', defaultLanguage);

  const organization: Organization = {
    '@type': 'Organization',
    '@id': organizationId,
    name: site.name,
    legalName: site.company.legalName || site.name,
    url: home,
    logo: `${site.url}/icon-512.png`,
    email: site.email,
    address: {
      '@type': 'PostalAddress',
      streetAddress: address.street,
      ...(address.postalCode && { postalCode: address.postalCode }),
      addressLocality: address.locality,
      ...(address.region && { addressRegion: address.region }),
      addressCountry: address.country,
    },
    contactPoint: {
      '@type': 'ContactPoint',
      contactType: 'customer service',
      email: site.email,
      url: addressOf('contact', language),
      availableLanguage: languageCodes,
    },
    sameAs: social.map((network) => network.address),
    ...(site.phone && { telephone: site.phone }),
    ...(structuredData === 'studio' && { makesOffer: offersIn(language) }),
  };
  const website: WebSite = {
    '@type': 'WebSite',
    '@id': `${site.url}/#website`,
    name: site.name,
    url: home,
    inLanguage: languageCodes,
    publisher: { '@id': organizationId },
  };
  const contactPage: ContactPage = {
    '@type': 'ContactPage',
    name: title,
    description,
    url,
    inLanguage: language,
    mainEntity: organization,
  };

  const words = wordsOf(page, language);
  const studio: Organization = {
    '@type': 'Organization',
    '@id': organizationId,
    name: site.name,
    url: home,
  };
  const article: BlogPosting | undefined =
    'date' in words
      ? {
          '@type': 'BlogPosting',
          headline: words.page.name,
          description,
          url,
          mainEntityOfPage: url,
          inLanguage: language,
          datePublished: words.date,
          ...(words.updated && { dateModified: words.updated }),
          image: `${site.url}/${socialCardOf(page, language).file}`,
          author: words.author ? { '@type': 'Person', name: words.author } : studio,
          publisher: studio,
        }
      : undefined;

  const parents: readonly RouteId[] = article ? ['home', 'notes'] : ['home'];
  const steps = [...parents, page].map(
    (step, index): ListItem => ({
      '@type': 'ListItem',
      position: index + 1,
      name: wordsOf(step, language).page.name,
      item: addressOf(step, language),
    }),
  );
  const graph: Graph['@graph'] =
    structuredData === 'studio'
      ? [organization, website]
      : [
          ...(structuredData === 'contact' ? [contactPage] : []),
          ...(structuredData === 'prices' ? servicesIn(language) : []),
          ...(article ? [article] : []),
          { '@type': 'BreadcrumbList', itemListElement: steps },
        ];
  const data: Graph = { '@context': 'https://schema.org', '@graph': graph };
  return plainData(data);
}

/** What the services on the home page begin at: those whose text names such a price. */
function offersIn(language: Language): Offer[] {
  const { priceWebsite, priceApp } = factsIn(language);
  const prices = [
    [priceWebsite, site.prices.website],
    [priceApp, site.prices.app],
  ] as const;
  return wordsOf('home', language).servicesSection.services.flatMap(
    ({ title, description, price = '' }) =>
      prices
        .filter(([written, amount]) => amount > 0 && price.includes(String(written)))
        .map(([, amount]) => ({
          '@type': 'Offer',
          itemOffered: { '@type': 'Service', name: title, description },
          priceSpecification: beginsAt(amount),
        })),
  );
}

const beginsAt = (amount: number): PriceSpecification => ({
  '@type': 'PriceSpecification',
  minPrice: amount,
  priceCurrency: site.prices.currency,
  valueAddedTaxIncluded: false,
});

/** What a website and an app begin at, as the prices page says it. */
function servicesIn(language: Language): Service[] {
  const { list } = wordsOf('prices', language);
  return (['website', 'app'] as const)
    .filter((kind) => site.prices[kind] > 0)
    .map((kind) => ({
      '@type': 'Service',
      name: list[kind].name,
      provider: { '@type': 'Organization', '@id': organizationId, name: site.name },
      offers: { '@type': 'Offer', priceSpecification: beginsAt(site.prices[kind]) },
    }));
}
