import type { Shown } from './app.ts';
import { Totals } from './bill-lines.tsx';
import { formatHour } from './hours.ts';
import { printReceipt } from './paper.tsx';
import { formatMoment, ReceiptList } from './receipt.tsx';
import { paidOnDayOf, type Receipt, takingsOf } from './receipts.ts';
import { words } from './words.ts';

const about =
  (hour: (instant: number) => string) =>
  ({ paidAt, part, isVoid }: Receipt) => [
    hour(paidAt),
    part && words.bill.part,
    isVoid && words.staff.void,
  ];

/** What the till must hold in the evening, the tax that is in it, and each receipt to be printed again. */
export function Takings({ app, now, receipts }: Shown) {
  const paid = paidOnDayOf(receipts, now);
  const earlier = receipts.filter((receipt) => !paid.includes(receipt));
  const handlePrint = (receipt: Receipt) => printReceipt(app, receipt);
  return (
    <section class="takings" aria-labelledby="takings-title">
      <h2 id="takings-title">{words.staff.takings}</h2>
      {paid.some(({ isVoid }) => !isVoid) ? (
        <Totals bill={takingsOf(paid)} />
      ) : (
        <p class="none">{words.staff.noTakings}</p>
      )}
      <ReceiptList receipts={paid.toReversed()} about={about(formatHour)} onPrint={handlePrint} />
      {earlier.length > 0 && (
        <details class="earlier">
          <summary>{words.staff.earlier}</summary>
          <ReceiptList
            receipts={earlier.toReversed()}
            about={about(formatMoment)}
            onPrint={handlePrint}
          />
        </details>
      )}
    </section>
  );
}
