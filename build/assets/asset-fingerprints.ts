/**
 * The committed pictures and fonts in parts, and what each is made from. A hash of the sources is recorded
 * when a part is made; the check compares it with the sources of today.
 */
import { createHash } from 'node:crypto';
import { existsSync, globSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { minify, transformWithOxc } from 'vite';
import { words } from '../../src/content/content.ts';
import { languageCodes } from '../../src/i18n/languages.ts';
import { showcases, site } from '../../src/site.ts';
import { emblem, hero } from '../../src/stitch/stitches.ts';
import { inStudio, studioFolder } from '../../src/studio/folder.ts';
import { readColours } from './colours.ts';

export type AssetPart = {
  /** As `npm run assets` is given it. */
  name: string;
  /** Files by pattern, from the root; tests among them do not count. */
  sources: readonly string[];
  /** What it takes from files whose other contents do not matter to it. */
  details?: () => unknown;
};

/** In the order in which they are made. */
export const assetParts: readonly AssetPart[] = [
  {
    name: 'cards',
    sources: [
      'build/assets/{card-pages,cards}.ts',
      'src/layout/wordmark.ts',
      'src/stitch/{hero-art,hoop,needle,stitch-art}*.{tsx,css}',
      'src/stitch/{needle-shape,stitch-map}.ts',
    ],
    details: () => [site.name, headlines(), usualColours(), emblem, hero],
  },
  ...[
    {
      name: 'fonts',
      sources: [
        'packages/showcases/typefaces.ts',
        'node_modules/@fontsource-variable/*/package.json',
      ],
    },
    // The demonstrations have them, whoever shows these.
  ].filter(() => showcases.length > 0 && studioFolder === 'studio'),
  ...[{ name: 'film', sources: ['film/**', 'build/assets/film.ts'] }].filter(() => site.film),
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

/** The SHA-256 of a part's sources: of their names, and of what in them is no comment and no layout of the code. */
export async function fingerprintOf({ sources, details }: AssetPart): Promise<string> {
  const hash = createHash('sha256');
  for (const file of globSync(sources, { exclude: ['**/*.test.*'] }).sort())
    if (statSync(file).isFile()) hash.update(`${file}\0`).update(await essenceOf(file));
  return hash.update(JSON.stringify(await details?.()) ?? '').digest('hex');
}

async function essenceOf(file: string): Promise<string | Buffer> {
  const content = readFileSync(file);
  if (/\.tsx?$/.test(file)) {
    const { code } = await transformWithOxc(String(content), file, { sourcemap: false });
    return (await minify(file.replace(/\.tsx?$/, '.js'), code, { mangle: false })).code;
  }
  return file.endsWith('.css') ? String(content).replace(/\/\*.*?\*\//gs, '') : content;
}

const recordFile = inStudio('fingerprints.json');

/** A new studio has none yet. */
const recorded = (): Record<string, string> =>
  existsSync(recordFile) ? JSON.parse(readFileSync(recordFile, 'utf8')) : {};

/** Notes what a part has just been made from. */
export function recordFingerprint(name: string, fingerprint: string): void {
  writeFileSync(recordFile, `${JSON.stringify({ ...recorded(), [name]: fingerprint }, null, 2)}\n`);
}

export const wasMade = (name: string): boolean => name in recorded();

/** A sentence for each part that was never made, as where there was no Chromium. No other check names its files. */
export const unmadeAssets = (): string[] =>
  assetParts
    .filter(({ name }) => !wasMade(name))
    .map(({ name }) => `${name} is left to make. Run: npm run assets ${name}`);

/** A sentence for each part that was made of other sources than those of today. */
export async function staleAssets(): Promise<string[]> {
  const made = assetParts.filter(({ name }) => wasMade(name));
  const now = await Promise.all(made.map(fingerprintOf));
  const stale = made.filter(({ name }, index) => recorded()[name] !== now[index]);
  return stale.map(({ name }) => `${name} is older than its sources. Run: npm run assets ${name}`);
}
