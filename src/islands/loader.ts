/**
 * Starts the islands, which are all that React runs in the browser. The code of each is fetched only when
 * it is needed. Nothing in an island is disabled or hidden until then: its fields keep what the visitor
 * enters, and a press of a button is repeated once the island has started.
 */
import { whenIdle } from '../browser/when-idle.ts';
import { whenShown } from '../browser/when-shown.ts';
import type { IslandName } from './island-name.ts';

type Island = {
  /**
   * `near`: one screen before it comes into view. `idle`: when the page has loaded and the browser is idle.
   * All start at the first key press or focus as well, because Tab reaches what is far from the window.
   */
  when: 'at-once' | 'near' | 'idle';
  start: () => Promise<{ start: (element: HTMLElement) => void }>;
};

const islands: Partial<Record<IslandName, Island>> = {
  'contact-form': { when: 'at-once', start: () => import('./contact-form/start.tsx') },
  'project-carousel': { when: 'near', start: () => import('./project-carousel/start.tsx') },
  calculator: { when: 'near', start: () => import('./calculator/start.tsx') },
  // Global Privacy Control is a refusal: then there is no consent bar.
  ...(import.meta.env.VITE_GA_MEASUREMENT_ID &&
    !navigator.globalPrivacyControl && {
      consent: { when: 'idle', start: () => import('./consent/start.tsx') },
    }),
};

export function startIslands(): void {
  const elements = document.querySelectorAll<HTMLElement>('[data-island]');
  const near = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries)
        if (isIntersecting) {
          near.unobserve(target);
          start(target as HTMLElement);
        }
    },
    { rootMargin: '100% 0px' },
  );
  for (const element of elements) {
    const when = islandOf(element)?.when;
    if (when === 'near') near.observe(element);
    else if (when === 'idle') whenShown(() => void whenIdle().then(() => start(element)));
    else start(element);
  }
  const startAll = (event: Event) => {
    // A pointer focuses what it presses, and needs nothing that is far away.
    if (event.type === 'focusin' && !(event.target as Element).matches(':focus-visible')) return;
    for (const type of ['keydown', 'focusin']) removeEventListener(type, startAll, true);
    elements.forEach(start);
  };
  for (const type of ['keydown', 'focusin']) addEventListener(type, startAll, true);
  document.addEventListener('click', repeatWhenStarted);
}

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
  const button = target.closest<HTMLElement>('[data-island]:not([data-alive]) [type="button"]');
  const island = button?.closest<HTMLElement>('[data-island]');
  if (!button || !island) return;
  start(island);
  const buttons = island.getElementsByTagName('button');
  const place = [...buttons].indexOf(button as HTMLButtonElement);
  const observer = new MutationObserver(() => {
    observer.disconnect();
    // One task for each press: React has rendered the result of the one before. It may be another element:
    // React renders the island anew when an extension has changed it.
    setTimeout(() => buttons[place]?.click());
  });
  observer.observe(island, { attributeFilter: ['data-alive'] });
}
