/** On facts made for the check. */
import { expect, test } from 'vitest';
import { missingFacts, type OptionalFacts } from './missing-facts.ts';

const complete: OptionalFacts = {
  people: [{ name: 'Rita', role: { pt: 'desenha' }, since: 2020 }],
  phone: '+351 253 000 000',
  company: { founded: 2020, team: { pt: 'três pessoas' }, clients: { pt: 'a Padaria Costa' } },
  promises: { insurance: { pt: 'Seguradora, até 100 000 €' } },
};

test('a studio that says everything gets no advice', () => {
  expect(missingFacts(complete)).toEqual([]);
});

test('each empty fact is named with its place and what clients miss', () => {
  expect(missingFacts({ people: [], phone: '', company: {}, promises: {} })).toEqual(
    [
      'people',
      'phone',
      'company.founded',
      'company.team',
      'company.clients',
      'promises.insurance',
    ].map((path) =>
      expect.stringMatching(new RegExp(`content/studio\\.yaml \\(${path}\\) is empty: .+\\.$`)),
    ),
  );
});
