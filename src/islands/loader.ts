/**
 * Starts the islands: everything that React runs in a browser is in this folder, and nothing of it is
 * fetched before it is needed.
 */
import { whenIdle } from '../browser/when-idle.ts';
import { whenShown } from '../browser/when-shown.ts';
import type { IslandName } from './island.tsx';

type Island = {
  /** `near` is a screen before it is seen, `idle` when the page has loaded and the browser has nothing to do. */
  when: 'at-once' | 'near' | 'idle';
  start: () => Promise<{ start: (element: HTMLElement) => void }>;
};

const islands: Partial<Record<IslandName, Island>> = {
  'contact-form': { when: 'at-once', start: () => import('./contact-form/start.tsx') },
  'project-carousel': { when: 'near', start: () => import('./project-carousel/start.tsx') },
  // A browser that refuses for its visitor (Global Privacy Control) is not asked.
  ...(import.meta.env.VITE_GA_MEASUREMENT_ID &&
    !navigator.globalPrivacyControl && {
      consent: { when: 'idle', start: () => import('./consent/start.tsx') },
    }),
};

/** Finds the islands of the document and starts each in its time. */
export function startIslands(): void {
  const near = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries)
        if (isIntersecting) {
          near.unobserve(target);
          start(target);
        }
    },
    { rootMargin: '100% 0px' },
  );
  for (const element of document.querySelectorAll('[data-island]')) {
    const when = islandOf(element)?.when;
    if (when === 'near') near.observe(element);
    else if (when === 'idle') whenShown(() => void whenIdle().then(() => start(element)));
    else start(element);
  }
}

const islandOf = (element: Element) =>
  element instanceof HTMLElement ? islands[element.dataset.island as IslandName] : undefined;

/** Without the network it stays what the document made it, which works. */
function start(element: Element) {
  islandOf(element)
    ?.start()
    .then(
      (island) => island.start(element as HTMLElement),
      () => undefined,
    );
}
