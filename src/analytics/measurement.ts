/**
 * Google Analytics 4 with Google's tag in Consent Mode v2. Everything is denied by default, and only
 * `analytics_storage` can be granted. After a refusal nothing is sent, with or without cookies.
 * https://developers.google.com/tag-platform/security/guides/consent
 */
import { onConsentChange, readConsent } from './consent.ts';
import { expireGoogleCookies } from './google-cookies.ts';
import { canSaveAnswer } from './stored-answer.ts';
import { analyticsPolicy } from './trusted-types.ts';

export type Report = {
  name: 'page_view' | 'contact_form_success';
  parameters: Record<string, string>;
};

declare global {
  interface Window {
    /** The queue of commands for Google's tag. */
    dataLayer?: unknown[];
  }
}

const measurementId = import.meta.env.VITE_GA_MEASUREMENT_ID ?? '';
const loadBeforeConsent = import.meta.env.SITE_LOADS_EARLY ?? false;
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
/** The page view of the current page, until it has been sent. */
let pendingPageView: Report | undefined;

/** The tag recognises commands by their type: they must be an `arguments` object, not an array. */
function gtag(..._command: unknown[]) {
  window.dataLayer ??= [];
  // biome-ignore lint/complexity/noArguments: see above
  window.dataLayer.push(arguments);
}

/** Without storage a missing answer means nothing: the visitor may have refused on an earlier page. */
function mayMeasure() {
  const { answer } = readConsent();
  return answer === 'granted' || (answer === undefined && loadBeforeConsent && canSaveAnswer());
}

/** Applies the visitor's answer, and every change of it. */
export function startMeasuring(): void {
  applyConsent();
  let applied = readConsent().answer;
  onConsentChange(() => {
    const { answer } = readConsent();
    if (answer !== applied) applyConsent();
    applied = answer;
  });
  // A page restored from the back/forward cache is reported again (visit.ts).
  addEventListener('pagehide', () => {
    pendingPageView = undefined;
  });
}

function applyConsent() {
  const { answer } = readConsent();
  // Google's opt-out: while it is true, the tag sends nothing, not even what is queued.
  Object.assign(window, { [`ga-disable-${measurementId}`]: !mayMeasure() });
  if (mayMeasure()) {
    addTag();
    if (answer === 'granted') gtag('consent', 'update', { analytics_storage: 'granted' });
    if (pendingPageView) send(pendingPageView);
  } else if (hasTag) gtag('consent', 'update', allDenied);
  // Also removes cookies of an acceptance that has expired.
  if (answer !== 'granted') expireGoogleCookies();
}

function addTag() {
  if (hasTag) return;
  hasTag = true;
  gtag('consent', 'default', allDenied);
  // An answer from an earlier visit must apply before the first hit.
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

/** Sends a report if the visitor allows it. Otherwise a page view is kept until consent; others are dropped. */
export function send(report: Report): void {
  const isPageView = report.name === 'page_view';
  if (mayMeasure()) {
    gtag('event', report.name, report.parameters);
    if (isPageView) pendingPageView = undefined;
  } else if (isPageView) pendingPageView = report;
}
