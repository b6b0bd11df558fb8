import { s } from '../browser/element.ts';

/** A shape as data: the tag, its attributes and, for a group, what it holds. */
export type Shape = readonly [
  tag: string,
  attributes: Readonly<Record<string, string | number>>,
  children?: readonly Shape[],
];

const node = ([tag, attributes, children = []]: Shape): SVGElement =>
  s(tag, attributes, ...children.map(node));

/** A decorative picture, hidden from screen readers. */
export function picture(
  width: number,
  height: number,
  shapes: readonly Shape[],
  className?: string,
): SVGElement {
  const viewBox = `0 0 ${width} ${height}`;
  const hidden = { 'aria-hidden': 'true', focusable: 'false' };
  return s('svg', { viewBox, class: className, ...hidden }, ...shapes.map(node));
}
