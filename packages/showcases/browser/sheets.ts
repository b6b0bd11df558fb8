import { showModal } from './element.ts';
import { recordOf } from './kept.ts';

/**
 * Dialogs with history entries: Back closes the topmost dialog and stays on the page. The state of the
 * history entry contains the number of open dialogs; after each change both are synchronised.
 */
const open: HTMLDialogElement[] = [];
let isGoingBack = false;
let focused: Element | null = null;

function depth(): number {
  const { sheets } = recordOf(history.state);
  return typeof sheets === 'number' ? sheets : 0;
}

function settle(): void {
  while (depth() < open.length) history.pushState({ sheets: depth() + 1 }, '');
  if (depth() > open.length && !isGoingBack) {
    isGoingBack = true;
    focused = document.activeElement;
    history.go(open.length - depth());
  }
}

function forgetClosed(): void {
  for (let index = open.length - 1; index >= 0; index -= 1) {
    if (!open[index]?.open) open.splice(index, 1);
  }
}

/** Shows a dialog over the page. Back, Escape and its own buttons close it alike. */
export function openSheet(dialog: HTMLDialogElement): void {
  forgetClosed();
  showModal(dialog);
  open.push(dialog);
  // In the task of the click: browsers skip history entries added without user activation on Back.
  settle();
  dialog.addEventListener(
    'close',
    () => {
      // If a dialog closed to open another, the new one takes over its history entry.
      forgetClosed();
      settle();
    },
    { once: true },
  );
}

/** Closes all dialogs, for a change of screen. */
export function closeSheets(): void {
  for (const dialog of [...open].reverse()) dialog.close();
}

/** Call once after a reload, when the dialogs that were open are open again. */
export function followHistory(): void {
  addEventListener('popstate', () => {
    if (isGoingBack) {
      isGoingBack = false;
      // A history entry with a fragment would move the focus to its target.
      requestAnimationFrame(() => {
        if (open.length === 0 && focused instanceof HTMLElement && focused !== document.body) {
          focused.focus();
        }
      });
      settle();
      return;
    }
    while (open.length > depth()) open.pop()?.close();
    // Forward to a dialog that is no longer open.
    settle();
  });
  settle();
}

/** Closes the dialog on a click on its backdrop. */
export function closeOnBackdrop(dialog: HTMLDialogElement): void {
  dialog.addEventListener('pointerdown', (event) => {
    if (event.target === dialog) dialog.close();
  });
}
