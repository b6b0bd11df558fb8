import type { Allergen } from './allergens.ts';
import type { Words } from './words/pt.ts';
import { words } from './words.ts';

/** Value-added tax included in every price: food 13 %, alcoholic and soft drinks 23 % (mainland Portugal). */
export type VatRate = 13 | 23;

const courseIds = ['entradas', 'peixe', 'carne', 'horta', 'sobremesas', 'bebidas'] as const;

type CourseId = (typeof courseIds)[number];

/**
 * `delta` is in cents and may be negative; a `quiet` choice is the usual one and is not printed.
 * `allergens` are those of what is chosen, or of what is left out where the group takes things out.
 */
type Choice = {
  id: string;
  label: string;
  delta: number;
  quiet: boolean;
  allergens: Allergen[];
};

/** `one` needs exactly one choice (the first by default); `many` takes any number. */
export type OptionGroup = {
  id: string;
  label: string;
  kind: 'one' | 'many';
  takesOut: boolean;
  choices: Choice[];
};

export type DishId = keyof Words['dishes'];

export type Dish = {
  id: DishId;
  course: CourseId;
  name: string;
  description: string;
  /** What cannot be left out; the rest stands with the options. */
  allergens: Allergen[];
  /** Cents, tax included. */
  price: number;
  vat: VatRate;
  options: OptionGroup[];
};

export const courses = courseIds.map((id) => ({ id, ...words.courses[id] }));

const say = words.choices;

type Written = [id: string, label: string, delta?: number, allergens?: Allergen[]];

/** @param usual - the choice that is not printed */
const group =
  (id: string, label: string, kind: OptionGroup['kind'], usual?: string) =>
  (...written: Written[]): OptionGroup => ({
    id,
    label,
    kind,
    takesOut: id === 'sem',
    choices: written.map(([id, label, delta = 0, allergens = []]) => ({
      id,
      label,
      delta,
      quiet: id === usual,
      allergens,
    })),
  });

const side = group('guarnicao', words.groups.side, 'one');
const without = group('sem', words.groups.without, 'many');
const extra = group('extra', words.groups.extra, 'many');
const size = group('medida', words.groups.size, 'one');
const kind = group('tipo', words.groups.how, 'one', 'normal');
const doneness = group('ponto', words.groups.doneness, 'one')(
  ['medio', say.medium],
  ['mal', say.rare],
  ['bem', say.wellDone],
);
const portion = (half: number) =>
  group(
    'dose',
    words.groups.portion,
    'one',
    'inteira',
  )(['inteira', say.whole], ['meia', say.half, -half]);

/** A dish as it is written down: its course is where it stands. */
type Entry = Pick<Dish, 'id' | 'price' | 'vat' | 'allergens' | 'options'>;

const taxed =
  (vat: VatRate) =>
  (id: DishId, price: number, allergens: Allergen[], ...options: OptionGroup[]): Entry => ({
    id,
    price,
    vat,
    allergens,
    options,
  });

const dish = taxed(13);
/** Wine, beer and soft drinks. */
const drink = taxed(23);

