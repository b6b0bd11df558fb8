/** Counts arrivals and messages in memory, and writes the counts of the day once a minute and at the stop. */

import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { languageOf, type SiteManifest } from '../http/built-site.ts';
import { causeOf, createSparingLog, type Log } from '../log.ts';
import { campaignIn, hostOf, isArrival, sourceIn, sourceWithout } from './arrival.ts';
import { createCalendar } from './calendar.ts';
import { boundCounts, type Counts } from './counts.ts';
import type { DayFiles } from './day-files.ts';

const minute = 60_000;

/** Names of a day in memory; beyond them the rarest are counted together. */
const mostNames = 2_000;
/** Days that wait in memory while the disk cannot be written; the oldest is dropped. */
const mostDays = 31;

export type CounterOptions = {
  files: DayFiles;
  manifest: Pick<SiteManifest, 'defaultLanguage' | 'documents' | 'languages' | 'site'>;
  timeZone: string;
  /** In ms since 1970. */
  now: () => number;
  monotonic?: () => number;
  log: Log;
};

type Asked = Pick<IncomingMessage, 'headers' | 'method' | 'url'>;

/** All that this process has counted of a day, and the name of its file. */
type Day = { counts: Counts; writer: string; isWritten: boolean };

export function startCounter(options: CounterOptions) {
  const { files, manifest, timeZone, now, log, monotonic = () => performance.now() } = options;
  const logSparingly = createSparingLog(log, monotonic);
  const { dayOf } = createCalendar(timeZone);
  const ownHost = hostOf(manifest.site.url);
  /** Today, and the days that could not be written. */
  const days = new Map<string, Day>();
  let tidiedDay = '';
  let writing = Promise.resolve();

  function dayNamed(name: string): Day {
    let day = days.get(name);
    if (!day) {
      // A clock that goes back to a day begins another file of it.
      const [writer = ''] = randomUUID().split('-');
      day = { counts: new Map(), writer, isWritten: false };
      days.set(name, day);
      if (days.size > mostDays) days.delete(days.keys().next().value ?? '');
    }
    return day;
  }

  function count(...names: string[]) {
    const day = dayNamed(dayOf(now()));
    for (const name of names) day.counts.set(name, (day.counts.get(name) ?? 0) + 1);
    if (day.counts.size > mostNames) day.counts = boundCounts(day.counts);
    day.isWritten = false;
  }

  /** A fault in counting must not become a fault of a page or a message. */
  function safely(work: () => void) {
    try {
      work();
    } catch (error) {
      logSparingly('error', 'visit-not-counted', '', causeOf(error));
    }
  }

  async function writeNow() {
    const today = dayOf(now());
    // A day without arrivals has one file too: the server ran.
    dayNamed(today);
    for (const [name, day] of days) {
      try {
        if (!day.isWritten) {
          // What is counted meanwhile is written by the next.
          day.isWritten = true;
          if (day.counts.size > 0 || !(await files.days()).includes(name))
            await files.write(name, day.writer, boundCounts(day.counts));
        }
      } catch (error) {
        day.isWritten = false;
        logSparingly('error', 'visits-not-written', '', causeOf(error));
      }
      if (day.isWritten && name !== today) days.delete(name);
    }
    if (tidiedDay === today) return;
    tidiedDay = today;
    await files
      .tidy(today)
      .catch((error) => logSparingly('error', 'visits-not-tidied', '', causeOf(error)));
  }

  /** Writes what was counted. Never rejects. */
  function write(): Promise<void> {
    writing = writing.then(writeNow).catch((error) => log.error('unexpected', causeOf(error)));
    return writing;
  }

  const timer = setInterval(write, minute).unref();
  return {
    /** Counts a request that was answered with this status, if it is an arrival. Never throws. */
    noteAnswer({ headers, method, url }: Asked, status: number) {
      if (!isArrival(headers) || method !== 'GET' || (status !== 200 && status !== 304)) return;
      safely(() => {
        const [page = '', ...rest] = (url ?? '').split('?');
        if (!Object.hasOwn(manifest.documents, page)) return;
        const query = new URLSearchParams(rest.join('?'));
        const { referer } = headers;
        const from = referer === undefined ? sourceWithout(headers) : sourceIn(referer, ownHost);
        if (from) count(`page ${languageOf(query, manifest)} ${page}`, campaignIn(query) ?? from);
      });
    },
    /** @param language - of the page with the form, if it is known */
    noteMessage: (language: string | undefined) =>
      safely(() => {
        const isKnown = language !== undefined && manifest.languages.includes(language);
        count(isKnown ? `message ${language}` : 'other message');
      }),
    write,
    stop() {
      clearInterval(timer);
      return write();
    },
  };
}
