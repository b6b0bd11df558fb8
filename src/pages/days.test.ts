/** On the languages of the studio in force. */
import { expect, test } from 'vitest';
import { languageCodes } from '../in-force/languages.ts';
import { daysIn } from './days.ts';

test.each(languageCodes)('days are written in words in %s, and the month of both once', (code) => {
  const { between } = daysIn(code);
  const [first, later, next] = ['2027-01-11', '2027-01-22', '2027-02-05'].map(
    (day) => new Date(day),
  );
  if (!first || !later || !next) throw new Error('There are three days');
  const month = new Intl.DateTimeFormat(code, { month: 'long', timeZone: 'UTC' }).format(first);
  const [same, two] = [between(first, later), between(later, next)];
  expect(same.split(month)).toHaveLength(2);
  for (const text of [same, two]) expect(text).not.toMatch(/–|\s\s|\d[a-z]/i);
  expect(same).toMatch(/11 .*22 /);
  expect(two).toMatch(/22 .*5 /);
});
