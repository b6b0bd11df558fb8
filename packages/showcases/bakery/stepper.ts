import { h } from '../browser/element.ts';
import { type App, type Draw, quantityOf, withQuantity } from './app.ts';
import type { Bake } from './products.ts';
import { MOST_OF_ONE } from './reservation.ts';
import { words } from './words.ts';

/** Minus, quantity, plus, for one product of the basket. */
export function stepper(app: App, bake: Bake): { element: HTMLElement; draw: Draw } {
  const less = h('button', {
    type: 'button',
    class: 'round',
    'aria-label': words.shelf.less(bake.name),
  });
  const more = h('button', {
    type: 'button',
    class: 'round',
    'aria-label': words.shelf.more(bake.name),
  });
  const count = h('span', { class: 'count' });
  const element = h(
    'div',
    { class: 'stepper', role: 'group', 'aria-label': words.shelf.quantity(bake.name) },
    less,
    count,
    more,
  );

  const add = (step: number) => {
    const before = quantityOf(app.saved().basket, bake.id);
    const quantity = Math.min(MOST_OF_ONE, Math.max(0, before + step));
    if (quantity === before) {
      if (step > 0) app.say(words.shelf.most(MOST_OF_ONE));
      return;
    }
    app.change({ basket: withQuantity(app.saved().basket, bake.id, quantity) });
    if (quantity === 0) more.focus();
    app.say(words.shelf.inBag(bake.name, quantity));
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
