import { expect, test } from 'vitest';
import { decide, edit, editOf, parseFamily } from './family.ts';

const none = parseFamily(null);
const text = { title: 'Outro nome', first: 'Um.', second: 'Dois.' };

test('a message waits until the family decides, and a decision can be undone', () => {
  expect(none.decisions.a).toBeUndefined();
  const shown = decide(none, 'a', 'shown');
  expect(shown.decisions).toEqual({ a: 'shown' });
  expect(decide(shown, 'a', 'hidden').decisions).toEqual({ a: 'hidden' });
  expect(decide(shown, 'a', null)).toEqual(none);
});

test('a chapter is edited in one language, and can be what it was', () => {
  const edited = edit(none, 'pt', 'storm', text);
  expect(edited.edits).toEqual({ 'pt.storm': text });
  expect(editOf(edited, 'pt', 'storm')).toEqual(text);
  expect(editOf(edited, 'en', 'storm')).toBeUndefined();
  expect(edit(edited, 'pt', 'storm', null)).toEqual(none);
});

test('comes back from storage without what makes no sense', () => {
  const family = edit(decide(none, 'a', 'hidden'), 'es', 'kite', text);
  expect(parseFamily(JSON.parse(JSON.stringify(family)))).toEqual(family);
  for (const nonsense of [
    7,
    'x',
    [],
    { edits: { 'pt.kite': { ...text, first: ' ' } } },
    { decisions: { a: 'burnt' }, edits: { 'pt.kite': { title: '' } } },
  ])
    expect(parseFamily(nonsense)).toEqual(none);
});
