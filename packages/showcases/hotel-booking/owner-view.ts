import { h } from '../browser/element.ts';
import type { App } from './app.ts';
import { words } from './words.ts';

type OwnerView = {
  root: HTMLElement;
  update: () => void;
  /** Fulfilled when there is something to see. */
  opened: Promise<void>;
};

/** The hotel's side. Its code is fetched when it is opened, so that it costs guests nothing. */
export function ownerView(app: App): OwnerView {
  const root = h('section', { class: 'desk' });
  let update = () => {};
  const opened = import('./owner/front-desk.tsx').then(
    ({ openFrontDesk }) => {
      update = openFrontDesk(root, app);
    },
    () => root.append(h('h2', { tabindex: -1 }, words.page.notOpened)),
  );
  return { root, update: () => update(), opened };
}
