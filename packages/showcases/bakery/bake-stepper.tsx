import { useRef, useState } from 'preact/hooks';
import { Stepper } from '../kit/stepper.tsx';
import { type App, quantityOf, withQuantity } from './app.ts';
import type { Bake } from './products.ts';
import { MOST_OF_ONE } from './reservation.ts';
import type { Saved } from './store.ts';
import { words } from './words.ts';

type BakeStepperProps = { app: App; bake: Bake; saved: Saved };

export function BakeStepper({ app, bake: { id, name }, saved }: BakeStepperProps) {
  const more = useRef<HTMLButtonElement>(null);
  const [isCut, setIsCut] = useState(false);

  function set(wanted: number) {
    const { basket } = app.orders.saved();
    const quantity = Math.min(MOST_OF_ONE, Math.max(0, wanted));
    setIsCut(wanted > MOST_OF_ONE);
    if (wanted > MOST_OF_ONE) app.say(words.shelf.most(MOST_OF_ONE));
    // Said first, because the change can say something that matters more: an hour is lost.
    else if (quantity !== quantityOf(basket, id)) app.say(words.shelf.inBag(name, quantity));
    app.orders.setBasket(withQuantity(basket, id, quantity));
    if (quantity === 0) more.current?.focus();
  }

  return (
    <>
      <Stepper
        value={quantityOf(saved.basket, id)}
        min={0}
        max={MOST_OF_ONE}
        words={{ less: words.shelf.less(name), more: words.shelf.more(name) }}
        label={words.shelf.quantity(name)}
        onStep={set}
        onType={set}
        more={more}
      />
      {isCut && <p class="small cut">{words.shelf.most(MOST_OF_ONE)}</p>}
    </>
  );
}
