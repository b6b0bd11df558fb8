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
    company: { ...site.company, ids: [{ label, value: '501234567', amount: 0 }] },
  });
  expect(facts.address).toContain('SW1A\u00a01AA');
  expect(facts.companyIds).toBe('No.\u00a0501234567');
});
