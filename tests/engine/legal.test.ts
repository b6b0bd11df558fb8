/** The texts about company and law are right with and without their facts. Host and mail: src/studio/policy.test.ts. */
import { cp, rm, symlink } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { expect, test, vi } from 'vitest';
import { factsIn, site } from '../../src/in-force/site.ts';
import { parse } from '../parse.ts';
import { changeConfig } from '../site-variant.ts';
import { type Code, codes, commonWords, wordsOf } from '../words.ts';
import { applicableText, shownText, type WrittenSection, writtenWords } from '../written-words.ts';

/** One text for all languages. */
const inEach = (text: string) => Object.fromEntries(codes.map((code) => [code, text]));

const sites = {
  own: {},
  /** A sole trader who sells only to companies and hosts the site on Workers. */
  soleTrader: {
    company: { legalName: '', ids: [] },
    consumer: { complaintsBook: '', disputeResolution: '' },
    // Optional facts: a named person, a quote of a client, a telephone.
    phone: '+351 253 000 000',
    people: [{ name: 'Ana Reis', role: inEach('sews'), since: 2019 }],
    quote: { text: inEach('Well made.'), name: 'Rui Costa' },
    prices: { website: 0 },
    hosting: { kind: 'workers', company: 'Nuvem, Lda.', logDays: 7 },
  },
} satisfies Record<string, Parameters<typeof changeConfig>[1]>;
type Name = keyof typeof sites;

const plain = (text: string) => text.replace(/\s+/g, ' ');

const pages = [
  'home',
  'contact',
  'privacy-policy',
  'terms-and-conditions',
  'attributions',
] as const;
type Page = (typeof pages)[number];

/** Renders the site's documents, with all modules read anew for its settings. */
async function readSite(name: Name) {
  const project = resolve('test-results/legal', name);
  const folder = join(project, 'studio');
  await rm(project, { recursive: true, force: true });
  for (const part of ['content', 'stitches', 'settings.yaml'])
    await cp(join('studio', part), join(folder, part), { recursive: true });
  await symlink(resolve('studio/public'), join(folder, 'public'));
  await changeConfig(project, sites[name]);
  vi.stubEnv('STUDIO', folder);
  vi.resetModules();
  const { renderDocument } = await import('../../src/document/prerender.tsx');
  const assets = { css: '', inlineScript: '', module: '' };
  const documents = new Map<string, Document>();
  for (const page of pages)
    for (const code of codes)
      documents.set(`${page} ${code}`, parse(await renderDocument(page, code, assets)));
  vi.unstubAllEnvs();
  /** The texts of the elements that a selector finds on a page. */
  return (page: Page, code: Code, selector: string) =>
    [...(documents.get(`${page} ${code}`)?.querySelectorAll(selector) ?? [])].map(
      ({ textContent }) => plain(textContent).trim(),
    );
}

const known: Partial<Record<Name, ReturnType<typeof readSite>>> = {};
const textsIn = (name: Name) => {
  known[name] ??= readSite(name);
  return known[name];
};

/** The heading of the first section under a condition. */
const headingUnder = (words: { sections: WrittenSection[] }, condition: string) =>
  shownText(words.sections.find(({ when }) => when === condition)?.heading ?? '');

test.each(Object.keys(sites) as Name[])('no placeholder is left: %s', async (name) => {
  const textsOf = await textsIn(name);
  for (const code of codes)
    for (const page of pages)
      for (const text of textsOf(page, code, 'h1, h2, h3, main p, li, footer'))
        expect(text, page).not.toMatch(/[{}[\]]|undefined| [,;.]|: \.|,,|\(\)/);
});

test.each(['own', 'soleTrader'] as const)(
  'facts are shown only for a company that has them: %s',
  async (name) => {
    const isOwn = name === 'own';
    const textsOf = await textsIn(name);
    for (const code of codes) {
      const facts = factsIn(code);
      const say = (...asked: Parameters<typeof textsOf>) => textsOf(...asked).join();
      const { footer } = await commonWords(code);
      const terms = writtenWords(code)['terms-and-conditions'];
      const controller = (isOwn && site.company.legalName) || site.name;
      const ids = site.company.ids.flatMap(({ value }) => (value ? [plain(value)] : []));
      const always = [controller, plain(String(facts.address))];
      for (const selector of ['main', 'footer']) {
        const text = say('terms-and-conditions', code, selector);
        for (const fact of always) expect(text).toContain(fact);
        for (const fact of ids) expect(text.includes(fact)).toBe(isOwn);
      }
      const lines = terms.sections[0]?.items ?? [];
      const items = textsOf('terms-and-conditions', code, '#section-1 li');
      if (!isOwn)
        expect(items).toHaveLength(
          lines.filter((it) => !applicableText(it).startsWith('[')).length,
        );

      const { aside } = await wordsOf(code, 'contact');
      const notice = aside.privacyBefore.replace(String(facts.legalName), controller).trim();
      expect(say('contact', code, 'main aside')).toContain(notice);
      const telephones = say('contact', code, 'main a[href^="tel:"]');
      expect(telephones.includes('253 000 000')).toBe(!isOwn);
      const home = say('home', code, 'main, footer');
      for (const fact of ['Ana Reis', '2019', 'Rui Costa', '253 000 000'])
        expect(home.includes(fact)).toBe(!isOwn);
      const price = plain(String(facts.priceWebsite));
      if (price) expect(say('home', code, 'main').includes(price)).toBe(isOwn);

      for (const name of ['complaintsBook', 'disputeResolution'] as const) {
        const address: string = site.consumer[name];
        if (!address) continue;
        const heading = headingUnder(terms, name);
        expect(heading).not.toBe('');
        const headings = say('terms-and-conditions', code, 'main h2');
        expect(headings.includes(heading)).toBe(isOwn);
        for (const part of ['main', 'footer'])
          expect(
            textsOf('terms-and-conditions', code, `${part} a[href*="${new URL(address).host}"]`),
          ).toHaveLength(isOwn ? 1 : 0);
        expect(say('home', code, 'footer').includes(footer[name])).toBe(isOwn);
      }
    }
  },
);
