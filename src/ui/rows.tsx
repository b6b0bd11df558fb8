import type { ComponentProps } from 'react';

type RowsProps = ComponentProps<'dl'> & {
  rows: readonly (readonly [term: string, text: string])[];
};

/** Terms and what is said of each. */
export const Rows = ({ rows, ...rest }: RowsProps) => (
  <dl {...rest}>
    {rows.map(([term, text]) => (
      <div key={term}>
        <dt>{term}</dt>
        <dd>{text}</dd>
      </div>
    ))}
  </dl>
);
