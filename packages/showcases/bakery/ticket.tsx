import { contactLink } from '../browser/language.ts';
import { Sheet } from '../kit/sheet.tsx';
import type { Shown } from './app.ts';
import { dayWords, slotWords } from './format.ts';
import { focusMine } from './mine.tsx';
import { Receipt } from './receipt.tsx';
import { keyOf } from './reservation.ts';
import { words } from './words.ts';

export function Ticket({ app, now, ticket, saved }: Shown) {
  if (!ticket) return null;
  return (
    <Sheet
      id="done"
      aria-labelledby="done-title"
      onClose={() => {
        app.choose({ ticket: null });
        focusMine();
      }}
    >
      <div class="ticket" id="ticket">
        <h2 id="done-title">{words.mine.done}</h2>
        <p>{words.mine.sayCode(ticket.name)}</p>
        <p class="code">{ticket.code}</p>
        {saved.cancelled.includes(keyOf(ticket)) && (
          <p role="status">{words.mine.stages.cancelled}</p>
        )}
        <p class="when">
          <small>{words.booking.pickUp}</small>
          {dayWords(ticket.day, now.day)}, {slotWords(ticket.slot)}
        </p>
        <Receipt lines={ticket.lines} totalCents={ticket.totalCents} />
        {ticket.note && (
          <p>
            <q>{ticket.note}</q>
          </p>
        )}
        <p class="small">{words.mine.terms}</p>
        {!app.isKept() && <p class="small">{words.notKept}</p>}
        <p class="small">
          {words.mine.studio} <a href={contactLink(words.mine.subject)}>{words.mine.toStudio}</a>
        </p>
        <button
          type="button"
          class="button"
          onClick={({ currentTarget }) => currentTarget.closest('dialog')?.close()}
        >
          {words.mine.fine}
        </button>
      </div>
    </Sheet>
  );
}
