import type { Shown } from './app.ts';
import { owedLines, ticketsOfTable } from './kitchen.ts';
import { ReceiptPaper } from './receipt.tsx';

/**
 * Printed instead of the page, because a bill may be inside a dialog, which is not printed: the receipt that was chosen,
 * or the last one of guests who owe nothing.
 */
export function Paper({ view, printed, table, lines, tickets, ownReceipts }: Shown) {
  const owes = lines.length > 0 || owedLines(ticketsOfTable(tickets, table)).length > 0;
  const receipt = printed ?? (view || owes ? null : ownReceipts.at(-1));
  return receipt ? <ReceiptPaper receipt={receipt} id="paper-title" /> : null;
}
