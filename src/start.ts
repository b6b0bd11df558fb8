/**
 * The one script inside every document, run before its first paint: it settles the language, does
 * by hand what the browser may not do by itself yet, and starts React after the first paint. It is
 * built into a few hundred bytes and put into the head by the prerenderer, so it imports nothing
 * that is not inlined with it. Without it the page works as links, forms and dialogs do.
 */
import { languageKey, resolveCode } from './i18n/resolve-code.ts';
import { showLateFonts } from './late-fonts.ts';
import type { StartPlan } from './start-plan.ts';
import { startPolicy } from './trusted-types.ts';

declare const __LANGUAGES__: readonly string[];

const root = document.documentElement;
const planElement = document.getElementById('start');
const plan = JSON.parse(planElement?.textContent ?? '') as StartPlan;

/** Clicks on controls that only React can answer, kept until it is there. */
const early: HTMLElement[] = [];
window.earlyClicks = early;

root.dataset.js = '';
if (settleLanguage()) {
  document.addEventListener('click', handleClick);
  // Two frames: the first has been painted when the second begins. A hidden page has no frames to wait for.
  if (root.dataset.pending === undefined && document.visibilityState === 'visible')
    requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(start)));
  else start();
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

  // A click on the backdrop, or on a link in the dialog, closes it.
  const open = event.target.closest('dialog');
  if (open && (event.target === open || event.target.closest('a'))) open.close();
}

function start() {
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
  document.head.append(script);

  showLateFonts();
}
