import { h, type VNode } from 'preact';
import { useMemo } from 'preact/hooks';

type PictureProps = {
  /** The text of an SVG file that has nothing but elements with attributes. */
  svg: string | undefined;
  class?: string;
};

/** A decorative picture, hidden from screen readers, that the page's styles reach. It is made once. */
export function Picture({ svg = '', class: className }: PictureProps) {
  return useMemo(
    () => drawn(svg, { class: className, 'aria-hidden': 'true', focusable: 'false' }),
    [svg, className],
  );
}

/** The shapes of such a file, for a drawing that they are a part of. */
export const shapesOf = (svg: string) => drawn(svg.replace(/<\/?svg.*?>/g, ''), {});

/** Read here, because the page's policy lets no script write markup (Trusted Types). */
function drawn(svg: string, own: Record<string, unknown>): VNode[] {
  const all: VNode[] = [];
  const open = [all];
  for (const [, end, tag = '', pairs = '', single] of svg.matchAll(
    /<(\/?)([\w-]+)([^>]*?)(\/?)>/g,
  )) {
    if (end) {
      open.pop();
      continue;
    }
    const attributes = [...pairs.matchAll(/([\w-]+)="(.*?)"/g)].map(([, name, value]) => [
      name,
      value,
    ]);
    const inner: VNode[] = [];
    open
      .at(-1)
      ?.push(h(tag, { ...Object.fromEntries(attributes), ...(tag === 'svg' && own) }, inner));
    if (!single) open.push(inner);
  }
  return all;
}
