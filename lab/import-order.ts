/**
 * Imports go one way, those of types too: a module imports from its own room and from those before it in the list. Part
 * of `npm run check`. biome.json says what an order cannot: what islands, the module of every page and demonstrations
 * must not know. docs/decisions/052-rooms.md draws it.
 */
import { dirname, join, matchesGlob } from 'node:path/posix';

/** Folders, from what knows least; of those that hold a file the longest counts. What stands in one line is one room. */
export const order: readonly (readonly string[])[] = [
  ['src/globals.d.ts'],
  ['src/styles'],
  ['src/i18n'],
  ['src/problems'],
  ['src/contact'],
  ['src/studio'],
  ['src/in-force'],
  ['src/stitch'],
  ['src/thread'],
  ['src/ui'],
  ['src/browser'],
  ['src/analytics'],
  ['src/islands'],
  ['src/layout'],
  ['src/pages'],
  ['src/document'],
  ['server/log.ts', 'server/settings.ts', 'server/environment.ts', 'server/words'],
  ['server/security'],
  ['server/http'],
  ['server/contact'],
  ['server/mail'],
  ['server/visits'],
  ['server'],
  ['hosts', 'build', 'playwright.config.ts', 'vite.config.ts'],
  ['packages/editor'],
  ['packages/import'],
  ['tests', 'lab', 'vitest.config.ts'],
];

/** The imports that run back up the list, each for its reason. */
export const returns: readonly { from: string; to: string; only?: 'types' }[] = [
  // A map is drawn with the palette that it is checked by.
  { from: 'src/studio/*', to: 'src/stitch/stitch-map.ts' },
  // Every page describes its texts; who reads them is handed the pages.
  { from: 'src/studio/*', to: 'src/pages/*', only: 'types' },
  { from: 'src/in-force/*', to: 'src/pages/*' },
  // The module of every page starts what the page has.
  { from: 'src/browser/page.ts', to: 'src/analytics/visit.ts' },
  { from: 'src/browser/page.ts', to: 'src/islands/loader.ts' },
];

/** What reads and checks any studio. None of these may lead to `inForce`, which has read one by then. */
const readers: readonly string[] = [
  'src/studio/**',
  'build/checks/**',
  'build/new-studio/{answers,facts,law,texts,tidy}.ts',
  'build/assets/{asset-fingerprints,article-pictures,colours,site-icons,stitch-pattern}.ts',
];
const inForce = 'src/in-force';

type Import = { from: string; to: string; isType: boolean };

const isTest = (file: string) => /\.(test|spec)\.tsx?$/.test(file);

/** The place of a file in the order; -1 without one. */
function roomOf(file: string): number {
  if (isTest(file)) return order.length - 1;
  const found = order.map((names) =>
    Math.max(
      0,
      ...names
        .filter((name) => file === name || file.startsWith(`${name}/`))
        .map(({ length }) => length),
    ),
  );
  const longest = Math.max(...found);
  return longest > 0 ? found.indexOf(longest) : -1;
}

const statements =
  /^(?:import|export)( type)? (?:[^;']*? )?from '(\.[^']+)'|\bimport\(\s*'(\.[^']+)'|^import '(\.[^']+)'/gm;

/** Every import of one file by another. */
const importsIn = (sources: Readonly<Record<string, string>>): Import[] =>
  Object.entries(sources).flatMap(([from, source]) =>
    [...source.matchAll(statements)].map(([, type, ...paths]) => ({
      from,
      to: join(dirname(from), paths.find(Boolean) ?? '').replace(/\?.*$/, ''),
      isType: type !== undefined,
    })),
  );

const isReturn = ({ from, to, isType }: Import) =>
  returns.some(
    (known) =>
      matchesGlob(from, known.from) &&
      (to.startsWith(known.to.replace('*', '')) || to === known.to) &&
      (isType || !known.only),
  );

/** The way from a file to what is in force, as far as it is; imports of types lead nowhere. */
function wayToForce(file: string, nextOf: ReadonlyMap<string, string[]>): string[] {
  const ways = [[file]];
  const seen = new Set([file]);
  for (const way of ways)
    for (const next of nextOf.get(way.at(-1) ?? '') ?? []) {
      if (next.startsWith(`${inForce}/`)) return [...way, next];
      if (!seen.has(next)) ways.push([...way, next]);
      seen.add(next);
    }
  return [];
}

/** A sentence for each import that runs back up, and for each file without a room. */
export function importProblems(sources: Readonly<Record<string, string>>): string[] {
  const imports = importsIn(sources);
  const nextOf = new Map<string, string[]>();
  for (const { from, to, isType } of imports)
    if (!isType) nextOf.set(from, [...(nextOf.get(from) ?? []), to]);
  const name = (file: string) => order[roomOf(file)]?.join(', ');
  return [
    ...Object.keys(sources)
      .filter((file) => roomOf(file) === -1)
      .map((file) => `${file}: belongs to no room: name it in lab/import-order.ts.`),
    ...imports
      .filter(({ from, to }) => roomOf(from) !== -1 && roomOf(to) > roomOf(from))
      .filter((each) => !isReturn(each))
      .map(
        ({ from, to }) =>
          `${from}: imports ${to}. Imports go one way: ${name(from)}, then ${name(to)}.`,
      ),
    ...Object.keys(sources)
      .filter((file) => !isTest(file) && readers.some((reader) => matchesGlob(file, reader)))
      .map((file) => wayToForce(file, nextOf))
      .filter((way) => way.length > 0)
      .map(
        (way) =>
          `${way[0]}: reads any studio, and leads to one that is read already: ${way.slice(1).join(', ')}.`,
      ),
  ];
}
