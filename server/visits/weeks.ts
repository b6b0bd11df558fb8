/** The counts by week, from Monday to Sunday, and how they are shown. */

import { fill } from '../../src/i18n/fill.ts';
import type { Shown } from '../../src/i18n/finished.ts';
import type { VisitsWords } from '../../src/studio/schema.ts';
import { addDays } from './calendar.ts';
import { addCounts, type Counts } from './counts.ts';
import type { DayFiles } from './day-files.ts';

export type Week = {
  /** The Monday. */
  from: string;
  to: string;
  /** Whether the server has counted on a day of it. */
  isCounted: boolean;
  counts: Counts;
};

export function mondayOf(day: string): string {
  const daysSinceMonday = (new Date(day).getUTCDay() + 6) % 7;
  return addDays(day, -daysSinceMonday);
}

/** Days whose file is broken or missing count nothing. */
export async function readWeek(files: DayFiles, from: string): Promise<Week> {
  const week: Week = { from, to: addDays(from, 6), isCounted: false, counts: new Map() };
  for (let index = 0; index < 7; index += 1) {
    const counts = await files.read(addDays(from, index));
    if (!counts) continue;
    week.isCounted = true;
    addCounts(week.counts, counts);
  }
  return week;
}

type Kind = 'page' | 'from' | 'message';
const rests = { page: 'other page', from: 'other source', message: 'other message' };

const namesOf = (counts: Counts, kind: Kind) =>
  [...counts].filter(([name]) => name.startsWith(`${kind} `) || name === rests[kind]);

const sumOf = (counts: Counts, kind: Kind) =>
  namesOf(counts, kind).reduce((sum, [, count]) => sum + count, 0);

type Counted = Pick<Week, 'counts'>;

/** How many came and wrote. Of a hundred arrivals nobody knows without any. */
export function figuresOf({ counts }: Counted) {
  const [arrivals, messages] = [sumOf(counts, 'page'), sumOf(counts, 'message')];
  return {
    arrivals,
    messages,
    perHundred: arrivals === 0 ? undefined : (messages / arrivals) * 100,
  };
}

/** Sums by a part of the name, largest first. */
function sumsBy(names: [string, number][], part: (name: string) => string): [string, number][] {
  const sums: Counts = new Map();
  for (const [name, count] of names) addCounts(sums, [[part(name), count]]);
  return [...sums].sort(([a, one], [b, other]) => other - one || (a < b ? -1 : 1));
}

/** Arrivals by page, largest first. */
export const pagesOf = ({ counts }: Counted, words: Shown<VisitsWords>): [string, number][] =>
  sumsBy(namesOf(counts, 'page'), (name) => name.split(' ')[2] ?? words.others);

/** Arrivals by language, largest first. */
export const languagesOf = ({ counts }: Counted, words: Shown<VisitsWords>): [string, number][] =>
  sumsBy(
    namesOf(counts, 'page'),
    (name) => (name.startsWith('page ') && name.split(' ')[1]) || words.others,
  );

/** Arrivals by source, largest first. */
export const sourcesOf = ({ counts }: Counted, words: Shown<VisitsWords>): [string, number][] =>
  sumsBy(namesOf(counts, 'from'), (name) => {
    const [, kind, value = ''] = name.split(' ');
    if (kind === 'host') return value;
    if (kind === 'campaign') return fill(words.campaign, { campaign: value });
    if (name === 'from nobody') return words.nobody;
    return name === 'from unnamed' ? words.unnamed : words.others;
  });

/** Formats weeks and numbers in the language of the studio. */
export function formatsIn(locale: string) {
  const dates = new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'long', timeZone: 'UTC' });
  const numbers = new Intl.NumberFormat(locale, { maximumFractionDigits: 1 });
  return {
    week: ({ from, to }: { from: string; to: string }) =>
      dates.formatRange(new Date(from), new Date(to)),
    /** A dash for what is not known. */
    number: (value: number | undefined) => (value === undefined ? '–' : numbers.format(value)),
  };
}
