import { expect, test } from 'vitest';
import { inLanguage, problem, problemAt } from '../../../src/problems/problem.ts';
import { studioFolder } from '../../../src/studio/folder.ts';
import { notInForm, schemaOf } from '../documents.ts';
import { sourcesOf } from '../sources.ts';
import { hintFor, hints } from './hints.ts';
import { choiceName } from './inputs.tsx';
import { emptyValue, type JsonSchema, pathName, pathOf } from './json-schema.ts';
import { hasName, labelOf } from './names.ts';
import { allWords, type DeskLanguage } from './words.ts';

/** Every key of every form. */
function keysIn(schema: JsonSchema): string[] {
  return [
    ...Object.entries(schema.properties ?? {}).flatMap(([key, inner]) => [key, ...keysIn(inner)]),
    ...(schema.items ? keysIn(schema.items) : []),
    ...(schema.anyOf ?? []).flatMap(keysIn),
  ];
}

const sources = sourcesOf(studioFolder);
const schemas = sources.map((source) => schemaOf(source) as JsonSchema);

test('every field has a name in each language of the editor', () => {
  const keys = new Set(schemas.flatMap(keysIn));
  // What no form has is named when it is published.
  expect([...keys, ...notInForm].filter((key) => !hasName(key))).toEqual([]);
  expect(labelOf(['prices', 'hour'], 'pt')).toBe('Hora, sem IVA');
  expect(labelOf(['people', 2], 'es')).toBe('Personas 3');
});

test('the path of a message is the path of a field', () => {
  for (const path of [['a'], ['a', 2, 'b'], ['a', 0, 1, 'c-d']])
    expect(pathOf(pathName(path))).toEqual(path);
});

test('a new value of every form has what its schema requires', () => {
  for (const schema of schemas)
    expect(Object.keys(emptyValue(schema, ['pt']) as object)).toEqual(schema.required);
});

const editorLanguages = Object.keys(allWords) as DeskLanguage[];

/** A part of every form, and those in it. */
function partsOf(schema: JsonSchema): JsonSchema[] {
  const { properties = {}, items, anyOf = [], additionalProperties } = schema;
  const inner = [...Object.values(properties), items, ...anyOf, additionalProperties];
  return [schema, ...inner.flatMap((it) => (it ? partsOf(it) : []))];
}

test('what is said beside a field is said in each language of the editor, of a field that is there', () => {
  for (const [place, hint] of Object.entries(hints)) {
    const [document = '', path = ''] = place.split(':');
    const known = schemas.filter((_, at) => [sources[at]?.id, '*'].includes(document));
    const keys = known.flatMap(keysIn);
    expect(keys, place).toEqual(expect.arrayContaining(path.split('.')));
    const said = editorLanguages.map((code) => hintFor(document, path.split('.'), code));
    expect(said.filter(Boolean), place).toHaveLength(editorLanguages.length);
    expect(new Set(Object.values(hint)).size, place).toBe(editorLanguages.length);
  }
});

test('every choice has a name in each language of the editor', () => {
  const choices = new Set(schemas.flatMap(partsOf).flatMap((it) => it.enum ?? []));
  expect(choices.size).toBeGreaterThan(2);
  for (const code of editorLanguages)
    expect([...choices].filter((id) => !choiceName(id, allWords[code]))).toEqual([]);
});

test('a number of a new entry begins at none that its field refuses', () => {
  const numbers = schemas
    .flatMap(partsOf)
    .filter(({ type }) => type === 'integer' || type === 'number');
  for (const schema of numbers) {
    const value = emptyValue(schema, []);
    expect(value === '' || Number(value) >= (schema.minimum ?? 0)).toBe(true);
  }
});

test('a mistake is told in the language of the editor, with its line and without a path', () => {
  const place = { file: 'pt', line: 3 };
  const leadsNowhere = problemAt(place, 'noPageAt', { address: '/nowhere', known: ['/'] });
  expect(inLanguage(leadsNowhere, 'pt')).toBe(
    'Linha 3: /nowhere não leva a nenhuma página do site.',
  );
  const model = { file: 'content/pt/home.yaml', line: 3 };
  expect(inLanguage(problem('factsDiffer', { own: '{name}', others: '', model }), 'en')).toBe(
    'Here it has {name}, in another language none: write the same facts in all.',
  );
});
