/**
 * Detects committed pictures and fonts that are older than their sources. The fingerprint of a part's
 * sources is recorded when the part is made; a test compares it with the current sources.
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
  /** The argument of `npm run assets`. */
  name: string;
  /** Glob patterns from the root; test files are ignored. */
  sources: readonly string[];
  /** Values that the part uses from files whose other contents do not affect it. */
  details?: () => Promise<string> | string;
  /** Paths from the root. */
  outputs: readonly string[];
};

/**
 * All parts in the order in which they are made: the later ones use the fonts. Without the parts of a film
 * or a demonstration that the configuration switches off.
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
      'src/thread/ending.svg',
      'src/thread/needle.svg',
    ],
  },
  ...(site.film ? [filmPart()] : []),
  ...showcases.map(picturesPart),
];

/** The files of a drawing that has a version for the dark scheme. */
function inBothSchemes(drawing: string) {
  return [`${drawing}.svg`, `${drawing}-night.svg`];
}

function filmPart(): AssetPart {
  return {
    name: 'film',
    sources: ['film/**', 'tools/assets/film.ts', 'src/styles/fonts/*.woff2'],
    // Making it takes minutes, so only the colours that it uses count.
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

/** Without the colours for `prefers-contrast: more`, which no picture uses. */
const colours = () => {
  const { light, dark } = readColours();
  const listed = ({ usual }: Scheme) => Object.entries(usual).map((entry) => entry.join(': '));
  return [...listed(light), ...listed(dark)];
};

/** Tests whether a listed colour is used in one of these files, as `'ink'` or `--ink`. */
function isNamedIn(pattern: string) {
  const text = globSync(pattern)
    .map((file) => readFileSync(file, 'utf8'))
    .join();
  return (entry: string) => new RegExp(`['-]${entry.split(':', 1)}\\b(?!-)`).test(text);
}

/**
 * The SHA-256 of the names and contents of a part's sources.
 * @param root - the folder that the patterns are relative to
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

/** Records the fingerprint of a part, and drops those of parts that no longer exist. */
export function recordFingerprint(name: string, fingerprint: string): void {
  const all: Fingerprints = { ...recordedFingerprints(), [name]: fingerprint };
  const known = assetParts.flatMap((part) => {
    const value = all[part.name];
    return value ? [[part.name, value]] : [];
  });
  writeFileSync(recordFile, `${JSON.stringify(Object.fromEntries(known), null, 2)}\n`);
}

/** What is wrong with a part, with the remedy; `undefined` when it is complete and up to date. */
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

/** A sentence for each part that is missing or older than its sources. */
export async function staleAssets(): Promise<string[]> {
  const recorded = recordedFingerprints();
  const problems = await Promise.all(assetParts.map((part) => assetProblem(part, recorded)));
  return problems.filter((problem) => problem !== undefined);
}
