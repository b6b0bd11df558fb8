import { h, type VNode } from 'preact';

/** A shape of a drawing that a function makes, or a group of shapes. */
export const shape = (
  tag: string,
  attributes: Record<string, string | number | undefined>,
  ...children: VNode[]
): VNode => h(tag, attributes, ...children);
