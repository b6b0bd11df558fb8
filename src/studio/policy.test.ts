/** The privacy policy says what the site does, in every configuration. */
import { expect, test } from 'vitest';
import { type Language, languageCodes } from '../in-force/languages.ts';
import { settings as own } from '../in-force/settings.ts';
import { pagesOf } from '../pages/registry.ts';
import { finishContent, readFiles } from './read-content.ts';
import type { StudioSettings } from './settings-schema.ts';
import { siteOf } from './site.ts';

const files = readFiles(own, pagesOf);
/** What is asked here: every configuration finishes it anew. */
const asked = ['common', 'contact', 'home', 'privacy-policy', 'reverse'];
const raw = Object.fromEntries(
  Object.entries(files.raw).map(([code, pages]) => [
    code,
    Object.fromEntries(Object.entries(pages).filter(([name]) => asked.includes(name))),
  ]),
) as typeof files.raw;
const read = { ...files, raw };
const providerHost = 'api.provider.example';

const configurations = (['server', 'workers', 'folder'] as const).flatMap((kind) =>
  [false, true].flatMap((provider) =>
    [false, true].flatMap((mailbox) =>
      (['none', 'early', 'after consent'] as const).flatMap((analytics) =>
        [false, true].map((counts) => ({ kind, provider, mailbox, analytics, counts })),
      ),
    ),
  ),
);

type Configuration = (typeof configurations)[number];
/** The own server, and nothing else. */
const [least] = configurations as [Configuration];

/** The texts as they are on a site with these settings. */
function siteWith({ kind, provider, mailbox, analytics, counts }: Configuration) {
  const { visits: _visits, ...others } = own;
  const settings: StudioSettings = {
    ...others,
    mailbox,
    hosting: { kind, company: 'Nuvem, Lda.', logDays: 17 },
    analytics: { loadBeforeConsent: analytics === 'early' },
    ...(counts && { visits: { timeZone: 'Europe/Lisbon' } }),
  };
  const { words } = finishContent(
    read,
    siteOf(read.studio, settings, {
      VITE_EMAILJS_ORIGIN: provider ? `https://${providerHost}` : '',
      VITE_GA_MEASUREMENT_ID: analytics === 'none' ? '' : 'G-TEST',
    }),
  );
  return {
    policyIn: (code: Language) =>
      words[code]['privacy-policy'].sections.map(({ paragraphs = [], items = [], ...rest }) => ({
        ...rest,
        text: [...paragraphs, ...items].join('\n'),
      })),
    /** What the page about the site says. A site without measurements has no such page. */
    reverseIn: (code: Language) =>
      'reverse' in words[code]
        ? words[code].reverse.topics.flatMap(({ paragraphs = [] }) => paragraphs).join('\n')
        : '',
    answerIn: (code: Language) =>
      words[code].home.faqsSection.faqs
        .filter(({ id }) => id === 'privacy')
        .flatMap(({ answer, additions = [] }) => [answer, ...additions])
        .join(' '),
  };
}

const mailWays = { server: 'ownMail', workers: 'workersMail', folder: 'noMail' };
const analyticsWays = {
  none: [],
  early: ['analyticsEarly'],
  'after consent': ['analyticsAfterConsent'],
};
/** What depends on the host, on who sends the mail, and on when visits are measured. */
const conditions = [
  ...Object.values(mailWays),
  ...Object.values(analyticsWays).flat(),
  ...['providerMail', 'ownLog', 'workersHost'],
];

test.each(configurations)(
  'the policy fits host $kind, provider $provider, mailbox $mailbox, analytics $analytics, counts $counts',
  (configuration) => {
    const { kind, provider, analytics, counts } = configuration;
    const { policyIn, answerIn } = siteWith(configuration);
    const hasAnalytics = analytics !== 'none';
    for (const code of languageCodes) {
      const sections = policyIn(code);
      const policy = sections.map(({ heading, text }) => `${heading}\n${text}`).join('\n');
      const says = (part: string | RegExp) => policy.search(part) >= 0;
      const said = sections.flatMap(({ when = '' }) => (conditions.includes(when) ? [when] : []));
      expect(said.sort()).toEqual(
        [
          provider ? 'providerMail' : mailWays[kind],
          ...(kind === 'folder' ? [] : ['ownLog']),
          ...(kind === 'workers' ? ['workersHost'] : []),
          ...analyticsWays[analytics],
        ].sort(),
      );
      // Only this site's own server counts arrivals.
      const speaks = JSON.stringify(read.raw[code]['privacy-policy']).includes('"visits"');
      const isSaid = sections.some(({ when }) => when === 'visits');
      expect(isSaid, 'arrivals').toBe(speaks && counts && kind === 'server');
      expect(new Set(sections.map(({ heading }) => heading)).size).toBe(sections.length);
      expect(policy).not.toMatch(/[{}[\]]|undefined/);
      expect(says('Nuvem, Lda.')).toBe(true);
      expect(says(/\b17\b/)).toBe(true);

      expect(says('Google'), 'Google').toBe(hasAnalytics);
      if (!hasAnalytics) expect(says(/_ga\b/), '_ga').toBe(false);
      expect(/Google/.test(answerIn(code)), 'Google in the answer').toBe(hasAnalytics);
      expect(says(providerHost), 'the provider').toBe(provider);
      expect(says(`//${providerHost}`), 'its name alone').toBe(false);
      if (!provider) expect(says(/emailjs\.com/), 'EmailJS as a service').toBe(false);
      expect(says('Cloudflare'), 'Cloudflare').toBe(kind === 'workers');
    }
  },
);

test.each(languageCodes)(
  'in %s the policy differs between messages in a mailbox and on the server, if it speaks of both',
  (code) => {
    const [inMailbox, onServer] = [true, false].map((mailbox) =>
      siteWith({ ...least, mailbox }).policyIn(code),
    );
    const speaks = JSON.stringify(read.raw[code]['privacy-policy']).includes('"mailbox"');
    expect(JSON.stringify(inMailbox) !== JSON.stringify(onServer)).toBe(speaks);
  },
);

test.each(languageCodes)('in %s arrivals are spoken of only where they are counted', (code) => {
  const [counting, silent] = [siteWith({ ...least, counts: true }), siteWith(least)];
  const speaks = JSON.stringify(read.raw[code]['privacy-policy']).includes('"visits"');
  const added = counting.policyIn(code).length - silent.policyIn(code).length;
  expect(added).toBe(speaks ? 1 : 0);
  const [more, less] = [counting, silent].map((it) => it.reverseIn(code).length);
  if (speaks) expect(more).toBeGreaterThan(less ?? 0);
});
