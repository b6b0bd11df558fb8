import { createStepper } from '../browser/stepper.ts';
import { type App, type Draw, quantityOf, withQuantity } from './app.ts';
import type { Bake } from './products.ts';
import { MOST_OF_ONE } from './reservation.ts';
import { words } from './words.ts';

/** Minus, quantity, plus, for one product of the basket. */
export function stepper(app: App, bake: Bake): { element: HTMLElement; draw: Draw } {
  function set(wanted: number): void {
    const { basket } = app.orders.saved();
    const quantity = Math.min(MOST_OF_ONE, Math.max(0, wanted));
    if (wanted > MOST_OF_ONE) app.say(words.shelf.most(MOST_OF_ONE));
    // Said first, because the change can say something that matters more: an hour is lost.
    else if (quantity !== quantityOf(basket, bake.id)) {
      app.say(words.shelf.inBag(bake.name, quantity));
    }
    app.orders.setBasket(withQuantity(basket, bake.id, quantity));
    if (quantity === 0) more.focus();
  }

  const { root, more, show } = createStepper({
    less: words.shelf.less(bake.name),
    more: words.shelf.more(bake.name),
    label: words.shelf.quantity(bake.name),
    classes: { less: 'round', more: 'round', count: 'count' },
    onStep: (step) => set(quantityOf(app.orders.saved().basket, bake.id) + step),
    onType: set,
  });
  return {
    element: root,
    draw() {
      const quantity = quantityOf(app.orders.saved().basket, bake.id);
      root.dataset.empty = String(quantity === 0);
      show(quantity, { min: 0, max: MOST_OF_ONE });
    },
  };
}
