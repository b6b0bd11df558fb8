import { locale } from '../browser/language.ts';
import { formatCents } from '../browser/money.ts';
import { Line, Totals } from './bill-lines.tsx';
import { PlainButton } from './button.tsx';
import { formatHour } from './hours.ts';
import { billFor } from './order.ts';
import type { Receipt } from './receipts.ts';
import { words } from './words.ts';

const day = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'Europe/Lisbon' });

/** "27 de novembro de 2026". */
export const formatDay = (instant: number): string => day.format(instant);

const dayOfYear = new Intl.DateTimeFormat(locale, {
  day: 'numeric',
  month: 'long',
  timeZone: 'Europe/Lisbon',
});

/** "27 de novembro". */
export const formatDayOfYear = (instant: number): string => dayOfYear.format(instant);

/** The day and the hour of a payment. */
const formatMoment = (instant: number): string =>
  words.hours.dayAt(formatDay(instant), formatHour(instant));

/** What was paid, to be read on the page or printed on paper. */
export const ReceiptPaper = ({ receipt, id }: { receipt: Receipt; id: string }) => (
  <section class="receipt" aria-labelledby={id}>
    <p class="house">Tasca Ribeira</p>
    <h3 id={id}>{words.bill.receipt(receipt.number, receipt.table)}</h3>
    <p class="moment">{formatMoment(receipt.paidAt)}</p>
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
  receipts: readonly Receipt[];
  /** What else there is to say of each. */
  about: (receipt: Receipt) => (string | false | undefined)[];
  onPrint: (receipt: Receipt) => void;
  /** Those that can be void, and how. */
  voidable?: readonly number[];
  onVoid?: (receipt: Receipt) => void;
};

/** Receipts to be printed one by one: number, what else there is to say, sum. */
export const ReceiptList = ({
  receipts,
  about,
  onPrint,
  voidable = [],
  onVoid,
}: ReceiptListProps) =>
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
              onClick={() => onPrint(receipt)}
            >
              {words.staff.print}
            </PlainButton>
          )}
          {onVoid && voidable.includes(receipt.number) && (
            <PlainButton
              aria-label={words.staff.voidOne(receipt.number)}
              onClick={() => onVoid(receipt)}
            >
              {words.staff.makeVoid}
            </PlainButton>
          )}
        </li>
      ))}
    </ul>
  );
