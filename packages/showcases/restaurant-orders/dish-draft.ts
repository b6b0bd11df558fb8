import type { Shelf } from '../browser/kept.ts';
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

/** What somebody has begun to choose and not yet put on the order: closing the dish loses nothing. */
export function createDishDrafts(shelf: Shelf): DishDrafts {
  return {
    read(dish) {
      const [kept] = parseLines([shelf.read(dish.id)]).filter(({ dishId }) => dishId === dish.id);
      return kept ?? { choices: defaultChoices(dish), quantity: 1, notes: '' };
    },
    write: (dish, draft) => shelf.write(dish.id, { dishId: dish.id, ...draft }),
    forget: (dish) => shelf.write(dish.id, null),
    openDish: () => shelf.read('open'),
    setOpenDish: (id) => shelf.write('open', id),
  };
}
