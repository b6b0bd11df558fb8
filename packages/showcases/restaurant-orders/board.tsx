import { useLayoutEffect, useRef } from 'preact/hooks';
import { allergensOf } from './allergens.ts';
import type { Shown } from './app.ts';
import { CallButton, PlainButton } from './button.tsx';
import { CardHead } from './card-head.tsx';
import {
  formatElapsed,
  isLate,
  isOnBoard,
  isWanted,
  lastServed,
  quantityWanted,
  type Station,
  type Status,
  stationOfTicket,
  statusNames,
  type Ticket,
} from './kitchen.ts';
import { allergenSentence, conflictOf, lineWishes, withAllergens } from './line-words.ts';
import { findDish } from './menu.ts';
import { lineName, type OrderLine } from './order.ts';
import { advance } from './staff-acts.ts';
import { words } from './words.ts';

type Column = { status: Status; title: string; next: string; back?: string };

const columns = (['todo', 'doing', 'ready'] as const).map(
  (status): Column => ({ status, ...words.staff.columns[status] }),
);

const sentence = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

const nameOf = ({ table, number }: Ticket) => words.staff.label(table, number);

/** A station's tickets: the oldest stands first in each column. */
export function Board({ station, ...shown }: Shown & { station: Station }) {
  const { app, now } = shown;
  const own = shown.tickets.filter((ticket) => stationOfTicket(ticket) === station);
  // What was served last leaves the board, and can come back if that was a mistake.
  const served = lastServed(own, now);
  const onBoard = own.filter(isOnBoard);
  return (
    <>
      {served && (
        <p key="served" class="undo">
          {sentence(`${nameOf(served)}: ${statusNames.served}.`)}
          <PlainButton onClick={() => advance(app, served, 'served', -1)}>
            {words.staff.unserve}
          </PlainButton>
        </p>
      )}
      {onBoard.length === 0 ? (
        <div class="quiet">
          <p>{words.staff.quiet[station]}</p>
          <CallButton onClick={() => app.alone(app.model.addExamples)}>
            {words.staff.example}
          </CallButton>
        </div>
      ) : (
        <div class="columns">
          {columns.map((column) => (
            <ColumnOf key={column.status} {...shown} tickets={onBoard} column={column} />
          ))}
        </div>
      )}
    </>
  );
}

function ColumnOf({ column, ...shown }: Shown & { column: Column }) {
  const { status, title } = column;
  const tickets = shown.tickets
    .filter((ticket) => ticket.status === status)
    .sort((left, right) => left.sentAt - right.sentAt);
  return (
    <section aria-labelledby={`column-${status}`} data-status={status}>
      <h2 id={`column-${status}`}>
        {title}
        <b>{tickets.length}</b>
      </h2>
      {tickets.length === 0 ? (
        <p class="none">{words.staff.nothing(statusNames[status])}</p>
      ) : (
        <ol>
          {tickets.map((ticket) => (
            <TicketCard key={ticket.number} {...shown} ticket={ticket} column={column} />
          ))}
        </ol>
      )}
    </section>
  );
}

function TicketCard(shown: Shown & { ticket: Ticket; column: Column }) {
  const { app, now, soldOut, moved, ticket, column } = shown;
  const { number, table, status, sentAt, lines } = ticket;
  const late = isLate(ticket, now);
  const forward = isWanted(ticket) ? column.next : words.staff.putAway;
  const next = useRef<HTMLButtonElement>(null);
  // The focus goes with a ticket to its new column, if it was on it.
  useLayoutEffect(() => {
    if (moved === number && document.activeElement === document.body)
      next.current?.focus({ preventScroll: true });
  }, []);
  return (
    <li class="ticket" data-status={status} data-late={late ? '' : undefined}>
      <CardHead
        table={table}
        figure={<time>{formatElapsed(now - sentAt)}</time>}
        note={[late && words.staff.late, words.staff.ticket(number)].filter(Boolean).join(' · ')}
      />
      <ul>
        {lines.map((line, index) => (
          <TicketLine
            key={index}
            line={line}
            wanted={quantityWanted(ticket, index)}
            isSoldOut={status !== 'ready' && soldOut.includes(line.dishId)}
          />
        ))}
      </ul>
      <div class="moves">
        {column.back && (
          <button
            type="button"
            class="back"
            aria-label={`${column.back}: ${nameOf(ticket)}`}
            onClick={() => advance(app, ticket, status, -1)}
          />
        )}
        <button
          ref={next}
          type="button"
          class="next"
          onClick={() => advance(app, ticket, status, 1)}
        >
          {forward}
          <span class="unseen">{`: ${nameOf(ticket)}`}</span>
        </button>
      </div>
    </li>
  );
}

type TicketLineProps = { line: OrderLine; wanted: number; isSoldOut: boolean };

/**
 * A dish to be cooked, and how many are still wanted: none is crossed out. One with an allergy says what is in it as
 * it is ordered.
 */
function TicketLine({ line, wanted, isSoldOut }: TicketLineProps) {
  const dish = findDish(line.dishId);
  const wishes = lineWishes(line);
  return (
    <li>
      <b>{wanted}</b>
      <span>
        {wanted === 0 ? <s>{lineName(line)}</s> : lineName(line)}
        {wishes && <small>{wishes}</small>}
        {line.allergy && dish && (
          <strong class="allergy">
            {`${withAllergens(words.staff.allergy, line)}. ${conflictOf(line) || allergenSentence(allergensOf(dish, line.choices))}`}
          </strong>
        )}
        {wanted < line.quantity && (
          <>
            {' '}
            <strong class="gone">{words.staff.off(line.quantity - wanted)}</strong>
          </>
        )}
        {isSoldOut && wanted > 0 && <strong class="gone">{words.menu.soldOut}</strong>}
      </span>
    </li>
  );
}
