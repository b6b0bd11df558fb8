import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { fill, type Pattern } from '../../i18n/fill.ts';
import { type Language, languageCodes, languages } from '../../in-force/languages.ts';
import { PageProvider } from '../../in-force/page-context.tsx';
import { settings } from '../../in-force/settings.ts';
import type { Measured } from '../../studio/measured-schema.ts';
import { readContent } from '../../studio/read-content.ts';
import type { Site } from '../../studio/site.ts';
import { pagesOf } from '../registry.ts';
import { freshDays, freshUntil } from './age.ts';
import { ReversePage } from './reverse-page.tsx';

const { words } = readContent(settings, pagesOf);

const results = {
  pages: {
    date: '2026-11-20',
    phone: { latency: 562.5, throughput: 1.3, slowdown: 4 },
    home: {
      bytes: 54_321,
      requests: 7,
      paint: 1234,
      readable: 2345,
      mainThread: 1231,
      styleRecalculations: 19,
    },
    contact: {
      bytes: 98_765,
      requests: 13,
      paint: 871,
      readable: 987,
      mainThread: 254,
      styleRecalculations: 16,
    },
    floor: { mainThread: 183, styleRecalculations: 11 },
  },
  engines: {
    date: '2026-11-21',
    list: [
      { name: 'Firefox', version: '140.5', journeys: 1203 },
      { name: 'WebKit', version: '', journeys: 31 },
    ],
  },
  speech: {
    date: '2026-11-23',
    reader: { name: 'Reader', version: '43.1' },
    list: [{ name: 'Gecko', version: '153' }],
    ...{ readings: 1801, read: 1702, whole: 1603 },
  },
  spokenStates: {
    date: '2026-11-24',
    reader: { name: 'Reader', version: '43.1' },
    list: [{ name: 'Gecko', version: '153' }],
    ...{ states: 1504, heard: 1405 },
  },
  tests: { date: '2026-11-22', rows: 73, passed: 1456 },
} satisfies Measured;

/** The page as text, its no-break spaces as spaces. */
function pageIn(language: Language, measured: Measured, audit?: Site['accessibility']) {
  const page = createElement(ReversePage, {
    words: words[language].reverse,
    results: measured,
    ...(audit !== undefined && { audit }),
  });
  const { common } = words[language];
  const place = { page: 'reverse', language, textLanguage: language, common } as const;
  return renderToStaticMarkup(PageProvider({ ...place, children: page })).replaceAll(/\s/g, ' ');
}

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-24') });
});
afterEach(() => {
  vi.useRealTimers();
});

/** A site without measurements has no page, and no texts of it are read. */
const written = languageCodes.filter((code) => 'reverse' in words[code]);

describe.each(written)('in %s', (language) => {
  const { locale } = languages[language];
  const number = (value: number, options = {}) =>
    new Intl.NumberFormat(locale, options).format(value).replaceAll(/\s/g, ' ');

  test('the page has the figures that were measured', () => {
    const figures = [...pageIn(language, results).matchAll(/<dd>([^<]*)<\/dd>/g)].map(
      ([, figure]) => figure,
    );
    const seconds = (value: number) =>
      `${number(value, { minimumFractionDigits: 1, maximumFractionDigits: 1 })} s`;
    expect(figures).toEqual([
      ...['54 kB', '99 kB', '7', '13', seconds(1.2), seconds(0.9), seconds(2.3), seconds(1)],
      ...[`${number(1231)} ms`, '254 ms', '19', '16'],
    ]);
  });

  test('the texts have what is beside them, and what the tests know', () => {
    const html = pageIn(language, results);
    const day = new Intl.DateTimeFormat(locale, { dateStyle: 'long' });
    for (const text of [
      ...['183 ms', `${number(562.5, { maximumFractionDigits: 0 })} ms`, `${number(1.3)} Mb/s`],
      ...['Firefox 140.5', 'WebKit', number(1234), '73', number(1456), 'Reader 43.1', 'Gecko 153'],
      ...[1801, 1702, 1603, 1504, 1405].map((count) => number(count)),
      // Each result has the day of its own run.
      ...['2026-11-20', '2026-11-21', '2026-11-22', '2026-11-23', '2026-11-24'].map((date) =>
        day.format(new Date(date)).replaceAll(/\s/g, ' '),
      ),
    ])
      expect(html).toContain(text);
  });

  test('what the reader has never said right is told, too', () => {
    const spokenStates = { ...results.spokenStates, heard: 0 };
    const html = pageIn(language, { ...results, spokenStates });
    expect(html).toContain(number(spokenStates.states));
  });

  test('what was not tested is not said', () => {
    // What an owner knows to fail is said in the owner's words.
    const html = pageIn(language, { pages: results.pages }, null);
    expect(html).not.toMatch(/[{}[\]]/);
    expect(html).not.toContain('Firefox');
  });

  test('what is known to fail is listed, until nothing is known', () => {
    const { heading, none, some } = words[language].reverse.failures;
    const date = new Intl.DateTimeFormat(locale, { dateStyle: 'long' })
      .format(new Date('2026-11-19'))
      .replaceAll(/\s/g, ' ');
    const said = (text: Pattern<'date'>) => fill(text, { date }).replaceAll(/\s/g, ' ');
    const audited = '2026-11-19';
    const failing = pageIn(language, results, {
      audited,
      failures: [{ [language]: 'A button has no name.' }],
    });
    expect(failing).toContain(said(some));
    expect(failing).toContain('<li>A button has no name.</li>');
    const mended = pageIn(language, results, { audited, failures: [] });
    expect(mended).toContain(said(none));
    expect(mended).not.toContain(said(some));
    expect(pageIn(language, results, null)).not.toContain(heading);
  });

  test('measurements that are too old are said to be so', () => {
    const note = () => /<p data-fresh-until="2027-02-18"([^>]*)>/.exec(pageIn(language, results));
    expect(note()?.[1]).toContain('hidden');
    vi.setSystemTime(new Date('2027-02-19'));
    expect(note()?.[1]).toBe('');
    expect(pageIn(language, results)).toContain(String(freshDays));
  });
});

test.each(['engines', 'speech', 'spokenStates', 'tests'] as const)(
  'the measurement of %s decides how long all of them count, when it is the oldest',
  (part) => {
    const older = { ...results, [part]: { ...results[part], date: '2026-10-01' } };
    expect(freshUntil(older)).toEqual(new Date('2026-12-30'));
  },
);
