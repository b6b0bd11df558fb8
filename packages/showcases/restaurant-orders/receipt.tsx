import { formatDay } from '../browser/day-format.ts';
import { locale } from '../browser/language.ts';
import { formatCents } from '../browser/money.ts';
import type { App, Shown } from './app.ts';
import { Line, Totals } from './bill-lines.tsx';
import { PlainButton } from './button.tsx';
import { formatHour } from './hours.ts';
import { owedLines, ticketsOfTable } from './kitchen.ts';
import { billFor } from './order.ts';
import { dayOf, type Receipt } from './receipts.ts';
import { makeVoid } from './staff-acts.ts';
import { words } from './words.ts';

const day = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'Europe/Lisbon' });

/** "27 de novembro de 2026". */
export const formatDate = (instant: number): string => day.format(instant);

/** "27 de novembro". */
export const formatDayOfYear = (instant: number): string => formatDay(dayOf(instant), 'dayMonth');

export function printReceipt({ choose }: App, receipt: Receipt): void {
  choose({ printed: receipt });
  // Safari and phones print later: only then is the paper free for what lay on it.
  addEventListener('afterprint', () => choose({ printed: null }), { once: true });
  print();
}

/** What was paid, to be read on the page or printed on paper. */
export const ReceiptPaper = ({ receipt, id }: { receipt: Receipt; id: string }) => (
  <section class="receipt" aria-labelledby={id}>
    <p class="house">Tasca Ribeira</p>
    <h3 id={id}>{words.bill.receipt(receipt.number, receipt.table)}</h3>
    <p class="moment">
      {words.hours.dayAt(formatDate(receipt.paidAt), formatHour(receipt.paidAt))}
    </p>
    {receipt.part && <p class="moment">{words.bill.part}</p>}
    <ul>
      {receipt.lines.map((line, index) => (
        <Line key={index} line={line} isCounted />
      ))}
    </ul>
    <Totals bill={billFor(receipt.lines)} />
    <p class="moment">{words.bill.notInvoice}</p>
  </section>
);

type ReceiptListProps = {
  app: App;
  receipts: readonly Receipt[];
  /** What else there is to say of each. */
  about: (receipt: Receipt) => (string | false | undefined)[];
  /** Those that can be void. */
  voidable?: readonly number[];
};

/** Receipts to be printed one by one: number, what else there is to say, sum. */
export const ReceiptList = ({ app, receipts, about, voidable = [] }: ReceiptListProps) =>
  receipts.length > 0 && (
    <ul class="receipts">
      {receipts.map((receipt) => (
        <li key={receipt.number} data-void={receipt.isVoid === true}>
          <span class="what">
            {words.bill.receipt(receipt.number, receipt.table)}
            <small>{about(receipt).filter(Boolean).join(' · ')}</small>
          </span>
          <span class="sum">{formatCents(billFor(receipt.lines).total)}</span>
          {!receipt.isVoid && (
            <PlainButton
              aria-label={words.bill.printOne(receipt.number)}
              onClick={() => printReceipt(app, receipt)}
            >
              {words.staff.print}
            </PlainButton>
          )}
          {voidable.includes(receipt.number) && (
            <PlainButton
              aria-label={words.staff.voidOne(receipt.number)}
              onClick={() => makeVoid(app, receipt)}
            >
              {words.staff.makeVoid}
            </PlainButton>
          )}
        </li>
      ))}
    </ul>
  );

/**
 * Printed instead of the page, because a bill may be inside a dialog, which is not printed: the receipt that was chosen,
 * or the last one of guests who owe nothing.
 */
export function Paper({ view, printed, table, lines, tickets, ownReceipts }: Shown) {
  const owes = lines.length > 0 || owedLines(ticketsOfTable(tickets, table)).length > 0;
  const receipt = printed ?? (view || owes ? null : ownReceipts.at(-1));
  return receipt ? <ReceiptPaper receipt={receipt} id="paper-title" /> : null;
}
