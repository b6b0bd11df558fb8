import { type Day, daysFrom } from '../../browser/day.ts';
import { formatMoney } from '../../browser/money.ts';
import { ColumnHeads } from '../../kit/column-heads.tsx';
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
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls sideways is reached by keyboard. */}
      <section class="desk-scroll" aria-labelledby="desk-rooms" tabIndex={0}>
        <table>
          <thead>
            <tr>
              <th scope="col">{words.room}</th>
              <ColumnHeads of={nights} say={formatNight} />
            </tr>
          </thead>
          <tbody>
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
          </tbody>
          <tfoot>
            <tr>
              <th scope="row">{words.free}</th>
              {nights.map((night) => (
                <td key={night}>
                  <b>
                    {isClosed(night)
                      ? words.closed
                      : rooms.reduce((sum, room) => sum + unitsLeft(room, night, holds), 0)}
                  </b>
                </td>
              ))}
            </tr>
          </tfoot>
        </table>
      </section>
    </section>
  );
}
