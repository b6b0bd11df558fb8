import { expect, test } from 'vitest';
import { exampleFacts, type StatedFacts } from './example-facts.ts';

const facts: StatedFacts = {
  url: 'https://www.estudio.pt',
  email: 'ola@estudio.pt',
  messenger: null,
  company: {
    legalName: 'Estúdio, Lda.',
    vatNumber: 'PT509442013',
    ids: [{ label: { pt: 'NIPC' }, value: '509 442 013', amount: 0 }],
  },
  address: {
    street: 'Rua do Exemplar, 1',
    postalCode: '4700-329',
    locality: 'Braga',
    region: 'Braga',
    country: 'PT',
  },
  social: [{ name: 'Facebook', address: 'https://www.facebook.com/estudio' }],
  consumer: { complaintsBook: '', disputeResolution: '' },
  hosting: { kind: 'server', company: 'Servidores, Lda.', logDays: 30 },
};

const sample: StatedFacts = {
  ...facts,
  email: 'ola@linha.example',
  company: {
    legalName: 'Linha Software, Lda.',
    vatNumber: 'PT999999990',
    ids: [{ label: { pt: 'NIPC' }, value: '999999990', amount: 0 }],
  },
  social: [
    { name: 'Facebook', address: 'https://www.facebook.com/linha.example' },
    { name: 'LinkedIn', address: 'https://www.linkedin.com/company/linha-example' },
  ],
  consumer: { complaintsBook: '', disputeResolution: 'Centro de Arbitragem Exemplo' },
  hosting: { kind: 'server', company: 'Alojamento Exemplo, Lda.', logDays: 30 },
};

test('facts that can be true are none of them', () => {
  expect(exampleFacts(facts)).toEqual([]);
});

test('each fact of the sample is named with its file, its place and the remedy', () => {
  const places = [
    'content/studio.yaml (email)',
    'content/studio.yaml (company.vatNumber)',
    'content/studio.yaml (company.ids.1.value)',
    'content/studio.yaml (social.1.address)',
    'content/studio.yaml (social.2.address)',
    'content/studio.yaml (consumer.disputeResolution)',
    'settings.yaml (hosting.company)',
  ];
  expect(exampleFacts(sample)).toEqual(
    places.map((place) => expect.stringContaining(`${place}: "`)),
  );
});

test.each([
  'https://linha.example',
  'http://localhost:3000',
  'http://192.0.2.1',
  'http://[::1]:3000',
  'https://www.example.com',
  'https://preview.test',
])('%s is the address of no studio', (url) => {
  expect(exampleFacts({ ...sample, url })).toEqual([]);
});
