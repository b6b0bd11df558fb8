/** The texts about company and law are right with and without their facts. Host and mail: src/studio/policy.test.ts. */
import { cp, rm, symlink } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { expect, test, vi } from 'vitest';
import { hrefTo } from '../../src/in-force/routes.ts';
import { factsIn, site } from '../../src/in-force/site.ts';
import { parse } from '../parse.ts';
import { documentAt } from '../served.ts';
import { changeConfig } from '../site-variant.ts';
import { type Code, codes, commonWords, wordsOf } from '../words.ts';
import { applicableText, shownText, type WrittenSection, writtenWords } from '../written-words.ts';

/** One text for all languages. */
const inEach = (text: string) => Object.fromEntries(codes.map((code) => [code, text]));

/** A sole trader who sells only to companies and hosts the site on Workers. */
const soleTrader: Parameters<typeof changeConfig>[1] = {
  company: { legalName: '', ids: [] },
  consumer: { complaintsBook: '', disputeResolution: '' },
  // Optional facts: a named person, a quote of a client, a telephone.
  phone: '+351 253 000 000',
  people: [{ name: 'Ana Reis', role: inEach('sews'), since: 2019 }],
  quote: { text: inEach('Well made.'), name: 'Rui Costa' },
  prices: { website: 0 },
  hosting: { kind: 'workers', company: 'Nuvem, Lda.', logDays: 7 },
};
type Name = 'own' | 'soleTrader';

const plain = (text: string) => text.replace(/\s+/g, ' ');

const legal = ['privacy-policy', 'terms-and-conditions', 'attributions'] as const;
const pages = ['home', 'contact', ...legal] as const;
type Page = (typeof pages)[number];

/** Renders the sole trader's documents, with all modules read anew for the settings. */
async function soleTraders() {
  const project = resolve('test-results/legal');
  const folder = join(project, 'studio');
  await rm(project, { recursive: true, force: true });
  for (const part of ['content', 'stitches', 'settings.yaml'])
    await cp(join('studio', part), join(folder, part), { recursive: true });
  await symlink(resolve('studio/public'), join(folder, 'public'));
  await changeConfig(project, soleTrader);
  vi.stubEnv('STUDIO', folder);
  vi.resetModules();
  const { renderDocument } = await import('../../src/document/prerender.tsx');
  const assets = { css: '', inlineScript: '', module: '' };
  const documents = new Map<string, Document>();
  for (const page of pages)
    for (const code of codes)
      documents.set(`${page} ${code}`, parse(await renderDocument(page, code, assets)));
  vi.unstubAllEnvs();
  return documents;
}

let rendered: ReturnType<typeof soleTraders> | undefined;

/** What finds the texts of elements on a page, by a selector. This site's own pages are those that were built. */
async function textsIn(name: Name) {
  rendered ??= soleTraders();
  const documents = await rendered;
  return async (page: Page, code: Code, selector: string) => {
    const theirs = documents.get(`${page} ${code}`);
    const found = name === 'own' ? await documentAt(hrefTo(page, code)) : theirs;
    return [...(found?.querySelectorAll(selector) ?? [])].map(({ textContent }) =>
      plain(textContent).trim(),
    );
  };
}

/** The heading of the first section under a condition. */
const headingUnder = (words: { sections: WrittenSection[] }, condition: string) =>
  shownText(words.sections.find(({ when }) => when === condition)?.heading ?? '');

test.each(['own', 'soleTrader'] as const)('no placeholder is left: %s', async (name) => {
  const textsOf = await textsIn(name);
  for (const code of codes)
    for (const page of pages)
      for (const text of await textsOf(page, code, 'h1, h2, h3, main p, li, footer'))
        expect(text, page).not.toMatch(/[{}[\]]|undefined| [,;.]|: \.|,,|\(\)/);
});

test.each(['own', 'soleTrader'] as const)(
  'facts are shown only for a company that has them: %s',
  async (name) => {
    const isOwn = name === 'own';
    const textsOf = await textsIn(name);
    for (const code of codes) {
      const facts = factsIn(code);
      const say = async (...asked: Parameters<typeof textsOf>) => (await textsOf(...asked)).join();
      const { footer } = await commonWords(code);
      const terms = writtenWords(code)['terms-and-conditions'];
      const controller = (isOwn && site.company.legalName) || site.name;
      const ids = site.company.ids.flatMap(({ value }) => (value ? [plain(value)] : []));
      const always = [controller, plain(String(facts.address))];
      for (const selector of ['main', 'footer']) {
        const text = await say('terms-and-conditions', code, selector);
        for (const fact of always) expect(text).toContain(fact);
        for (const fact of ids) expect(text.includes(fact)).toBe(isOwn);
      }
      const lines = terms.sections[0]?.items ?? [];
      const items = await textsOf('terms-and-conditions', code, '#section-1 li');
      const kept = lines.filter((it) => !applicableText(it).startsWith('['));
      if (!isOwn) expect(items).toHaveLength(kept.length);

      const { aside } = await wordsOf(code, 'contact');
      const notice = aside.privacyBefore.replace(String(facts.legalName), controller).trim();
      expect(await say('contact', code, 'main aside')).toContain(notice);
      const telephones = await say('contact', code, 'main a[href^="tel:"]');
      expect(telephones.includes('253 000 000')).toBe(!isOwn);
      const home = await say('home', code, 'main, footer');
      for (const fact of ['Ana Reis', '2019', 'Rui Costa', '253 000 000'])
        expect(home.includes(fact)).toBe(!isOwn);
      const price = plain(String(facts.priceWebsite));
      if (price) expect((await say('home', code, 'main')).includes(price)).toBe(isOwn);

      for (const name of ['complaintsBook', 'disputeResolution'] as const) {
        const address: string = site.consumer[name];
        if (!address) continue;
        const heading = headingUnder(terms, name);
        expect(heading).not.toBe('');
        const headings = await say('terms-and-conditions', code, 'main h2');
        expect(headings.includes(heading)).toBe(isOwn);
        for (const part of ['main', 'footer']) {
          const link = `${part} a[href*="${new URL(address).host}"]`;
          const found = await textsOf('terms-and-conditions', code, link);
          expect(found).toHaveLength(isOwn ? 1 : 0);
        }
        expect((await say('home', code, 'footer')).includes(footer[name])).toBe(isOwn);
      }
    }
  },
);
