/** Settings of a site that counts arrivals. */
import type { VisitsSettings } from '../../server/http/built-site.ts';
import type { Pattern } from '../../src/i18n/fill.ts';
import type { Shown } from '../../src/i18n/finished.ts';
import type { VisitsWords } from '../../src/studio/schema.ts';

const pattern = <Hole extends string>(text: string) => text as unknown as Pattern<Hole>;

const words: Shown<VisitsWords> = {
  week: 'Week',
  soFar: 'so far',
  arrivals: 'Arrivals',
  messages: 'Messages',
  perHundred: 'Per hundred',
  pages: 'Pages',
  languages: 'Languages',
  sources: 'Sources',
  nobody: 'Nobody',
  unnamed: 'Somebody',
  others: 'Others',
  campaign: pattern('{campaign} (link)'),
  days: pattern('In {timeZone}.'),
  nothing: 'Nothing.',
  limits: ['Unknown.'],
  mail: {
    subject: pattern('{arrivals} arrivals, {messages} messages, {week}'),
    subjectWithoutMessages: pattern('{arrivals} arrivals, {week}'),
    lead: pattern('{week} and {before}'),
    waits: 'Waiting',
    nothingWaits: 'Nothing.',
    waiting: pattern('{count} waiting.'),
    refused: pattern('{count} refused.'),
    junk: pattern('{count} junk.'),
    more: 'More.',
  },
};
export const visitsSample: VisitsSettings = {
  timeZone: 'Europe/Lisbon',
  locale: 'en-GB',
  words,
  hasMessages: true,
};
