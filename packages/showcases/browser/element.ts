type Value = string | number | boolean | null | undefined;
type Attributes = Record<string, Value | ((event: Event) => void)>;
type Child = Node | string | null | undefined | false;

function fill(element: Element, attributes: Attributes, children: readonly Child[]): void {
  for (const [name, value] of Object.entries(attributes)) {
    if (typeof value === 'function') element.addEventListener(name.slice(2), value);
    else if (value === true) element.setAttribute(name, '');
    else if (value !== false && value !== null && value !== undefined) {
      element.setAttribute(name, String(value));
    }
  }
  for (const child of children) if (child) element.append(child);
}

/**
 * Creates an element. `onclick` and other handlers become listeners, `true` becomes an empty attribute,
 * `false` and `undefined` are left out. Strings become text nodes, never HTML.
 */
export function h<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  attributes: Attributes = {},
  ...children: Child[]
): HTMLElementTagNameMap[Tag] {
  const element = document.createElement(tag);
  // The default type of a button in a form is `submit`.
  if (tag === 'button') element.setAttribute('type', 'button');
  fill(element, attributes, children);
  return element;
}

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

/** Announces a text to screen readers, inside the open dialog if there is one: the page behind it is inert. */
export function announce(text: string): void {
  region ??= h('p', { class: 'unseen', role: 'status', 'aria-live': 'polite' });
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
