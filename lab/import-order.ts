/**
 * Imports go one way, those of types too: a module imports from its own layer and from those before it in the list. Part
 * of `npm run check`. biome.json says what an order cannot: what islands, the module of every page and demonstrations
 * must not know.
 */
import { dirname, join, matchesGlob } from 'node:path/posix';

/** From what knows least. Of the patterns that match a file the longest counts. */
export const layers: readonly (readonly [name: string, patterns: readonly string[]])[] = [
  [
    'what knows no studio',
    [
      'src/i18n/*',
      'src/{contact-message,contact-reply}.ts',
      'src/document/escape-html.ts',
      'src/styles/*',
      'src/islands/island-name.ts',
    ],
  ],
  ['maps of stitches', ['src/stitch/stitch-map.ts']],
  ['readers of one file', ['src/content/*']],
  ['readers of settings and drawings', ['src/studio/*', 'src/showcases.ts']],
  ['readers of Markdown', ['src/content/{markdown-files,unread-files}.ts']],
  [
    'the list of pages',
    [
      'src/pages/*/page.ts',
      'src/pages/*/*-id.ts',
      'src/pages/{page,registry,routes-of}.ts',
      'src/pages/home/{all-pictures,project-pictures,film-files}.ts',
    ],
  ],
  ['the reader of a studio', ['src/content/{words,read-content}.ts', 'src/studio/finish.ts']],
  ['the checks of texts', ['src/content/check.ts']],
  [
    'the checks of a studio',
    [
      'build/checks/*',
      'build/new-studio/{answers,facts,law,texts,tidy}.ts',
      'build/assets/{asset-fingerprints,article-pictures,colours,site-icons,stitch-pattern}.ts',
    ],
  ],
  ['settings in force', ['src/studio/settings.ts', 'src/i18n/{languages,long-date}.ts']],
  [
    'the studio in force',
    ['src/content/{content,markdown-list}.ts', 'src/stitch/stitches.ts', 'src/*.{ts,tsx}'],
  ],
  ['parts of pages', ['src/stitch/*', 'src/thread/*', 'src/ui/*']],
  ['the browser', ['src/browser/*', 'src/analytics/*', 'src/islands/**']],
  ['pages and layout', ['src/pages/**', 'src/layout/*']],
  ['documents', ['src/document/*']],
  ['settings and log of the server', ['server/{log,settings,environment}.ts', 'server/words/*']],
  ['security', ['server/security/*']],
  ['http', ['server/http/*']],
  ['contact', ['server/contact/*']],
  ['mail', ['server/mail/*']],
  ['visits', ['server/visits/*']],
  ['the server', ['server/**']],
  ['hosts and build', ['hosts/**', 'build/**', '*.config.ts']],
  ['the editor', ['packages/editor/**']],
  ['tests', ['tests/**', 'vitest.config.ts', 'lab/**', '**/*.test.ts', '**/*.spec.ts']],
];

/** The number of a file's layer; -1 without one. */
function layerOf(file: string): number {
  if (/\.(test|spec)\.tsx?$/.test(file)) return layers.length - 1;
  const found = layers.map(([, patterns]) =>
    Math.max(0, ...patterns.filter((it) => matchesGlob(file, it)).map(({ length }) => length)),
  );
  const longest = Math.max(...found);
  return longest > 0 ? found.indexOf(longest) : -1;
}

const imports = /\bfrom '(\.[^']+)'|\bimport\(\s*'(\.[^']+)'|^import '(\.[^']+)'/gm;

/** A sentence for each import of a later layer, and for each file without a layer. */
export function importProblems(sources: Readonly<Record<string, string>>): string[] {
  return Object.entries(sources).flatMap(([file, source]) => {
    const own = layerOf(file);
    if (own === -1) return [`${file}: belongs to no layer: name it in lab/import-order.ts.`];
    return [...source.matchAll(imports)].flatMap(([, ...paths]) => {
      const target = join(dirname(file), paths.find(Boolean) ?? '').replace(/\?.*$/, '');
      const other = layerOf(target);
      return other > own
        ? [
            `${file}: imports ${target}. Imports go one way: ${layers[own]?.[0]}, then ${layers[other]?.[0]}.`,
          ]
        : [];
    });
  });
}
