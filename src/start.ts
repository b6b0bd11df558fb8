/**
 * The one script inside every document, run before its first paint: it settles the language, does
 * by hand what the browser may not do by itself yet, and starts React after the first paint. It is
 * built into a few hundred bytes and put into the head by the prerenderer, so it imports nothing
 * that is not inlined with it. Without it the page works as links, forms and dialogs do.
 */
import { languageKey, resolveCode } from './i18n/resolve-code.ts';
import type { StartPlan } from './start-plan.ts';
import { startPolicy } from './trusted-types.ts';

declare const __LANGUAGES__: readonly string[];

const root = document.documentElement;
const planElement = document.getElementById('start');
const plan = JSON.parse(planElement?.textContent ?? '') as StartPlan;

/** Clicks on controls that only React can answer, kept until it is there. */
const early: HTMLElement[] = [];
window.earlyClicks = early;

/** The styles of what is below the first screen, where the document does not carry them. */
const sheets = [...document.querySelectorAll<HTMLLinkElement>('link[data-later]')];
const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
const isReturn = visit?.type !== 'navigate';
const isDeep = location.hash !== '' || isReturn;
let isStarted = false;
let dressed: Promise<void> | undefined;

root.dataset.js = '';
if (settleLanguage()) {
  document.addEventListener('click', handleClick);
  if (isDeep) {
    root.dataset.deep = '';
    dressed = dress();
  }
  // A page that is not shown has no paint to wait for.
  if (root.dataset.pending !== undefined || document.visibilityState !== 'visible') start();
  else {
    new PerformanceObserver(() => setTimeout(start)).observe({ type: 'paint', buffered: true });
    // Browsers that tell nobody when they paint.
    addEventListener('load', () => setTimeout(start, 1000));
  }
}

/** Brings those styles in, and then what they dress; should one not come, that stands undressed. */
function dress() {
  const arrivals = sheets.map(
    (sheet) =>
      new Promise((settle) => {
        sheet.onload = sheet.onerror = settle;
        sheet.disabled = false;
      }),
  );
  return Promise.all(arrivals).then(async () => {
    // What the window shows at once; below it one part after another, which laid out together would
    // hold a slow phone for a fifth of a second. A timer, since a window that is covered has no frames.
    if (sheets.length > 0 && !isDeep)
      for (const part of document.querySelectorAll<HTMLElement>('#home~*,footer')) {
        part.dataset.dressed = '';
        if (part.offsetTop > innerHeight) await new Promise((next) => setTimeout(next, 20));
      }
    root.dataset.dressed = '';
    // The place that a link leads to was not there to go to.
    if (!isReturn && sheets.length > 0)
      document.getElementById(location.hash.slice(1))?.scrollIntoView({ behavior: 'instant' });
  });
}

/** True when this document stays; false when the browser is leaving for the right one. */
function settleLanguage() {
  const address = new URL(location.href);
  const asked = address.searchParams.get('lang');
  let saved: string | null = null;
  try {
    saved = localStorage.getItem(languageKey);
  } catch {
    // Blocked: the default stands.
  }
  const language = resolveCode(address.search, saved, __LANGUAGES__) ?? '';
  if (language !== asked) {
    address.searchParams.set('lang', language);
    if (language !== root.lang) {
      root.dataset.pending = '';
      location.replace(address);
      return false;
    }
    history.replaceState(history.state, '', address);
  }
  // A host that knows no query serves the default language whatever is asked: React puts the right
  // one in its place, and until then nothing is shown.
  if (language !== root.lang) root.dataset.pending = '';
  return true;
}

function handleClick(event: MouseEvent) {
  if (!(event.target instanceof Element)) return;
  const control = event.target.closest<HTMLElement>('[data-replay]');
  if (control && window.earlyClicks) early.push(control);

  // Dialog commands, for browsers without them; with them the dialog is already open or closed.
  const button = event.target.closest('[commandfor]');
  const dialog = document.getElementById(button?.getAttribute('commandfor') ?? '');
  if (button && dialog instanceof HTMLDialogElement && !('commandForElement' in button)) {
    if (button.getAttribute('command') === 'close') dialog.close();
    else if (!dialog.open) dialog.showModal();
  }

  // A click on the backdrop, or on a link in the dialog, closes it. What React shows instead of leaving
  // is painted first: closing has the browser style all that was behind the dialog anew.
  const open = event.target.closest('dialog');
  if (open && (event.target === open || event.target.closest('a'))) {
    if (event.defaultPrevented) requestAnimationFrame(() => setTimeout(() => open.close()));
    else open.close();
  }
}

function start() {
  if (isStarted) return;
  isStarted = true;
  dressed ??= dress();
  for (const href of plan.preload) {
    const link = document.createElement('link');
    link.rel = 'modulepreload';
    link.href = href;
    document.head.append(link);
  }
  const script = document.createElement('script');
  script.type = 'module';
  const policy = window.trustedTypes?.createPolicy(startPolicy, {
    createScriptURL: () => plan.script,
  });
  script.src = policy ? policy.createScriptURL('') : plan.script;
  // React finds all of the document then, and what it observes and measures is in its place.
  const run = () => dressed?.then(() => document.head.append(script));
  if (document.readyState === 'loading') addEventListener('DOMContentLoaded', run);
  else run();
}
