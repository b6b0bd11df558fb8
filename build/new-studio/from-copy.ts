/**
 * Makes the folder of a studio out of a copy of the whole project, as an owner had it until 25 November 2026, with
 * settings and drawings as code. Texts and facts come as they are: the check says what they need.
 */
import { cpSync, existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { collectStitches } from '../../src/studio/read-stitches.ts';
import { publicFiles } from '../checks/public-file.ts';

type Drawing = readonly string[];
type Hero = {
  inHoop: unknown;
  onLinen: unknown;
  needle: { x: number; y: number; angle: number };
  workingThreads: Record<string, string>;
  looseEnd: string;
};

/** Where the parts of a studio lay: at first beside the code, for a few hours in a folder `studio/`. */
const layouts = [
  {
    settings: 'site.config.ts',
    languages: 'src/i18n/languages.ts',
    maps: 'src/stitch/maps',
    content: 'content',
    public: 'public',
    colours: 'src/styles/colours.css',
  },
  {
    settings: 'studio/studio.config.ts',
    languages: 'studio/studio.config.ts',
    maps: 'studio/stitches',
    content: 'studio/content',
    public: 'studio/public',
    colours: 'studio/colours.css',
  },
];

const rowsOf = (maps: Record<string, Drawing>) =>
  Object.entries(maps)
    .map(([name, map]) => `${name}: |\n${map.map((row) => `  ${row}\n`).join('')}`)
    .join('\n');

/**
 * @param copy - the project's copy; nothing in it is changed
 * @param folder - the folder of the studio, new or empty
 * @throws an error if `copy` is no such copy
 */
export async function studioFromCopy(copy: string, folder: string): Promise<void> {
  const layout = layouts.find(({ settings }) => existsSync(join(copy, settings)));
  if (!layout)
    throw new Error(
      `--from: ${copy} is no copy of the project with its settings as code (${layouts.map(({ settings }) => settings).join(' or ')}): give the folder of the old site.`,
    );
  // Code that an owner wrote: it is run to be read.
  const load = (file: string) => import(pathToFileURL(join(copy, file)).href);
  const { config } = await load(layout.settings);
  const { languages } = await load(layout.languages);
  const named = Object.entries<Record<string, string>>(languages).map(
    ([code, { openGraphLocale, ...rest }]) => [code, rest],
  );
  const files = new Map<string, string>([
    ['settings.yaml', JSON.stringify({ languages: Object.fromEntries(named), ...config }, null, 2)],
  ]);
  const code = readdirSync(join(copy, layout.maps)).filter((name) => name.endsWith('.ts'));
  for (const file of code.filter((name) => !/^(alphabet|hero|numerals)\./.test(name)))
    files.set(
      `stitches/drawings/${file.replace('.ts', '.yaml')}`,
      rowsOf(await load(`${layout.maps}/${file}`)),
    );
  const { numerals }: { numerals: Drawing[] } = await load(`${layout.maps}/numerals.ts`);
  files.set(
    'stitches/icons/numerals.yaml',
    rowsOf(Object.fromEntries(numerals.map((map, index) => [index + 1, map]))),
  );
  for (const name of ['services', 'industries'])
    files.set(
      `stitches/icons/${name}.yaml`,
      rowsOf((await load(`${layout.maps}/icons/${name}.ts`))[name]),
    );
  const { inHoop, onLinen, needle, workingThreads, looseEnd }: Hero = await load(
    `${layout.maps}/hero.ts`,
  );
  files.set(
    'stitches/scenes/hero.yaml',
    JSON.stringify({
      border: 'garland',
      inHoop,
      onLinen,
      needle: [needle.x, needle.y, needle.angle],
      threads: { ...workingThreads, end: looseEnd },
    }),
  );
  // The old site had no places and scenes of its own: it showed its drawings where the sample shows these.
  cpSync('studio/stitches', join(folder, 'stitches'), { recursive: true });
  for (const [from, to] of [
    [layout.content, 'content'],
    [layout.public, 'public'],
    [layout.colours, 'colours.css'],
  ] as const)
    cpSync(join(copy, from), join(folder, to), { recursive: true });
  // Committed in the old site, made by the build now.
  const { articles } = collectStitches(join(folder, 'stitches'));
  for (const path of publicFiles(articles).made)
    rmSync(join(folder, 'public', path), { force: true });
  for (const [path, text] of files) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
}
