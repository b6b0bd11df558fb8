import { scrollToElement } from '../../journey.ts';
import type { Tab } from '../../tab.ts';
import { waitFor } from '../../wait-for.ts';
import {
  beginningOf,
  clickNamed,
  goBack,
  hasText,
  type Showcase,
  shows,
  skipDay,
  write,
} from './visitor.ts';

/**
 * A room is booked, with Back and a reload amid the form; a second tab sees it on the hotel's side and among
 * the bookings after midnight, and sees it cancelled.
 */
export const hotelBooking: Showcase = {
  slug: 'hotel-booking',
  async run({ tab, openSecond, words: { hotel, desk } }) {
    const { bookings, calendar, dates, details, roomList } = hotel;
    await clickNamed(tab, calendar.after);
    await clickDay(tab, 0);
    await shows(tab, beginningOf(dates.nowDeparture));
    await clickDay(tab, 4);
    await clickNamed(tab, dates.seeRooms);
    await shows(tab, roomList.heading);
    await tab.click('.room[data-free] button.primary');
    await write(tab, '#name', 'Marta Valadares');
    await goBack(tab);
    await shows(tab, roomList.heading);
    await tab.click('.room[data-free] button.primary');
    await hasText(tab, '#name', 'Marta Valadares');
    await write(tab, '#email', 'marta@exemplo.pt');
    await write(tab, '#phone', '912345678');
    await tab.travel('refresh');
    await hasText(tab, '#phone', '912345678');
    // At the end of a month the stay is near, and the terms say what cancelling costs.
    await scrollToElement(tab, '#terms');
    await tab.click('#terms');
    await clickNamed(tab, beginningOf(details.confirm));
    await shows(tab, bookings.kept);

    const number = new URL(await tab.address()).hash.replace('#reserva-', '');
    const other = await openSecond();
    await clickNamed(other, hotel.page.owner);
    await shows(other, number);
    await skipDay(other, beginningOf(desk.arrivals));
    await clickNamed(other, desk.asGuest);
    await clickNamed(other, hotel.page.mine);
    await shows(other, bookings.status.confirmed);
    await clickNamed(tab, bookings.cancelOne(number));
    await clickNamed(tab, bookings.yes);
    await shows(tab, bookings.off.cancelled);
    await shows(other, bookings.status.cancelled);
  },
};

/** Clicks the first of five consecutive free days, or a day this number of days after the chosen one. */
async function clickDay(tab: Tab, later: number) {
  const day = await waitFor('five free days', () =>
    tab.evaluate((after) => {
      const days = [...document.querySelectorAll<HTMLElement>('[data-day]')];
      const chosen = days.findIndex((it) => it.closest('[data-edge]'));
      const free = days.map((it) => it.getAttribute('aria-disabled') !== 'true');
      const first = free.findIndex((_, at) => free.slice(at, at + 5).every(Boolean));
      return days[after > 0 ? chosen + after : first]?.dataset.day;
    }, later),
  );
  await tab.click(`[data-day="${day}"]`);
}
