import { formatCents } from '../browser/money.ts';
import type { Shown } from './app.ts';
import { owedLines, ticketsOfTable } from './kitchen.ts';
import { billFor } from './order.ts';
import { words } from './words.ts';

/** Leads to the bill, where there is no room for it: what is to be sent, or else what is owed. */
export function BillBar({ app, table, tickets, lines }: Shown) {
  const unsent = billFor(lines);
  const owed = billFor(owedLines(ticketsOfTable(tickets, table)));
  if (unsent.count + owed.count === 0 && table === null && !app.isPhoto) return null;
  return (
    <button type="button" class="bill-bar" onClick={() => app.choose({ isBillOpen: true })}>
      <span>{unsent.count > 0 ? words.bill.unsentCount(unsent.count) : words.bill.title}</span>
      <b>{formatCents(unsent.count > 0 ? unsent.total : owed.total)}</b>
    </button>
  );
}
