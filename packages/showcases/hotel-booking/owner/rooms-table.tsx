import { type Day, daysFrom } from '../../browser/day.ts';
import { formatMoney, sumOf } from '../../browser/money.ts';
import { WideTable } from '../../kit/wide-table.tsx';
import type { App } from '../app.ts';
import { unitsLeft } from '../availability.ts';
import { formatNight } from '../dates.ts';
import { touristTaxNightCents } from '../quote.ts';
import { isClosed, nightCents, rateChangeOn } from '../rates.ts';
import { rooms } from '../rooms.ts';
import { words } from './words.ts';

const daysShown = 14;

type RoomsTableProps = { app: App; from: Day };

export function RoomsTable({ app, from }: RoomsTableProps) {
  const nights = daysFrom(from, daysShown);
  const holds = app.store.holds();
  return (
    <section>
      <h3 id="desk-rooms">{words.nextDays}</h3>
      <p class="small">{words.nextDaysHint(formatMoney(touristTaxNightCents))}</p>
      <WideTable
        name="desk-scroll"
        titleId="desk-rooms"
        heads={[words.room, ...nights.map(formatNight)]}
        foot={
          <>
            <th scope="row">{words.free}</th>
            {nights.map((night) => (
              <td key={night}>
                <b>
                  {isClosed(night)
                    ? words.closed
                    : sumOf(rooms, (room) => unitsLeft(room, night, holds))}
                </b>
              </td>
            ))}
          </>
        }
      >
        {rooms.map((room) => (
          <tr key={room.id}>
            <th scope="row">{room.name}</th>
            {nights.map((night) => {
              const left = unitsLeft(room, night, holds);
              return (
                <td
                  key={night}
                  data-full={left === 0 ? '' : undefined}
                  data-changed={rateChangeOn(room, night) ? '' : undefined}
                >
                  <b>{left}</b> <small>{nightCents(room, night) / 100}</small>
                </td>
              );
            })}
          </tr>
        ))}
      </WideTable>
    </section>
  );
}
