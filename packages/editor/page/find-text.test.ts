import fc from 'fast-check';
import { expect, test } from 'vitest';
import { forAll } from '../../../tests/generated.ts';
import type { PlacedText } from '../documents.ts';
import { fieldsOf, spanOf, textsWith } from './find-text.ts';

const facts = { pt: { name: 'Linha & Filhos', price: '1\u00a0200\u00a0€', phone: '' }, en: {} };

const word = fc.string({
  unit: fc.constantFrom(...'abcdefghijklmnopqrstuvwxyzáçõé'),
  minLength: 3,
  maxLength: 9,
});

/** A part of a text as it stands in its file, and as its page shows it. */
const part = fc.oneof(
  { weight: 5, arbitrary: word.map((it) => [it, it] as const) },
  { weight: 1, arbitrary: fc.constant(['{name}', facts.pt.name] as const) },
  { weight: 1, arbitrary: fc.constant(['{price}', facts.pt.price] as const) },
  { weight: 1, arbitrary: word.map((it) => [`{fr ${it}}`, it] as const) },
  { weight: 1, arbitrary: word.map((it) => [`[${it} {phone}]`, ''] as const) },
  { weight: 1, arbitrary: word.map((it) => ['{filled}', it] as const) },
);

/** Begins with two words, so that it is no other text. */
const text = fc
  .tuple(word, word, fc.array(part, { maxLength: 8 }))
  .map(([first, second, parts]) => {
    const all = [[first, first], [second, second], ...parts] as const;
    return {
      written: all.map(([it]) => it).join(' '),
      shown: all
        .map(([, it]) => it)
        .filter(Boolean)
        .join(' '),
      start: first + second,
    };
  });

const texts = fc.uniqueArray(text, { minLength: 1, maxLength: 20, selector: ({ start }) => start });

const placed = (written: string, index: number): PlacedText => ({
  document: `page${index % 3}`,
  file: 'pt',
  path: `list[${index}]`,
  text: written,
  isShown: true,
});

test('a text as its page shows it leads to its field, however it is broken up and set', () =>
  forAll(400, texts, fc.nat(), fc.boolean(), (all, which, isUpper) => {
    const list = all.map(({ written }, index) => placed(written, index));
    const index = which % all.length;
    const shown = all[index]?.shown ?? '';
    const around = all.map((it) => it.shown).join('\n');
    const said = isUpper ? shown.toUpperCase() : shown.replaceAll(' ', '');
    const [first] = fieldsOf(list, [said, around], { language: 'pt', facts, near: [] });
    expect(first).toEqual(list[index]);
  }));

test('of the same text in several documents the nearest comes first, and none of another language', () => {
  const same = { path: 'title', text: 'Sobre nós', isShown: true };
  const list = [
    { ...same, document: 'home', file: 'pt' },
    { ...same, document: 'contact', file: 'pt' },
    { ...same, document: 'contact', file: 'en' },
  ];
  const near = ['contact', 'common'];
  expect(fieldsOf(list, ['Sobre nós'], { language: 'pt', facts, near })).toEqual([
    list[1],
    list[0],
  ]);
  expect(fieldsOf(list, ['Outra coisa'], { language: 'pt', facts, near })).toEqual([]);
});

test('a paragraph of Markdown leads to its place in the text', () => {
  const body = '# Portas\n\nUma porta [abre-se](/portas), **sempre**.\n\nOutra não.';
  const list = [{ document: 'a', file: 'pt', path: 'body', text: body, isShown: true }];
  const said = 'Uma porta abre-se, sempre.';
  expect(fieldsOf(list, [said], { language: 'pt', facts, near: [] })).toEqual(list);
  expect(spanOf(body, 'Outra não.')).toEqual([body.indexOf('Outra'), body.length - 1]);
  expect(textsWith(list, 'outra nao', facts)).toEqual([]);
  expect(textsWith(list, 'OUTRA não', facts)).toEqual(list);
});
