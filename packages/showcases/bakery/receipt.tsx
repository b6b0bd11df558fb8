import { formatCents } from '../browser/money.ts';
import { bakeById } from './products.ts';
import type { Line } from './reservation.ts';
import { words } from './words.ts';

type ReceiptProps = { lines: readonly Line[]; totalCents: number };

/** The lines of a basket with their price, and the total. */
export const Receipt = ({ lines, totalCents }: ReceiptProps) => (
  <dl class="receipt">
    {lines.map(({ id, quantity }) => (
      <div key={id}>
        <dt>
          {quantity} × {bakeById(id)?.name}
        </dt>
        <dd>{formatCents((bakeById(id)?.cents ?? 0) * quantity)}</dd>
      </div>
    ))}
    <div class="total">
      <dt>{words.booking.total}</dt>
      <dd>{formatCents(totalCents)}</dd>
    </div>
  </dl>
);
