import type { ComponentChildren, ComponentProps } from 'preact';

type WideTableProps = ComponentProps<'table'> & {
  /** Of the place in which it scrolls. */
  name: string;
  /** The id of its heading. */
  titleId: string;
  heads: readonly string[];
  /** The cells of the last row. */
  foot: ComponentChildren;
};

/** A table that may be wider than the screen. */
export const WideTable = ({ name, titleId, heads, foot, children, ...props }: WideTableProps) => (
  // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls sideways is reached by keyboard.
  <section class={name} aria-labelledby={titleId} tabIndex={0}>
    <table {...props}>
      <thead>
        <tr>
          {heads.map((head) => (
            <th key={head} scope="col">
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>{children}</tbody>
      <tfoot>
        <tr>{foot}</tr>
      </tfoot>
    </table>
  </section>
);
