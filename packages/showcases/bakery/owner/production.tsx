import type { Day } from '../../browser/day.ts';
import type { App } from '../app.ts';
import { clock } from '../format.ts';
import { BAKES, madeOn } from '../products.ts';
import { isSoldOut, piecesOf, type Reservation, SLOT_CAPACITY, slotsOf } from '../reservation.ts';
import { words } from './words.ts';

type ProductionProps = { app: App; day: Day; title: string; orders: readonly Reservation[] };

/** How many of each product have to be ready at each half hour. */
export function Production({ app, day, title, orders }: ProductionProps) {
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
    });

  return (
    <section className="production">
      <h2 id="production">{words.production(title)}</h2>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls sideways is reached by keyboard. */}
      <section className="owner-scroll" aria-labelledby="production" tabIndex={0}>
        <table>
          <thead>
            <tr>
              <th scope="col">{words.product}</th>
              {slots.map((slot) => (
                <th key={slot} scope="col">
                  {clock(slot)}
                </th>
              ))}
              <th scope="col">{words.total}</th>
              <th scope="col">{words.soldOut}</th>
            </tr>
          </thead>
          <tbody>
            {BAKES.filter((bake) => madeOn(bake, day)).map(({ id, name }) => (
              <tr key={id}>
                <th scope="row">{name}</th>
                {slots.map((slot) => (
                  <td key={slot}>{quantity(inSlot(slot), id) || ''}</td>
                ))}
                <td>
                  <b>{quantity(orders, id)}</b>
                </td>
                <td>
                  <input
                    type="checkbox"
                    aria-label={words.soldOutOf(name)}
                    checked={isSoldOut(id, day, soldOut)}
                    onChange={() => handleSoldOut(id)}
                  />
                </td>
              </tr>
            ))}
          </tbody>
          <tfoot>
            <tr>
              <th scope="row">{words.pieces}</th>
              {slots.map((slot) => (
                <td key={slot}>
                  {piecesOf(inSlot(slot).flatMap(({ lines }) => lines))}/{SLOT_CAPACITY}
                </td>
              ))}
              <td>
                <b>{piecesOf(orders.flatMap(({ lines }) => lines))}</b>
              </td>
              <td />
            </tr>
          </tfoot>
        </table>
      </section>
    </section>
  );
}
