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

/** A decorative picture, hidden from screen readers. */
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
