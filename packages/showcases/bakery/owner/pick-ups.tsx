import { useState } from 'preact/hooks';
import type { Day } from '../../browser/day.ts';
import { formatCents } from '../../browser/money.ts';
import { Field } from '../../kit/field.tsx';
import { QuietButton } from '../../kit/quiet-button.tsx';
import type { App } from '../app.ts';
import { linesWords, slotWords } from '../format.ts';
import { bakeById } from '../products.ts';
import { isOff, keyOf, missingOn, type Reservation } from '../reservation.ts';
import { words as guestWords } from '../words.ts';
import { isFound } from './search.ts';
import { words } from './words.ts';
import './pick-ups.css';

const PORTUGUESE = /^\+351(\d{3})(\d{3})(\d{3})$/;

type PickUpsProps = { app: App; day: Day; orders: readonly Reservation[] };

/** The orders of a day by half hour, to tick when they are handed over, and to cancel and restore. */
export function PickUps({ app, day, orders }: PickUpsProps) {
  const [search, setSearch] = useState('');
  const [kept, setKept] = useState({ key: '', why: '' });
  const saved = app.orders.saved();
  const { handed, withdrawn, reservations, soldOut } = saved;
  const own = new Set(reservations.map(keyOf));
  const due = orders.filter((order) => !isOff(order, saved));
  const today = app.now().day;
  const isAhead = day > today;
  const when = isAhead ? 'ahead' : day < today ? 'past' : 'today';
  const left = due.filter((order) => !handed.includes(keyOf(order))).length;

  /** The products of an order that the bakery has none of on its day. */
  const missingFrom = ({ lines }: Reservation) =>
    lines
      .filter(({ id }) => soldOut.some((each) => each.id === id && each.day === day))
      .map(({ id }) => bakeById(id)?.name)
      .join(', ');

  /** What was refused is said beside the order: the list is longer than the screen. */
  function keep(order: Reservation, why: string) {
    setKept({ key: keyOf(order), why });
    app.say(why);
  }

  async function handleCancel(order: Reservation) {
    const refused = await app.orders.cancel(order, 'bakery');
    keep(order, refused ? `${order.code}: ${guestWords.mine.kept[refused]}` : '');
  }

  async function handleRestore(order: Reservation) {
    const refused = await app.orders.restore(order);
    const isMissing = missingOn(order.lines, order.day, app.orders.saved()) !== null;
    const said = refused ? words.notRestored(order.code, refused) : '';
    keep(order, refused && isMissing && when !== 'past' ? `${said} ${words.makeRoom}` : said);
  }

  return (
    <section class="pick-ups">
      <h2>{words.pickUps}</h2>
      <Field
        label={words.search}
        type="search"
        autoComplete="off"
        value={search}
        onInput={({ currentTarget }) => setSearch(currentTarget.value)}
      />
      <p role="status">
        {orders.some((order) => isFound(order, search))
          ? words.left[when](left, due.length)
          : words.none}
      </p>
      <ul>
        {orders.map((order) => {
          const { code, name, phone, lines, totalCents, slot, note } = order;
          const key = keyOf(order);
          const isCancelled = isOff(order, saved);
          const isHanded = handed.includes(key);
          const missing = isCancelled || isHanded ? '' : missingFrom(order);
          return (
            <li
              key={key}
              hidden={!isFound(order, search)}
              data-own={own.has(key) ? '' : undefined}
              data-cancelled={isCancelled ? '' : undefined}
            >
              <label>
                <input
                  type="checkbox"
                  aria-label={words.handedOf(code, name)}
                  checked={isHanded}
                  disabled={isCancelled || isAhead}
                  onChange={() => app.orders.hand(order, !isHanded)}
                />
                <b>{code}</b>
              </label>
              <span>{slotWords(slot)}</span>
              <span>
                {name}
                {phone && <a href={`tel:${phone}`}>{phone.replace(PORTUGUESE, '$1 $2 $3')}</a>}
              </span>
              <span>
                {linesWords(lines)}
                {note && <q>{note}</q>}
              </span>
              <b>{formatCents(totalCents)}</b>
              <QuietButton
                disabled={isHanded || when === 'past'}
                onClick={() => (isCancelled ? handleRestore(order) : handleCancel(order))}
              >
                {isCancelled ? words.restore : words.cancel}
                <span class="unseen">
                  : {code}, {name}
                </span>
              </QuietButton>
              {missing && <small class="kept">{`${words.soldOut}: ${missing}`}</small>}
              {withdrawn.includes(key) && <small>{words.withdrawn}</small>}
              {kept.key === key && kept.why && <small class="kept">{kept.why}</small>}
            </li>
          );
        })}
      </ul>
      <p class="small">{words.invented}</p>
    </section>
  );
}
