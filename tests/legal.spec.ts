import type { Page } from '@playwright/test';
import type { LegalWords } from '../src/content/schema.ts';
import { factsIn, site } from '../src/site.ts';
import type { SiteConfig } from '../src/site-config.ts';
import {
  type Code,
  codes,
  commonWords,
  test as everyday,
  expect,
  locales,
  wordsOf,
} from './site.ts';
import { startVariant } from './site-variant.ts';

const legalPages = ['privacy-policy', 'terms-and-conditions', 'attributions'] as const;

/** So many days, as a language says it. */
function daysIn(code: Code, count: number) {
  const { format } = new Intl.NumberFormat(locales[code], {
    style: 'unit',
    unit: 'day',
    unitDisplay: 'long',
  });
  return new RegExp(`(?<!\\d)${RegExp.escape(format(count).replace(/\s+/g, ' '))}(?!\\p{L})`, 'gu');
}

/** Unlike what this site has, whatever that is. */
const otherDays = site.mail.keepDays === 30 ? 60 : 30;
const otherLogDays = site.hosting.logDays === 7 ? 8 : 7;

/** One text for all languages. */
const inEach = (text: string) => Object.fromEntries(codes.map((code) => [code, text]));

const onceAWorker = { scope: 'worker' } as const;
type Variant = Parameters<typeof startVariant>[0];

async function serve(variant: Variant, use: (origin: string) => Promise<void>) {
  const { origin, stop } = await startVariant(variant);
  await use(origin);
  await stop();
}

const test = everyday.extend<
  object,
  { soleTrader: string; provider: string; workers: string; folder: string }
>({
  /** Somebody who is no company, sells to companies only, and deletes sooner. */
  soleTrader: [
    async ({ browserName: _ }, use, { workerIndex }) =>
      serve(
        {
          name: `sole-trader-${workerIndex}`,
          config: {
            company: { legalName: '', ids: [] },
            consumer: { complaintsBook: '', disputeResolution: '' },
            mailKeepDays: otherDays,
            // And what not every studio has: somebody with a name, a client who said something, a telephone.
            phone: '+351 253 000 000',
            people: [{ name: 'Ana Reis', role: inEach('sews'), since: 2019 }],
            quote: { text: inEach('Well made.'), name: 'Rui Costa' },
            prices: { website: 0 },
            hosting: { kind: 'server' },
          },
        },
        use,
      ),
    onceAWorker,
  ],
  /** Messages go through an e-mail provider. */
  provider: [
    async ({ browserName: _ }, use, { workerIndex }) =>
      serve(
        {
          name: `provider-${workerIndex}`,
          env: {
            VITE_EMAILJS_ORIGIN: 'https://api.provider.example',
            VITE_EMAILJS_PUBLIC_KEY: 'key',
            VITE_EMAILJS_SERVICE_ID: 'service',
            VITE_EMAILJS_TEMPLATE_ID: 'template',
          },
          config: { hosting: { kind: 'server', company: '', logDays: 0 } },
        },
        use,
      ),
    onceAWorker,
  ],
  /** The site runs on Workers, at a host that is named. */
  workers: [
    async ({ browserName: _ }, use, { workerIndex }) =>
      serve(
        {
          name: `workers-${workerIndex}`,
          config: { hosting: { kind: 'workers', company: 'Nuvem, Lda.', logDays: otherLogDays } },
        },
        use,
      ),
    onceAWorker,
  ],
  /** The site is a plain folder, and nothing takes messages. */
  folder: [
    async ({ browserName: _ }, use, { workerIndex }) =>
      serve({ name: `folder-${workerIndex}`, config: { hosting: { kind: 'folder' } } }, use),
    onceAWorker,
  ],
});

// One worker, so that each site is built once.
test.describe.configure({ mode: 'default' });

/** What a page says, its footer and all. */
async function textOf(page: Page, address: string) {
  await page.goto(address);
  return (await page.locator('body').allInnerTexts()).join().replace(/\s+/g, ' ');
}

