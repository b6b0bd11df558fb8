import { expect, test, vi } from 'vitest';
import { decide, edit, editOf, parseFamily } from './family.ts';

vi.mock('./kept-here.ts', () => ({ shelf: {} }));

const none = parseFamily(null);
const text = { title: 'Outro nome', first: 'Um.', second: 'Dois.' };

test('a message waits until the family decides, and a decision can be undone', () => {
  expect(none.decisions.a).toBeUndefined();
  const shown = decide(none, 'a', 'shown');
  expect(shown.decisions).toEqual({ a: 'shown' });
  expect(decide(shown, 'a', 'hidden').decisions).toEqual({ a: 'hidden' });
  expect(decide(shown, 'a', null)).toEqual(none);
});

test('a chapter is edited in the language of the page, and can be what it was', () => {
  const edited = edit(none, 'storm', text);
  expect(edited.edits).toEqual({ 'pt.storm': text });
  expect(editOf(edited, 'storm')).toEqual(text);
  expect(edit(edited, 'storm', null)).toEqual(none);
});

test('comes back from storage without what makes no sense', () => {
  const family = edit(decide(none, 'a', 'hidden'), 'kite', text);
  expect(parseFamily(JSON.parse(JSON.stringify(family)))).toEqual(family);
  for (const nonsense of [
    7,
    'x',
    [],
    { decisions: { a: 'burnt' }, edits: { 'pt.kite': { title: '' } } },
  ])
    expect(parseFamily(nonsense)).toEqual(none);
});
