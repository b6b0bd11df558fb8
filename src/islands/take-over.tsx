import { type ReactNode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { hearPresses } from './hear-presses.ts';
import type { IslandProps } from './island.tsx';
import type { IslandName } from './island-name.ts';
import { carryOver, readTyped } from './typed.ts';
import { View } from './view.tsx';

/** The props of an island, which the build has written into its element. */
export const propsOf = <Name extends IslandName>(element: HTMLElement): IslandProps[Name] =>
  JSON.parse(element.dataset.props ?? '');

/**
 * Hydrates an island's element. Where a translator or an extension has changed the element before, React
 * renders it anew, and what is in the fields is carried over. If the island throws whatever its elements are,
 * the prerendered ones are restored, with what is in the fields: they work without React. `onFailure` is then
 * called.
 */
export function takeOver(element: HTMLElement, island: ReactNode, onFailure?: () => void): void {
  const served = element.cloneNode(true);
  const last = { typed: readTyped(element) };
  hearPresses(element);
  // In a transition React hydrates in slices, so input does not wait for the whole island.
  startTransition(() => {
    hydrateRoot(
      element,
      <View element={element} last={last}>
        {island}
      </View>,
      {
        // Nobody's mistake. The tests find our own by the attribute.
        onRecoverableError() {
          element.dataset.renewed = '';
        },
        onUncaughtError(error) {
          element.replaceChildren(...served.childNodes);
          carryOver(last.typed, element);
          delete element.dataset.alive;
          element.dataset.failed = '';
          onFailure?.();
          reportError(error);
        },
      },
    );
  });
}
