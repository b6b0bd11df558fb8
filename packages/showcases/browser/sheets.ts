/**
 * Dialogs as places in the history: Back closes the topmost one and stays on the page. How many are
 * open stands in the history entry's own state, and after each change both are made to agree.
 */
const open: HTMLDialogElement[] = [];
let isGoingBack = false;
let focused: Element | null = null;

function depth(): number {
  const state: unknown = history.state;
  if (typeof state !== 'object' || state === null || !('sheets' in state)) return 0;
  return typeof state.sheets === 'number' ? state.sheets : 0;
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
  dialog.showModal();
  open.push(dialog);
  // In the same task as the press: entries that nobody asked for are skipped by Back.
  settle();
  dialog.addEventListener(
    'close',
    () => {
      // One sheet may have closed in order to open the next, which then takes its place.
      forgetClosed();
      settle();
    },
    { once: true },
  );
}

/** Closes whatever lies over the page, for a change of screen. */
export function closeSheets(): void {
  for (const dialog of [...open].reverse()) dialog.close();
}

/** To be called once, when what was open before a reload is open again. */
export function followHistory(): void {
  addEventListener('popstate', () => {
    if (isGoingBack) {
      isGoingBack = false;
      // An entry with a fragment takes the focus to it, away from where closing has just put it.
      requestAnimationFrame(() => {
        if (open.length === 0 && focused instanceof HTMLElement && focused !== document.body) {
          focused.focus();
        }
      });
      settle();
      return;
    }
    while (open.length > depth()) open.pop()?.close();
    // Forward, to a sheet that is not open any more.
    settle();
  });
  settle();
}

/** Lets a press on the dimmed page close the dialog, as people expect of a sheet. */
export function closeOnBackdrop(dialog: HTMLDialogElement): void {
  dialog.addEventListener('pointerdown', (event) => {
    if (event.target === dialog) dialog.close();
  });
}
