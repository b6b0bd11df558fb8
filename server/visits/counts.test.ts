import fc from 'fast-check';
import { expect, test } from 'vitest';
import { generated } from '../../tests/generated.ts';
import { addCounts, boundCounts, type Counts, parseCounts, writtenCounts } from './counts.ts';

const name = fc.oneof(
  fc.constantFrom('from nobody', 'from unnamed', 'other source', 'other page', 'message pt'),
  fc.domain().map((host) => `from host ${host.slice(0, 100)}`),
  fc.stringMatching(/^[a-z\d][a-z\d._-]{0,39}$/).map((campaign) => `from campaign ${campaign}`),
  fc.stringMatching(/^\/[a-z\d/-]{0,20}$/).map((page) => `page pt ${page}`),
);
const counts = fc
  .array(fc.tuple(name, fc.nat(50)), { maxLength: 400 })
  .map((list): Counts => new Map(list));

const sum = (some: Counts, kind: RegExp) =>
  [...some].reduce((total, [key, count]) => total + (kind.test(key) ? count : 0), 0);
const kinds = [/^(page |other page)/, /^(from |other source)/, /^(message |other message)/];

test('what is written can be read', () => {
  fc.assert(
    fc.property(counts, (some) => {
      expect(parseCounts(writtenCounts(some))).toEqual(some);
    }),
    generated(500),
  );
});

test('limits keep the sums, and the names that are counted most', () => {
  fc.assert(
    fc.property(counts, fc.nat(300), (some, forged) => {
      for (let index = 0; index < forged; index += 1) some.set(`from host f${index}.example`, 1);
      some.set('from host google.com', 60);
      const bounded = boundCounts(some);
      expect(bounded.get('from host google.com')).toBe(60);
      for (const kind of kinds) expect(sum(bounded, kind)).toBe(sum(some, kind));
      expect([...bounded.keys()].filter((key) => key.startsWith('from host')).length).toBeLessThan(
        101,
      );
      expect(boundCounts(bounded)).toEqual(bounded);
    }),
    generated(300),
  );
});

test('adding in any order gives the same sums', () => {
  fc.assert(
    fc.property(counts, counts, (one, other) => {
      const [first, second] = [new Map(one), new Map(other)];
      addCounts(first, other);
      addCounts(second, one);
      expect(first).toEqual(second);
    }),
    generated(300),
  );
});

test.each([
  '',
  '{"from nobody": 1',
  '[]',
  'null',
  '7',
  '{"from nobody": -1}',
  '{"from nobody": 1.5}',
  '{"from nobody": "1"}',
  '{"from host \\u001b[31m": 1}',
  '{"from host <b>": 1}',
  '{"page pt contact": 1}',
  '{"page pt /a b": 1}',
  '{"anything": 1}',
  '{"__proto__": {"from nobody": 1}}',
])('%s is not counts', (text) => {
  expect(() => parseCounts(text)).toThrow();
});
