/**
 * Which committed pictures and fonts are made from which sources, and whether they still are: a
 * part's fingerprint is written when it is made, and a test compares it with the sources of today.
 */
import { createHash } from 'node:crypto';
import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import { readColours } from '../../build/colours.ts';
import { furtherCharacters, siteTypefaces } from '../../build/site-typefaces.ts';
import { typefaces } from '../../packages/showcases/typefaces.ts';
import { words } from '../../src/content/content.ts';
import { defaultLanguage, languageCodes } from '../../src/i18n/languages.ts';
import { allPictures } from '../../src/pages/home/all-pictures.ts';
import { filmFiles } from '../../src/pages/home/film-files.ts';
import { showcases, site } from '../../src/site.ts';
import type { Scheme } from '../../src/styles/colours.ts';

export type AssetPart = {
  /** As `npm run assets` is given it. */
  name: string;
  /** Files by pattern, from the root; tests among them do not count. */
  sources: readonly string[];
  /** What a picture takes from a file whose other contents do not matter to it. */
  details?: () => Promise<string> | string;
  /** Files, from the root. */
  outputs: readonly string[];
};

/**
 * All parts, in the order in which they are made: the later ones use the fonts. Those of a film or of a
 * demonstration that the site has not are none of its own.
 */
export const assetParts: readonly AssetPart[] = [
  {
    name: 'fonts',
    sources: [
      'tools/assets/fonts.ts',
      'build/site-typefaces.ts',
      'packages/showcases/typefaces.ts',
    ],
    details: () => [typefaceVersions(), ...furtherCharacters()].join('\n'),
    outputs: [
      ...siteTypefaces.map(({ file }) => file),
      ...typefaces.map(({ to }) => `packages/showcases/${to}`),
    ],
  },
  {
    name: 'brand',
    sources: [
      'tools/assets/brand*.ts',
      'build/colours.ts',
      'tools/assets/stitch-pattern.ts',
      'src/layout/wordmark.ts',
      'src/stitch/**/*.{ts,tsx,css}',
      'src/styles/fonts/bricolage-grotesque.woff2',
    ],
    details: () => [site.name, ...headlines(), ...colours()].join('\n'),
    outputs: [
      'favicon.svg',
      'favicon.ico',
      'apple-touch-icon.png',
      'icon-192.png',
      'icon-512.png',
      'icon-maskable-512.png',
      ...languageCodes.map((code) => `social-${code}.png`),
    ].map((file) => `public/${file}`),
  },
  {
    name: 'icons',
    sources: [
      'tools/assets/icons.ts',
      'tools/assets/reverse.ts',
      'build/colours.ts',
      'tools/assets/stitch-pattern.ts',
      'src/pages/home/icon-sizes.ts',
      'src/stitch/maps/icons/*.ts',
      'src/stitch/maps/bird.ts',
      'src/stitch/maps/numerals.ts',
      'src/stitch/needle-shape.ts',
      'src/stitch/stitch-map.ts',
    ],
    details: () => colours().join('\n'),
    outputs: [
      ...inBothSchemes('src/pages/home/icons'),
      ...inBothSchemes('src/pages/home/reverse'),
      ...inBothSchemes('src/stitch/bird'),
      'src/browser/ending.svg',
      'src/pages/home/needle.svg',
    ],
  },
  ...(site.film ? [filmPart()] : []),
  ...showcases.map(picturesPart),
];

/** A drawing that has another one for the night. */
function inBothSchemes(drawing: string) {
  return [`${drawing}.svg`, `${drawing}-night.svg`];
}

function filmPart(): AssetPart {
  return {
    name: 'film',
    sources: ['film/**', 'tools/assets/film.ts', 'src/styles/fonts/*.woff2'],
    // It takes minutes: a colour that it does not use is no reason.
    details: () => colours().filter(isNamedIn('film/*')).join('\n'),
    outputs: Object.values(filmFiles)
      .flatMap((files) => Object.values(files))
      .map((file) => `public/film/${file}`),
  };
}

