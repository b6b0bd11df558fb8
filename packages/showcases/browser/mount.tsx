import type { ComponentType } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';

/** Shows a React screen in an element; the result shows what has changed in `app` since. */
export function mount<App>(
  element: HTMLElement,
  Screen: ComponentType<{ app: App }>,
  app: App,
): () => void {
  const root = createRoot(element);
  const update = () => flushSync(() => root.render(<Screen app={app} />));
  update();
  return update;
}
