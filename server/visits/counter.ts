/** Counts arrivals and messages in memory, and adds them to the files once a minute and at the stop. */

import type { IncomingMessage } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import type { SiteManifest } from '../http/site.ts';
import { causeOf, createSparingLog, type Log } from '../log.ts';
import { hostOf, isArrival, type Source, sourceIn, sourceWithout } from './arrival.ts';
import { createCalendar } from './calendar.ts';
import { addCounts, boundCounts, type Counts } from './counts.ts';
import type { DayFiles } from './day-files.ts';
import { createTargets, type TargetManifest } from './targets.ts';

const minute = 60_000;

/** Sources that are told apart between two writes; those beyond it are counted together. */
const mostSources = 1_000;
/** A `Referer` that is longer is read each time. */
const longest = 300;
/** Days that wait in memory while the disk cannot be written; the oldest is dropped. */
const mostDays = 31;

export type CounterOptions = {
  files: DayFiles;
  manifest: TargetManifest & Pick<SiteManifest, 'site'>;
  timeZone: string;
  /** In ms since 1970. */
  now: () => number;
  monotonic?: () => number;
  log: Log;
};

export type VisitCounter = {
  /** Counts a request that was answered with this status, if it is an arrival. Never throws. */
  noteAnswer: (
    request: Pick<IncomingMessage, 'headers' | 'method' | 'url'>,
    status: number,
  ) => void;
  /** @param language - of the page with the form, if it is known */
  noteMessage: (language: string | undefined) => void;
  /** Adds what was counted to the files. Never rejects. */
  write: () => Promise<void>;
  /** Writes for the last time. */
  stop: () => Promise<void>;
};

export function startCounter(options: CounterOptions): VisitCounter {
  const { files, manifest, timeZone, now, log } = options;
  const monotonic = options.monotonic ?? (() => performance.now());
  const logSparingly = createSparingLog(log, monotonic);
  const { dayOf } = createCalendar(timeZone);
  const ownHost = hostOf(manifest.site.url);
  const targetOf = createTargets(manifest);
  /** What has not been written yet, by day. */
  let waiting = new Map<string, Counts>();
  const known = new Set<string>();
  /** The source of each `Referer` since the last write: telling it takes longer than counting. */
  const referrers = new Map<string, Source | undefined>();
  /** The last day that this process has written. */
  let writtenDay = '';
  let tidiedDay = '';
  let writing = Promise.resolve();

  function countsOf(day: string) {
    let counts = waiting.get(day);
    if (!counts) {
      counts = new Map();
      waiting.set(day, counts);
      if (waiting.size > mostDays) waiting.delete(waiting.keys().next().value ?? '');
    }
    return counts;
  }

  const count = (...names: string[]) => {
    const counts = countsOf(dayOf(now()));
    for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1);
  };

  function sourceOfReferrer(referrer: string) {
    if (referrers.has(referrer)) return referrers.get(referrer);
    const source = sourceIn(referrer, ownHost);
    if (referrers.size < mostSources && referrer.length < longest) referrers.set(referrer, source);
    return source;
  }

  function limited(source: Source) {
    if (known.has(source)) return source;
    if (known.size >= mostSources) return 'other source';
    known.add(source);
    return source;
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
    // A day without arrivals has a file too: the server ran.
    if (writtenDay !== today) countsOf(today);
    const pending = waiting;
    waiting = new Map();
    known.clear();
    referrers.clear();
    for (const [day, counts] of pending) {
      try {
        if (!(await addTo(day, counts))) throw new Error('Another process is writing');
        writtenDay = day;
      } catch (error) {
        addCounts(countsOf(day), counts);
        // The disk may stay full for long.
        waiting.set(day, boundCounts(countsOf(day)));
        logSparingly('error', 'visits-not-written', '', causeOf(error));
      }
    }
    if (tidiedDay === today) return;
    tidiedDay = today;
    await files
      .tidy(today)
      .catch((error) => logSparingly('error', 'visits-not-tidied', '', causeOf(error)));
  }

  /** Another process holds the lock for milliseconds. */
  async function addTo(day: string, counts: Counts) {
    for (let attempt = 0; attempt < 50; attempt += 1) {
      if (await files.add(day, counts)) return true;
      await wait(20 + Math.random() * 80);
    }
    return false;
  }

  function write() {
    writing = writing.then(writeNow).catch((error) => log.error('unexpected', causeOf(error)));
    return writing;
  }

  const timer = setInterval(write, minute).unref();
  return {
    noteAnswer({ headers, method, url }, status) {
      if (!isArrival(headers) || method !== 'GET' || (status !== 200 && status !== 304)) return;
      safely(() => {
        const target = targetOf(url ?? '');
        if (!target) return;
        const { referer } = headers;
        const source = referer === undefined ? sourceWithout(headers) : sourceOfReferrer(referer);
        if (source) count(target.page, limited(target.campaign ?? source));
      });
    },
    noteMessage: (language) =>
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