function picturesPart(slug: string): AssetPart {
  return {
    name: `pictures/${slug}`,
    sources: [
      `packages/showcases/${slug}/**`,
      'packages/showcases/browser/**',
      'tools/assets/pictures.ts',
      'tools/assets/picture-sizes.ts',
      'tools/assets/flat-composite.ts',
      'src/pages/home/project-pictures.ts',
    ],
    details: () => defaultLanguage,
    outputs: allPictures(slug).map((address) => `public${address}`),
  };
}

function typefaceVersions() {
  const { devDependencies } = JSON.parse(readFileSync('package.json', 'utf8')) as {
    devDependencies: Record<string, string>;
  };
  const typefaces = Object.entries(devDependencies).filter(([name]) => name.includes('fontsource'));
  return typefaces.map((nameAndVersion) => nameAndVersion.join('@')).join('\n');
}

function headlines() {
  return languageCodes.flatMap((code) => {
    const { hero } = words[code].home;
    return [...hero.lines, hero.stitched, hero.after];
  });
}

/** The usual ones: nobody has asked for more contrast where a picture is made. */
const colours = () => {
  const { light, dark } = readColours();
  const listed = ({ usual }: Scheme) => Object.entries(usual).map((entry) => entry.join(': '));
  return [...listed(light), ...listed(dark)];
};

/** Whether a colour that was listed is named in one of these files, as `'ink'` or `--ink`. */
function isNamedIn(pattern: string) {
  const text = globSync(pattern)
    .map((file) => readFileSync(file, 'utf8'))
    .join();
  return (entry: string) => new RegExp(`['-]${entry.split(':', 1)}\\b(?!-)`).test(text);
}

/**
 * The SHA-256 of a part's sources: of their names and contents, not of their times.
 * @param root - the folder that the patterns start from
 */
export async function fingerprintOf(
  { sources, details }: Pick<AssetPart, 'sources' | 'details'>,
  root = '.',
): Promise<string> {
  const hash = createHash('sha256');
  const files = sources
    .flatMap((pattern) => globSync(pattern, { cwd: root, withFileTypes: true }))
    .filter((entry) => entry.isFile() && !/\.test\.tsx?$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name));
  for (const file of [...new Set(files)].sort()) {
    const content = readFileSync(file);
    const name = file.slice(join(root, sep).length).replaceAll(sep, '/');
    hash.update(`${name}\0${content.length}\0`).update(content);
  }
  return hash.update((await details?.()) ?? '').digest('hex');
}

type Fingerprints = Readonly<Record<string, string>>;

const recordFile = 'tools/assets/asset-fingerprints.json';

export function recordedFingerprints(): Fingerprints {
  return existsSync(recordFile)
    ? (JSON.parse(readFileSync(recordFile, 'utf8')) as Fingerprints)
    : {};
}

/** Notes what a part has just been made from; what is no part any more is forgotten. */
export function recordFingerprint(name: string, fingerprint: string): void {
  const all: Fingerprints = { ...recordedFingerprints(), [name]: fingerprint };
  const known = assetParts.flatMap((part) => {
    const value = all[part.name];
    return value ? [[part.name, value]] : [];
  });
  writeFileSync(recordFile, `${JSON.stringify(Object.fromEntries(known), null, 2)}\n`);
}

/** What is wrong with a part, with the remedy; `undefined` when all of it is there and up to date. */
export async function assetProblem(
  part: AssetPart,
  recorded: Fingerprints,
  root = '.',
): Promise<string | undefined> {
  const remedy = `Run: npm run assets ${part.name}`;
  const missing = part.outputs.filter((file) => !existsSync(join(root, file)));
  if (missing.length > 0) return `${missing.join(', ')} missing. ${remedy}`;
  if (recorded[part.name] !== (await fingerprintOf(part, root)))
    return `The sources of ${part.name} have changed since it was made. ${remedy}`;
  return undefined;
}

/** A sentence for each part that is missing or was made of other sources than today's. */
export async function staleAssets(): Promise<string[]> {
  const recorded = recordedFingerprints();
  const problems = await Promise.all(assetParts.map((part) => assetProblem(part, recorded)));
  return problems.filter((problem) => problem !== undefined);
}
