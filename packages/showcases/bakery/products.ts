import { type Day, weekday } from '../browser/day.ts';
import type { Words } from './words/pt.ts';
import { words } from './words.ts';

export type Allergen = keyof Words['allergens'];

type Product = {
  measure: string;
  allergens: readonly Allergen[];
  cents: number;
};

type Said = {
  name: string;
  /** A short description. */
  note: string;
  ingredients: string;
};

type Baked = Product & {
  id: keyof Words['bakes'];
  kind: 'pao' | 'pastelaria';
  /** Minutes from midnight, ascending. */
  bakes: readonly number[];
  /** How many minutes it stays warm on the shelf. */
  warmFor: number;
  /** Weekdays on which it is made (0 is Monday); every open day when absent. */
  weekdays?: readonly number[];
};

type Made = Product & { id: keyof Words['coffees'] };

export type Bake = Baked & Said;
export type Coffee = Made & Said;

const at = (...times: readonly number[]) =>
  times.map((time) => Math.floor(time) * 60 + Math.round((time % 1) * 100));

type Oven = Pick<Baked, 'bakes' | 'warmFor'>;

/** What comes out of the oven, of the kind's usual dough but for what is said. */
const bakedOf =
  (kind: Baked['kind'], allergens: readonly Allergen[]) =>
  (
    id: Baked['id'],
    measure: string,
    cents: number,
    oven: Oven,
    more: Partial<Baked> = {},
  ): Baked => ({
    id,
    kind,
    measure,
    allergens,
    cents,
    ...oven,
    ...more,
  });

const richDough = ['gluten', 'milk', 'eggs'] as const;
const bread = bakedOf('pao', ['gluten']);
const cake = bakedOf('pastelaria', richDough);
/** How many minutes it stays warm, and when it comes out. */
const warm = (warmFor: number, ...times: readonly number[]): Oven => ({
  bakes: at(...times),
  warmFor,
});

const baked: readonly Baked[] = [
  bread('massa-mae', '800 g', 460, warm(60, 7, 9, 11.3, 16.3)),
  bread('broa', '1 kg', 420, warm(75, 8, 12)),
  bread('cacete', '250 g', 90, warm(35, 7, 10, 12.3, 17)),
  bread('centeio', '700 g', 490, warm(60, 9.3), { allergens: ['gluten', 'sesame'] }),
  bread('regueifa', '500 g', 380, warm(60, 8.3, 11), {
    allergens: richDough,
    weekdays: [4, 5, 6],
  }),
  bread('papo-seco', '60 g', 28, warm(30, 7, 8.3, 10.3, 12, 16, 18)),
  cake('nata', '75 g', 140, warm(40, 7.3, 9.45, 11.3, 14.3, 16.3)),
  cake('croissant', '95 g', 165, warm(40, 7, 9, 15.3)),
  cake('berlim', '110 g', 170, warm(45, 10, 15)),
  cake('bolo-arroz', '90 g', 155, warm(45, 8, 13.3), { allergens: [...richDough, 'nuts'] }),
];

const coffee = (id: Made['id'], measure: string, cents: number, hasMilk = true): Made => ({
  id,
  measure,
  allergens: hasMilk ? ['milk'] : [],
  cents,
});

const made: readonly Made[] = [
  coffee('cafe', '30 ml', 90, false),
  coffee('pingo', '40 ml', 100),
  coffee('meia-de-leite', '200 ml', 150),
  coffee('galao', '250 ml', 160),
];

export const BAKES: readonly Bake[] = baked.map((bake) => ({ ...bake, ...words.bakes[bake.id] }));

export const COFFEES: readonly Coffee[] = made.map((coffee) => ({
  ...coffee,
  ...words.coffees[coffee.id],
}));

const BY_ID = new Map<string, Bake>(BAKES.map((bake) => [bake.id, bake]));

export function bakeById(id: string): Bake | undefined {
  return BY_ID.get(id);
}

export function madeOn(bake: Bake, day: Day): boolean {
  return bake.weekdays === undefined || bake.weekdays.includes(weekday(day));
}
