import fc from 'fast-check';
import { expect, test } from 'vitest';
import { forAll } from '../../tests/generated.ts';
import { changedFields } from './changed-fields.ts';

const list = fc.uniqueArray(
  fc.record({ id: fc.stringMatching(/^[a-z]{1,3}$/), title: fc.string() }),
  { selector: ({ id }) => id, minLength: 2, maxLength: 9 },
);

test('an entry that moves, comes or goes is told by itself, and no other with it', () =>
  forAll(400, list, fc.nat(), fc.nat(), (entries, from, to) => {
    const [index, place] = [from % entries.length, to % entries.length];
    const rest = entries.toSpliced(index, 1);
    const told = (before: unknown, now: unknown) =>
      changedFields({ faqs: before }, { faqs: now }).map(({ path, kind }) => `${path} ${kind}`);
    expect(told(entries, rest)).toEqual(['faqs deleted']);
    expect(told(rest, entries)).toEqual(['faqs added']);
    const moved = rest.toSpliced(place, 0, ...entries.slice(index, index + 1));
    expect(told(entries, moved)).toEqual(index === place ? [] : ['faqs moved']);
  }));

test('a field of an entry is told with the title of the entry, wherever it stands now', () => {
  const [one, two] = [
    { id: 'one', title: 'One' },
    { id: 'two', title: 'Two' },
  ];
  expect(changedFields({ list: [one, two] }, { list: [{ ...two, text: 'x' }] })).toEqual([
    { path: 'list', kind: 'deleted', entry: 'One' },
    { path: 'list[0].text', kind: 'changed', entry: 'Two' },
  ]);
});

test('who gets another name is still the same one', () => {
  const people = [{ name: 'Ana' }, { name: 'Rui' }];
  const renamed = [{ name: 'Ana' }, { name: 'Rui Sá' }];
  expect(changedFields({ people }, { people: renamed })).toMatchObject([
    { path: 'people[1].name', kind: 'changed' },
  ]);
});

test('of a list of ids what came and what went is told, also where there was no list', async () => {
  const ids = fc.uniqueArray(fc.stringMatching(/^[a-z]{1,3}$/), { minLength: 1, maxLength: 9 });
  await forAll(400, ids, fc.nat(), (all, at) => {
    const one = all[at % all.length] ?? '';
    const rest = all.filter((id) => id !== one);
    const before = rest.length > 0 ? { hidden: rest } : {};
    const told = (kind: string) => [{ path: 'hidden', kind, entry: one }];
    expect(changedFields(before, { hidden: all })).toEqual(told('added'));
    expect(changedFields({ hidden: all }, before)).toEqual(told('deleted'));
  });
});
