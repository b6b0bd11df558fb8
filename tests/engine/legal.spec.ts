/** The texts about company, host and law are right for each configuration, in each language. */
import type { Page } from '@playwright/test';
import { factsIn, site } from '../../src/site.ts';
import type { StudioSettings } from '../../src/studio/settings-schema.ts';
import { served } from '../served.ts';
import {
  type Code,
  codes,
  commonWords,
  test as everyday,
  expect,
  locales,
  wordsOf,
} from '../site.ts';
import { variantFixture } from '../site-variant.ts';
import { fewer, installed, otherLogDays, providerOrigin, soleTrader } from '../variants.ts';
import { applicableText, shownText, type WrittenSection, writtenWords } from '../written-words.ts';

const test = everyday.extend<object, { soleTrader: string; provider: string; folder: string }>({
  soleTrader: variantFixture(soleTrader),
  /** Messages go through an e-mail provider. */
  provider: variantFixture(installed),
  /** Nothing takes messages. */
  folder: variantFixture(fewer),
});

// One worker, so that each site is started once.
test.describe.configure({ mode: 'default' });

const plain = (text: string) => text.replace(/\s+/g, ' ');

/** The texts of the elements that a selector finds in a document. */
const textsOf = async (page: Page, address: string, selector: string) =>
  (await served(page, address, selector)).map(({ text }) => plain(text).trim());

/** A pattern for a number of days as a language writes it. */
function daysIn(code: Code, count: number) {
  const options = { style: 'unit', unit: 'day', unitDisplay: 'long' } as const;
  const text = plain(new Intl.NumberFormat(locales[code], options).format(count));
  return new RegExp(`(?<!\\d)${RegExp.escape(text)}(?!\\p{L})`, 'gu');
}

/** The heading of the first section under a condition. */
const headingUnder = (words: { sections: WrittenSection[] }, condition: string) =>
  shownText(words.sections.find(({ when }) => when === condition)?.heading ?? '');

test('no placeholder is left', async ({ page, soleTrader, provider, folder }) => {
  for (const origin of ['', soleTrader, provider, folder]) {
    await page.goto(`${origin}/robots.txt`);
    for (const code of codes)
      for (const path of ['/', '/privacy-policy', '/terms-and-conditions', '/attributions']) {
        const texts = await textsOf(page, `${path}?lang=${code}`, 'h1, h2, h3, main p, li, footer');
        for (const text of texts) expect(text).not.toMatch(/[{}[\]]|undefined| [,;.]|: \.|,,|\(\)/);
      }
  }
});

test('facts are shown only for a company that has them', async ({ page, soleTrader }) => {
  for (const origin of ['', soleTrader]) {
    const isOwn = origin === '';
    await page.goto(`${origin}/robots.txt`);
    for (const code of codes) {
      const facts = factsIn(code);
      const say = async (path: string, selector: string) =>
        (await textsOf(page, `${path}?lang=${code}`, selector)).join();
      const { footer } = await commonWords(code);
      const terms = writtenWords(code)['terms-and-conditions'];
      const controller = (isOwn && site.company.legalName) || site.name;
      const ids = site.company.ids.flatMap(({ value }) => (value ? [plain(value)] : []));
      const always = [controller, plain(String(facts.address))];
      for (const selector of ['main', 'footer']) {
        const text = await say('/terms-and-conditions', selector);
        for (const fact of always) expect(text).toContain(fact);
        for (const fact of ids) expect(text.includes(fact)).toBe(isOwn);
      }
      const lines = terms.sections[0]?.items ?? [];
      const items = await textsOf(page, `/terms-and-conditions?lang=${code}`, '#section-1 li');
      if (!isOwn)
        expect(items).toHaveLength(
          lines.filter((it) => !applicableText(it).startsWith('[')).length,
        );

      const { aside } = await wordsOf(code, 'contact');
      const notice = aside.privacyBefore.replace(String(facts.legalName), controller).trim();
      expect(await say('/contact', 'main aside')).toContain(notice);
      const telephones = await served(page, `/contact?lang=${code}`, 'main a[href^="tel:"]');
      expect(telephones.some(({ text }) => text.includes('253 000 000'))).toBe(!isOwn);
      const home = await say('/', 'main, footer');
      for (const fact of ['Ana Reis', '2019', 'Rui Costa', '253 000 000'])
        expect(home.includes(fact)).toBe(!isOwn);
      const price = plain(String(facts.priceWebsite));
      if (price) expect((await say('/', 'details')).includes(price)).toBe(isOwn);

      for (const name of ['complaintsBook', 'disputeResolution'] as const) {
        const address: string = site.consumer[name];
        if (!address) continue;
        const heading = headingUnder(terms, name);
        expect(heading).not.toBe('');
        expect((await say('/terms-and-conditions', 'main h2')).includes(heading)).toBe(isOwn);
        for (const part of ['main', 'footer'])
          expect(
            await served(
              page,
              `/terms-and-conditions?lang=${code}`,
              `${part} a[href*="${new URL(address).host}"]`,
            ),
          ).toHaveLength(isOwn ? 1 : 0);
        expect((await say('/', 'footer')).includes(footer[name])).toBe(isOwn);
      }
    }
  }
});

test('the privacy policy describes each host and a mail provider', async ({
  page,
  soleTrader,
  provider,
  folder,
}) => {
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
  for (const [origin, expected] of [
    ['', conditionsOf[site.hosting.kind]],
    [provider, ['providerMail', 'ownLog']],
    [soleTrader, conditionsOf.workers],
    [folder, conditionsOf.folder],
  ] as const) {
    await page.goto(`${origin}/robots.txt`);
    for (const code of codes) {
      const words = writtenWords(code)['privacy-policy'];
      const headings = conditions.map((when) => headingUnder(words, when));
      // Each section has a unique heading.
      expect(new Set(headings).size).toBe(conditions.length);
      const address = `/privacy-policy?lang=${code}`;
      const shown = (await textsOf(page, address, 'main h2')).map((it) =>
        it.replace(/^\d+\. /, ''),
      );
      const said = conditions.filter((when) => shown.includes(headingUnder(words, when)));
      expect(said, origin).toEqual(expected);
      const [text = ''] = await textsOf(page, address, 'main');
      expect(text.includes(new URL(providerOrigin).host)).toBe(origin === provider);
      expect(text.includes('Nuvem, Lda.')).toBe(origin === soleTrader);
      expect(daysIn(code, otherLogDays).test(text)).toBe(origin === soleTrader);
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
  }
});
