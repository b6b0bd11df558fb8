import { expect, test } from 'vitest';
import type { Pattern } from '../i18n/fill.ts';
import { defaultLanguage, languages } from '../in-force/languages.ts';
import { site } from '../in-force/site.ts';
import { factsOf, type Said } from './facts.ts';
import type { Site } from './site.ts';

const said: Said = {
  range: '{from} to {to}' as unknown as Pattern<'from' | 'to'>,
  weeks: ['a week', 'two weeks'],
  instalments: ['at the start', 'at the end'],
};
const factsWith = (changes: Partial<Site>) =>
  factsOf({ ...site, ...changes }, defaultLanguage, said);

test('a part of the price is due with its step, and the proposal comes when the settings say', () => {
  const instalments = [
    { step: 1, percent: 30 },
    { step: 2, percent: 70 },
  ];
  const { calculator } = site;
  const facts = factsWith({
    terms: { ...site.terms, instalments },
    ...(calculator && { calculator: { ...calculator, weeksBefore: 2 } }),
  });
  expect(facts.instalments).toMatch(/30\s?% at the start .*70\s?% at the end$/);
  expect(facts.proposalPeriod).toBe('two weeks');
});

test('who pays late pays so much, and so much at most', () => {
  const facts = factsWith({ promises: { ...site.promises, late: { percent: 1, most: 10 } } });
  expect([facts.latePercent, facts.latePercentMost]).toEqual([
    expect.stringMatching(/^1\s?%$/),
    expect.stringMatching(/^10\s?%$/),
  ]);
});

test('a postal code and a number with its label stay on one line', () => {
  const label = Object.fromEntries(Object.keys(languages).map((code) => [code, 'No.']));
  const facts = factsWith({
    address: { ...site.address, postalCode: 'SW1A 1AA' },
    company: {
      ...site.company,
      ids: [
        { label, value: '501234567', amount: 0 },
        { label, value: '', amount: 5 },
        // Not known yet.
        { label, value: '', amount: 0 },
      ],
    },
  });
  expect(facts.address).toContain('SW1A\u00a01AA');
  expect(String(facts.companyIds).split('; ')).toEqual([
    'No.\u00a0501234567',
    expect.stringMatching(/^No\.\u00a0.*5/),
  ]);
});

test('messages are kept where this site’s own server keeps them, and nowhere else', () => {
  const keepDaysAt = (kind: typeof site.hosting.kind, origin: string) =>
    factsWith({ hosting: { ...site.hosting, kind }, mail: { ...site.mail, origin } }).keepDays;
  expect(keepDaysAt('server', '')).toBe(site.mail.keepDays);
  for (const kind of ['workers', 'folder'] as const) expect(keepDaysAt(kind, '')).toBe('');
  expect(keepDaysAt('server', 'https://mail.example')).toBe('');
});

test.runIf(site.calculator)('a shop takes payment, and what both take is in its price', () => {
  const { calculator, prices } = site;
  if (!calculator) return;
  const hours = { ...calculator, shop: 10, payment: 5, bookings: 20 };
  const facts = factsWith({ calculator: hours, prices: { ...prices, website: 1000, hour: 10 } });
  expect([facts.priceShop, facts.priceBookings].map((it) => String(it).replace(/\D/g, ''))).toEqual(
    ['1150', '1200'],
  );
});
