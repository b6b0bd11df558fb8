/** The facts and the settings of a made studio: `content/studio.yaml` and its settings, with what they name. */
import type { z } from 'zod';
import { fieldKinds, usualFields } from '../../src/contact/contact-message.ts';
import type { settingsSchema } from '../../src/studio/settings-schema.ts';
import type { studioSchema } from '../../src/studio/studio-schema.ts';
import type { Chance } from './chance.ts';
import { oldAddress } from './old-address.ts';
import type { Plan } from './plan.ts';
import { capital, phraseIn, wordIn } from './tongues.ts';

type Settings = z.input<ReturnType<typeof settingsSchema>>;
export type Facts = z.input<ReturnType<typeof studioSchema>>;

/** The demonstrations that a studio of today may link. Empty where the project has none. */
export type Demonstrations = readonly string[];

/** How long a name may be: a word of 30 letters is about the longest that people bear. */
const nameLengths = { short: [2, 3], usual: [5, 14], long: [24, 30] } as const;

export function factsOf(plan: Plan, projects: readonly Project[]): Facts {
  const { chance, main, languages, has } = plan;
  const [least, most] = nameLengths[plan.length];
  const word = (name: string, length = chance.of(name).between(least, most)) =>
    wordIn(main, chance.of(`word ${name}`), length);
  const name = capital(word('name'));
  const host = hostOf(plan);
  const inEach = (what: string, words: number) =>
    Object.fromEntries(
      languages.map((tongue) => [
        tongue.code,
        phraseIn(tongue, chance.of(`${what} ${tongue.code}`), { words, longest: 12 }),
      ]),
    );
  const person = (index: number) => ({
    name: `${capital(word(`first ${index}`))} ${capital(word(`last ${index}`))}`,
    role: inEach(`role ${index}`, 2),
    since: 2001 + index,
    ...(chance.of(`portrait ${index}`).is(0.6) && { picture: `person-${index}.jpg` }),
  });
  const count = { least: 1, some: 3, most: 12 }[plan.amount];
  const hour = has('prices') ? chance.of('hour').between(20, 120) : 0;
  const listed = (what: string, number: number) =>
    Array.from({ length: number }, (_, index) => ({
      id: `${what}-${index + 1}`,
      hours: chance.of(`${what} ${index}`).between(1, 80),
    }));
  const [quoted, ...others] = projects.filter(({ hasStory }) => hasStory);
  const [first] = projects;
  return {
    name,
    email: `${plain(word('mailbox'))}@${host}`,
    phone: has('phone') ? '+351 253 000 000' : null,
    messenger: has('messenger')
      ? { name: capital(word('messenger')), address: `https://chat.${host}/351` }
      : null,
    company: {
      ...(has('founded') && { founded: chance.of('founded').between(1900, 2026) }),
      legalName: has('legalName') ? `${name} ${capital(word('form', 12))}` : null,
      ids: has('legalName')
        ? [
            { label: inEach('first number', 1), value: '123 456 789' },
            { label: inEach('capital', 2), value: null, amount: 1_234_567 },
          ]
        : [],
    },
    address: {
      street: `${capital(word('street'))} 123`,
      postalCode: has('postalCode') ? '1234-567' : null,
      locality: capital(word('town')),
      region: has('postalCode') ? capital(word('region')) : null,
      country: main.locale.slice(-2),
    },
    social: has('social')
      ? ['facebook.com', 'instagram.com', 'linkedin.com', 'social.example']
          .slice(0, count)
          .map((at) => ({
            name: capital(at.split('.')[0] ?? ''),
            address: `https://www.${at}/${plain(word(at))}`,
          }))
      : [],
    consumer: {
      complaintsBook: has('complaintsBook') ? `https://complaints.${host}/` : null,
      disputeResolution: has('disputeResolution') ? `https://disputes.${host}/` : null,
    },
    prices: {
      currency: chance.of('currency').pick(['EUR', 'SEK', 'GBP', 'CHF']),
      website: hour * chance.of('website').between(10, 90),
      app: hour * chance.of('app').between(20, 300),
      hour,
      maintenance: has('prices') ? chance.of('maintenance').between(1, 900) : 0,
      vat: has('vat') ? chance.of('vat').between(5, 27) : 0,
    },
    weeks: {
      website: has('prices') ? chance.of('weeks').pick(['3', '4-8', '11-22']) : null,
      app: has('prices') ? chance.of('weeks of apps').pick(['8', '12-20']) : null,
    },
    terms: {
      correctionDays: has('promises') ? chance.of('corrections').between(1, 365) : 0,
      freeProposal: has('freeProposal'),
      fixedPrice: has('fixedPrice'),
      instalments: has('instalments') ? instalmentsOf(plan.steps) : [],
    },
    promises: has('promises')
      ? {
          supportHours: inEach('support', 4),
          faultResponse: inEach('faults', 3),
          ...(has('quote') && { insurance: inEach('insurance', 6) }),
          paymentDays: chance.of('payment').between(1, 90),
          ...(has('late') && { late: { percent: 2, most: 10 } }),
        }
      : undefined,
    calculator: has('calculator') && has('prices') ? calculatorOf(plan, count) : null,
    workedQuote:
      has('workedQuote') && has('prices') && first
        ? {
            project: (quoted ?? first).slug,
            starts: '2027-01-11',
            weeks: Array.from({ length: plan.steps }, (_, step) =>
              chance.of(`step ${step}`).between(1, 30),
            ),
            lines: listed('work', count),
          }
        : null,
    projectHours: others.map(({ slug }) => ({ project: slug, lines: listed('task', count) })),
    accessibility: has('accessibility')
      ? {
          audited: '2026-11-25',
          failures: Array.from({ length: chance.of('failures').below(4) }, (_, index) =>
            inEach(`failure ${index}`, 12),
          ),
        }
      : null,
    people: has('people') ? Array.from({ length: count }, (_, index) => person(index)) : [],
    quote: has('quote')
      ? { text: inEach('quote', 20), name: `${capital(word('client', 9))}, ${capital(word('of'))}` }
      : null,
  };
}

