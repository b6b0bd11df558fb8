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

const baked: readonly Baked[] = [
  {
    id: 'massa-mae',
    kind: 'pao',
    measure: '800 g',
    allergens: ['gluten'],
    cents: 460,
    bakes: at(7, 9, 11.3, 16.3),
    warmFor: 60,
  },
  {
    id: 'broa',
    kind: 'pao',
    measure: '1 kg',
    allergens: ['gluten'],
    cents: 420,
    bakes: at(8, 12),
    warmFor: 75,
  },
  {
    id: 'cacete',
    kind: 'pao',
    measure: '250 g',
    allergens: ['gluten'],
    cents: 90,
    bakes: at(7, 10, 12.3, 17),
    warmFor: 35,
  },
  {
    id: 'centeio',
    kind: 'pao',
    measure: '700 g',
    allergens: ['gluten', 'sesame'],
    cents: 490,
    bakes: at(9.3),
    warmFor: 60,
  },
  {
    id: 'regueifa',
    kind: 'pao',
    measure: '500 g',
    allergens: ['gluten', 'milk', 'eggs'],
    cents: 380,
    bakes: at(8.3, 11),
    warmFor: 60,
    weekdays: [4, 5, 6],
  },
  {
    id: 'papo-seco',
    kind: 'pao',
    measure: '60 g',
    allergens: ['gluten'],
    cents: 28,
    bakes: at(7, 8.3, 10.3, 12, 16, 18),
    warmFor: 30,
  },
  {
    id: 'nata',
    kind: 'pastelaria',
    measure: '75 g',
    allergens: ['gluten', 'milk', 'eggs'],
    cents: 140,
    bakes: at(7.3, 9.45, 11.3, 14.3, 16.3),
    warmFor: 40,
  },
  {
    id: 'croissant',
    kind: 'pastelaria',
    measure: '95 g',
    allergens: ['gluten', 'milk', 'eggs'],
    cents: 165,
    bakes: at(7, 9, 15.3),
    warmFor: 40,
  },
  {
    id: 'berlim',
    kind: 'pastelaria',
    measure: '110 g',
    allergens: ['gluten', 'milk', 'eggs'],
    cents: 170,
    bakes: at(10, 15),
    warmFor: 45,
  },
  {
    id: 'bolo-arroz',
    kind: 'pastelaria',
    measure: '90 g',
    allergens: ['gluten', 'milk', 'eggs', 'nuts'],
    cents: 155,
    bakes: at(8, 13.3),
    warmFor: 45,
  },
];

const made: readonly Made[] = [
  {
    id: 'cafe',
    measure: '30 ml',
    allergens: [],
    cents: 90,
  },
  {
    id: 'pingo',
    measure: '40 ml',
    allergens: ['milk'],
    cents: 100,
  },
  {
    id: 'meia-de-leite',
    measure: '200 ml',
    allergens: ['milk'],
    cents: 150,
  },
  {
    id: 'galao',
    measure: '250 ml',
    allergens: ['milk'],
    cents: 160,
  },
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
