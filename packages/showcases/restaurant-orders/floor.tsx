import { formatCents } from '../browser/money.ts';
import type { Shown } from './app.ts';
import { CallButton, PlainButton } from './button.tsx';
import { CardHead } from './card-head.tsx';
import { formatHour } from './hours.ts';
import { isToCome, owedLines, statusNames, ticketsOfTable } from './kitchen.ts';
import { zones } from './menu.ts';
import { billFor } from './order.ts';
import { formatDayOfYear } from './receipt.tsx';
import { isSameDay } from './receipts.ts';
import { moveBill, takePayment, undo } from './staff-acts.ts';
import { Stock } from './stock.tsx';
import { Takings } from './takings.tsx';
import { undoSentence } from './undo.ts';
import { words } from './words.ts';

/** The room as the staff see it: who wants to pay, who still eats, what has come in, what has run out. */
export function Floor(shown: Shown) {
  const { app, tickets, requests, undoable } = shown;
  // Those who asked first come first; those who did not ask come after them, in the room's order.
  const asked = (table: number) =>
    requests.find((request) => request.table === table)?.at ?? Number.MAX_SAFE_INTEGER;
  const open = zones
    .flatMap((zone) => zone.tables)
    .filter((table) => ticketsOfTable(tickets, table).length > 0)
    .sort((left, right) => asked(left) - asked(right));
  const example = (
    <CallButton onClick={() => app.alone(app.model.addExamples)}>{words.staff.example}</CallButton>
  );
  return (
    <>
      {undoable && (
        <p key="undo" class="undo">
          {undoSentence(undoable)}
          <PlainButton onClick={() => undo(app)}>{words.undo.button}</PlainButton>
        </p>
      )}
      {open.length === 0 ? (
        <div class="quiet">
          <p>{words.staff.noBills}</p>
          {example}
        </div>
      ) : (
        <section aria-labelledby="open-title">
          <h2 id="open-title" class="unseen">
            {words.staff.openBills}
          </h2>
          <ol class="tables-open">
            {open.map((table) => (
              <TableCard key={table} {...shown} table={table} />
            ))}
          </ol>
          {example}
        </section>
      )}
      <Takings {...shown} />
      <Stock {...shown} />
    </>
  );
}

function TableCard({ app, now, table, tickets, requests }: Shown & { table: number }) {
  const own = ticketsOfTable(tickets, table);
  const request = requests.find((entry) => entry.table === table);
  // A bill that was left open has nobody at the table.
  const first = Math.min(...own.map(({ sentAt }) => sentAt));
  const seated =
    first < now && !isSameDay(first, now)
      ? words.staff.since(formatDayOfYear(first))
      : words.staff.seated;
  const waits = own
    .filter(isToCome)
    .map(({ number, status }) => words.staff.ticketStatus(number, statusNames[status]));
  return (
    <li class="ticket" data-status={request ? 'doing' : 'todo'}>
      <CardHead
        table={table}
        figure={formatCents(billFor(owedLines(own)).total)}
        note={request ? words.staff.askedAt(formatHour(request.at)) : seated}
      />
      <p class="state">{waits.length === 0 ? words.staff.allServed : waits.join(', ')}</p>
      <div class="moves">
        <button type="button" class="next" onClick={() => takePayment(app, table)}>
          {words.staff.take}
          <span class="unseen">{words.staff.takeFrom(table)}</span>
        </button>
        <button type="button" class="aside" onClick={() => moveBill(app, table)}>
          {words.staff.move}
          <span class="unseen">{words.staff.takeFrom(table)}</span>
        </button>
      </div>
    </li>
  );
}
