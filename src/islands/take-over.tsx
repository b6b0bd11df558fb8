import { type ComponentType, useEffect } from 'react';
import { hydrateRoot } from 'react-dom/client';
import type { IslandName, IslandProps } from './island.tsx';

/**
 * Lets React take over an island's element. Should the island break, what the document had there
 * comes back: it worked before and works again, with what was typed into it.
 */
export function takeOver<Name extends IslandName>(
  element: HTMLElement,
  Component: ComponentType<IslandProps[Name]>,
): void {
  const props = JSON.parse(element.dataset.props ?? '') as IslandProps[Name];
  const served = element.cloneNode(true);
  hydrateRoot(
    element,
    <Alive element={element}>
      <Component {...props} />
    </Alive>,
    {
      onUncaughtError(error) {
        element.replaceWith(served);
        reportError(error);
      },
    },
  );
}

type AliveProps = { element: HTMLElement; children: React.ReactNode };

/** Marks the element once it answers: what only works then is not shown before. */
function Alive({ element, children }: AliveProps) {
  useEffect(() => {
    element.dataset.alive = '';
  }, [element]);
  return children;
}
