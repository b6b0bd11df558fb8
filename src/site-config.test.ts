import { expect, test } from 'vitest';
import { config } from '#studio/studio.config.ts';
import { languageCodes } from './i18n/languages.ts';
import { type SiteConfig, siteConfigProblems } from './site-config.ts';

const own: SiteConfig = config;
const problemsWith = (change: Partial<SiteConfig>) =>
  siteConfigProblems({ ...own, ...change }, languageCodes);

const shop = { slug: 'shop', projectLink: '' };

test('this studio is described without a mistake', () => {
  expect(siteConfigProblems(own, languageCodes)).toEqual([]);
});

test.each<[place: string, change: Partial<SiteConfig>]>([
  ['url', { url: 'https://example.pt/' }],
  ['defaultLanguage', { defaultLanguage: 'xx' }],
  ['law.courts.', { law: { ...own.law, courts: {} } }],
  ['law.authority.name', { law: { ...own.law, authority: { name: '{name}', address: '' } } }],
  ['projects[1].slug', { projects: [shop, shop] }],
  ['projects[0].projectLink', { projects: [{ slug: 'shop', projectLink: '/showcase/bakery/' }] }],
  ['projects[0].slug', { projects: [{ slug: 'My shop', projectLink: '/' }] }],
  ['projects[0].projectLink', { projects: [{ slug: 'shop', projectLink: 'shop.example' }] }],
  ['legalUpdated', { legalUpdated: '26.10.2025' }],
  ['mailKeepDays', { mailKeepDays: 0 }],
  ['hosting.company', { hosting: { ...own.hosting, company: '' } }],
  ['hosting.logDays', { hosting: { ...own.hosting, logDays: 0 } }],
  ['longestEmailEnding', { longestEmailEnding: 1 }],
  ['visits.timeZone', { visits: { timeZone: 'Braga' } }],
  ['editor', { editor: { repository: 'site', branch: 'main' } }],
])('a mistake in %s is told with its place and a remedy', (place, change) => {
  const problems = problemsWith(change);
  expect(problems.length).toBeGreaterThan(0);
  for (const problem of problems) {
    expect(problem).toContain(`studio.config.ts: ${place}`);
    expect(problem).toMatch(/\. [A-Z].+\.$/);
  }
});
