/** Value-added tax included in every price: food 13 %, alcoholic and soft drinks 23 % (mainland Portugal). */
export type VatRate = 13 | 23;

type CourseId = 'entradas' | 'peixe' | 'carne' | 'horta' | 'sobremesas' | 'bebidas';

type Course = { id: CourseId; name: string; line: string };

/** `delta` is in cents and may be negative; a `quiet` choice is the usual one and is not printed. */
type Choice = { id: string; label: string; delta: number; quiet?: boolean };

/** `one` needs exactly one choice (the first by default); `many` takes any number. */
export type OptionGroup = { id: string; label: string; kind: 'one' | 'many'; choices: Choice[] };

export type Dish = {
  id: string;
  course: CourseId;
  name: string;
  description: string;
  allergens: string[];
  /** Cents, tax included. */
  price: number;
  vat: VatRate;
  options: OptionGroup[];
};

export const courses: Course[] = [
  { id: 'entradas', name: 'Entradas', line: 'Para ir picando enquanto a conversa começa.' },
  { id: 'peixe', name: 'Peixe', line: 'Chega de manhã, acaba quando acaba.' },
  { id: 'carne', name: 'Carne', line: 'Do Minho e do Barroso, com vagar e lume certo.' },
  { id: 'horta', name: 'Da horta', line: 'Sem carne nem peixe, com a mesma fome.' },
  { id: 'sobremesas', name: 'Sobremesas', line: 'Guarde um cantinho. Nós avisámos.' },
  { id: 'bebidas', name: 'Bebidas', line: 'O jarro de água é oferta da casa.' },
];

const portion = (half: number): OptionGroup => ({
  id: 'dose',
  label: 'Dose',
  kind: 'one',
  choices: [
    { id: 'inteira', label: 'Dose inteira', delta: 0, quiet: true },
    { id: 'meia', label: 'Meia dose', delta: -half },
  ],
});

const doneness: OptionGroup = {
  id: 'ponto',
  label: 'Ponto da carne',
  kind: 'one',
  choices: [
    { id: 'medio', label: 'Médio', delta: 0 },
    { id: 'mal', label: 'Mal passado', delta: 0 },
    { id: 'bem', label: 'Bem passado', delta: 0 },
  ],
};

const side = (...labels: [string, string, number][]): OptionGroup => ({
  id: 'guarnicao',
  label: 'Acompanhamento',
  kind: 'one',
  choices: labels.map(([id, label, delta]) => ({ id, label, delta })),
});

const without = (...labels: [string, string][]): OptionGroup => ({
  id: 'sem',
  label: 'Retirar',
  kind: 'many',
  choices: labels.map(([id, label]) => ({ id, label, delta: 0 })),
});

const extra = (...labels: [string, string, number][]): OptionGroup => ({
  id: 'extra',
  label: 'Acrescentar',
  kind: 'many',
  choices: labels.map(([id, label, delta]) => ({ id, label, delta })),
});

const size = (...labels: [string, string, number][]): OptionGroup => ({
  id: 'medida',
  label: 'Medida',
  kind: 'one',
  choices: labels.map(([id, label, delta]) => ({ id, label, delta })),
});

/** A dish as it is written down: its course is where it stands, the usual need not be said. */
type Entry = Omit<Dish, 'course' | 'vat' | 'allergens' | 'options'> &
  Partial<Pick<Dish, 'vat' | 'allergens' | 'options'>>;

