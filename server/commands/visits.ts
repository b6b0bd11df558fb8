/**
 * Shows the arrivals and messages of the last eight weeks, in the language of the studio:
 *
 *   npm run visits             weeks, pages, languages and sources
 *   npm run visits -- --json   the same for programs, with every page and source of each week
 */
import '../../src/studio/use-folder.ts';
import { parseArgs } from 'node:util';
import { fill } from '../../src/i18n/fill.ts';
import { withOwnPlaces } from '../../src/studio/own-places.ts';
import { readEnvironment } from '../environment.ts';
import type { VisitsSettings } from '../http/built-site.ts';
import { parseSettings } from '../settings.ts';
import { addDays, createCalendar } from '../visits/calendar.ts';
import { addCounts, type Counts } from '../visits/counts.ts';
import { openDayFiles } from '../visits/day-files.ts';
import {
  figuresOf,
  formatsIn,
  languagesOf,
  mondayOf,
  pagesOf,
  readWeek,
  sourcesOf,
  type Week,
} from '../visits/weeks.ts';
import { findOutbox, readManifest } from './outbox-folder.ts';
import { end, say } from './terminal.ts';

const shownWeeks = 8;
/** Rows of a table, and characters of a name and of the longest bar. */
const [mostRows, longestName, longestBar] = [12, 50, 24];

/** The last weeks, oldest first. The last one is not over. */
async function readWeeks(root: string, timeZone: string): Promise<Week[]> {
  const files = openDayFiles(root);
  const monday = mondayOf(createCalendar(timeZone).dayOf(Date.now()));
  const weeks: Week[] = [];
  for (let ago = shownWeeks - 1; ago >= 0; ago -= 1)
    weeks.push(await readWeek(files, addDays(monday, -7 * ago)));
  return weeks;
}

function showJson(weeks: Week[], { timeZone, hasMessages }: VisitsSettings) {
  const list = weeks.map((week) => {
    const { arrivals, messages, perHundred } = figuresOf(week);
    return {
      from: week.from,
      to: week.to,
      isCounted: week.isCounted,
      arrivals,
      ...(hasMessages && { messages, messagesPerHundred: perHundred ?? null }),
      counts: Object.fromEntries([...week.counts].sort()),
    };
  });
  say(JSON.stringify({ timeZone, weeks: list }, null, 2));
}

type Row = { name: string; count: number; more?: string[] };

/** A row for each name, with its count as a number and as a bar. */
function showTable(heads: string[], rows: Row[], number: (value: number) => string) {
  const most = Math.max(...rows.map(({ count }) => count), 1);
  const names = rows.map(({ name }) =>
    name.length > longestName ? `${name.slice(0, longestName - 1)}…` : name,
  );
  const [first = '', second = '', ...others] = heads;
  const nameWidth = Math.max(first.length, ...names.map((name) => name.length));
  const countWidth = Math.max(second.length, 6);
  const head = [first.padEnd(nameWidth), second.padStart(countWidth), ''.padEnd(longestBar)];
  say();
  say([...head, ...others].join('  ').trimEnd());
  for (const [index, { count, more = [] }] of rows.entries()) {
    const bar = '█'.repeat(count === 0 ? 0 : Math.max(1, Math.round((count / most) * longestBar)));
    const cells = [
      (names[index] ?? '').padEnd(nameWidth),
      number(count).padStart(countWidth),
      bar.padEnd(longestBar),
      ...more.map((cell, at) => cell.padStart(others[at]?.length ?? 0)),
    ];
    say(cells.join('  ').trimEnd());
  }
}

/** The largest, and the sum of the rest. */
function largest(list: [string, number][], others: string): Row[] {
  if (list.length <= mostRows) return list.map(([name, count]) => ({ name, count }));
  const named = list.filter(([name]) => name !== others).slice(0, mostRows - 1);
  const sum = (part: [string, number][]) => part.reduce((total, [, count]) => total + count, 0);
  return [
    ...named.map(([name, count]) => ({ name, count })),
    { name: others, count: sum(list) - sum(named) },
  ];
}

function show(weeks: Week[], settings: VisitsSettings) {
  const { words, locale, timeZone, hasMessages } = settings;
  const { week: dates, number } = formatsIn(locale);
  const counts: Counts = new Map();
  for (const week of weeks) addCounts(counts, week.counts);
  if (!weeks.some(({ isCounted }) => isCounted)) return say(words.nothing);
  const rows = weeks.map((week, index) => {
    const { arrivals, messages, perHundred } = figuresOf(week);
    return {
      name: dates(week) + (index === weeks.length - 1 ? ` (${words.soFar})` : ''),
      count: arrivals,
      more: hasMessages ? [number(messages), number(perHundred)] : [],
    };
  });
  const heads = hasMessages ? [words.messages, words.perHundred] : [];
  showTable([words.week, words.arrivals, ...heads], rows, number);
  for (const [title, list] of [
    [words.pages, pagesOf],
    [words.languages, languagesOf],
    [words.sources, sourcesOf],
  ] as const) {
    const named = largest(list({ counts }, words), words.others);
    if (named.length > 0) showTable([title, words.arrivals], named, number);
  }
  say();
  for (const line of [fill(words.days, { timeZone }), ...words.limits]) say(line);
}

async function run(): Promise<boolean> {
  const { values } = parseArgs({ options: { json: { type: 'boolean', default: false } } });
  const settings = parseSettings(withOwnPlaces(readEnvironment()));
  const { visits } = await readManifest(settings);
  if (!visits)
    throw new Error('Nothing is counted here: set visits in the configuration and build again.');
  const { folder } = await findOutbox(settings);
  const weeks = await readWeeks(folder, visits.timeZone);
  if (values.json) showJson(weeks, visits);
  else show(weeks, visits);
  return true;
}

await end(run());
