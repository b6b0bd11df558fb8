import type { ComponentProps } from 'preact';

type RowsProps = ComponentProps<'dl'> & {
  /** Each with the class of the row, if it has one. */
  rows: readonly (readonly [term: string, text: string, name?: string])[];
};

/** Terms and what belongs to them; what else is in the list comes after them. */
export const Rows = ({ rows, children, ...props }: RowsProps) => (
  <dl {...props}>
    {rows.map(([term, text, name]) => (
      <div key={term} class={name || undefined}>
        <dt>{term}</dt>
        <dd>{text}</dd>
      </div>
    ))}
    {children}
  </dl>
);
