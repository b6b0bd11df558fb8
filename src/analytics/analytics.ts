/**
 * The interface of analytics for the pages. They report; measurement.ts, which is fetched when the page is
 * idle, decides what is sent. Callers check `import.meta.env.VITE_GA_MEASUREMENT_ID` first, so that the
 * bundler removes all analytics code from a site without a measurement id.
 *
 * The browser's Global Privacy Control (https://w3c.github.io/gpc/) is a refusal: nothing is fetched, the
 * visitor is not asked, and an earlier acceptance is revoked.
 */
import { whenIdle } from '../browser/when-idle.ts';
import { expireGoogleCookies } from './google-cookies.ts';
import type { Report } from './measurement.ts';
import { readAnswer, saveAnswer } from './stored-answer.ts';

declare global {
  interface Navigator {
    readonly globalPrivacyControl?: boolean;
  }
}

/** Reports made before measurement.ts has been fetched. */
const queue: Report[] = [];
let send = (report: Report): void => {
  if (!navigator.globalPrivacyControl) queue.push(report);
};

export async function startAnalytics(): Promise<void> {
  if (navigator.globalPrivacyControl) return revokeAcceptance();
  await whenIdle();
  const measurement = await import('./measurement.ts').catch(() => undefined);
  if (!measurement) return;
  send = measurement.send;
  measurement.startMeasuring();
  for (const report of queue.splice(0)) send(report);
}

/** Removes Google's cookies and a stored acceptance. A stored refusal agrees with the signal and stays. */
function revokeAcceptance() {
  expireGoogleCookies();
  if (readAnswer() === 'granted') saveAnswer(undefined);
}

/** Reports a page view. Each language of a page has its own address and title. */
export function reportPageView(): void {
  send({
    name: 'page_view',
    parameters: {
      page_location: location.origin + location.pathname + location.search,
      page_referrer: document.referrer,
      page_title: document.title,
    },
  });
}

/** Reports that a message has been sent, without its content. */
export function reportContactSuccess(): void {
  send({
    name: 'contact_form_success',
    parameters: {
      form_location: location.pathname,
      submission_time: new Date().toISOString(),
    },
  });
}
