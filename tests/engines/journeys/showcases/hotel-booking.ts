import assert from 'node:assert/strict';
import { en } from '../../../../packages/showcases/hotel-booking/words/en.ts';
import { es } from '../../../../packages/showcases/hotel-booking/words/es.ts';
import { pt } from '../../../../packages/showcases/hotel-booking/words/pt.ts';
import type { Tab } from '../../engine.ts';
import { waitFor } from '../../wait-for.ts';
import {
  beginningOf,
  closeByBack,
  goBack,
  hashOf,
  jobIn,
  pressNamed,
  shows,
  typedInto,
  write,
} from './visitor.ts';

/** Two tabs want the last room of its kind: one has it, and the other is told and takes another. */
export const hotelBooking = jobIn({ pt, en, es }, async (stage, words) => {
  const { tab } = stage;
  const { roomList, bookings, details } = words;
  const last = await findLastRoom(tab, words);
  await pressNamed(tab, roomList.chooseRoom(last));
  await tab.type('#name', 'Marta Valadares');
  // Back among the rooms, and again to the same one: what was typed is there, also after a reload.
  await goBack(tab);
  await shows(tab, roomList.heading);
  await pressNamed(tab, roomList.chooseRoom(last));
  await waitFor('the name', async () => (await typedInto(tab, '#name')) === 'Marta Valadares');
  await tab.type('#email', 'marta@exemplo.pt');
  await tab.type('#phone', '912345678');
  await tab.reload();
  await waitFor('the number', async () => (await typedInto(tab, '#phone')) === '912345678');

  const other = await stage.openSecond('#dados');
  await write(other, '#name', 'Tomás Reis');
  await write(other, '#email', 'tomas@exemplo.pt');
  await write(other, '#phone', '912345679');
  await pressNamed(other, details.terms);
  await pressNamed(other, beginningOf(details.confirm));
  await shows(other, bookings.kept);

  await shows(tab, roomList.lost(last));
  const next = await freeRoom(tab);
  assert.notEqual(next, roomList.chooseRoom(last));
  await pressNamed(tab, next);
  await pressNamed(tab, details.terms);
  await pressNamed(tab, beginningOf(details.confirm));
  await shows(tab, bookings.kept);
  const kept = await hashOf(tab);
  await tab.reload();
  await shows(tab, bookings.kept);

  const cancel = bookings.cancelOne(kept.replace('#reserva-', ''));
  await pressNamed(tab, cancel);
  // Back closes the question, and nothing is cancelled.
  await closeByBack(tab);
  assert.equal(await hashOf(tab), kept);
  await pressNamed(tab, cancel);
  await pressNamed(tab, bookings.yes);
  await shows(tab, bookings.cancelled);
  await pressNamed(other, words.page.mine);
  await shows(other, bookings.status.cancelled);
  await shows(other, bookings.status.confirmed);
});

type Words = typeof pt;

/**
 * Chooses four nights of a coming month for which some kind of room is left once, and another is free
 * as well. Gives the name of the first.
 */
async function findLastRoom(tab: Tab, { calendar, dates, roomList }: Words): Promise<string> {
  for (let month = 0; month < 6; month += 1) {
    await pressNamed(tab, calendar.after);
    await pressDay(tab, 0);
    await shows(tab, beginningOf(dates.nowDeparture));
    await pressDay(tab, 4);
    await pressNamed(tab, dates.seeRooms);
    await shows(tab, roomList.heading);
    const free = await tab.evaluate(() =>
      [...document.querySelectorAll('.room[data-free]')].map((it) => ({
        name: it.querySelector('h3')?.textContent ?? '',
        isLast: it.querySelector('.tag') !== null,
        isFree: it.querySelector('button') !== null,
      })),
    );
    const rooms = free.filter(({ isFree }) => isFree);
    const last = rooms.find(({ isLast }) => isLast);
    if (last && rooms.length > 1) return last.name;
    await goBack(tab);
    await waitFor('the calendar', async () => (await hashOf(tab)) !== '#quartos');
  }
  throw new Error('In six months no kind of room is left only once.');
}

/** Presses the calendar's first of five days that follow each other and are free, or one after it. */
async function pressDay(tab: Tab, later: number) {
  const day = await waitFor('five free days', () =>
    tab.evaluate((after) => {
      const days = [...document.querySelectorAll<HTMLElement>('[data-day]')];
      const chosen = days.findIndex((it) => it.closest('[data-edge]'));
      const free = days.map((it) => it.getAttribute('aria-disabled') !== 'true');
      const first =
        after > 0 && chosen >= 0
          ? chosen
          : free.findIndex((_, at) => free.slice(at, at + 5).every(Boolean));
      return days[first + after]?.dataset.day;
    }, later),
  );
  await tab.click(`[data-day="${day}"]`);
}

/** What the first room that is free is chosen by. */
const freeRoom = (tab: Tab) =>
  waitFor('a free room', () =>
    tab.evaluate(() =>
      document.querySelector('.room[data-free] button.primary')?.getAttribute('aria-label'),
    ),
  );
