/**
 * The parts of the committed pictures and fonts, and what each is made from. A hash of the sources is recorded
 * when a part is made; the check compares it with the sources of today.
 */
import { createHash } from 'node:crypto';
import { existsSync, globSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { words } from '../../src/content/content.ts';
import { notes } from '../../src/content/markdown-list.ts';
import { languageCodes } from '../../src/i18n/languages.ts';
import { showcases, site } from '../../src/site.ts';
import { inStudio, studioFolder } from '../../src/studio/folder.ts';
import { readColours } from './colours.ts';
import { embroideryNote } from './note-pictures.ts';
import { furtherCharacters } from './site-typefaces.ts';

export type AssetPart = {
  /** As `npm run assets` is given it. */
  name: string;
  /** Files by pattern, from the root; tests among them do not count. */
  sources: readonly string[];
  /** What it takes from files whose other contents do not matter to it. */
  details?: () => unknown;
};

/** In the order in which they are made: the later ones use the fonts. */
export const assetParts: readonly AssetPart[] = [
  {
    name: 'fonts',
    sources: [
      'build/assets/fonts.ts',
      'build/assets/site-typefaces.ts',
      'packages/showcases/typefaces.ts',
      'node_modules/@fontsource-variable/*/package.json',
    ],
    details: furtherCharacters,
  },
  {
    name: 'brand',
    sources: [
      'build/assets/{brand*,stitch-pattern}.ts',
      'src/layout/wordmark.ts',
      'src/stitch/**/*.{ts,tsx,css}',
      inStudio('stitches/{drawings,scenes}/*.yaml'),
      'src/styles/fonts/bricolage-grotesque.woff2',
    ],
    details: () => [site.name, headlines(), usualColours()],
  },
  {
    name: 'icons',
    sources: [
      'build/assets/{icons,reverse,reverse-scene,stitch-pattern}.ts',
      'src/pages/home/icon-maps.ts',
      inStudio('stitches/**/*.yaml'),
      'src/stitch/{needle-shape,reverse-side,stitch-map}.ts',
    ],
    details: usualColours,
  },
  ...[
    {
      name: 'notes',
      sources: [
        'build/assets/{note-pictures,stitch-pattern}.ts',
        inStudio('stitches/drawings/*.yaml'),
        'src/stitch/stitch-map.ts',
      ],
      details: usualColours,
    },
  ].filter(() => notes.some(({ slug }) => slug === embroideryNote)),
  ...[
    { name: 'film', sources: ['film/**', 'build/assets/film.ts', 'src/styles/fonts/*.woff2'] },
  ].filter(() => site.film),
  ...showcases.map((slug) => ({
    name: `pictures/${slug}`,
    sources: [
      `packages/showcases/{${slug},browser}/**`,
      'build/assets/{pictures,picture-sizes,flat-composite}.ts',
      'src/pages/home/project-pictures.ts',
    ],
    details: () => [
      languageCodes,
      site.projects.find((project) => project.slug === slug)?.ownerSide,
    ],
  })),
];

const headlines = () =>
  languageCodes.map((code) => {
    const { lines, stitched, after } = words[code].home.hero;
    return [lines, stitched, after];
  });

/** Nobody has asked for more contrast where a picture is made. */
function usualColours() {
  const { light, dark } = readColours();
  return [light.usual, dark.usual];
}

/** The SHA-256 of a part's sources: of their names and contents, not of their times. */
export async function fingerprintOf({ sources, details }: AssetPart): Promise<string> {
  const hash = createHash('sha256');
  const ofStudio = sources.filter((pattern) => pattern.startsWith(inStudio('')));
  const files = [
    ...filesOf(
      sources.filter((pattern) => !ofStudio.includes(pattern)),
      '.',
    ),
    ...filesOf(
      ofStudio.map((pattern) => pattern.slice(inStudio('').length)),
      studioFolder,
    ).map(
      // Wherever the folder lies.
      ({ path, name }) => ({ path, name: `studio/${name}` }),
    ),
  ].sort((one, other) => (one.name < other.name ? -1 : 1));
  for (const { path, name } of files)
    if (statSync(path).isFile()) hash.update(`${name}\0`).update(readFileSync(path));
  return hash.update(JSON.stringify(await details?.()) ?? '').digest('hex');
}

const filesOf = (patterns: readonly string[], folder: string) =>
  globSync(patterns, { cwd: folder, exclude: ['**/*.test.*'] }).map((name) => ({
    name,
    path: join(folder, name),
  }));

const recordFile = inStudio('fingerprints.json');

/** A new studio has none yet. */
const recorded = (): Record<string, string> =>
  existsSync(recordFile) ? JSON.parse(readFileSync(recordFile, 'utf8')) : {};

/** Notes what a part has just been made from. */
export function recordFingerprint(name: string, fingerprint: string): void {
  writeFileSync(recordFile, `${JSON.stringify({ ...recorded(), [name]: fingerprint }, null, 2)}\n`);
}

/** A sentence for each part that was made of other sources than those of today. */
export async function staleAssets(): Promise<string[]> {
  const now = await Promise.all(assetParts.map(fingerprintOf));
  const stale = assetParts.filter(({ name }, index) => recorded()[name] !== now[index]);
  return stale.map(({ name }) => `${name} is older than its sources. Run: npm run assets ${name}`);
}
