/**
 * What the pages know of analytics: they report, and what becomes of it is decided in measurement.ts,
 * which is fetched when the page is idle. Whoever uses it asks for the build's variable first, by its
 * own name: that is what the bundler sees early enough to leave all of this out of a site without a
 * measurement id.
 *
 * The browser's Global Privacy Control (https://w3c.github.io/gpc/) is a refusal given in advance:
 * then nothing is fetched either, and nobody is asked. An acceptance from before is taken back by it.
 */
import { whenIdle } from '../browser/when-idle.ts';
import { expireGoogleCookies } from './google-cookies.ts';
import type { Report } from './measurement.ts';
import { keepAnswer, readAnswer } from './stored-answer.ts';

declare global {
  interface Navigator {
    readonly globalPrivacyControl?: boolean;
  }
}

/** What was reported before there was anyone to take it. */
const waiting: Report[] = [];
let take = (report: Report): void => {
  if (!navigator.globalPrivacyControl) waiting.push(report);
};

export async function startAnalytics(): Promise<void> {
  if (navigator.globalPrivacyControl) return takeBackAcceptance();
  await whenIdle();
  const measurement = await import('./measurement.ts').catch(() => undefined);
  if (!measurement) return;
  take = measurement.take;
  measurement.startMeasuring();
  for (const report of waiting.splice(0)) take(report);
}

/** What accepting has left in the browser goes. A refusal stays: it says the same as the signal. */
function takeBackAcceptance() {
  expireGoogleCookies();
  if (readAnswer() === 'granted') keepAnswer(undefined);
}

/** Reports that a page is shown: each language of a page is an address with a title of its own. */
export function reportPageView(): void {
  take({
    name: 'page_view',
    parameters: {
      page_location: location.origin + location.pathname + location.search,
      page_referrer: document.referrer,
      page_title: document.title,
    },
  });
}

/** Reports that a message has been sent, and nothing of what it says. */
export function reportContactSuccess(): void {
  take({
    name: 'contact_form_success',
    parameters: {
      form_location: location.pathname,
      submission_time: new Date().toISOString(),
    },
  });
}