const entries: Record<CourseId, Entry[]> = {
  entradas: [
    {
      id: 'couvert',
      name: 'Pão, azeite e azeitonas',
      description: 'Broa de Avintes, pão de centeio, azeite novo e azeitona galega com orégãos.',
      allergens: ['glúten'],
      price: 320,
      options: [extra(['manteiga', 'Manteiga dos Açores', 90])],
    },
    {
      id: 'caldo-verde',
      name: 'Caldo verde',
      description:
        'Couve-galega cortada fina, batata e uma rodela de chouriço. Na malga, a ferver.',
      allergens: ['sulfitos'],
      price: 380,
      options: [
        without(['chourico', 'Sem chouriço']),
        extra(['broa', 'Com uma fatia de broa', 60]),
      ],
    },
    {
      id: 'peixinhos',
      name: 'Peixinhos da horta',
      description: 'Feijão-verde em polme estaladiço, flor de sal e um gomo de limão.',
      allergens: ['glúten', 'ovos'],
      price: 650,
      options: [extra(['maionese', 'Com maionese de alho', 80])],
    },
    {
      id: 'tabua',
      name: 'Tábua da serra',
      description: 'Presunto de Barroso, queijo da Serra, queijo de cabra curado e nozes.',
      allergens: ['leite', 'frutos de casca rija'],
      price: 1250,
      options: [portion(500), without(['nozes', 'Sem nozes'])],
    },
  ],
  peixe: [
    {
      id: 'bacalhau',
      name: 'Bacalhau à Braga',
      description: 'Posta alta frita em azeite, cebolada dourada, batata às rodelas e pimento.',
      allergens: ['peixe', 'glúten'],
      price: 1650,
      options: [
        portion(600),
        side(
          ['rodelas', 'Batata às rodelas', 0],
          ['murro', 'Batata a murro', 0],
          ['salada', 'Salada mista', 0],
        ),
        without(['cebola', 'Sem cebolada'], ['azeitonas', 'Sem azeitonas']),
      ],
    },
    {
      id: 'polvo',
      name: 'Polvo à lagareiro',
      description: 'Assado no forno, regado com azeite e alho, com batata a murro e coentros.',
      allergens: ['moluscos'],
      price: 1890,
      options: [portion(700), without(['alho', 'Sem alho'], ['coentros', 'Sem coentros'])],
    },
    {
      id: 'sardinhas',
      name: 'Sardinhas assadas',
      description: 'Quatro, na brasa, com pimentos assados e batata cozida com a pele.',
      allergens: ['peixe'],
      price: 1250,
      options: [
        side(['batata', 'Batata cozida', 0], ['broa', 'Só com broa', -150]),
        extra(['sardinha', 'Mais uma sardinha', 250]),
      ],
    },
    {
      id: 'tamboril',
      name: 'Arroz de tamboril',
      description: 'Malandrinho, com tomate, camarão e coentros. No tacho, para não esperar.',
      allergens: ['peixe', 'crustáceos', 'aipo'],
      price: 1750,
      options: [without(['camarao', 'Sem camarão'], ['coentros', 'Sem coentros'])],
    },
  ],
  carne: [
    {
      id: 'rojoes',
      name: 'Rojões à minhota',
      description: 'Lombo marinado em vinho verde, batatinhas na banha, tripa enfarinhada e limão.',
      allergens: ['glúten', 'sulfitos'],
      price: 1390,
      options: [portion(500), without(['tripa', 'Sem tripa enfarinhada'])],
    },
    {
      id: 'bife',
      name: 'Bife à Tasca',
      description: 'Da vazia, ovo a cavalo, molho da casa e batata frita cortada à mão.',
      allergens: ['ovos', 'leite', 'mostarda'],
      price: 1550,
      options: [
        doneness,
        side(['frita', 'Batata frita', 0], ['arroz', 'Arroz branco', 0], ['salada', 'Salada', 0]),
        without(['ovo', 'Sem ovo'], ['molho', 'Sem molho']),
      ],
    },
    {
      id: 'posta',
      name: 'Posta barrosã',
      description: 'Trezentos gramas na grelha, sal grosso, grelos salteados e batata a murro.',
      price: 1980,
      options: [doneness, side(['murro', 'Batata a murro', 0], ['arroz', 'Arroz de feijão', 100])],
    },
  ],
  horta: [
    {
      id: 'migas',
      name: 'Migas de broa e feijão',
      description: 'Broa esfarelada em azeite e alho, feijão-frade, grelos e pinhões.',
      allergens: ['glúten', 'frutos de casca rija'],
      price: 1050,
      options: [
        portion(350),
        without(['pinhoes', 'Sem pinhões']),
        extra(['ovo', 'Com um ovo', 150]),
      ],
    },
    {
      id: 'tomatada',
      name: 'Tomate coração-de-boi',
      description: 'Às rodelas grossas, cebola roxa, orégãos, flor de sal e muito azeite.',
      price: 590,
      options: [without(['cebola', 'Sem cebola']), extra(['queijo', 'Com queijo de cabra', 200])],
    },
  ],
  sobremesas: [
    {
      id: 'pudim',
      name: 'Pudim Abade de Priscos',
      description: 'O de Braga: quinze gemas, vinho do Porto, limão e um segredo de toucinho.',
      allergens: ['ovos', 'sulfitos'],
      price: 520,
    },
    {
      id: 'arroz-doce',
      name: 'Arroz-doce',
      description: 'Cremoso, com casca de limão, e a canela desenhada à mão.',
      allergens: ['leite', 'ovos'],
      price: 360,
      options: [without(['canela', 'Sem canela'])],
    },
    {
      id: 'laranja',
      name: 'Laranja de Amares',
      description: 'Descascada na cozinha, às rodelas, com mel e canela.',
      price: 300,
      options: [without(['mel', 'Sem mel'])],
    },
  ],
  bebidas: [
    {
      id: 'vinhao',
      name: 'Verde tinto, Vinhão',
      description: 'Da pipa, com espuma roxa, servido em malga de porcelana.',
      allergens: ['sulfitos'],
      price: 250,
      vat: 23,
      options: [size(['malga', 'Malga', 0], ['jarro', 'Jarro de meio litro', 400])],
    },
    {
      id: 'loureiro',
      name: 'Verde branco, Loureiro',
      description: 'Fresco, seco e floral, da encosta do Cávado.',
      allergens: ['sulfitos'],
      price: 280,
      vat: 23,
      options: [
        size(
          ['copo', 'Copo', 0],
          ['jarro', 'Jarro de meio litro', 420],
          ['garrafa', 'Garrafa', 970],
        ),
      ],
    },
    {
      id: 'fino',
      name: 'Fino',
      description: 'Cerveja à pressão, tirada com calma. A sul chamam-lhe imperial.',
      allergens: ['glúten'],
      price: 180,
      vat: 23,
      options: [size(['fino', 'Fino, 20 cl', 0], ['caneca', 'Caneca, 40 cl', 140])],
    },
    {
      id: 'gasosa',
      name: 'Gasosa de limão',
      description: 'Garrafa de vidro, gelo e uma rodela de limão.',
      price: 220,
      vat: 23,
      options: [without(['gelo', 'Sem gelo'])],
    },
    {
      id: 'cafe',
      name: 'Café',
      description: 'Lote da casa. Curto, cheio ou pingado: é só dizer.',
      price: 90,
      options: [
        {
          id: 'tipo',
          label: 'Como',
          kind: 'one',
          choices: [
            { id: 'normal', label: 'Normal', delta: 0, quiet: true },
            { id: 'cheio', label: 'Cheio', delta: 0 },
            { id: 'pingado', label: 'Pingado', delta: 10 },
            { id: 'descafeinado', label: 'Descafeinado', delta: 10 },
          ],
        },
      ],
    },
  ],
};

export const dishes: Dish[] = courses.flatMap(({ id: course }) =>
  entries[course].map((entry) => ({ vat: 13, allergens: [], options: [], ...entry, course })),
);

const byId = new Map(dishes.map((dish) => [dish.id, dish]));

export function findDish(id: string): Dish | undefined {
  return byId.get(id);
}

/** The room as the waiter names it; table numbers are unique across zones. */
export const zones: { name: string; tables: number[] }[] = [
  { name: 'Sala', tables: [1, 2, 3, 4, 5, 6] },
  { name: 'Janela', tables: [7, 8, 9] },
  { name: 'Esplanada', tables: [10, 11, 12] },
];
