import type { Day } from '../../browser/day.ts';
import { formatDay } from '../../browser/day-format.ts';
import { WideTable } from '../../kit/wide-table.tsx';
import type { App } from '../app.ts';
import { clock, dayWords } from '../format.ts';
import { BAKES, madeOn } from '../products.ts';
import { piecesOf, type Reservation, SLOT_ORDERS, type SoldOut, slotsOf } from '../reservation.ts';
import { words } from './words.ts';
import './production.css';

type ProductionProps = { app: App; day: Day; orders: readonly Reservation[] };

export function Production({ app, day, orders }: ProductionProps) {
  const { soldOut, mosts } = app.orders.saved();
  const slots = slotsOf(day);
  const isPast = day < app.now().day;
  const inSlot = (slot: number) => orders.filter((order) => order.slot === slot);
  const quantity = (of: readonly Reservation[], id: string) =>
    piecesOf(of.flatMap(({ lines }) => lines).filter((line) => line.id === id));

  const isIt = (id: string) => (each: SoldOut) => each.id === id && each.day === day;

  async function handleSoldOut(id: string) {
    const isOut = !app.orders.saved().soldOut.some(isIt(id));
    await app.orders.setSoldOut(day, id, isOut);
    const ordered = quantity(orders, id);
    if (isOut && ordered > 0) app.say(words.alreadyOrdered(ordered));
  }

  async function handleMost(id: string, input: HTMLInputElement, most: string | number) {
    // What cannot be is not kept, so it does not stay on the screen either.
    if (!input.validity.valid) input.value = String(most);
    else await app.orders.setMost(day, id, input.value === '' ? null : Number(input.value));
  }

  return (
    <section class="production">
      <h2 id="production">{words.production(dayWords(day, app.now().day))}</h2>
      {/* Paper is read on another day than it was printed. */}
      <h2 class="on-paper">{words.production(formatDay(day, 'spoken'))}</h2>
      <WideTable
        name="owner-scroll"
        titleId="production"
        data-most={mosts.some((each) => each.day === day) ? '' : undefined}
        heads={[words.product, words.total, words.soldOut, words.most, ...slots.map(clock)]}
        foot={
          <>
            <th scope="row">{words.orders}</th>
            <td>
              <b>{orders.length}</b>
            </td>
            <td />
            <td />
            {slots.map((slot) => (
              <td key={slot}>
                {inSlot(slot).length}/{SLOT_ORDERS}
              </td>
            ))}
          </>
        }
      >
        {BAKES.filter((bake) => madeOn(bake, day)).map(({ id, name }) => {
          const isOut = soldOut.some(isIt(id));
          const most = mosts.find(isIt(id))?.most ?? '';
          const ordered = quantity(orders, id);
          return (
            <tr key={id}>
              <th scope="row">{name}</th>
              <td>
                <b>{ordered}</b>
              </td>
              <td>
                <label class="box">
                  <input
                    type="checkbox"
                    aria-label={words.soldOutOf(name)}
                    checked={isOut}
                    disabled={isPast}
                    onChange={() => handleSoldOut(id)}
                  />
                </label>
                {isOut && ordered > 0 && <small>{words.alreadyOrdered(ordered)}</small>}
              </td>
              <td>
                <input
                  key={most}
                  type="number"
                  inputMode="numeric"
                  min={0}
                  aria-label={words.mostOf(name)}
                  defaultValue={most}
                  disabled={isPast}
                  onBlur={({ currentTarget }) => handleMost(id, currentTarget, most)}
                  onKeyDown={({ key, currentTarget }) => {
                    if (key === 'Enter') currentTarget.blur();
                  }}
                />
                {most !== '' && most < ordered && <small>{words.overMost(ordered - most)}</small>}
              </td>
              {slots.map((slot) => (
                <td key={slot}>{quantity(inSlot(slot), id) || ''}</td>
              ))}
            </tr>
          );
        })}
      </WideTable>
    </section>
  );
}
