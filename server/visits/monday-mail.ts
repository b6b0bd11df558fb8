/** One short mail a week to the owner: the last week beside the one before, and what waits. */
import { readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fill } from '../../src/i18n/fill.ts';
import type { VisitsSettings } from '../http/built-site.ts';
import { causeOf, type Log } from '../log.ts';
import { type MailIdentity, noticeOf, type SendMail } from '../mail/mail.ts';
import type { Outbox } from '../mail/outbox.ts';
import { addDays, createCalendar } from './calendar.ts';
import type { DayFiles } from './day-files.ts';
import {
  figuresOf,
  formatsIn,
  mondayOf,
  pagesOf,
  readWeek,
  sourcesOf,
  type Week,
} from './weeks.ts';

/** The hour from which it is sent on Monday. */
const earliestHour = 7;
/** Wait after a failure, in ms. */
const again = 10 * 60_000;
/** Pages and sources that it names. */
const mostNamed = 5;

/** Numbers of messages. */
type Waiting = { waiting: number; refused: number; junk: number };

export type MondayMailOptions = {
  files: DayFiles;
  outbox: Pick<Outbox, 'root' | 'waiting' | 'failed' | 'junk'>;
  identity: MailIdentity;
  sendMail: SendMail;
  settings: VisitsSettings;
  now: () => number;
  monotonic?: () => number;
  log: Log;
};

/**
 * Returns the function that sends the mail when it is due: call it now and then, in one process only. It
 * never rejects. If Monday passes without success, the mail is sent later in the week.
 */
export function createMondayMail(options: MondayMailOptions): () => Promise<void> {
  const { files, outbox, identity, sendMail, settings, now, log } = options;
  const monotonic = options.monotonic ?? (() => performance.now());
  const { dayOf, hourOf } = createCalendar(settings.timeZone);
  const sentFile = join(outbox.root, 'visits', 'mailed');
  let done = '';
  let againAt = 0;

  async function send(monday: string) {
    const last = await readWeek(files, addDays(monday, -7));
    if (!last.isCounted) return;
    const before = await readWeek(files, addDays(monday, -14));
    const [waiting, refused, junk] = await Promise.all([
      outbox.waiting(),
      outbox.failed(),
      outbox.junk(),
    ]);
    const counts = { waiting: waiting.length, refused: refused.length, junk: junk.length };
    const { subject, paragraphs } = mondayText(last, before, counts, settings);
    // On a full disk nothing is sent, because it would be sent again after every start.
    await writeFile(`${sentFile}.tmp`, monday, { mode: 0o600 });
    await sendMail(noticeOf(identity, subject, paragraphs, new Date(now())));
    done = monday;
    await rename(`${sentFile}.tmp`, sentFile);
    log.info('week-mailed');
  }

  return async () => {
    try {
      if (monotonic() < againAt) return;
      const today = dayOf(now());
      const monday = mondayOf(today);
      if (done === monday || (today === monday && hourOf(now()) < earliestHour)) return;
      if ((await readFile(sentFile, 'utf8').catch(() => '')) !== monday) await send(monday);
      done = monday;
    } catch (error) {
      againAt = monotonic() + again;
      log.error('week-not-mailed', causeOf(error));
    }
  };
}

/** The subject and the paragraphs of the mail. */
function mondayText(
  last: Week,
  before: Week,
  { waiting, refused, junk }: Waiting,
  { words, locale, hasMessages }: VisitsSettings,
) {
  const { week, number } = formatsIn(locale);
  const beside = (label: string, now: number | undefined, then: number | undefined) =>
    `${label}: ${number(now)} (${number(before.isCounted ? then : undefined)})`;
  const list = (title: string, named: typeof pagesOf) => {
    const then = new Map(named(before, words));
    const lines = named(last, words).slice(0, mostNamed);
    return [title, ...lines.map(([name, count]) => beside(name, count, then.get(name) ?? 0))].join(
      '\n',
    );
  };
  const [{ arrivals, messages, perHundred }, then] = [figuresOf(last), figuresOf(before)];
  const totals = [
    beside(words.arrivals, arrivals, then.arrivals),
    ...(hasMessages
      ? [
          beside(words.messages, messages, then.messages),
          beside(words.perHundred, perHundred, then.perHundred),
        ]
      : []),
  ];
  const waits = [
    waiting > 0 && fill(words.mail.waiting, { count: number(waiting) }),
    refused > 0 && fill(words.mail.refused, { count: number(refused) }),
    junk > 0 && fill(words.mail.junk, { count: number(junk) }),
  ].filter((line) => line !== false);
  const subject = hasMessages ? words.mail.subject : words.mail.subjectWithoutMessages;
  return {
    subject: fill(subject, {
      arrivals: number(arrivals),
      messages: number(messages),
      week: week(last),
    }),
    paragraphs: [
      fill(words.mail.lead, { week: week(last), before: week(before) }),
      totals.join('\n'),
      ...(arrivals > 0 ? [list(words.pages, pagesOf), list(words.sources, sourcesOf)] : []),
      ...(hasMessages
        ? [[words.mail.waits, ...(waits.length > 0 ? waits : [words.mail.nothingWaits])].join('\n')]
        : []),
      [words.mail.more, ...words.limits].join('\n'),
    ],
  };
}
