import type { ComponentChildren } from 'preact';
import { words } from './words.ts';

type CardHeadProps = { table: number; figure: ComponentChildren; note: string };

/** The table of a card, and what changes about it. */
export const CardHead = ({ table, figure, note }: CardHeadProps) => (
  <header>
    <h3>
      <small>{words.bill.table}</small>
      {` ${table}`}
    </h3>
    <p class="clock">
      {figure}
      <small>{note}</small>
    </p>
  </header>
);
