import type { ComponentChildren } from 'preact';
import { formatCents } from '../browser/money.ts';
import { Rows } from '../kit/rows.tsx';
import { conflictOf, lineWishes, withAllergens } from './line-words.ts';
import { type Bill, lineName, linePrice, type OrderLine } from './order.ts';
import { words } from './words.ts';

type LineProps = {
  line: OrderLine;
  /** How many stands before the dish; otherwise it is said after the price. */
  isCounted?: boolean;
  isSoldOut?: boolean;
  /** Stands after the price. */
  children?: ComponentChildren;
};

/** A line of a bill. "Alergia: nozes. Atenção: assim como está, leva nozes." */
export function Line({ line, isCounted, isSoldOut, children }: LineProps) {
  const wishes = lineWishes(line);
  return (
    <li>
      {isCounted && <span class="times">{`${line.quantity} ×`}</span>}
      <span class="what">
        {lineName(line)}
        {wishes && <small>{wishes}</small>}
        {line.allergy && (
          <strong class="allergy">
            {[withAllergens(words.menu.allergic, line), conflictOf(line)]
              .filter(Boolean)
              .join('. ')}
          </strong>
        )}
        {isSoldOut && <strong class="gone">{words.bill.gone}</strong>}
      </span>
      <span class="sum">{formatCents(linePrice(line))}</span>
      {children}
    </li>
  );
}

export const Totals = ({ bill }: { bill: Bill }) => (
  <Rows
    class="totals"
    rows={[
      [words.bill.total, formatCents(bill.total), 'grand'],
      ...bill.vat.map(
        ({ rate, net, vat }) => [words.bill.vat(rate, formatCents(net)), formatCents(vat)] as const,
      ),
    ]}
  />
);
