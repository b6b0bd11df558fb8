type Value = string | number | boolean | undefined | ((event: Event) => void);
type Attributes = Record<string, Value>;
type Child = Node | string | null | undefined | false;

function fill(element: Element, attributes: Attributes, children: Child[]): void {
  for (const [name, value] of Object.entries(attributes)) {
    if (typeof value === 'function') element.addEventListener(name.slice(2), value);
    else if (value === true) element.setAttribute(name, '');
    else if (value !== undefined && value !== false) element.setAttribute(name, String(value));
  }
  for (const child of children) if (child) element.append(child);
}

/** An HTML element; a function under `onclick` and the like becomes a listener. */
export function h<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  attributes: Attributes = {},
  ...children: Child[]
): HTMLElementTagNameMap[Tag] {
  const element = document.createElement(tag);
  // Inside a form a button would submit unless told otherwise.
  if (tag === 'button') element.setAttribute('type', 'button');
  fill(element, attributes, children);
  return element;
}

/** An SVG element. */
export function s(tag: string, attributes: Attributes = {}, ...children: Child[]): SVGElement {
  const element = document.createElementNS('http://www.w3.org/2000/svg', tag);
  fill(element, attributes, children);
  return element;
}
