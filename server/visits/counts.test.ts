import fc from 'fast-check';
import { expect, test } from 'vitest';
import { forAll } from '../../tests/generated.ts';
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

test('what is written can be read', () =>
  forAll(500, counts, (some) => {
    expect(parseCounts(writtenCounts(some))).toEqual(some);
  }));

test('limits keep the sums, and the names that are counted most', () =>
  forAll(300, counts, fc.nat(300), (some, forged) => {
    for (let index = 0; index < forged; index += 1) some.set(`from host f${index}.example`, 1);
    some.set('from host google.com', 60);
    const bounded = boundCounts(some);
    expect(bounded.get('from host google.com')).toBe(60);
    for (const kind of kinds) expect(sum(bounded, kind)).toBe(sum(some, kind));
    expect([...bounded.keys()].filter((key) => key.startsWith('from host')).length).toBeLessThan(
      101,
    );
    expect(boundCounts(bounded)).toEqual(bounded);
  }));

test('adding in any order gives the same sums', () =>
  forAll(300, counts, counts, (one, other) => {
    const [first, second] = [new Map(one), new Map(other)];
    addCounts(first, other);
    addCounts(second, one);
    expect(first).toEqual(second);
  }));

const wrongCounts = ['-1', '1.5', '"1"'].map((count) => `{"from nobody": ${count}}`);
const hosts = ['from host \\u001b[31m', 'from host <b>'];
const wrongNames = [...hosts, 'page pt contact', 'page pt /a b', 'anything'].map(
  (name) => `{"${name}": 1}`,
);
const inherited = '{"__proto__": {"from nobody": 1}}';
test.each(['', '{"from nobody": 1', '[]', 'null', '7', inherited, ...wrongCounts, ...wrongNames])(
  '%s is not counts',
  (text) => {
    expect(() => parseCounts(text)).toThrow();
  },
);
