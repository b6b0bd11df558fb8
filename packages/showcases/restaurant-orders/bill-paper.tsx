import { contactLink } from '../browser/language.ts';
import { formatCents } from '../browser/money.ts';
import { Amount } from './amount.tsx';
import type { Shown } from './app.ts';
import { DishArt } from './art.tsx';
import { Line, Totals } from './bill-lines.tsx';
import { CallButton, PlainButton } from './button.tsx';
import { step, whyClosed } from './guest-acts.ts';
import { formatHour, formatOpening, isOpen } from './hours.ts';
import { isToCome, owedLines, type Status, statusNames, ticketsOfTable } from './kitchen.ts';
import { lineWishes } from './line-words.ts';
import { billFor, lineKey, lineName, maxQuantity, type OrderLine } from './order.ts';
import { printReceipt, ReceiptList, ReceiptPaper } from './receipt.tsx';
import type { Receipt } from './receipts.ts';
import { words } from './words.ts';

const aboutPart = ({ part }: Receipt) => [part && words.bill.part];

/** The paper of a bill: what is chosen, each order, and the sum; once it is paid, thanks and the receipt. */
export function BillPaper(shown: Shown) {
  const { app, now, table, lines, ownReceipts, soldOut } = shown;
  const tickets = ticketsOfTable(shown.tickets, table);
  const owed = owedLines(tickets);
  const isEmpty = lines.length + owed.length === 0;
  const last = ownReceipts.at(-1);
  if (isEmpty && last) return <Thanks {...shown} receipt={last} />;
  const canSend =
    whyClosed(now, lines) === null && !lines.some(({ dishId }) => soldOut.includes(dishId));
  return (
    <div class="paper">
      {isEmpty && (
        <div class="nothing">
          <DishArt id="vazio" />
          <p>
            <b>{words.bill.laid}</b> {words.bill.pick}
          </p>
          {!isOpen(now) && <p>{words.bill.closed(formatOpening(now))}</p>}
        </div>
      )}
      {lines.length > 0 && <Fresh {...shown} isFirst={tickets.length === 0} />}
      {tickets.toReversed().map((ticket) => (
        <Slip
          key={ticket.number}
          title={words.bill.ticket(ticket.number)}
          status={ticket.status}
          lines={owedLines([ticket])}
        />
      ))}
      <ToCome {...shown} />
      <TakenOff {...shown} />
      {!isEmpty && <Totals bill={billFor(tickets.length > 0 ? owed : lines)} />}
      <ReceiptList app={app} receipts={ownReceipts} about={aboutPart} />
      {tickets.length > 0 && (lines.length === 0 || !canSend) && <AskToPay {...shown} />}
    </div>
  );
}

function Fresh({ app, lines, soldOut, isFirst }: Shown & { isFirst: boolean }) {
  return (
    <section class="fresh">
      <h3>
        {words.bill.unsent}
        {/* What is owed and what may still be sent are two sums. */}
        {!isFirst && <span class="status">{formatCents(billFor(lines).total)}</span>}
      </h3>
      <ul>
        {lines.map((line) => (
          <Line key={lineKey(line)} line={line} isSoldOut={soldOut.includes(line.dishId)}>
            <Amount
              value={line.quantity}
              max={maxQuantity}
              what={[lineName(line), lineWishes(line)].filter(Boolean).join(', ')}
              onStep={(by) => step(app, line, by)}
            />
          </Line>
        ))}
      </ul>
    </section>
  );
}

type SlipProps = { title: string; status?: Status; lines?: readonly OrderLine[] };

const Slip = ({ title, status, lines = [] }: SlipProps) => (
  <section class={status ? 'sent' : 'sent off'} data-status={status}>
    <h3>
      {title}
      {status && <span class="status">{statusNames[status]}</span>}
    </h3>
    {lines.length > 0 && (
      <ul>
        {lines.map((line, index) => (
          <Line key={index} line={line} isCounted />
        ))}
      </ul>
    )}
  </section>
);

/** What these guests have paid for and still wait for. */
const ToCome = ({ app, tickets }: Shown) =>
  tickets
    .filter((ticket) => ticket.paid && app.model.isTheirs(ticket) && isToCome(ticket))
    .reverse()
    .map(({ number, status }) => (
      <Slip key={number} title={words.bill.paidTicket(number)} status={status} />
    ));

/** What these guests have ordered and the house has taken off their bill. */
function TakenOff({ app, tickets }: Shown) {
  const taken = tickets
    .filter(app.model.isTheirs)
    .flatMap(({ lines, off }) =>
      lines.map((line, index) => ({ ...line, quantity: off[index] ?? 0 })),
    )
    .filter(({ quantity }) => quantity > 0);
  return taken.length > 0 && <Slip title={words.bill.takenOff} lines={taken} />;
}

/** Asking to pay stands on the paper, away from the place where an order was sent a moment ago. */
function AskToPay({ app, table, requests }: Shown) {
  const request = requests.find((each) => each.table === table);
  return (
    <p class="ask">
      {request ? (
        <>
          <span>{words.bill.asked(formatHour(request.at))}</span>
          <PlainButton onClick={() => app.alone(app.model.withdraw)}>
            {words.bill.withdraw}
          </PlainButton>
        </>
      ) : (
        <CallButton
          onClick={() => table !== null && app.choose({ question: { kind: 'bill', table } })}
        >
          {words.bill.ask}
        </CallButton>
      )}
    </p>
  );
}

/** The guest has paid: thanks, what is still to come, the receipt, those of earlier parts, and what the studio can do. */
function Thanks({ receipt, ...shown }: Shown & { receipt: Receipt }) {
  const { app, ownReceipts } = shown;
  return (
    <div class="paper">
      <div class="nothing">
        <p>
          <b>{words.bill.paid}</b> {words.bill.goodbye}
        </p>
      </div>
      <ToCome {...shown} />
      <TakenOff {...shown} />
      <ReceiptPaper receipt={receipt} id="receipt-title" />
      <p class="ask">
        <CallButton onClick={() => printReceipt(app, receipt)}>{words.bill.print}</CallButton>
      </p>
      <ReceiptList app={app} receipts={ownReceipts.slice(0, -1)} about={aboutPart} />
      <p class="moment">
        {words.page.studio} <a href={contactLink(words.page.subject)}>{words.page.toStudio}</a>
      </p>
    </div>
  );
}
