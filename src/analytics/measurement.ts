/**
 * Google Analytics 4 through Google's tag, under Consent Mode v2: everything is denied first, and
 * only the storage of statistics is ever granted. A refusal ends the measuring, not only the cookies.
 * https://developers.google.com/tag-platform/security/guides/consent
 */
import { config } from '../../site.config.ts';
import { onConsentChange, readConsent } from './consent.ts';
import { expireGoogleCookies } from './google-cookies.ts';
import { canKeepAnswer } from './stored-answer.ts';
import { analyticsPolicy } from './trusted-types.ts';

export type Report = {
  name: 'page_view' | 'contact_form_success';
  parameters: Record<string, string>;
};

declare global {
  interface Window {
    /** The commands to Google's tag; it takes over the array when it arrives. */
    dataLayer?: unknown[];
  }
}

const measurementId = import.meta.env.VITE_GA_MEASUREMENT_ID ?? '';
const { loadBeforeConsent } = config.analytics;
const tagAddress = `https://www.googletagmanager.com/gtag/js?id=${measurementId}`;

const allDenied = {
  ad_storage: 'denied',
  ad_user_data: 'denied',
  ad_personalization: 'denied',
  analytics_storage: 'denied',
  functionality_storage: 'denied',
  personalization_storage: 'denied',
  security_storage: 'denied',
};

let hasTag = false;
/** The page being shown, as long as it has not been counted. */
let uncounted: Report | undefined;

/** The tag tells commands from other data by their being `arguments`, not an array. */
function gtag(..._command: unknown[]) {
  window.dataLayer ??= [];
  // biome-ignore lint/complexity/noArguments: see above
  window.dataLayer.push(arguments);
}

/** Where answers cannot be kept, none says nothing: the visitor may have refused on the page before. */
function mayMeasure() {
  const { answer } = readConsent();
  return answer === 'granted' || (answer === undefined && loadBeforeConsent && canKeepAnswer());
}

/** Begins as far as the visitor's answer allows, and follows it when it changes. */
export function startMeasuring(): void {
  followConsent();
  let followed = readConsent().answer;
  onConsentChange(() => {
    const { answer } = readConsent();
    if (answer !== followed) followConsent();
    followed = answer;
  });
  // Left, it is not the page being shown; should Back bring it out again, it is reported anew.
  addEventListener('pagehide', () => {
    uncounted = undefined;
  });
}

function followConsent() {
  const { answer } = readConsent();
  // Google's own switch: while it is set the tag sends nothing, whatever is in its queue.
  Object.assign(window, { [`ga-disable-${measurementId}`]: !mayMeasure() });
  if (mayMeasure()) {
    addTag();
    if (answer === 'granted') gtag('consent', 'update', { analytics_storage: 'granted' });
    if (uncounted) take(uncounted);
  } else if (hasTag) gtag('consent', 'update', allDenied);
  // Also those that were accepted so long ago that the answer holds no more.
  if (answer !== 'granted') expireGoogleCookies();
}

function addTag() {
  if (hasTag) return;
  hasTag = true;
  gtag('consent', 'default', allDenied);
  // Known from an earlier visit: it is to hold before the first hit.
  if (readConsent().answer === 'granted')
    gtag('consent', 'update', { analytics_storage: 'granted' });
  gtag('set', 'ads_data_redaction', true);
  gtag('js', new Date());
  gtag('config', measurementId, {
    send_page_view: false,
    allow_google_signals: false,
    allow_ad_personalization_signals: false,
  });
  const script = document.createElement('script');
  const policy = window.trustedTypes?.createPolicy(analyticsPolicy, {
    createScriptURL: () => tagAddress,
  });
  script.src = policy ? policy.createScriptURL('') : tagAddress;
  script.async = true;
  document.head.append(script);
}

/** Sends a report if it may; of what may not be sent, only the page being shown is kept. */
export function take(report: Report): void {
  const isPageView = report.name === 'page_view';
  if (mayMeasure()) {
    gtag('event', report.name, report.parameters);
    if (isPageView) uncounted = undefined;
  } else if (isPageView) uncounted = report;
}
