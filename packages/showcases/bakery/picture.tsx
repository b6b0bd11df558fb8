import { h, type VNode } from 'preact';
import { useMemo } from 'preact/hooks';

/** A shape as data: the tag, its attributes and, for a group, what it holds. */
export type Shape = readonly [
  tag: string,
  attributes: Readonly<Record<string, string | number>>,
  children?: readonly Shape[],
];

type PictureProps = {
  width: number;
  height: number;
  shapes: readonly Shape[] | undefined;
  class?: string;
};

/** A decorative picture, hidden from screen readers. Its shapes are compared once and never again. */
export function Picture({ width, height, shapes = [], class: className }: PictureProps) {
  return useMemo(
    () => (
      <svg
        viewBox={`0 0 ${width} ${height}`}
        class={className}
        aria-hidden="true"
        {...{ focusable: 'false' }}
      >
        {shapes.map(drawn)}
      </svg>
    ),
    [width, height, shapes, className],
  );
}

const drawn = ([tag, attributes, children = []]: Shape): VNode =>
  h(tag, attributes, children.map(drawn));
