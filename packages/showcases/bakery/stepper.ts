import { createStepper } from '../browser/stepper.ts';
import { type App, type Draw, quantityOf, withQuantity } from './app.ts';
import type { Bake } from './products.ts';
import { MOST_OF_ONE } from './reservation.ts';
import { words } from './words.ts';

/** Minus, quantity, plus, for one product of the basket. */
export function stepper(app: App, bake: Bake): { element: HTMLElement; draw: Draw } {
  const { root, more, show } = createStepper({
    less: words.shelf.less(bake.name),
    more: words.shelf.more(bake.name),
    label: words.shelf.quantity(bake.name),
    classes: { less: 'round', more: 'round', count: 'count' },
    onStep(step) {
      const before = quantityOf(app.saved().basket, bake.id);
      const quantity = Math.min(MOST_OF_ONE, Math.max(0, before + step));
      if (quantity === before) {
        if (step > 0) app.say(words.shelf.most(MOST_OF_ONE));
        return;
      }
      // Said first, because the change can say something that matters more: an hour is lost.
      app.say(words.shelf.inBag(bake.name, quantity));
      app.change({ basket: withQuantity(app.saved().basket, bake.id, quantity) });
      if (quantity === 0) more.focus();
    },
  });
  return {
    element: root,
    draw() {
      const quantity = quantityOf(app.saved().basket, bake.id);
      root.dataset.empty = String(quantity === 0);
      show(quantity, { min: 0, max: MOST_OF_ONE });
    },
  };
}
