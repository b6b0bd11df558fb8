import { type ComponentType, type ReactNode, startTransition, useEffect } from 'react';
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
  const served = copyOf(element);
  const island = (
    <Alive element={element}>
      <Component {...props} />
    </Alive>
  );
  // A transition hydrates in slices, so that no input waits for all of it.
  startTransition(() => {
    hydrateRoot(element, island, {
      onUncaughtError(error) {
        element.replaceWith(served);
        reportError(error);
      },
    });
  });
}

/** With what stands in its fields, which a clone has not. */
function copyOf(element: HTMLElement) {
  const copy = element.cloneNode(true) as HTMLElement;
  const fields = element.querySelectorAll<HTMLInputElement>('input, textarea');
  for (const [index, field] of copy.querySelectorAll<HTMLInputElement>('input, textarea').entries())
    field.value = fields[index]?.value ?? '';
  return copy;
}

type AliveProps = { element: HTMLElement; children: ReactNode };

/** Marks the element once it answers: what only works then is not shown before. */
function Alive({ element, children }: AliveProps) {
  useEffect(() => {
    element.dataset.alive = '';
  }, [element]);
  return children;
}
