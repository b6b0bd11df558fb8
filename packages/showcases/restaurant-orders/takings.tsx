import type { Shown } from './app.ts';
import { Totals } from './bill-lines.tsx';
import { formatHour } from './hours.ts';
import { formatDate, ReceiptList } from './receipt.tsx';
import { byDay, paidOnDayOf, type Receipt, takingsOf } from './receipts.ts';
import { words } from './words.ts';

const about = ({ paidAt, part, isVoid }: Receipt) => [
  formatHour(paidAt),
  part && words.bill.part,
  isVoid && words.staff.void,
];

/**
 * What the till must hold in the evening, the tax that is in it, and each receipt to be printed again or to be void;
 * then the same of other days.
 */
export function Takings({ app, now, receipts, voidable }: Shown) {
  const paid = paidOnDayOf(receipts, now);
  const others = byDay(receipts.filter((receipt) => !paid.includes(receipt)));
  return (
    <section class="takings" aria-labelledby="takings-title">
      <h2 id="takings-title">{words.staff.takings}</h2>
      {paid.some(({ isVoid }) => !isVoid) ? (
        <Totals bill={takingsOf(paid)} />
      ) : (
        <p class="none">{words.staff.noTakings}</p>
      )}
      <ReceiptList app={app} receipts={paid.toReversed()} about={about} voidable={voidable} />
      {others.length > 0 && (
        <details class="earlier">
          <summary>{words.staff.earlier}</summary>
          {others.map((day) => {
            const [first] = day;
            const title = first ? formatDate(first.paidAt) : '';
            return (
              <section key={title} aria-label={title}>
                <h3>{title}</h3>
                <Totals bill={takingsOf(day)} />
                <ReceiptList app={app} receipts={day.toReversed()} about={about} />
              </section>
            );
          })}
        </details>
      )}
    </section>
  );
}
