/**
 * Starts the islands, which are all that React runs in the browser. The code of each is fetched only when
 * it is needed.
 */
import { whenIdle } from '../browser/when-idle.ts';
import { whenShown } from '../browser/when-shown.ts';
import type { IslandName } from './island.tsx';

type Island = {
  /** `near`: one screen before it comes into view. `idle`: when the page has loaded and the browser is idle. */
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

/** If the code cannot be fetched, the prerendered element stays. It works without React. */
function start(element: Element) {
  islandOf(element)
    ?.start()
    .then(
      (island) => island.start(element as HTMLElement),
      () => undefined,
    );
}
