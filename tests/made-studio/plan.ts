/** What a made studio has: decided by its seed before a word is written. */
import { type Chance, chanceOf } from './chance.ts';
import { arabic, type Tongue, tongues } from './tongues.ts';

/** What a studio may leave out. Optional pages are in the registry, and decided by their ids (`hasPage`). */
const parts = [
  'accessibility',
  'articles',
  'calculator',
  'complaintsBook',
  'demonstrations',
  'disputeResolution',
  'film',
  'founded',
  'freeProposal',
  'fixedPrice',
  'instalments',
  'late',
  'legalName',
  'mailbox',
  'measured',
  'messenger',
  'ownProjects',
  'pages',
  'people',
  'phone',
  'postalCode',
  'prices',
  'promises',
  'quote',
  'social',
  'vat',
  'visits',
  'workedQuote',
] as const;
type Part = (typeof parts)[number];

/** How much there is: the least, an amount that is usual, or the most that a schema allows. */
export type Amount = 'least' | 'some' | 'most';

export type Plan = {
  seed: number;
  chance: Chance;
  languages: readonly Tongue[];
  main: Tongue;
  has: (part: Part) => boolean;
  /** Whether it has an optional page; also one that is added to the registry later. */
  hasPage: (id: string) => boolean;
  hosting: 'server' | 'workers' | 'folder';
  amount: Amount;
  /** Whether names, addresses and headlines are as short as they can be, usual, or have words of 30 letters. */
  length: 'short' | 'usual' | 'long';
  /** The share of the conditional sections of the legal texts that are kept without being needed. */
  keptSections: number;
  steps: number;
};

const amounts: readonly Amount[] = ['least', 'some', 'most'];
const lengths: readonly Plan['length'][] = ['short', 'usual', 'long'];

export function planOf(seed: number): Plan {
  const chance = chanceOf(`studio ${seed}`);
  const others = chance
    .of('languages')
    .shuffle(tongues)
    .slice(0, chance.of('number of languages').between(1, 5));
  const languages = chance.of('a language from right to left').is(0.2)
    ? [arabic, ...others.slice(1)]
    : others;
  // Half of the studios have nearly everything, and the others nearly nothing: parts meet, and are missed.
  const share = chance.of('share').pick([0.2, 0.5, 0.85]);
  return {
    seed,
    chance,
    languages,
    main: chance.of('main language').pick(languages),
    has: (part) => chance.of(`part ${part}`).is(share),
    hasPage: (id) => chance.of(`page ${id}`).is(share),
    hosting: chance.of('hosting').pick(['server', 'workers', 'folder'] as const),
    amount: chance.of('amount').pick(amounts),
    length: chance.of('length').pick(lengths),
    keptSections: chance.of('kept sections').pick([0, 0.5, 1]),
    steps: chance.of('steps').between(1, 6),
  };
}

/** Each choice of a plan, by name: what two seeds cover together. */
export const choicesOf = (plan: Plan): string[] => [
  ...parts.map((part) => `${plan.has(part) ? '' : 'no '}${part}`),
  ...['languages', 'hosting', 'amount', 'length', 'keptSections'].map(
    (name) =>
      `${name} ${name === 'languages' ? plan.languages.length : String(Reflect.get(plan, name))}`,
  ),
];
