import type { App, DatedStay } from './app.ts';
import { offers, type RoomOffer } from './availability.ts';
import { formatNight, formatStay, nightsBetween } from './dates.ts';
import { h } from './dom.ts';
import { drawRoom } from './interiors.ts';
import { count, formatMoney } from './money.ts';
import { nightCents } from './rates.ts';

function refusal(offer: RoomOffer): string {
  if (offer.status === 'too-small') {
    const { maxAdults, maxGuests } = offer.room;
    return maxGuests > maxAdults
      ? `Para ${maxGuests} pessoas, ${maxAdults} adultos no máximo`
      : `Para ${maxGuests} pessoas no máximo`;
  }
  return offer.status === 'sold-out' ? `Sem vaga na noite de ${formatNight(offer.night)}` : '';
}

function roomCard(app: App, stay: DatedStay, offer: RoomOffer): HTMLElement {
  const { room } = offer;
  const nights = nightsBetween(stay.arrival, stay.departure);
  const isFree = offer.status === 'free';
  const prices = nights.map((night) =>
    h(
      'li',
      {},
      h('span', {}, formatNight(night)),
      h('span', {}, formatMoney(nightCents(room, night))),
    ),
  );
  return h(
    'li',
    { class: 'room', 'data-free': isFree },
    h(
      'div',
      { class: 'picture' },
      drawRoom(room.id),
      isFree && offer.left === 1 && h('p', { class: 'tag' }, 'Resta um'),
    ),
    h(
      'div',
      { class: 'words' },
      h('p', { class: 'place' }, room.place),
      h('h3', {}, room.name),
      h('p', {}, room.text),
      h('ul', { class: 'chips' }, ...room.facts.map((fact) => h('li', {}, fact))),
      isFree
        ? h(
            'details',
            { class: 'nights' },
            h('summary', {}, `Preço das ${count(nights.length, 'noite', 'noites')}`),
            h('ul', {}, ...prices),
          )
        : null,
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
              `${formatMoney(Math.round(offer.totalCents / nights.length / 100) * 100)} por noite, em média`,
            ),
          ),
          h(
            'button',
            {
              class: 'primary',
              'aria-label': `Escolher ${room.name}`,
              onclick: () => {
                app.setStay({ ...app.stay, roomId: room.id });
                app.go('#dados');
              },
            },
            'Escolher',
          ),
        )
      : h('p', { class: 'refusal' }, refusal(offer)),
  );
}

export function roomsView(app: App, stay: DatedStay): HTMLElement {
  const all = offers(stay.arrival, stay.departure, stay, app.store.active());
  const free = all.filter((offer) => offer.status === 'free');
  const rest = all.filter((offer) => offer.status !== 'free');
  const guests = count(stay.adults + stay.children, 'hóspede', 'hóspedes');
  return h(
    'section',
    {},
    h('h2', { tabindex: -1 }, 'Onde quer acordar?'),
    h(
      'p',
      { class: 'lead' },
      `${formatStay(stay.arrival, stay.departure)}, ${guests}. `,
      h('a', { href: '#datas' }, 'Mudar datas'),
    ),
    h('ul', { class: 'rooms' }, ...[...free, ...rest].map((offer) => roomCard(app, stay, offer))),
  );
}
