import { expect, test } from 'vitest';
import type { Conditions } from './conditions.ts';
import type { Facts } from './facts.ts';
import { type Finish, finish, finishMarkdown, finishPage, finishWith } from './finish.ts';
import {
  additions,
  list,
  object,
  pageHead,
  text as textOf,
  textsByName,
  textWhen,
  when,
} from './schema.ts';

/** Facts of a studio made for this. */
const facts = { name: 'Linha', city: '', country: 'Portugal' } as unknown as Facts;
const { text } = finishWith(facts, { legal: {}, isMet: () => true } as unknown as Conditions);

test('what is in brackets stays with its brackets for whoever fills its hole', () => {
  expect(text('{name}[ in {city}][ of {count}].', ['count'])).toBe('Linha[ of {count}].');
  expect(text('x[ in {country}][ of {count}]', ['count'])).toBe('x in Portugal[ of {count}]');
  expect(text('[{count} in {country}]', ['count'])).toBe('[{count} in Portugal]');
  expect(text('x[ {count} in {city}]', ['count'])).toBe('x');
});

test('each part is finished as its schema says, and what does not apply is left out', () => {
  const by: Finish = {
    text: (it, holes) => (it === 'nothing' ? '' : `${it}!${holes?.join() ?? ''}`),
    isMet: (condition) => condition === 'film',
  };
  const schema = object({
    one: textOf('count'),
    sentence: textWhen(),
    more: additions(),
    named: textsByName(),
    entries: list(object({ when: when(), text: textOf() })),
    words: list(textOf()),
    id: when(),
  });
  const film = { when: 'film', text: 'film' };
  const map = { when: 'map', text: 'map' };
  const parts = ['always', film, map, 'nothing'];
  expect(
    finish(
      schema,
      {
        ...{ one: 'one', sentence: parts, more: [film, map], named: { a: 'a' }, id: 'id' },
        ...{ entries: [{ text: 'all' }, film, map], words: ['b', 'nothing'] },
      },
      by,
    ),
  ).toEqual({
    ...{ one: 'one!count', sentence: 'always! film!', more: ['film!'], named: { a: 'a!' } },
    ...{ entries: [{ text: 'all!' }, { when: 'film', text: 'film!' }], words: ['b!'], id: 'id' },
  });
  expect(finish(object({ sentence: textWhen() }), { sentence: film }, by)).toEqual({
    sentence: 'film!',
  });
});

test('a title in Markdown that is too long with the name of the studio is without it', () => {
  const by: Finish = { text: (text) => text.replace('{name}', 'Linha'), isMet: () => true };
  const titleOf = (title: string) =>
    finishMarkdown(
      { page: { name: title, title: `${title} | {name}`, description: '' }, title, body: [] },
      by,
    ).page.title;
  expect(titleOf('x'.repeat(57))).toBe(`${'x'.repeat(57)} | Linha`);
  expect(titleOf('x'.repeat(58))).toBe('x'.repeat(58));
});

test('a title of a page that is too long with the name of the studio is without it, in each of its parts', () => {
  const name = 'Ateliê de Programas e Bordados da Rua do Souto, Limitada';
  const by: Finish = { text: (text) => text.replace('{name}', name), isMet: () => true };
  const titleOf = (title: unknown) =>
    finishPage(object({ page: pageHead }), { page: { name, title, description: '' } }, by);
  const titled = (title: string) => ({ page: { name, title, description: '' } });
  const notes = 'N'.padEnd(65 - ` | ${name}`.length, 'o');
  expect(titleOf(`${notes} | {name}`)).toEqual(titled(`${notes} | ${name}`));
  expect(titleOf(`${notes}s | {name}`)).toEqual(titled(`${notes}s`));
  expect(titleOf('Créditos e licenças | {name}')).toEqual(titled('Créditos e licenças'));
  const parts = ['Créditos', { when: 'film', text: 'e licenças | {name}' }];
  expect(titleOf(parts)).toEqual(titled('Créditos e licenças'));
});
