import { formatCents } from '../browser/money.ts';
import type { Shown } from './app.ts';
import { opensToday } from './hours.ts';
import { isOnBoard } from './kitchen.ts';
import { findDish } from './menu.ts';
import { words } from './words.ts';

const today = findDish('bacalhau');

/** A dish of the day, as long as the house opens on it. */
export const Label = ({ now }: Shown) => (
  <span>{opensToday(now) ? words.page.dayLabel : words.page.houseLabel}</span>
);

/** The headline promises neither a dish that has run out nor one on a day that is over or of rest. */
export function Headline({ now, soldOut }: Shown) {
  const { headline, headlineGone, headlineClosed } = words.page;
  const today = soldOut.includes('bacalhau') ? headlineGone : headline;
  return (opensToday(now) ? today : headlineClosed).map((part) => [
    <span key={part}>{part}</span>,
    ' ',
  ]);
}

export function Today({ app, soldOut }: Shown) {
  if (!today) return null;
  const isGone = soldOut.includes(today.id);
  return (
    <button
      type="button"
      class="call"
      disabled={isGone}
      onClick={() => app.choose({ question: { kind: 'dish', dish: today } })}
    >
      <span>{words.page.order}</span>{' '}
      {isGone ? (
        <strong class="gone">{words.menu.soldOut}</strong>
      ) : (
        <b>{formatCents(today.price)}</b>
      )}
    </button>
  );
}

/** Leads to the staff, with how much waits for them. */
export function ToStaff({ tickets, requests }: Shown) {
  const todo = tickets.filter((ticket) => ticket.status === 'todo' && isOnBoard(ticket));
  const sum = todo.length + requests.length;
  return (
    <>
      <span>{words.page.staff}</span>{' '}
      {sum > 0 && (
        <b>
          {sum}
          <span class="unseen">{words.page.waiting(sum)}</span>
        </b>
      )}
    </>
  );
}
