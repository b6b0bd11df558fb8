import type { Page } from '@playwright/test';
import type { LegalWords } from '../content/dictionary.ts';
import { site, siteFacts } from '../site.config.ts';
import { codes, commonWords, test as everyday, expect, wordsOf } from './site.ts';
import { startVariant } from './site-variant.ts';

const legalPages = ['privacy-policy', 'terms-and-conditions', 'attributions'] as const;

const onceAWorker = { scope: 'worker', timeout: 180_000 } as const;
type Variant = Parameters<typeof startVariant>[0];

async function serve(variant: Variant, use: (origin: string) => Promise<void>) {
  const { origin, stop } = await startVariant(variant);
  await use(origin);
  await stop();
}

const test = everyday.extend<object, { soleTrader: string; provider: string }>({
  /** Somebody who is no company, sells to companies only, and deletes sooner. */
  soleTrader: [
    async ({ browserName: _ }, use, { workerIndex }) =>
      serve(
        {
          name: `sole-trader-${workerIndex}`,
          changes: [
            [`legalName: '${site.company.legalName}'`, "legalName: ''"],
            [`nipc: '${site.company.nipc}'`, "nipc: ''"],
            [`registry: '${site.company.registry}'`, "registry: ''"],
            ["capital: '5\\u00a0000\\u00a0€'", "capital: ''"],
            ['complaintsBook: true', 'complaintsBook: false'],
            ['disputeResolution: true', 'disputeResolution: false'],
            [`keepDays: ${site.mail.keepDays}`, 'keepDays: 30'],
          ],
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
        },
        use,
      ),
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
  }) => {
    for (const origin of ['', soleTrader, provider])
      for (const name of legalPages) {
        const text = await textOf(page, `${origin}/${name}?lang=${code}`);
        expect(text).not.toMatch(/[{}[\]]|undefined| [,;.]|: \.|,,|\(\)/);
      }
  });

  test(`in ${code} the terms and the footer show every fact of the company`, async ({ page }) => {
    const text = await textOf(page, `/terms-and-conditions?lang=${code}`);
    const [terms = '', footer = ''] = text.split(`© ${new Date().getFullYear()}`);
    for (const fact of [...Object.values(site.company), siteFacts.address]) {
      const plain = fact.replace(/\s+/g, ' ');
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
    expect(shown).toHaveLength(lines.filter((line) => !line.startsWith('[')).length);
    expect(shown.length).toBeLessThan(lines.length);
    expect(text).toContain(
      footer.companyFacts
        .replaceAll(/\[[^\]]*\]/g, '')
        .replace('{legalName}', site.name)
        .replace('{address}', siteFacts.address),
    );
  });

  test(`in ${code} complaints and disputes are in the terms as in the footer`, async ({
    page,
    soleTrader,
  }) => {
    const words = await wordsOf(code, 'terms-and-conditions');
    const { footer } = await commonWords(code);
    const links = { complaintsBook: 'livroreclamacoes.pt', disputeResolution: 'consumidor.gov.pt' };
    for (const [origin, isOn] of [
      ['', true],
      [soleTrader, false],
    ] as const) {
      await page.goto(`${origin}/terms-and-conditions?lang=${code}`);
      for (const [name, host] of Object.entries(links)) {
        const [heading = ''] = headingsUnder(words, name);
        expect(heading).not.toBe('');
        expect((await headings(page)).includes(heading)).toBe(isOn);
        const expected = isOn ? 1 : 0;
        await expect(page.getByRole('main').locator(`a[href*="${host}"]`)).toHaveCount(expected);
        const label = footer[name as keyof typeof links];
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
    const kept = (days: number) => new RegExp(`\\b${days} (dias|days|días)\\b`, 'g');
    const own = await textOf(page, `/privacy-policy?lang=${code}`);
    expect(own.match(kept(site.mail.keepDays))).toHaveLength(2);
    const other = await textOf(page, `${soleTrader}/privacy-policy?lang=${code}`);
    expect(other.match(kept(30))).toHaveLength(2);
    expect(other).not.toMatch(kept(site.mail.keepDays));
  });

  test(`in ${code} the way of the messages is the one that is set up`, async ({
    page,
    provider,
  }) => {
    const words = await wordsOf(code, 'privacy-policy');
    const [own = ''] = headingsUnder(words, 'ownMail');
    const [through = ''] = headingsUnder(words, 'providerMail');
    await page.goto(`/privacy-policy?lang=${code}`);
    expect(await headings(page)).toContain(own);
    expect(await headings(page)).not.toContain(through);
    const text = await textOf(page, `${provider}/privacy-policy?lang=${code}`);
    expect(await headings(page)).toContain(through);
    expect(await headings(page)).not.toContain(own);
    expect(text).toContain('api.provider.example');
  });
}
