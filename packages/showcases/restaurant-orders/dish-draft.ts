import { isRecord, type Shelf } from '../browser/kept.ts';
import type { Dish } from './menu.ts';
import { defaultChoices, type OrderLine, parseLines } from './order.ts';

type DishDraft = Omit<OrderLine, 'dishId'>;

export type DishDrafts = ReturnType<typeof createDishDrafts>;

/** In milliseconds: whoever comes back later chooses anew. */
const keptFor = 30 * 60_000;

/**
 * What somebody has begun to choose and not yet put on the order: closing the dish loses nothing.
 * @param now - in milliseconds since 1970
 */
export function createDishDrafts(shelf: Shelf, now: () => number) {
  return {
    read(dish: Dish): DishDraft {
      const stored = shelf.read(dish.id);
      const at = isRecord(stored) && typeof stored.at === 'number' ? stored.at : 0;
      const isKept = Math.abs(now() - at) < keptFor;
      const [kept] = parseLines(isKept ? [stored] : []).filter(({ dishId }) => dishId === dish.id);
      return kept ?? { choices: defaultChoices(dish), quantity: 1, notes: '' };
    },
    write: (dish: Dish, draft: DishDraft) =>
      shelf.write(dish.id, { dishId: dish.id, at: now(), ...draft }),
    forget: (dish: Dish) => shelf.write(dish.id, null),
    /** The dish that was open when the page was left or loaded anew. */
    openDish: () => shelf.read('open'),
    setOpenDish: (id: string | null) => shelf.write('open', id),
  };
}