/** Letters of addresses. */
const plain = (word: string) =>
  word
    .normalize('NFD')
    .replace(/ß/g, 'ss')
    .replace(/œ/g, 'oe')
    .replace(/[^a-z\d]/g, '') || 'x';

function hostOf({ chance, length, main }: Plan) {
  const [least, most] = nameLengths[length];
  const word = wordIn(main, chance.of('host'), chance.of('length of host').between(least, most));
  return `${plain(word)}.example`;
}

function instalmentsOf(steps: number) {
  if (steps === 1) return [{ step: 1, percent: 100 }];
  return [
    { step: 1, percent: 30 },
    { step: steps, percent: 70 },
  ];
}

function calculatorOf({ chance }: Plan, count: number): NonNullable<Facts['calculator']> {
  // Hours of nothing leave their question out.
  const hours = (name: string) =>
    chance.of(`has ${name}`).is(0.7) ? chance.of(name).between(1, 24) : 0;
  const kinds = ['website', 'app'] as const;
  return {
    included: { website: 5, app: 10 },
    page: hours('page'),
    prototype: hours('prototype'),
    bookings: hours('bookings'),
    shop: hours('shop'),
    payment: hours('payment'),
    accounts: hours('accounts'),
    data: hours('data'),
    language: hours('language'),
    languagePage: hours('page of a language'),
    integration: hours('integration'),
    examination: hours('examination'),
    texts: hours('texts'),
    pictures: hours('pictures'),
    margin: chance.of('margin').between(0, 40),
    unknown: chance.of('unknown').between(0, 40),
    hoursPerWeek: chance.of('hours of a week').between(1, 60),
    weeksBefore: chance.of('weeks before').between(0, 4),
    weeksToDecide: chance.of('weeks to decide').between(0, 4),
    cases: Array.from({ length: count }, (_, index) => {
      const of = chance.of(`case ${index}`);
      return {
        id: `case-${index + 1}`,
        kind: of.of('kind').pick(kinds),
        pages: of.of('pages').between(1, 20),
        languages: of.of('languages').between(1, 5),
        integrations: of.of('integrations').below(3),
        shop: of.of('shop').is(0.4),
        accounts: of.of('accounts').is(0.4),
        texts: of.of('texts').is(0.5),
        pictures: of.of('pictures').is(0.5),
      };
    }),
  };
}