/** The headings of the sections under a condition, as the page numbers none of them. */
const headingsUnder = (words: LegalWords, when: string) =>
  words.sections.filter((section) => section.when === when).map(({ heading }) => heading);

const headings = async (page: Page) =>
  (await page.getByRole('main').getByRole('heading', { level: 2 }).allInnerTexts()).map((it) =>
    it.replace(/^\d+\. /, ''),
  );

for (const code of codes) {
  test(`in ${code} nothing is left unfilled, whatever the company has`, async ({
    page,
    soleTrader,
    provider,
    workers,
    folder,
  }) => {
    for (const origin of ['', soleTrader, provider, workers, folder])
      for (const name of legalPages) {
        const text = await textOf(page, `${origin}/${name}?lang=${code}`);
        expect(text).not.toMatch(/[{}[\]]|undefined| [,;.]|: \.|,,|\(\)/);
      }
  });

  test(`in ${code} the terms and the footer show every fact of the company`, async ({ page }) => {
    const text = await textOf(page, `/terms-and-conditions?lang=${code}`);
    const [terms = '', footer = ''] = text.split(`© ${new Date().getFullYear()}`);
    const { legalName, ids } = site.company;
    for (const fact of [
      legalName || site.name,
      ...ids.map(({ value }) => value),
      factsIn(code).address,
    ]) {
      const plain = String(fact).replace(/\s+/g, ' ');
      expect(terms).toContain(plain);
      expect(footer).toContain(plain);
    }
    expect(terms).toContain(site.email);
  });

  test(`in ${code} facts that a company has not are not spoken of`, async ({
    page,
    soleTrader,
  }) => {
    const { footer } = await commonWords(code);
    const words = await wordsOf(code, 'terms-and-conditions');
    const lines = words.sections[0]?.items ?? [];
    const text = await textOf(page, `${soleTrader}/terms-and-conditions?lang=${code}`);
    const shown = await page.getByRole('main').locator('#section-1 li').allInnerTexts();
    expect(shown).toHaveLength(
      lines.filter((line) => typeof line !== 'string' || !line.startsWith('[')).length,
    );
    expect(shown.length).toBeLessThan(lines.length);
    expect(text).toContain(
      footer.companyFacts
        .replaceAll(/\[[^\]]*\]/g, '')
        .replace('{legalName}', site.name)
        .replace('{address}', String(factsIn(code).address)),
    );
  });

  test(`in ${code} the contact page says who uses what is written there`, async ({
    page,
    soleTrader,
  }) => {
    const { aside } = await wordsOf(code, 'contact');
    for (const [origin, controller] of [
      ['', site.company.legalName || site.name],
      [soleTrader, site.name],
    ] as const) {
      await page.goto(`${origin}/contact?lang=${code}`);
      const said = aside.privacyBefore.replace('{legalName}', controller).trim();
      expect(said).toContain(controller);
      await expect(page.getByRole('complementary').getByText(said)).toBeVisible();
    }
  });

  test(`in ${code} people, a client’s word, a telephone and prices are shown where there are any`, async ({
    page,
    soleTrader,
  }) => {
    const own = await textOf(page, `/?lang=${code}`);
    const other = await textOf(page, `${soleTrader}/?lang=${code}`);
    for (const told of ['Ana Reis', '2019', 'Rui Costa', '253 000 000']) {
      expect(own).not.toContain(told);
      expect(other).toContain(told);
    }
    const price = String(factsIn(code).priceWebsite).replace(/\s+/g, ' ');
    const answersOf = async (address: string) => {
      await page.goto(address);
      const texts = await page.locator('main details').allTextContents();
      return texts.join().replace(/\s+/g, ' ');
    };
    expect(await answersOf(`/?lang=${code}`)).toContain(price);
    const without = await answersOf(`${soleTrader}/?lang=${code}`);
    if (price) expect(without).not.toContain(price);
    expect(without).not.toMatch(/[{}[\]]/);
    await page.goto(`${soleTrader}/contact?lang=${code}`);
    await expect(page.getByRole('main').locator('a[href="tel:+351253000000"]')).toBeVisible();
  });

  test(`in ${code} complaints and disputes are in the terms as in the footer`, async ({
    page,
    soleTrader,
  }) => {
    const words = await wordsOf(code, 'terms-and-conditions');
    const { footer } = await commonWords(code);
    for (const origin of ['', soleTrader]) {
      await page.goto(`${origin}/terms-and-conditions?lang=${code}`);
      for (const name of ['complaintsBook', 'disputeResolution'] as const) {
        const address: string = site.consumer[name];
        const [heading = ''] = headingsUnder(words, name);
        // Without the link here, the text may be without the section.
        if (address) expect(heading).not.toBe('');
        const isOn = origin === '' && address !== '';
        expect((await headings(page)).includes(heading)).toBe(isOn);
        const expected = isOn ? 1 : 0;
        const links = page
          .getByRole('main')
          .locator(`a[href*="${address && new URL(address).host}"]`);
        if (address) await expect(links).toHaveCount(expected);
        const label = footer[name];
        await expect(page.getByRole('contentinfo').getByRole('link', { name: label })).toHaveCount(
          expected,
        );
      }
    }
  });

  test(`in ${code} the privacy policy names the days that the server keeps`, async ({
    page,
    soleTrader,
  }) => {
    const kept = (days: number) => daysIn(code, days);
    const words = await wordsOf(code, 'privacy-policy');
    const onServer = words.sections.filter(({ when }) => when === 'ownMail');
    const times = JSON.stringify(onServer).split('{keepDays}').length - 1;
    expect(times).toBeGreaterThan(0);
    const own = await textOf(page, `/privacy-policy?lang=${code}`);
    expect(own.match(kept(site.mail.keepDays)) ?? []).toHaveLength(
      site.hosting.kind === 'server' ? times : 0,
    );
    const other = await textOf(page, `${soleTrader}/privacy-policy?lang=${code}`);
    expect(other.match(kept(otherDays))).toHaveLength(times);
    expect(other).not.toMatch(kept(site.mail.keepDays));
  });

  test(`in ${code} the privacy policy is true of each host, with and without a provider`, async ({
    page,
    provider,
    workers,
    folder,
  }) => {
    const words = await wordsOf(code, 'privacy-policy');
    const hostConditions = [
      'ownMail',
      'workersMail',
      'noMail',
      'providerMail',
      'ownLog',
      'workersHost',
    ] as const;
    const headingOf = (when: string) => headingsUnder(words, when).join();
    // Each has a heading of its own, by which it is known.
    expect(new Set(hostConditions.map(headingOf)).size).toBe(hostConditions.length);
    const toldBy = {
      server: ['ownMail', 'ownLog'],
      workers: ['workersMail', 'ownLog', 'workersHost'],
      folder: ['noMail'],
    } satisfies Record<SiteConfig['hosting']['kind'], (typeof hostConditions)[number][]>;
    const sites = [
      ['', toldBy[site.hosting.kind]],
      [provider, ['providerMail', 'ownLog']],
      [workers, toldBy.workers],
      [folder, toldBy.folder],
    ] as const;
    for (const [origin, told] of sites) {
      const text = await textOf(page, `${origin}/privacy-policy?lang=${code}`);
      const shown = await headings(page);
      const said = hostConditions.filter((when) => shown.includes(headingOf(when)));
      expect(said, origin).toEqual(told);
      expect(text.includes('api.provider.example')).toBe(origin === provider);
      expect(text.includes('Nuvem, Lda.')).toBe(origin === workers);
      expect(daysIn(code, otherLogDays).test(text)).toBe(origin === workers);
    }
  });
}
