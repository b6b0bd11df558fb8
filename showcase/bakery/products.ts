import { type Day, weekdayOf } from './calendar.ts';

export type Allergen = 'glúten' | 'leite' | 'ovos' | 'sésamo' | 'frutos de casca rija';

type Common = {
  id: string;
  name: string;
  /** One line that makes the difference between this and the next one on the shelf. */
  note: string;
  measure: string;
  ingredients: string;
  allergens: readonly Allergen[];
  cents: number;
};

export type Bake = Common & {
  kind: 'pao' | 'pastelaria';
  /** Minutes from midnight, ascending. */
  bakes: readonly number[];
  /** How many minutes it stays warm on the shelf. */
  warmFor: number;
  /** Weekdays on which it is made (0 is Sunday); every open day when absent. */
  weekdays?: readonly number[];
  feminine?: true;
};

export type Coffee = Common & { kind: 'cafe' };

const at = (...times: readonly number[]) =>
  times.map((time) => Math.floor(time) * 60 + Math.round((time % 1) * 100));

export const BAKES: readonly Bake[] = [
  {
    id: 'massa-mae',
    kind: 'pao',
    name: 'Pão de massa-mãe',
    note: 'Vinte e quatro horas de espera, dez minutos de festa.',
    measure: '800 g',
    ingredients: 'Farinha de trigo T65 e de trigo integral, água, massa-mãe de trigo, sal marinho.',
    allergens: ['glúten'],
    cents: 460,
    bakes: at(7, 9, 11.3, 16.3),
    warmFor: 60,
  },
  {
    id: 'broa',
    kind: 'pao',
    name: 'Broa de milho',
    note: 'Milho branco escaldado, côdea estalada de alto a baixo.',
    measure: '1 kg',
    ingredients:
      'Farinha de milho branco, farinha de centeio, farinha de trigo, água, fermento, sal.',
    allergens: ['glúten'],
    cents: 420,
    bakes: at(8, 12),
    warmFor: 75,
    feminine: true,
  },
  {
    id: 'cacete',
    kind: 'pao',
    name: 'Cacete',
    note: 'Fino, ruidoso, raramente chega inteiro a casa.',
    measure: '250 g',
    ingredients: 'Farinha de trigo T55, água, fermento, sal, malte de cevada.',
    allergens: ['glúten'],
    cents: 120,
    bakes: at(7, 10, 12.3, 17),
    warmFor: 35,
  },
  {
    id: 'centeio',
    kind: 'pao',
    name: 'Centeio da serra',
    note: 'Escuro, húmido, melhor ainda no dia seguinte.',
    measure: '700 g',
    ingredients:
      'Farinha de centeio integral, água, massa-mãe de centeio, sementes de sésamo, sal.',
    allergens: ['glúten', 'sésamo'],
    cents: 490,
    bakes: at(9.3),
    warmFor: 60,
  },
  {
    id: 'regueifa',
    kind: 'pao',
    name: 'Regueifa',
    note: 'Entrançada à mão, para o domingo e para os dias antes dele.',
    measure: '500 g',
    ingredients: 'Farinha de trigo, água, ovos, manteiga, açúcar, fermento, sal.',
    allergens: ['glúten', 'leite', 'ovos'],
    cents: 380,
    bakes: at(8.3, 11),
    warmFor: 60,
    weekdays: [0, 5, 6],
    feminine: true,
  },
  {
    id: 'papo-seco',
    kind: 'pao',
    name: 'Papo-seco',
    note: 'O do meio da manhã, com manteiga e mais nada.',
    measure: '60 g',
    ingredients: 'Farinha de trigo T55, água, fermento, sal.',
    allergens: ['glúten'],
    cents: 28,
    bakes: at(7, 8.3, 10.3, 12, 16, 18),
    warmFor: 30,
  },
  {
    id: 'nata',
    kind: 'pastelaria',
    name: 'Pastel de nata',
    note: 'Folhado que se ouve, creme que ainda treme.',
    measure: '75 g',
    ingredients: 'Leite, açúcar, gemas de ovo, farinha de trigo, manteiga, limão, canela.',
    allergens: ['glúten', 'leite', 'ovos'],
    cents: 150,
    bakes: at(7.3, 9.45, 11.3, 14.3, 16.3),
    warmFor: 40,
  },
  {
    id: 'croissant',
    kind: 'pastelaria',
    name: 'Croissant do Porto',
    note: 'Massa de brioche, brilho de açúcar, zero pressa.',
    measure: '95 g',
    ingredients: 'Farinha de trigo, ovos, manteiga, leite, açúcar, fermento, raspa de limão, sal.',
    allergens: ['glúten', 'leite', 'ovos'],
    cents: 165,
    bakes: at(7, 9, 15.3),
    warmFor: 40,
  },
  {
    id: 'berlim',
    kind: 'pastelaria',
    name: 'Bola de Berlim',
    note: 'Creme de ovo até à beira. Guardanapo incluído.',
    measure: '110 g',
    ingredients:
      'Farinha de trigo, leite, gemas de ovo, açúcar, manteiga, fermento, óleo de girassol.',
    allergens: ['glúten', 'leite', 'ovos'],
    cents: 180,
    bakes: at(10, 15),
    warmFor: 45,
    feminine: true,
  },
  {
    id: 'bolo-arroz',
    kind: 'pastelaria',
    name: 'Bolo de arroz',
    note: 'Com a cinta de papel, que se tira devagar.',
    measure: '90 g',
    ingredients:
      'Farinha de arroz, farinha de trigo, açúcar, ovos, manteiga, leite, amêndoa moída.',
    allergens: ['glúten', 'leite', 'ovos', 'frutos de casca rija'],
    cents: 155,
    bakes: at(8, 13.3),
    warmFor: 45,
  },
];

export const COFFEES: readonly Coffee[] = [
  {
    id: 'cafe',
    kind: 'cafe',
    name: 'Café',
    note: 'Curto, de torra média. A meio da manhã, como deve ser.',
    measure: '30 ml',
    ingredients: 'Café arábica e robusta.',
    allergens: [],
    cents: 90,
  },
  {
    id: 'pingo',
    kind: 'cafe',
    name: 'Pingo',
    note: 'O café com uma nuvem de leite por cima.',
    measure: '40 ml',
    ingredients: 'Café, leite meio-gordo.',
    allergens: ['leite'],
    cents: 100,
  },
  {
    id: 'meia-de-leite',
    kind: 'cafe',
    name: 'Meia de leite',
    note: 'Chávena grande, para molhar a torrada.',
    measure: '200 ml',
    ingredients: 'Café, leite meio-gordo.',
    allergens: ['leite'],
    cents: 150,
  },
  {
    id: 'galao',
    kind: 'cafe',
    name: 'Galão',
    note: 'No copo alto, três quartos de leite bem quente.',
    measure: '250 ml',
    ingredients: 'Café, leite meio-gordo.',
    allergens: ['leite'],
    cents: 160,
  },
];

const BY_ID = new Map(BAKES.map((bake) => [bake.id, bake]));

export function bakeById(id: string): Bake | undefined {
  return BY_ID.get(id);
}

export function madeOn(bake: Bake, day: Day): boolean {
  return bake.weekdays === undefined || bake.weekdays.includes(weekdayOf(day));
}
