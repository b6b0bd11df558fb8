/** Finds a required element; throws if there is none. */
export function find<Type extends Element>(
  selector: string,
  type: abstract new () => Type,
  root: ParentNode = document,
): Type {
  const element = root.querySelector(selector);
  if (!(element instanceof type)) throw new Error(`missing ${selector}`);
  return element;
}

/**
 * Shows a dialog over the page, and gives it the focus. Of a heading or a button in it Orca 43 would say nothing: what
 * had the focus has gone with the page. Of a dialog it says the name.
 */
export function showModal(dialog: HTMLDialogElement): void {
  // Else its first button or link has it for a moment, which may stand at its end, and is said.
  dialog.inert = true;
  dialog.showModal();
  dialog.inert = false;
  dialog.tabIndex = -1;
  dialog.focus();
}

function liveRegion(): HTMLElement {
  const element = document.createElement('p');
  element.className = 'unseen';
  element.role = 'status';
  return element;
}

/** Announces a text to screen readers, inside the open dialog if there is one: the page behind it is inert. */
export function announce(text: string): void {
  const dialogs = document.querySelectorAll('dialog[open]');
  const home = dialogs[dialogs.length - 1] ?? document.body;
  const region = home.querySelector(':scope > [role=status]') ?? home.appendChild(liveRegion());
  region.textContent = '';
  // Screen readers say what comes into a live region that was there, and empty, before. A page that comes back from
  // behind a dialog takes a moment to be there for them.
  setTimeout(() => {
    region.textContent = text;
  }, 250);
}
