import { find, showModal } from '../browser/element.ts';
import type { Model } from './model.ts';
import { words } from './words.ts';

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
    const view = await import('./family-view.tsx').catch(() => null);
    if (location.hash !== address || dialog.open) return;
    if (view) view.drawFamily(dialog, model);
    else dialog.replaceChildren(notOpened(dialog));
    showModal(dialog);
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

/** A button that says why there is nothing, and closes it. */
function notOpened(dialog: HTMLDialogElement): HTMLElement {
  const button = document.createElement('button');
  button.className = 'quiet';
  button.id = 'familia-titulo';
  button.textContent = words.family.notOpened;
  button.addEventListener('click', () => dialog.close());
  return button;
}
