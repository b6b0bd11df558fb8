/** The texts about company, host and law are right for each configuration, in each language. */
import { cp, rm, symlink } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { expect, test, vi } from 'vitest';
import { factsIn, site } from '../../src/in-force/site.ts';
import type { StudioSettings } from '../../src/studio/settings-schema.ts';
import { parse } from '../parse.ts';
import { changeConfig } from '../site-variant.ts';
import { type Code, codes, commonWords, locales, wordsOf } from '../words.ts';
import { applicableText, shownText, type WrittenSection, writtenWords } from '../written-words.ts';

/** One text for all languages. */
const inEach = (text: string) => Object.fromEntries(codes.map((code) => [code, text]));
/** Another number than this site's. */
const otherLogDays = site.hosting.logDays === 7 ? 8 : 7;

type Options = {
  config?: Parameters<typeof changeConfig>[1];
  env?: Record<string, string>;
};

const sites = {
  own: {},
  /** A sole trader who sells only to companies and hosts the site on Workers. */
  soleTrader: {
    config: {
      company: { legalName: '', ids: [] },
      consumer: { complaintsBook: '', disputeResolution: '' },
      // Optional facts: a named person, a quote of a client, a telephone.
      phone: '+351 253 000 000',
      people: [{ name: 'Ana Reis', role: inEach('sews'), since: 2019 }],
      quote: { text: inEach('Well made.'), name: 'Rui Costa' },
      prices: { website: 0 },
      hosting: { kind: 'workers', company: 'Nuvem, Lda.', logDays: otherLogDays },
    },
  },
  /** Messages go through an e-mail provider. */
  provider: {
    env: {
      VITE_EMAILJS_ORIGIN: 'https://api.provider.example',
      VITE_EMAILJS_PUBLIC_KEY: 'key',
      VITE_EMAILJS_SERVICE_ID: 'service',
      VITE_EMAILJS_TEMPLATE_ID: 'template',
    },
    config: { hosting: { kind: 'server' } },
  },
  /** The site is a plain folder, and nothing takes messages. */
  folder: { config: { hosting: { kind: 'folder' } } },
} satisfies Record<string, Options>;
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
  const { env = {}, config = {} }: Options = sites[name];
  const project = resolve('test-results/legal', name);
  const folder = join(project, 'studio');
  await rm(project, { recursive: true, force: true });
  for (const part of ['content', 'stitches', 'settings.yaml'])
    await cp(join('studio', part), join(folder, part), { recursive: true });
  await symlink(resolve('studio/public'), join(folder, 'public'));
  await changeConfig(project, config);
  for (const [key, value] of Object.entries({ ...env, STUDIO: folder })) vi.stubEnv(key, value);
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

/** A pattern for a number of days as a language writes it. */
function daysIn(code: Code, count: number) {
  const options = { style: 'unit', unit: 'day', unitDisplay: 'long' } as const;
  const text = plain(new Intl.NumberFormat(locales[code], options).format(count));
  return new RegExp(`(?<!\\d)${RegExp.escape(text)}(?!\\p{L})`, 'gu');
}

/** The heading of the first section under a condition. */
const headingUnder = (words: { sections: WrittenSection[] }, condition: string) =>
  shownText(words.sections.find(({ when }) => when === condition)?.heading ?? '');

const conditions = [
  'ownMail',
  'workersMail',
  'noMail',
  'providerMail',
  'ownLog',
  'workersHost',
] as const;
type Condition = (typeof conditions)[number];
const conditionsOf: Record<StudioSettings['hosting']['kind'], Condition[]> = {
  server: ['ownMail', 'ownLog'],
  workers: ['workersMail', 'ownLog', 'workersHost'],
  folder: ['noMail'],
};

test.each(Object.keys(sites) as Name[])('no placeholder is left: %s', async (name) => {
  const textsOf = await textsIn(name);
  for (const code of codes)
    for (const page of pages)
      for (const text of textsOf(page, code, 'h1, h2, h3, main p, li, footer'))
        expect(text, page).not.toMatch(/[{}[\]]|undefined| [,;.]|: \.|,,|\(\)/);
});

test.each([
  ['own', conditionsOf[site.hosting.kind]],
  ['provider', ['providerMail', 'ownLog']],
  ['soleTrader', conditionsOf.workers],
  ['folder', conditionsOf.folder],
] as const)('the privacy policy describes the host and the mail: %s', async (name, expected) => {
  const textsOf = await textsIn(name);
  for (const code of codes) {
    const words = writtenWords(code)['privacy-policy'];
    const headings = conditions.map((when) => headingUnder(words, when));
    // Each section has a unique heading.
    expect(new Set(headings).size).toBe(conditions.length);
    const shown = textsOf('privacy-policy', code, 'main h2').map((it) => it.replace(/^\d+\. /, ''));
    const said = conditions.filter((when) => shown.includes(headingUnder(words, when)));
    expect(said).toEqual(expected);
    const [text = ''] = textsOf('privacy-policy', code, 'main');
    expect(text.includes('api.provider.example')).toBe(name === 'provider');
    expect(text.includes('Nuvem, Lda.')).toBe(name === 'soleTrader');
    expect(daysIn(code, otherLogDays).test(text)).toBe(name === 'soleTrader');
    // And the days that the server keeps a message, as often as the words name them.
    const onServer = words.sections
      .filter(({ when }) => when === 'ownMail')
      .flatMap(({ paragraphs = [], items = [] }) => [...paragraphs, ...items])
      .map(applicableText)
      .join();
    const times = onServer.split('{keepDays}').length - 1;
    expect(times).toBeGreaterThan(0);
    expect(text.match(daysIn(code, site.mail.keepDays)) ?? []).toHaveLength(
      said.includes('ownMail') ? times : 0,
    );
  }
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
