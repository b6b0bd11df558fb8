import { expect, test } from 'vitest';
import { decide, edit, parseFamily } from './family.ts';

const none = parseFamily(null);
const text = { title: 'Outro nome', first: 'Um.', second: 'Dois.' };

test('comes back from storage without what makes no sense', () => {
  const family = edit(decide(none, 'a', 'hidden'), 'es', 'kite', text);
  expect(parseFamily(JSON.parse(JSON.stringify(family)))).toEqual(family);
  for (const nonsense of [
    7,
    'x',
    [],
    { decisions: { a: 'burnt' }, edits: { 'pt.kite': { title: '' } } },
  ])
    expect(parseFamily(nonsense)).toEqual(none);
});
