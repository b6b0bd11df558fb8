import type { Day } from '../../browser/day.ts';
import type { App } from '../app.ts';
import { clock, dayWords } from '../format.ts';
import { BAKES, madeOn } from '../products.ts';
import { isSoldOut, piecesOf, type Reservation, SLOT_ORDERS, slotsOf } from '../reservation.ts';
import { words } from './words.ts';

type ProductionProps = { app: App; day: Day; orders: readonly Reservation[] };

/** How many of each product have to be ready at each half hour. */
export function Production({ app, day, orders }: ProductionProps) {
  const { soldOut } = app.saved();
  const slots = slotsOf(day);
  const inSlot = (slot: number) => orders.filter((order) => order.slot === slot);
  const quantity = (of: readonly Reservation[], id: string) =>
    piecesOf(of.flatMap(({ lines }) => lines).filter((line) => line.id === id));

  const handleSoldOut = (id: string) =>
    app.alone(() => {
      const others = app.saved().soldOut.filter((each) => each.id !== id || each.day !== day);
      const wasOut = others.length < app.saved().soldOut.length;
      const kept = others.filter((each) => each.day >= app.now().day);
      app.change({ soldOut: wasOut ? kept : [...kept, { day, id }] });
      const ordered = quantity(orders, id);
      if (!wasOut && ordered > 0) app.say(words.alreadyOrdered(ordered));
    });

  return (
    <section className="production">
      <h2 id="production">{words.production(dayWords(day, app.now().day))}</h2>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls sideways is reached by keyboard. */}
      <section className="owner-scroll" aria-labelledby="production" tabIndex={0}>
        <table>
          <thead>
            <tr>
              <th scope="col">{words.product}</th>
              <th scope="col">{words.total}</th>
              <th scope="col">{words.soldOut}</th>
              {slots.map((slot) => (
                <th key={slot} scope="col">
                  {clock(slot)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {BAKES.filter((bake) => madeOn(bake, day)).map(({ id, name }) => {
              const isOut = isSoldOut(id, day, soldOut);
              const ordered = quantity(orders, id);
              return (
                <tr key={id}>
                  <th scope="row">{name}</th>
                  <td>
                    <b>{ordered}</b>
                  </td>
                  <td>
                    <input
                      type="checkbox"
                      aria-label={words.soldOutOf(name)}
                      checked={isOut}
                      onChange={() => handleSoldOut(id)}
                    />
                    {isOut && ordered > 0 && <small>{words.alreadyOrdered(ordered)}</small>}
                  </td>
                  {slots.map((slot) => (
                    <td key={slot}>{quantity(inSlot(slot), id) || ''}</td>
                  ))}
                </tr>
              );
            })}
          </tbody>
          <tfoot>
            <tr>
              <th scope="row">{words.orders}</th>
              <td>
                <b>{orders.length}</b>
              </td>
              <td />
              {slots.map((slot) => (
                <td key={slot}>
                  {inSlot(slot).length}/{SLOT_ORDERS}
                </td>
              ))}
            </tr>
          </tfoot>
        </table>
      </section>
    </section>
  );
}
