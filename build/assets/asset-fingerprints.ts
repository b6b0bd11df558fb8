/**
 * The committed pictures and fonts in parts, and what each is made from. A hash of the sources is recorded
 * when a part is made; the check compares it with the sources of today.
 */
import { createHash } from 'node:crypto';
import { existsSync, globSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { minify, transformWithOxc } from 'vite';
import { languagesIn } from '../../src/i18n/language.ts';
import { noteId } from '../../src/pages/note/note-id.ts';
import { storyCard } from '../../src/studio/card-files.ts';
import { inStudio } from '../../src/studio/folder.ts';
import type { Content } from '../../src/studio/read-content.ts';
import type { Stitches } from '../../src/studio/read-stitches.ts';
import { showcasesIn } from '../../src/studio/showcases.ts';
import { storyId } from '../../src/studio/story-id.ts';
import type { Words } from '../../src/studio/words.ts';
import { readColours } from './colours.ts';
import { pictureOfStory } from './picture-of-story.ts';

export type AssetPart = {
  /** As `npm run assets` is given it. */
  name: string;
  /** Files of the engine by pattern, from the root; tests among them do not count. */
  sources: readonly string[];
  /** What it takes from the studio. */
  details?: () => unknown;
  /** Without it something else is shown, so it is nothing that a site must have. */
  isSpare?: boolean;
};

/** In the order in which they are made. */
export function assetParts({ settings, site, words }: Content, stitches: Stitches): AssetPart[] {
  const { languageCodes } = languagesIn(settings);
  const showcases = showcasesIn(site);
  return [
    {
      name: 'cards',
      sources: [
        'build/assets/{card-pages,card-parts,cards}.ts',
        'src/layout/wordmark.ts',
        'src/stitch/{hero-art,hoop,needle,stitch-art}*.{tsx,css}',
        'src/stitch/{needle-shape,stitch-map}.ts',
      ],
      details: () => [
        site.name,
        languageCodes.map((code) => headlineOf(words[code])),
        usualColours(),
        stitches.emblem,
        stitches.hero,
      ],
    },
    ...articlesIn(words).map((slug) => ({
      name: `cards/${slug}`,
      sources: [
        'build/assets/{article-cards,card-parts,cards}.ts',
        'src/layout/wordmark.ts',
        'src/stitch/stitch-art*.{tsx,css}',
        'src/stitch/stitch-map.ts',
      ],
      details: () => [
        site.name,
        languageCodes.map((code) => words[code][noteId(slug)]?.page.name),
        usualColours(),
        stitches.emblem,
        stitches.drawings[slug],
      ],
      isSpare: true,
    })),
    ...site.projects
      .filter(({ slug }) => languageCodes.some((code) => words[code][storyId(slug)]))
      .map(({ slug }) => ({
        name: `cards/${storyCard(slug)}`,
        sources: ['build/assets/{article-cards,card-parts,cards}.ts', 'src/layout/wordmark.ts'],
        details: () => [
          site.name,
          languageCodes.map((code) => words[code][storyId(slug)]?.page.name),
          usualColours(),
          stitches.emblem,
          pictureOfStory(slug, site).map(([, file]) => existsSync(file) && sha256Of(file)),
        ],
        isSpare: true,
      })),
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
}

const articlesIn = (words: Content['words']) => [
  ...new Set(
    Object.values(words).flatMap((pages) =>
      Object.keys(pages).flatMap((id) =>
        id.startsWith('note/') ? [id.slice('note/'.length)] : [],
      ),
    ),
  ),
];

const headlineOf = ({ home: { hero } }: Words) => [hero.lines, hero.stitched, hero.after];

/** Nobody has asked for more contrast where a picture is made. */
function usualColours() {
  const { light, dark } = readColours();
  return [light.usual, dark.usual];
}

export type Fingerprint = {
  /** The SHA-256 of everything that a part is made of. */
  all: string;
  /** Of what it takes from the studio. A record from before there was one has none. */
  studio?: string;
};

const sha256 = () => createHash('sha256');
const sha256Of = (file: string) => sha256().update(readFileSync(file)).digest('hex');

/** Of the sources' names, and of what in them is no comment and no layout of the code. */
export async function fingerprintOf({ sources, details }: AssetPart): Promise<Fingerprint> {
  const hash = sha256();
  for (const file of globSync(sources, { exclude: ['**/*.test.*'] }).sort())
    if (statSync(file).isFile()) hash.update(`${file}\0`).update(await essenceOf(file));
  const own = JSON.stringify(await details?.()) ?? '';
  return { all: hash.update(own).digest('hex'), studio: sha256().update(own).digest('hex') };
}

async function essenceOf(file: string): Promise<string | Buffer> {
  const content = readFileSync(file);
  if (/\.tsx?$/.test(file)) {
    const { code } = await transformWithOxc(String(content), file, { sourcemap: false });
    return (await minify(file.replace(/\.tsx?$/, '.js'), code, { mangle: false })).code;
  }
  return file.endsWith('.css') ? String(content).replace(/\/\*.*?\*\//gs, '') : content;
}

const recordFile = () => inStudio('fingerprints.json');

/** A new studio has none yet. A record that is a text is from before `studio` was noted. */
function recorded(): Record<string, Fingerprint> {
  const record: Record<string, Fingerprint | string> = existsSync(recordFile())
    ? JSON.parse(readFileSync(recordFile(), 'utf8'))
    : {};
  return Object.fromEntries(
    Object.entries(record).map(([name, of]) => [name, typeof of === 'string' ? { all: of } : of]),
  );
}

/** Notes what a part has just been made from. */
export function recordFingerprint(name: string, fingerprint: Fingerprint): void {
  writeFileSync(
    recordFile(),
    `${JSON.stringify({ ...recorded(), [name]: fingerprint }, null, 2)}\n`,
  );
}

export const wasMade = (name: string): boolean => name in recorded();

/** A sentence for each part that was never made, as where there was no Chromium. No other check names its files. */
export const unmadeAssets = (parts: readonly AssetPart[]): string[] =>
  parts
    .filter(({ name, isSpare }) => !isSpare && !wasMade(name))
    .map(({ name }) => `${name} is left to make. Run: npm run assets ${name}`);

/**
 * A sentence for each part that was made of other sources than those of today: a problem when the studio is another, and
 * advice when the engine is.
 */
export async function staleAssets(
  parts: readonly AssetPart[],
  record: Readonly<Record<string, Fingerprint>> = recorded(),
): Promise<{ problems: string[]; advice: string[] }> {
  const stale = { problems: [] as string[], advice: [] as string[] };
  for (const part of parts) {
    const { name } = part;
    const made = record[name];
    const remedy = `Run: npm run assets ${name}`;
    if (!made && part.isSpare)
      stale.advice.push(`${name} is left to make; until then the site does without. ${remedy}`);
    const now = made && (await fingerprintOf(part));
    if (!made || made.all === now?.all) continue;
    if (made.studio !== undefined && made.studio !== now?.studio)
      stale.problems.push(`${name} is older than its sources. ${remedy}`);
    else stale.advice.push(`this version makes ${name} in another way. ${remedy}`);
  }
  return stale;
}
