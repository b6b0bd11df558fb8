import { useState } from 'react';
import type { App } from '../app.ts';
import { slotWords } from '../booking.ts';
import { bakeById } from '../products.ts';
import type { Reservation } from '../reservation.ts';
import { keyOf } from '../store.ts';
import { words } from './words.ts';

type PickUpsProps = { app: App; orders: readonly Reservation[] };

/** The orders of a day by half hour, each with a box to tick when it is handed over. */
export function PickUps({ app, orders }: PickUpsProps) {
  const [search, setSearch] = useState('');
  const { handed, reservations } = app.saved();
  const own = new Set(reservations.map(keyOf));
  const wanted = search.trim().toLowerCase();
  const found = orders.filter(({ code, name }) =>
    [code, name].some((text) => text.toLowerCase().includes(wanted)),
  );
  const left = orders.filter((order) => !handed.includes(keyOf(order))).length;

  const handleHanded = (key: string) =>
    app.alone(() => {
      // The key begins with the day, so the past can be forgotten.
      const kept = app.saved().handed.filter((other) => other >= app.now().day);
      const isUndone = kept.includes(key);
      app.change({ handed: isUndone ? kept.filter((other) => other !== key) : [...kept, key] });
    });

  return (
    <section className="pick-ups">
      <h2>{words.pickUps}</h2>
      <label className="field">
        {words.search}
        <input
          type="search"
          autoComplete="off"
          value={search}
          onChange={({ target }) => setSearch(target.value)}
        />
      </label>
      <p role="status">{found.length > 0 ? words.left(left, orders.length) : words.none}</p>
      <ul>
        {found.map((order) => {
          const { code, name, lines, slot, note } = order;
          const key = keyOf(order);
          return (
            <li key={key} data-own={own.has(key) ? '' : undefined}>
              <label>
                <input
                  type="checkbox"
                  aria-label={words.handedOf(code, name)}
                  checked={handed.includes(key)}
                  onChange={() => handleHanded(key)}
                />
                <b>{code}</b>
              </label>
              <span>{slotWords(slot)}</span>
              <span>{name}</span>
              <span>
                {lines.map(({ id, quantity }) => `${quantity} × ${bakeById(id)?.name}`).join(', ')}
                {note && <q>{note}</q>}
              </span>
            </li>
          );
        })}
      </ul>
      <p className="small">{words.invented}</p>
    </section>
  );
}
