import { formatCents } from '../browser/money.ts';
import { Rows } from '../kit/rows.tsx';
import { linesWords } from './format.ts';
import { type Line, totalCentsOf } from './reservation.ts';
import { words } from './words.ts';

type ReceiptProps = { lines: readonly Line[]; totalCents: number };

export const Receipt = ({ lines, totalCents }: ReceiptProps) => (
  <Rows
    class="receipt"
    rows={[
      ...lines.map((line) => [linesWords([line]), formatCents(totalCentsOf([line]))] as const),
      [words.booking.total, formatCents(totalCents), 'total'],
    ]}
  />
);
