import type { ComponentChildren } from 'preact';
import { daysFrom } from '../browser/day.ts';
import { formatMoney } from '../browser/money.ts';
import type { App, Shown } from './app.ts';
import { offers, type RoomOffer } from './availability.ts';
import { formatNight, formatStay, nightsOf } from './dates.ts';
import { named } from './named.ts';
import { PriceLines } from './price-lines.tsx';
import { childNightCents, nightTotalCents, quoteFor } from './quote.ts';
import { isClosed } from './rates.ts';
import { RoomPicture } from './room-picture.tsx';
import { fits, type Room, rooms } from './rooms.ts';
import type { DatedStay } from './stay.ts';
import { words } from './words.ts';

export function refusal(offer: RoomOffer): string {
  if (offer.status === 'too-small') {
    const { maxAdults, maxGuests } = offer.room;
    return maxGuests > maxAdults
      ? words.roomList.upTo(maxGuests, maxAdults)
      : words.roomList.upToGuests(maxGuests);
  }
  return offer.status === 'sold-out' ? words.roomList.soldOut(formatNight(offer.night)) : '';
}

export function Rooms({ app, holds, notice, stay }: Shown & { stay: DatedStay }) {
  const all = offers(stay, holds);
  const free = all.filter(({ status }) => status === 'free');
  const rest = all.filter(({ status }) => status !== 'free');
  const guests = words.count.guests(stay.adults + stay.children);
  return (
    <section {...named}>
      <h2 id="step-title">{words.roomList.heading}</h2>
      <p class="lead">
        {`${formatStay(stay.arrival, stay.departure)}, ${guests}. `}
        <a href="#datas">{words.roomList.changeDates}</a>
      </p>
      {notice !== null && <p class="notice">{notice}</p>}
      <ul class="rooms">
        {[...free, ...rest].map((offer) => (
          <Offer key={offer.room.id} app={app} stay={stay} offer={offer} />
        ))}
      </ul>
    </section>
  );
}

/** The rooms before there are dates: what they are, and the lowest price of a night in the coming year. */
export function Catalogue({ now, stay }: Shown) {
  const party = words.count.adults(stay.adults);
  const guests =
    stay.children > 0 ? words.count.and(party, words.count.children(stay.children)) : party;
  const open = daysFrom(now.day, 365).filter((night) => !isClosed(night));
  const lowestOf = (room: Room) =>
    Math.min(...open.map((night) => nightTotalCents(room, night, stay)));
  return (
    <section {...named}>
      <h2 id="step-title">{words.roomList.catalogue}</h2>
      <p class="lead">
        {words.roomList.catalogueLead(guests)}
        <a href="#datas">{words.roomList.pickDates}</a>
      </p>
      <ul class="rooms">
        {rooms.map((room) => (
          <RoomCard key={room.id} room={room} isFree>
            {fits(room, stay) ? (
              <div class="choose">
                <p>
                  <strong>{words.dates.from(formatMoney(lowestOf(room)))}</strong>
                  <span>{words.roomList.quiet}</span>
                </p>
              </div>
            ) : (
              <p class="refusal">{refusal({ room, status: 'too-small' })}</p>
            )}
          </RoomCard>
        ))}
      </ul>
    </section>
  );
}

function Offer({ app, stay, offer }: { app: App; stay: DatedStay; offer: RoomOffer }) {
  const { room } = offer;
  if (offer.status !== 'free')
    return (
      <RoomCard room={room} isFree={false}>
        <p class="refusal">{refusal(offer)}</p>
      </RoomCard>
    );
  const average = offer.totalCents / nightsOf(stay).length;
  return (
    <RoomCard
      room={room}
      isFree
      tag={offer.left === 1 && room.units > 1 && words.roomList.oneLeft}
      more={
        <details class="nights">
          <summary>{words.roomList.how}</summary>
          <PriceLines quote={quoteFor(room, stay, [])} />
        </details>
      }
    >
      <div class="choose">
        <p>
          <strong>{formatMoney(offer.totalCents)}</strong>
          <span>{words.roomList.average(formatMoney(Math.round(average / 100) * 100))}</span>
        </p>
        <button
          type="button"
          class="primary"
          aria-label={words.roomList.chooseRoom(room.name)}
          onClick={() => {
            app.setStay({ ...stay, roomId: room.id });
            app.go('#dados');
          }}
        >
          {words.roomList.choose}
        </button>
      </div>
    </RoomCard>
  );
}

type RoomCardProps = {
  room: Room;
  isFree: boolean;
  /** Stands on the picture. */
  tag?: ComponentChildren;
  /** Stands under the facts. */
  more?: ComponentChildren;
  children: ComponentChildren;
};

const RoomCard = ({ room, isFree, tag, more, children }: RoomCardProps) => (
  <li class="room" data-free={isFree ? '' : undefined}>
    <div class="picture">
      <RoomPicture id={room.id} />
      {tag && <p class="tag">{tag}</p>}
    </div>
    <div class="words">
      <p class="place">{room.place}</p>
      <h3>{room.name}</h3>
      <p>{room.text}</p>
      <ul class="chips">
        {[...room.facts, ...bedFacts(room)].map((fact) => (
          <li key={fact}>{fact}</li>
        ))}
      </ul>
      {more}
    </div>
    {children}
  </li>
);

const bedFacts = ({ beds, maxGuests }: Room) =>
  maxGuests > beds ? [words.price.bedAt(formatMoney(childNightCents))] : [];
