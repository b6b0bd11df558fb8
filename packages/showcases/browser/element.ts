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

let region: HTMLElement | undefined;

function liveRegion(): HTMLElement {
  const element = document.createElement('p');
  element.className = 'unseen';
  element.role = 'status';
  element.ariaLive = 'polite';
  return element;
}

/** Announces a text to screen readers, inside the open dialog if there is one: the page behind it is inert. */
export function announce(text: string): void {
  region ??= liveRegion();
  const dialogs = document.querySelectorAll('dialog[open]');
  const home = dialogs[dialogs.length - 1] ?? document.body;
  if (region.parentNode !== home) home.append(region);
  region.textContent = '';
  const spoken = region;
  // Screen readers announce a live region only if it was empty before.
  setTimeout(() => {
    spoken.textContent = text;
  }, 60);
}