const entries: Record<CourseId, Entry[]> = {
  entradas: [
    dish('couvert', 320, ['glúten'], extra(['manteiga', say.butter, 90, ['leite']])),
    dish(
      'caldo-verde',
      380,
      [],
      without(['chourico', say.noChorizo, 0, ['sulfitos']]),
      extra(['broa', say.sliceOfBroa, 60, ['glúten']]),
    ),
    dish(
      'peixinhos',
      650,
      ['glúten', 'ovos'],
      extra(['maionese', say.garlicMayonnaise, 80, ['ovos', 'mostarda']]),
    ),
    dish(
      'tabua',
      1250,
      ['leite'],
      portion(500),
      without(['nozes', say.noWalnuts, 0, ['frutos de casca rija']]),
    ),
  ],
  peixe: [
    dish(
      'bacalhau',
      1650,
      ['peixe', 'glúten'],
      portion(600),
      side(
        ['rodelas', say.slicedPotato, 0],
        ['murro', say.punchedPotato, 0],
        ['salada', say.mixedSalad, 0, ['sulfitos']],
      ),
      without(['cebola', say.noOnions], ['azeitonas', say.noOlives]),
    ),
    dish(
      'polvo',
      1890,
      ['moluscos'],
      portion(700),
      without(['alho', say.noGarlic], ['coentros', say.noCoriander]),
    ),
    dish(
      'sardinhas',
      1250,
      ['peixe'],
      side(['batata', say.boiledPotato, 0], ['broa', say.onlyBroa, -150, ['glúten']]),
      extra(['sardinha', say.moreSardine, 250]),
    ),
    // The stock is made of the prawns' shells: it stays when the prawns go.
    dish(
      'tamboril',
      1750,
      ['peixe', 'crustáceos', 'aipo'],
      without(['camarao', say.noPrawns], ['coentros', say.noCoriander]),
    ),
  ],
  carne: [
    // Without the floured tripe too: it all comes out of the same pan.
    dish('rojoes', 1390, ['glúten', 'sulfitos'], portion(500), without(['tripa', say.noTripe])),
    dish(
      'bife',
      1550,
      [],
      doneness,
      side(['frita', say.chips, 0], ['arroz', say.rice, 0], ['salada', say.salad, 0, ['sulfitos']]),
      without(['ovo', say.noEgg, 0, ['ovos']], ['molho', say.noSauce, 0, ['leite', 'mostarda']]),
    ),
    dish(
      'posta',
      1980,
      [],
      doneness,
      side(['murro', say.punchedPotato, 0], ['arroz', say.beanRice, 100]),
    ),
  ],
  horta: [
    dish(
      'migas',
      1050,
      ['glúten'],
      portion(350),
      // Pine nuts are not among the nuts of the law's list.
      without(['pinhoes', say.noPineNuts]),
      extra(['ovo', say.withEgg, 150, ['ovos']]),
    ),
    dish(
      'tomatada',
      590,
      [],
      without(['cebola', say.noOnion]),
      extra(['queijo', say.goatCheese, 200, ['leite']]),
    ),
  ],
  sobremesas: [
    dish('pudim', 520, ['ovos', 'sulfitos']),
    dish('arroz-doce', 360, ['leite', 'ovos'], without(['canela', say.noCinnamon])),
    dish('laranja', 300, [], without(['mel', say.noHoney])),
  ],
  bebidas: [
    drink('vinhao', 250, ['sulfitos'], size(['malga', say.bowl, 0], ['jarro', say.jug, 400])),
    drink(
      'loureiro',
      280,
      ['sulfitos'],
      size(['copo', say.glass, 0], ['jarro', say.jug, 420], ['garrafa', say.bottle, 970]),
    ),
    drink('fino', 180, ['glúten'], size(['fino', say.smallBeer, 0], ['caneca', say.mug, 140])),
    drink('gasosa', 220, [], without(['gelo', say.noIce])),
    dish(
      'cafe',
      90,
      [],
      kind(
        ['normal', say.normal],
        ['cheio', say.long],
        ['pingado', say.withMilk, 10, ['leite']],
        ['descafeinado', say.decaf, 10],
      ),
    ),
  ],
};

export const dishes: Dish[] = courses.flatMap(({ id: course }) =>
  entries[course].map((entry) => ({
    ...words.dishes[entry.id],
    ...entry,
    course,
  })),
);

const byId = new Map<string, Dish>(dishes.map((dish) => [dish.id, dish]));

export const findDish = (id: string): Dish | undefined => byId.get(id);

/** The room as the waiter names it; table numbers are unique across zones. */
export const zones: { name: string; tables: number[] }[] = [
  { name: words.tables.zones.room, tables: [1, 2, 3, 4, 5, 6] },
  { name: words.tables.zones.window, tables: [7, 8, 9] },
  { name: words.tables.zones.terrace, tables: [10, 11, 12] },
];
