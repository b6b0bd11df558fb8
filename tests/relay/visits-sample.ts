/** Settings of a site that counts arrivals. */
import type { VisitsSettings } from '../../server/http/site.ts';
import type { VisitsWords } from '../../src/content/schema.ts';

const words: VisitsWords = {
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
  campaign: '{campaign} (link)',
  days: 'In {timeZone}.',
  nothing: 'Nothing.',
  limits: ['Unknown.'],
  mail: {
    subject: '{arrivals} arrivals, {messages} messages, {week}',
    subjectWithoutMessages: '{arrivals} arrivals, {week}',
    lead: '{week} and {before}',
    waits: 'Waiting',
    nothingWaits: 'Nothing.',
    waiting: '{count} waiting.',
    refused: '{count} refused.',
    junk: '{count} junk.',
    more: 'More.',
  },
};
export const visitsSample: VisitsSettings = {
  timeZone: 'Europe/Lisbon',
  locale: 'en-GB',
  words,
  hasMessages: true,
};
