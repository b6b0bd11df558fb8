import { daysFrom } from '../browser/day.ts';
import { h } from '../browser/element.ts';
import { formatMoney } from '../browser/money.ts';
import type { App, DatedStay } from './app.ts';
import { offers, type RoomOffer } from './availability.ts';
import { formatNight, formatStay, nightsBetween } from './dates.ts';
import { drawRoom } from './interiors.ts';
import { nightTotalCents, quoteFor } from './quote.ts';
import { isClosed } from './rates.ts';
import { fits, type Room, rooms } from './rooms.ts';
import { priceLines } from './summary.ts';
import { words } from './words.ts';

/** Why a room cannot be had. */
export function refusal(offer: RoomOffer): string {
  if (offer.status === 'too-small') {
    const { maxAdults, maxGuests } = offer.room;
    return maxGuests > maxAdults
      ? words.roomList.upTo(maxGuests, maxAdults)
      : words.roomList.upToGuests(maxGuests);
  }
  return offer.status === 'sold-out' ? words.roomList.soldOut(formatNight(offer.night)) : '';
}

function roomCard(app: App, stay: DatedStay, offer: RoomOffer): HTMLElement {
  const { room } = offer;
  const nights = nightsBetween(stay.arrival, stay.departure);
  const isFree = offer.status === 'free';
  return h(
    'li',
    { class: 'room', 'data-free': isFree },
    h(
      'div',
      { class: 'picture' },
      drawRoom(room.id),
      isFree &&
        offer.left === 1 &&
        room.units > 1 &&
        h('p', { class: 'tag' }, words.roomList.oneLeft),
    ),
    roomWords(
      room,
      isFree &&
        h(
          'details',
          { class: 'nights' },
          h('summary', {}, words.roomList.how),
          ...priceLines(quoteFor(room, stay.arrival, stay.departure, stay, [])),
        ),
    ),
    isFree
      ? h(
          'div',
          { class: 'choose' },
          h(
            'p',
            {},
            h('strong', {}, formatMoney(offer.totalCents)),
            h(
              'span',
              {},
              words.roomList.average(
                formatMoney(Math.round(offer.totalCents / nights.length / 100) * 100),
              ),
            ),
          ),
          h(
            'button',
            {
              class: 'primary',
              'aria-label': words.roomList.chooseRoom(room.name),
              onclick: () => {
                app.setStay({ ...app.stay, roomId: room.id });
                app.go('#dados');
              },
            },
            words.roomList.choose,
          ),
        )
      : h('p', { class: 'refusal' }, refusal(offer)),
  );
}

function roomWords(room: Room, more: HTMLElement | false): HTMLElement {
  return h(
    'div',
    { class: 'words' },
    h('p', { class: 'place' }, room.place),
    h('h3', {}, room.name),
    h('p', {}, room.text),
    h('ul', { class: 'chips' }, ...room.facts.map((fact) => h('li', {}, fact))),
    more,
  );
}

/** The rooms before there are dates: what they are, and the lowest price of a night in the coming year. */
export function catalogueView(app: App): HTMLElement {
  const { adults, children } = app.stay;
  const party = words.count.adults(adults);
  const guests = children > 0 ? words.count.and(party, words.count.children(children)) : party;
  const open = daysFrom(app.today, 365).filter((night) => !isClosed(night));
  return h(
    'section',
    {},
    h('h2', { tabindex: -1 }, words.roomList.catalogue),
    h(
      'p',
      { class: 'lead' },
      words.roomList.catalogueLead(guests),
      h('a', { href: '#datas' }, words.roomList.pickDates),
    ),
    h(
      'ul',
      { class: 'rooms' },
      ...rooms.map((room) =>
        h(
          'li',
          { class: 'room', 'data-free': true },
          h('div', { class: 'picture' }, drawRoom(room.id)),
          roomWords(room, false),
          fits(room, app.stay)
            ? h(
                'div',
                { class: 'choose' },
                h(
                  'p',
                  {},
                  h(
                    'strong',
                    {},
                    words.dates.from(
                      formatMoney(
                        Math.min(...open.map((night) => nightTotalCents(room, night, app.stay))),
                      ),
                    ),
                  ),
                  h('span', {}, words.roomList.quiet),
                ),
              )
            : h('p', { class: 'refusal' }, refusal({ room, status: 'too-small' })),
        ),
      ),
    ),
  );
}

export function roomsView(app: App, stay: DatedStay): HTMLElement {
  const all = offers(stay.arrival, stay.departure, stay, app.store.holds());
  const free = all.filter((offer) => offer.status === 'free');
  const rest = all.filter((offer) => offer.status !== 'free');
  const guests = words.count.guests(stay.adults + stay.children);
  return h(
    'section',
    {},
    h('h2', { tabindex: -1 }, words.roomList.heading),
    h(
      'p',
      { class: 'lead' },
      `${formatStay(stay.arrival, stay.departure)}, ${guests}. `,
      h('a', { href: '#datas' }, words.roomList.changeDates),
    ),
    app.notice !== null && h('p', { class: 'notice' }, app.notice),
    h('ul', { class: 'rooms' }, ...[...free, ...rest].map((offer) => roomCard(app, stay, offer))),
  );
}
