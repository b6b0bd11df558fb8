import { announce } from '../browser/element.ts';
import { formatCents } from '../browser/money.ts';
import type { Shown } from './app.ts';
import { highestOf, owedLines, stationOfTicket, ticketsOfTable } from './kitchen.ts';
import { billFor } from './order.ts';
import { words } from './words.ts';

/**
 * Says what others did: to guests, what has changed about their bill, and to staff, what has come in, with a sound.
 * @returns to be called with each drawing; `isOwn` if it shows what was done here
 */
export function createNews(first: Shown): (shown: Shown, isOwn: boolean) => void {
  const owedOf = ({ table, tickets }: Shown) =>
    billFor(owedLines(ticketsOfTable(tickets, table))).total;
  let seen = { table: first.table, owed: owedOf(first) };
  let lastNumber = first.tickets.at(-1)?.number ?? 0;
  let lastAsked = first.requests.length;

  function tellGuests({ table }: Shown, owed: number) {
    if (table !== seen.table) {
      if (table !== null) announce(words.say.tableMoved(table));
    } else if (owed !== seen.owed)
      announce(owed > 0 ? words.say.billNow(formatCents(owed)) : words.bill.paid);
  }

  function tellStaff({ app, view, tickets, requests }: Shown) {
    const fresh = tickets.filter(({ number }) => number > lastNumber);
    const request = requests.slice(lastAsked).at(-1);
    const newest = fresh.at(-1);
    if (newest) announce(words.say.newOrder(newest.table));
    if (request) announce(words.say.billAsked(request.table));
    const isForThem =
      view === 'sala' ? request : fresh.some((one) => stationOfTicket(one) === view);
    if (isForThem) app.watch.ring();
  }

  return (shown, isOwn) => {
    const owed = owedOf(shown);
    if (shown.view) tellStaff(shown);
    else if (!isOwn) tellGuests(shown, owed);
    seen = { table: shown.table, owed };
    lastNumber = Math.max(lastNumber, highestOf(shown.tickets));
    lastAsked = shown.requests.length;
  };
}
