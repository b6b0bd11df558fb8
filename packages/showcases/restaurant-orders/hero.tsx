import { formatCents } from '../browser/money.ts';
import type { Shown } from './app.ts';
import { findDish } from './menu.ts';
import { words } from './words.ts';

const today = findDish('bacalhau');

/** The headline does not promise a dish that has run out. */
export const Headline = ({ soldOut }: Shown) =>
  (soldOut.includes('bacalhau') ? words.page.headlineGone : words.page.headline).map((part) => [
    <span key={part}>{part}</span>,
    ' ',
  ]);

/** Orders the dish of the day. */
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
  const sum = tickets.filter(({ status }) => status === 'todo').length + requests.length;
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
