import { h } from '../browser/element.ts';
import { type App, type Draw, quantityOf, withQuantity } from './app.ts';
import type { Bake } from './products.ts';
import { MOST_OF_ONE } from './reservation.ts';

/** Minus, quantity, plus, for one product of the basket. */
export function stepper(app: App, bake: Bake): { element: HTMLElement; draw: Draw } {
  const less = h('button', { type: 'button', class: 'round', 'aria-label': `Tirar: ${bake.name}` });
  const more = h('button', {
    type: 'button',
    class: 'round',
    'aria-label': `Juntar: ${bake.name}`,
  });
  const count = h('span', { class: 'count' });
  const element = h(
    'div',
    { class: 'stepper', role: 'group', 'aria-label': `${bake.name}, quantidade` },
    less,
    count,
    more,
  );

  const add = (step: number) => {
    const before = quantityOf(app.saved().basket, bake.id);
    const quantity = Math.min(MOST_OF_ONE, Math.max(0, before + step));
    if (quantity === before) {
      if (step > 0) app.say(`Até ${MOST_OF_ONE} de cada por reserva.`);
      return;
    }
    app.change({ basket: withQuantity(app.saved().basket, bake.id, quantity) });
    if (quantity === 0) more.focus();
    app.say(`${bake.name}: ${quantity} no saco.`);
  };
  less.addEventListener('click', () => add(-1));
  more.addEventListener('click', () => add(1));

  return {
    element,
    draw() {
      const quantity = quantityOf(app.saved().basket, bake.id);
      count.textContent = String(quantity);
      element.dataset.empty = String(quantity === 0);
      // aria-disabled keeps the focus where it is when the limit is reached.
      less.setAttribute('aria-disabled', String(quantity === 0));
      more.setAttribute('aria-disabled', String(quantity === MOST_OF_ONE));
    },
  };
}
