/** The work of a page's main thread in one visit, from a trace without throttling. */
import type { Browser, CDPSession } from '@playwright/test';
import { phone } from '../../tests/page-weight.ts';

/** How long a visit is traced, in ms from the start of the document. */
export const tracedTime = 4000;

export type Work = {
  /** Processor time of all tasks, in ms. Unlike elapsed time it hardly depends on other programs. */
  mainThread: number;
  /** Number of style recalculations, and their processor time in ms. */
  styles: number;
  styleTime: number;
  /** Processor time in ms. */
  layoutTime: number;
  scriptTime: number;
  /** Frames that the main thread has handed to the compositor. */
  frames: number;
};

/** An event of https://docs.google.com/document/d/1CvAClvFfyA5R-PhYUmn5OOQtYMH4h6I0nSsKchNAySU; times in µs. */
type TraceEvent = {
  name: string;
  ph: string;
  pid: number;
  tid: number;
  ts: number;
  tdur?: number;
  args?: { data?: { url?: string } };
};

/** Visits the address with an empty cache. Throws if the trace lacks the document. */
export async function traceVisit(browser: Browser, address: string): Promise<Work> {
  const context = await browser.newContext(phone);
  const tracing = await browser.newBrowserCDPSession();
  try {
    const page = await context.newPage();
    await tracing.send('Tracing.start', {
      transferMode: 'ReportEvents',
      traceConfig: {
        includedCategories: ['devtools.timeline', 'disabled-by-default-devtools.timeline'],
      },
    });
    await page.goto(address, { waitUntil: 'commit' });
    await page.waitForTimeout(tracedTime + 500);
    return workIn(await stopTracing(tracing), address);
  } finally {
    await tracing.detach();
    await context.close();
  }
}

async function stopTracing(tracing: CDPSession) {
  const events: TraceEvent[] = [];
  tracing.on('Tracing.dataCollected', ({ value }) => {
    for (const event of value) events.push(event as unknown as TraceEvent);
  });
  const complete = new Promise((resolve) => tracing.once('Tracing.tracingComplete', resolve));
  await tracing.send('Tracing.end');
  await complete;
  return events;
}

function workIn(events: readonly TraceEvent[], address: string): Work {
  const { origin } = new URL(address);
  const document = events.find(
    ({ name, args }) => name === 'CommitLoad' && args?.data?.url?.startsWith(origin),
  );
  if (!document) throw new Error(`The trace of ${address} has no document.`);
  const { pid, tid, ts } = document;
  const all = events.filter(
    (it) => it.ph === 'X' && it.pid === pid && it.tid === tid && it.ts < ts + tracedTime * 1000,
  );
  const of = (...names: string[]) => all.filter(({ name }) => names.includes(name));
  const time = (some: readonly TraceEvent[]) =>
    some.reduce((sum, { tdur = 0 }) => sum + tdur / 1000, 0);
  const styles = of('UpdateLayoutTree');
  return {
    mainThread: time(of('RunTask')),
    styles: styles.length,
    styleTime: time(styles),
    layoutTime: time(of('Layout')),
    scriptTime: time(of('EvaluateScript', 'v8.evaluateModule', 'FunctionCall')),
    frames: of('Commit').length,
  };
}
