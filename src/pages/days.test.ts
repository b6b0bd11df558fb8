/** On the languages of the studio in force. */
import { expect, test } from 'vitest';
import { languageCodes } from '../in-force/languages.ts';
import { daysIn } from './days.ts';

test.each(languageCodes)('days are written in words in %s, and the month of both once', (code) => {
  const { between, on } = daysIn(code);
  const [first, later, next] = ['2027-01-11', '2027-01-22', '2027-02-05'].map(
    (day) => new Date(day),
  );
  if (!first || !later || !next) throw new Error('There are three days');
  const month = new Intl.DateTimeFormat(code, { month: 'long', timeZone: 'UTC' }).format(first);
  const [same, two] = [between(first, later), between(later, next)];
  expect(same.split(month)).toHaveLength(2);
  for (const text of [same, two]) expect(text).not.toMatch(/–|\s\s|\d[a-z]/i);
  // No line ends between a day and its month.
  for (const text of [same, two, on(first)])
    expect(text).toMatch(/(22|11|5)\u00a0(\p{L}+\u00a0)?\p{L}{3,}|\p{L}{3,}\u00a0(22|11|5)/u);
  expect(same).toMatch(/11\s.*22\s/);
  expect(two).toMatch(/22\s.*5\s/);
});
