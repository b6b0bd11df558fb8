import { type ComponentType, type ReactNode, startTransition, useEffect } from 'react';
import { hydrateRoot } from 'react-dom/client';
import type { IslandName, IslandProps } from './island.tsx';

/**
 * Hydrates an island's element. If the island throws, the prerendered element is restored, with the
 * visitor's input: it works without React.
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
  // In a transition React hydrates in slices, so input does not wait for the whole island.
  startTransition(() => {
    hydrateRoot(element, island, {
      onUncaughtError(error) {
        element.replaceWith(served);
        reportError(error);
      },
    });
  });
}

/** `cloneNode` does not copy the values that the visitor has typed. */
function copyOf(element: HTMLElement) {
  const copy = element.cloneNode(true) as HTMLElement;
  const fields = element.querySelectorAll<HTMLInputElement>('input, textarea');
  for (const [index, field] of copy.querySelectorAll<HTMLInputElement>('input, textarea').entries())
    field.value = fields[index]?.value ?? '';
  return copy;
}

type AliveProps = { element: HTMLElement; children: ReactNode };

/** Marks the element as hydrated: some controls are hidden until then. */
function Alive({ element, children }: AliveProps) {
  useEffect(() => {
    element.dataset.alive = '';
  }, [element]);
  return children;
}
