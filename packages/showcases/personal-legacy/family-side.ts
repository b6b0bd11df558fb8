import { find } from '../browser/element.ts';
import type { Model } from './model.ts';

const address = '#familia';

/** The family's side has an address of its own. Its code is fetched when it is opened. */
export function openFamilySide(model: Model): void {
  const dialog = find('.family-side', HTMLDialogElement);
  let isFromPage = false;
  const follow = async () => {
    if (location.hash !== address) {
      if (dialog.open) dialog.close();
      return;
    }
    const { drawFamily } = await import('./family-view.tsx');
    if (location.hash !== address || dialog.open) return;
    drawFamily(dialog, model);
    dialog.showModal();
  };
  addEventListener('hashchange', ({ oldURL }) => {
    isFromPage = new URL(oldURL).hash !== address;
    void follow();
  });
  dialog.addEventListener('close', () => {
    if (location.hash !== address) return;
    if (isFromPage) history.back();
    // Whoever came straight here has nowhere to go back to.
    else history.replaceState(null, '', '#livro');
  });
  void follow();
}