export type Project = { slug: string; link: string; ownerSide?: string; hasStory: boolean };

/** Own projects and demonstrations, in any order. */
export function projectsOf(plan: Plan, demonstrations: Demonstrations): Project[] {
  const { chance, has, amount } = plan;
  const own = has('ownProjects') ? { least: 1, some: 2, most: 6 }[amount] : 0;
  const shown = has('demonstrations')
    ? chance
        .of('demonstrations')
        .shuffle(demonstrations)
        // Each is a build of its own.
        .slice(0, amount === 'most' ? 2 : 1)
    : [];
  return chance.of('order').shuffle([
    ...Array.from({ length: own }, (_, index) => {
      const slug = `work-${index + 1}`;
      const links = ['', `https://${slug}.${hostOf(plan)}/`, '/contact'];
      return {
        slug,
        link: chance.of(`link ${slug}`).pick(links),
        hasStory: plan.hasPage(`project/${slug}`),
      };
    }),
    ...shown.map((slug) => ({
      slug,
      link: `/showcase/${slug}/`,
      hasStory: plan.hasPage(`project/${slug}`),
      ...(chance.of(`owner of ${slug}`).is(0.5) && { ownerSide: '#owner' }),
    })),
  ]);
}

export function settingsOf(plan: Plan, projects: readonly Project[]): Settings {
  const { chance, has, languages, main, hosting } = plan;
  return {
    languages: Object.fromEntries(
      languages.map(({ code, name, locale }) => [code, { name, locale }]),
    ),
    defaultLanguage: main.code,
    url: `https://${hostOf(plan)}`,
    law: {
      courts: Object.fromEntries(
        languages.map((tongue) => [
          tongue.code,
          phraseIn(tongue, chance.of(`courts ${tongue.code}`), { words: 4 }).toLowerCase(),
        ]),
      ),
      authority: {
        name: phraseIn(main, chance.of('authority'), { words: 4 }),
        address: phraseIn(main, chance.of('address of the authority'), { words: 6 }),
      },
    },
    projects: projects.map(({ slug, link, ownerSide }) => ({
      slug,
      projectLink: link,
      ...(ownerSide && { ownerSide }),
    })),
    redirects: Object.fromEntries(
      ['/contact', '/privacy-policy', '/#services', '/?ref=old'].map((to) => [
        oldAddress(chance.of(`before ${to}`), `page-${to.length}`),
        to,
      ]),
    ),
    film: has('film'),
    legalUpdated: '2026-03-12',
    mailKeepDays: chance.of('days').between(1, 400),
    mailbox: has('mailbox'),
    longestEmailEnding: chance.of('ending').pick([2, 4, 63]),
    hosting: { kind: hosting, company: 'Host & Co', logDays: chance.of('log').between(1, 400) },
    analytics: { loadBeforeConsent: chance.of('analytics').is(0.5) },
    ...(has('visits') && { visits: { timeZone: 'Europe/Lisbon' } }),
    ...(chance.of('own fields').is(0.5) && { fields: fieldsOf(chance.of('fields')) }),
  };
}

/** Of any kinds, among the usual ones in any order. */
function fieldsOf(chance: Chance) {
  const own = fieldKinds
    .filter((kind) => chance.of(kind).is(0.5))
    .map((kind, index) => ({
      id: `own${index + 1}`,
      kind,
      ...(chance.of(`required ${kind}`).is(0.5) && { required: false }),
      ...(kind === 'choice' && { choices: ['small', 'large'] }),
    }));
  const usual = usualFields.map(({ id, kind }) => ({
    id,
    kind,
    ...(id === 'name' && { autofill: id }),
  }));
  return chance.of('order').shuffle([...usual, ...own]);
}
