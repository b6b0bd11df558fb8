/**
 * What the pages know of analytics: they report, and what becomes of it is decided in measurement.ts,
 * which is fetched when the page is idle. Whoever uses it asks for the build's variable first, by its
 * own name: that is what the bundler sees early enough to leave all of this out of a site without a
 * measurement id.
 *
 * The browser's Global Privacy Control (https://w3c.github.io/gpc/) is a refusal given in advance:
 * then nothing is fetched either, and nobody is asked. An acceptance from before is taken back by it.
 */
import { expireGoogleCookies } from './google-cookies.ts';
import type { Report } from './measurement.ts';
import { keepAnswer, readAnswer } from './stored-answer.ts';

declare global {
  interface Navigator {
    readonly globalPrivacyControl?: boolean;
  }
}

/** For browsers that do not say when they are idle, in ms after the page has loaded. */
const presumedIdle = 2000;

let idle: Promise<unknown> | undefined;
let lastLocation: string | undefined;

/** What was reported before there was anyone to take it. */
const waiting: Report[] = [];
let take = (report: Report): void => {
  if (!navigator.globalPrivacyControl) waiting.push(report);
};

/**
 * Fetches code that only a measured visit needs, once the page has loaded and the browser has
 * nothing else to do. Undefined under Global Privacy Control, or when the network failed.
 */
export async function fetchWhenIdle<Code>(
  fetchCode: () => Promise<Code>,
): Promise<Code | undefined> {
  if (navigator.globalPrivacyControl) return undefined;
  idle ??= new Promise((resolve) => {
    const wait = () => {
      if ('requestIdleCallback' in window) requestIdleCallback(resolve);
      else setTimeout(resolve, presumedIdle);
    };
    if (document.readyState === 'complete') wait();
    else addEventListener('load', wait, { once: true });
  });
  await idle;
  return fetchCode().catch(() => undefined);
}

export async function startAnalytics(): Promise<void> {
  if (navigator.globalPrivacyControl) return takeBackAcceptance();
  const measurement = await fetchWhenIdle(() => import('./measurement.ts'));
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

/**
 * Reports that a page is shown: the first, and after it every page and every language, since each
 * language of a page is an address with a title of its own. Jumps within a page are none.
 */
export function reportPageView(): void {
  const { origin, pathname, search } = location;
  const referrer = lastLocation ?? document.referrer;
  lastLocation = origin + pathname + search;
  take({
    name: 'page_view',
    parameters: {
      page_location: lastLocation,
      page_referrer: referrer,
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
