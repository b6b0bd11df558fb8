import { formatCents } from '../browser/money.ts';
import type { Shown } from './app.ts';
import { BillPaper } from './bill-paper.tsx';
import { CallButton, PlainButton } from './button.tsx';
import { CloseButton, Dialog } from './dialog.tsx';
import { chooseTable, order, whyClosed } from './guest-acts.ts';
import { formatHour, takesOrders } from './hours.ts';
import { owedLines, stationOf, ticketsOfTable } from './kitchen.ts';
import { billFor } from './order.ts';
import { useHeading } from './use-heading.ts';
import { words } from './words.ts';

/** The guests' bill beside the menu, where there is room for it. */
export const Side = (shown: Shown) => shown.isWide && <Bill {...shown} />;

/** Elsewhere it lies over the menu. */
export const BillDialog = (shown: Shown) =>
  shown.isBillOpen && (
    <Dialog
      class="sheet bill-sheet"
      aria-labelledby="bill-title"
      onClose={() => shown.app.choose({ isBillOpen: false })}
    >
      <Bill {...shown} />
    </Dialog>
  );

function Bill(shown: Shown) {
  const { app, isWide, now, table } = shown;
  const { alone, model } = app;
  const heading = useHeading();
  return (
    <div class="bill">
      <header>
        <h2 ref={heading} id="bill-title" tabIndex={-1}>
          {words.bill.title}
        </h2>
        <button type="button" class="table" onClick={() => chooseTable(app)}>
          {table === null ? (
            words.bill.whichTable
          ) : (
            <>
              {words.bill.table} <b>{table}</b>
              <span class="unseen">{words.bill.change}</span>
            </>
          )}
        </button>
        {!isWide && <CloseButton />}
      </header>
      <BillPaper {...shown} />
      {!model.isKept() && <p class="pretend">{words.say.notKept}</p>}
      <div class="actions">
        <NextStep {...shown} />
      </div>
      {model.isPretending() && !app.isPhoto && (
        <p class="pretend">
          {words.bill.pretended(formatHour(now))}
          <PlainButton onClick={() => alone(() => model.pretend(false))}>
            {words.bill.realTime}
          </PlainButton>
        </p>
      )}
    </div>
  );
}

/** Each button has a key: a press that begins on one does not end on another that has taken its place. */
function NextStep({ app, now, table, tickets, lines, ownReceipts, soldOut }: Shown) {
  const { alone, model } = app;
  const closed = whyClosed(now, lines);
  if (lines.length === 0) {
    if (ticketsOfTable(tickets, table).length > 0) return <p class="rest">{words.bill.allSent}</p>;
    return (
      ownReceipts.length > 0 && (
        <CallButton key="another" onClick={() => alone(() => void model.leave())}>
          {words.bill.another}
        </CallButton>
      )
    );
  }
  if (lines.some(({ dishId }) => soldOut.includes(dishId)))
    return (
      <CallButton key="drop" onClick={() => alone(model.dropSoldOut)}>
        {words.bill.drop}
      </CallButton>
    );
  if (closed !== null)
    return (
      <>
        <p class="rest">{closed}</p>
        {takesOrders(now, false) && lines.some((line) => stationOf(line) === 'bar') && (
          <CallButton key="drinks" onClick={() => order(app, 'bar')}>
            {words.bill.sendDrinks}
          </CallButton>
        )}
        <CallButton key="pretend" onClick={() => alone(() => model.pretend(true))}>
          {words.bill.pretend}
        </CallButton>
      </>
    );
  return (
    <CallButton key="send" onClick={() => order(app)}>
      {words.bill.send}
    </CallButton>
  );
}

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
