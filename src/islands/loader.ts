/**
 * Starts the islands, which are all that React runs in the browser. The code of each is fetched only when there is a
 * sign that it will be used: a page that is read fetches none. Nothing in an island is disabled or hidden until then:
 * its fields keep what the visitor enters, and a press of a button is repeated once the island has started.
 */
import { load } from '../browser/session.ts';
import { whenIdle } from '../browser/when-idle.ts';
import { whenShown } from '../browser/when-shown.ts';
import { sendingKey } from './contact-form/sending-key.ts';
import type { IslandName } from './island-name.ts';

type Island = {
  /**
   * `used`: at the first sign that it will be, a mouse over it or a tap. `idle`: when the page has loaded and the
   * browser is idle. All start at the first key press or focus as well, because Tab reaches what is far away.
   */
  when: 'used' | 'idle';
  /** What around the island belongs to it as well, as a selector. */
  around?: string;
  /** Whether it has to say something before anybody uses it. */
  isUrgent?: (element: HTMLElement) => boolean;
  start: () => Promise<{ start: (element: HTMLElement) => void }>;
};

const islands: Record<Exclude<IslandName, 'consent'>, Island> & { consent?: Island } = {
  'contact-form': {
    when: 'used',
    // The server's answer to a form without scripts, and a message of which the document before did not see the end.
    isUrgent: ({ dataset }) =>
      'reply' in JSON.parse(dataset.props ?? '') || 'sent' in load(sendingKey),
    start: () => import('./contact-form/start.tsx'),
  },
  'project-carousel': {
    when: 'used',
    around: 'section',
    start: () => import('./project-carousel/start.tsx'),
  },
  calculator: { when: 'used', start: () => import('./calculator/start.tsx') },
  payback: { when: 'used', start: () => import('./payback/start.ts') },
  // Global Privacy Control is a refusal: then there is no consent bar.
  ...(import.meta.env.VITE_GA_MEASUREMENT_ID &&
    !navigator.globalPrivacyControl && {
      consent: { when: 'idle', start: () => import('./consent/start.tsx') },
    }),
};

/** A finger that scrolls the page over an island lifts without `pointerup`, and uses nothing. */
const signs = ['pointerover', 'pointerup', 'focusin', 'input', 'change', 'scroll'];

export function startIslands(): void {
  const elements = document.querySelectorAll<HTMLElement>('[data-island]');
  for (const element of elements) {
    const island = islandOf(element);
    if (island?.when === 'idle') whenShown(() => void whenIdle().then(() => start(element)));
    else if (island?.isUrgent?.(element) || isTouched(element)) start(element);
    else if (island) {
      const place = (island.around && element.closest(island.around)) || element;
      const begin = (event: Event) => {
        if (event.type === 'pointerover' && (event as PointerEvent).pointerType === 'touch') return;
        for (const sign of signs) place.removeEventListener(sign, begin, true);
        start(element);
      };
      for (const sign of signs) place.addEventListener(sign, begin, true);
    }
  }
  const startAll = (event: Event) => {
    // A pointer focuses what it presses, and needs nothing that is far away.
    if (event.type === 'focusin' && !(event.target as Element).matches(':focus-visible')) return;
    for (const type of ['keydown', 'focusin']) removeEventListener(type, startAll, true);
    elements.forEach(start);
  };
  for (const type of ['keydown', 'focusin']) addEventListener(type, startAll, true);
  document.addEventListener('click', repeatWhenStarted);
  document.addEventListener('submit', submitWhenStarted);
}

/** Whether somebody was here before this script, or a draft has been restored. */
const isTouched = (element: HTMLElement) =>
  element.contains(document.activeElement) ||
  [...element.querySelectorAll<HTMLInputElement>('input, textarea')].some(
    (field) =>
      field.checked !== field.defaultChecked ||
      // Without a value of its own a checkbox has another one than its default.
      (field.type !== 'checkbox' && field.value !== field.defaultValue),
  );

const islandOf = ({ dataset }: HTMLElement) => islands[dataset.island as IslandName];

const started = new WeakSet<Element>();

/** If the code cannot be fetched, the island is as it is without scripts (`data-failed`). */
function start(element: HTMLElement) {
  if (started.has(element)) return;
  started.add(element);
  islandOf(element)
    ?.start()
    .then(
      (island) => island.start(element),
      () => {
        element.dataset.failed = '';
      },
    );
}

/** A button that needs React (`type="button"`) is pressed again once React has taken it over. */
function repeatWhenStarted({ target }: Event) {
  if (!(target instanceof Element)) return;
  const button = target.closest<HTMLElement>(`${notStarted} [type="button"]`);
  const island = button?.closest<HTMLElement>('[data-island]');
  if (!button || !island) return;
  const buttons = island.getElementsByTagName('button');
  const place = [...buttons].indexOf(button as HTMLButtonElement);
  // It may be another element: React renders the island anew when an extension has changed it.
  onceStarted(island, () => buttons[place]?.click());
}

/** A form is sent once React has taken it over, and as without scripts if its code does not come. */
function submitWhenStarted(event: Event) {
  const island = (event.target as Element).closest<HTMLElement>(notStarted);
  if (!island || event.defaultPrevented) return;
  event.preventDefault();
  if (held.has(island)) return;
  held.add(island);
  onceStarted(island, () => {
    const form = island.querySelector('form');
    if ('alive' in island.dataset) form?.requestSubmit();
    else form?.submit();
  });
}

const notStarted = '[data-island]:not([data-alive], [data-failed])';

/** How long a press waits for the code of its island, in ms. */
const longestWait = 8000;

/** Islands whose form waits for their start. */
const held = new WeakSet<Element>();

function onceStarted(island: HTMLElement, work: () => void) {
  start(island);
  const observer = new MutationObserver(end);
  const patience = setTimeout(end, longestWait);
  observer.observe(island, { attributeFilter: ['data-alive', 'data-failed'] });
  function end() {
    observer.disconnect();
    clearTimeout(patience);
    // One task for each press: React has rendered the result of the one before.
    setTimeout(work);
  }
}
