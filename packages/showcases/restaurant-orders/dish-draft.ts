import { isRecord, type Shelf } from '../browser/kept.ts';
import type { Dish } from './menu.ts';
import { defaultChoices, type OrderLine, parseLines } from './order.ts';

type DishDraft = Omit<OrderLine, 'dishId'>;

export type DishDrafts = {
  read: (dish: Dish) => DishDraft;
  write: (dish: Dish, draft: DishDraft) => void;
  forget: (dish: Dish) => void;
  /** The dish that was open when the page was left or loaded anew. */
  openDish: () => unknown;
  setOpenDish: (id: string | null) => void;
};

/** In milliseconds: whoever comes back later chooses anew. */
const keptFor = 30 * 60_000;

/**
 * What somebody has begun to choose and not yet put on the order: closing the dish loses nothing.
 * @param now - in milliseconds since 1970
 */
export function createDishDrafts(shelf: Shelf, now: () => number): DishDrafts {
  return {
    read(dish) {
      const stored = shelf.read(dish.id);
      const at = isRecord(stored) && typeof stored.at === 'number' ? stored.at : 0;
      const isKept = Math.abs(now() - at) < keptFor;
      const [kept] = parseLines(isKept ? [stored] : []).filter(({ dishId }) => dishId === dish.id);
      return kept ?? { choices: defaultChoices(dish), quantity: 1, notes: '' };
    },
    write: (dish, draft) => shelf.write(dish.id, { dishId: dish.id, at: now(), ...draft }),
    forget: (dish) => shelf.write(dish.id, null),
    openDish: () => shelf.read('open'),
    setOpenDish: (id) => shelf.write('open', id),
  };
}
