type Child = Node | string | null;

/** An element with attributes and children; text always goes in as text. */
export function h<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  attributes: Readonly<Record<string, string>> = {},
  ...children: readonly Child[]
): HTMLElementTagNameMap[Tag] {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  element.append(...children.filter((child) => child !== null));
  return element;
}

const SVG = 'http://www.w3.org/2000/svg';

/** A shape as data: the tag, its attributes and, for a group, what it holds. */
export type Shape = readonly [
  tag: string,
  attributes: Readonly<Record<string, string | number>>,
  children?: readonly Shape[],
];

function node([tag, attributes, children = []]: Shape): SVGElement {
  const element = document.createElementNS(SVG, tag);
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, String(value));
  element.append(...children.map(node));
  return element;
}

/** A picture that says nothing to a screen reader: the words are always beside it. */
export function picture(
  width: number,
  height: number,
  shapes: readonly Shape[],
  className = '',
): SVGElement {
  return node([
    'svg',
    {
      viewBox: `0 0 ${width} ${height}`,
      'aria-hidden': 'true',
      focusable: 'false',
      class: className,
    },
    shapes,
  ]);
}

/** The element of the page's own HTML with this id. */
export function byId(id: string): HTMLElement {
  const element = document.getElementById(id);
  if (!element) throw new Error(`The page has no element #${id}.`);
  return element;
}
