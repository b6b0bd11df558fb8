import { expect, test } from 'vitest';
import { memoryShelf } from '../browser/kept.ts';
import { createDishDrafts } from './dish-draft.ts';
import { dishes } from './menu.ts';
import { defaultChoices } from './order.ts';
import { isWaiting } from './receipts.ts';

const minute = 60_000;

test('a dish that was begun is kept for a while, and not for the guests of another day', () => {
  let time = 1_800_000_000_000;
  const drafts = createDishDrafts(memoryShelf(), () => time);
  const [dish] = dishes;
  if (!dish) throw new Error('no dish');
  const begun = { choices: defaultChoices(dish), quantity: 3, notes: 'sem sal' };
  drafts.write(dish, begun);
  time += 20 * minute;
  expect(drafts.read(dish)).toMatchObject(begun);
  time += 20 * minute;
  expect(drafts.read(dish)).toMatchObject({ quantity: 1, notes: '' });
  // The clock went by another hour meanwhile, and is set back.
  drafts.write(dish, begun);
  time -= 40 * minute;
  expect(drafts.read(dish)).toMatchObject({ quantity: 1, notes: '' });
});

test('nobody is on the way to a table that asked for its bill on the day before', () => {
  const request = { table: 8, at: 1_800_000_000_000, people: 2 };
  expect(isWaiting(request, request.at + 300 * minute)).toBe(true);
  expect(isWaiting(request, request.at + 1200 * minute)).toBe(false);
});
