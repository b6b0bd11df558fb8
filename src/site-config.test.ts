import { expect, test } from 'vitest';
import { config } from '../site.config.ts';
import { languageCodes } from './i18n/languages.ts';
import { type SiteConfig, siteConfigProblems } from './site-config.ts';

const own: SiteConfig = config;
const problemsWith = (change: Partial<SiteConfig>) =>
  siteConfigProblems({ ...own, ...change }, languageCodes);

const everywhere = Object.fromEntries(languageCodes.map((code) => [code, 'draws']));
const shop = { slug: 'shop', projectLink: '' };

test('this studio is described without a mistake', () => {
  expect(siteConfigProblems(own, languageCodes)).toEqual([]);
});

test('what a company need not have may be missing', () => {
  const bare: Partial<SiteConfig> = {
    phone: '',
    projects: [{ slug: 'shop', projectLink: '' }],
    film: false,
    messenger: undefined,
    social: [],
    company: { legalName: '', ids: [] },
    consumer: { complaintsBook: '', disputeResolution: '' },
    prices: { currency: 'EUR', website: 0, app: 0, hour: 0 },
    weeks: { website: '', app: '' },
  };
  expect(problemsWith(bare)).toEqual([]);
});

test.each<[place: string, change: Partial<SiteConfig>]>([
  ['name', { name: ' ' }],
  ['email', { email: 'ola' }],
  ['url', { url: 'https://example.pt/' }],
  ['phone', { phone: '253 000 000' }],
  ['messenger.address', { messenger: { name: 'WhatsApp', address: 'wa.me/351' } }],
  ['defaultLanguage', { defaultLanguage: 'xx' }],
  ['company.ids[0].label.', { company: { legalName: '', ids: [{ label: {}, value: '1' }] } }],
  ['address.country', { address: { ...own.address, country: 'Portugal' } }],
  ['social[0].address', { social: [{ name: 'Mastodon', address: '@studio' }] }],
  ['law.courts.', { law: { ...own.law, courts: {} } }],
  ['consumer.complaintsBook', { consumer: { complaintsBook: 'yes', disputeResolution: '' } }],
  ['prices.currency', { prices: { ...own.prices, currency: '€' } }],
  ['prices.hour', { prices: { ...own.prices, hour: -1 } }],
  ['weeks.app', { weeks: { ...own.weeks, app: 'a few' } }],
  ['people[0].role.', { people: [{ name: 'Ana', role: {}, since: 2019 }] }],
  [
    'people[0].picture',
    { people: [{ name: 'Ana', role: everywhere, since: 2019, picture: '../x' }] },
  ],
  ['people[0].', { people: [{ name: 'Ana', role: {}, since: 19 }] }],
  ['quote.text.', { quote: { text: {}, name: 'Rui' } }],
  ['projects', { projects: [] }],
  ['projects[1].slug', { projects: [shop, shop] }],
  ['projects[0].projectLink', { projects: [{ slug: 'shop', projectLink: '/showcase/bakery/' }] }],
  ['projects[0].slug', { projects: [{ slug: 'My shop', projectLink: '/' }] }],
  ['projects[0].projectLink', { projects: [{ slug: 'shop', projectLink: 'shop.example' }] }],
  ['legalUpdated', { legalUpdated: '26.10.2025' }],
  ['mailKeepDays', { mailKeepDays: 0 }],
  ['longestEmailEnding', { longestEmailEnding: 1 }],
])('a mistake in %s is told with its place and a remedy', (place, change) => {
  const problems = problemsWith(change);
  expect(problems.length).toBeGreaterThan(0);
  for (const problem of problems) {
    expect(problem).toContain(`site.config.ts: ${place}`);
    expect(problem).toMatch(/\. [A-Z].+\.$/);
  }
});
