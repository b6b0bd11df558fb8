/** The element a selector names, of the type it must have; throws when the page and the code disagree. */
export function find<T extends Element>(
  root: ParentNode,
  selector: string,
  type: abstract new () => T,
): T {
  const found = root.querySelector(selector);
  if (found instanceof type) return found;
  throw new Error(`The page has no ${selector}`);
}

/** Says a change aloud to people who use a screen reader. */
export function announce(text: string): void {
  find(document, '[data-status]', HTMLElement).textContent = text;
}

/** True when the address asks for the still state that pictures are taken of. */
export const isPhoto = new URLSearchParams(location.search).has('photo');
