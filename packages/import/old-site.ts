/** The folder of an old site: its articles, pictures, people and address. */
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { basename, dirname, extname, join, posix, resolve } from 'node:path';
import { parse as parseToml } from 'smol-toml';
import { parse as parseYaml } from 'yaml';
import { type Article, articleOf, decodedPath, pathOf } from './article.ts';
import { readFront, textAt } from './front-matter.ts';
import { usualPath } from './usual-path.ts';
import { isExport, readExport } from './wordpress.ts';

type Broken = { file: string; line: number; why: string };

export type OldSite = {
  articles: Article[];
  broken: Broken[];
  /** Origin of the old site, without a slash at the end; undefined when nothing says it. */
  address: string | undefined;
  /** Whether its templates write values as `{{ … }}`. */
  hasValues: boolean;
  /** Whether `{% … %}` is a tag of its templates, and no text. */
  hasTags: boolean;
  /** What it puts in for a tag of its own; undefined when it has no such file. */
  templateOf: (name: string) => string | undefined;
  /** The name of an author by the id that articles use. */
  nameOf: (id: string) => string;
  /** The file at an address, seen from a folder; undefined when it is not there, or stands in several places. */
  find: (address: string, folder: string) => string | undefined;
  /** A copy of a file that stood elsewhere: in a folder of the same name below the old site. */
  findCopy: (address: string) => string | undefined;
};

const roots = [
  '.git',
  'package.json',
  '_config.yml',
  'config.toml',
  'config.yaml',
  'config/_default',
  'hugo.toml',
  'hugo.yaml',
  'archetypes',
  'Gemfile',
  '.eleventy.js',
  'eleventy.config.js',
  'astro.config.mjs',
  'netlify.toml',
  'pelicanconf.py',
];
const ignored = new Set(['node_modules', 'vendor', 'dist', '_site', 'public/resources']);

/** The folder around all files of the old site. */
function rootOf(folder: string): string {
  for (let path = folder; ; path = dirname(path)) {
    if (roots.some((name) => existsSync(join(path, name)))) return path;
    if (dirname(path) === path) return folder;
  }
}

function* filesIn(folder: string): Generator<string> {
  for (const entry of readdirSync(folder, { withFileTypes: true }).sort((one, other) =>
    one.name < other.name ? -1 : 1,
  )) {
    if (entry.name.startsWith('.') || ignored.has(entry.name)) continue;
    const path = join(folder, entry.name);
    if (entry.isDirectory()) yield* filesIn(path);
    else if (entry.isFile()) yield path;
  }
}

const isArticle = (path: string) =>
  /\.(?:md|markdown|mdx|html?)$/i.test(path) &&
  !/^(?:_index|readme|license|changelog|contributing|404)\./i.test(basename(path));

/**
 * @param given - a folder of articles, one article, or the file that WordPress exports
 * @param language - in which its articles are; those in another are left, and named
 * @throws an error with a sentence when there is no such file or folder
 */
export function readOldSite(given: string, language: string): OldSite {
  const path = resolve(given);
  const stat = statSync(path, { throwIfNoEntry: false });
  if (!stat)
    throw new Error(
      `${given} is not there: name a folder of articles, or the file that WordPress exports.`,
    );
  const folder = stat.isDirectory() ? path : dirname(path);
  const root = rootOf(folder);
  const articles: Article[] = [];
  const broken: Broken[] = [];
  const settings = new Map<string, Record<string, unknown>>();
  const settingsOf = (name: string) => {
    const found = settings.get(name) ?? dataIn(join(root, name));
    settings.set(name, found);
    return found;
  };
  let address = addressOf(root);
  for (const file of stat.isDirectory() ? filesIn(path) : [path]) {
    const isXml = /\.xml$/i.test(file);
    if (!isXml && !isArticle(file)) continue;
    // It is in the main language when one beside it has this language in its name.
    if (existsSync(file.replace(/\.\w+$/, `.${language}$&`))) continue;
    const source = textOf(file, broken);
    if (source === undefined) continue;
    if (isXml) {
      if (!isExport(source)) continue;
      const found = readExport(file, source, folder);
      articles.push(...found.articles);
      address ??= originOf(found.site);
      if (found.problem) broken.push({ file, ...found.problem });
      continue;
    }
    const front = readFront(source);
    // A page of HTML without keys belongs to a template.
    if (/\.html?$/i.test(file) && Object.keys(front.keys).length === 0) continue;
    if (front.problem) broken.push({ file, ...front.problem });
    const article = articleOf(file, front);
    if (isOther(article.language, language)) {
      const why = `is in another language (${article.language}), and was left out: import it with its --language`;
      broken.push({ file, line: 1, why });
      continue;
    }
    const usual = usualPath(root, article, front.keys, settingsOf);
    articles.push({
      ...article,
      oldPaths: article.oldPaths.concat(pathOf(usual) ?? []),
    });
  }
  return {
    articles,
    broken,
    address,
    hasValues: ['_config.yml', '.eleventy.js', 'eleventy.config.js', 'eleventy.config.mjs'].some(
      (name) => existsSync(join(root, name)),
    ),
    hasTags: !['hugo', 'config', 'config/_default/hugo', 'config/_default/config'].some((name) =>
      ['toml', 'yaml', 'json'].some((ending) => existsSync(join(root, `${name}.${ending}`))),
    ),
    templateOf: templatesIn(root),
    nameOf: namesIn(root),
    ...findersIn(root, folder),
  };
}

/** Whether a language like `en-US` is another than `pt`. */
const isOther = (said: string | undefined, wanted: string) =>
  said !== undefined && /^[a-z]{2}(?:[-_]|$)/.test(said) && said.slice(0, 2) !== wanted.slice(0, 2);

/** Files of which the tag is named in an article. */
function templatesIn(root: string): OldSite['templateOf'] {
  const themes = existsSync(join(root, 'themes')) ? readdirSync(join(root, 'themes')) : [];
  const folders = [
    ...['', ...themes.map((name) => `themes/${name}/`)].flatMap((folder) => [
      `${folder}layouts/shortcodes`,
      `${folder}layouts/_shortcodes`,
    ]),
    '_includes',
    'src/_includes',
  ];
  return (name) => {
    if (!/^[\w-][\w./-]*$/.test(name) || name.includes('..')) return undefined;
    const files = folders.flatMap((folder) =>
      [name, `${name}.html`].map((file) => join(root, folder, file)),
    );
    const found = files.find((file) => statSync(file, { throwIfNoEntry: false })?.isFile());
    return found && readFileSync(found, 'utf8');
  };
}

function textOf(file: string, broken: Broken[]): string | undefined {
  const bytes = readFileSync(file);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    const line = new TextDecoder().decode(bytes).split('\ufffd', 1).join().split('\n').length;
    broken.push({ file, line, why: 'is not UTF-8: save it so, which every editor offers' });
    return undefined;
  }
}

const originOf = (address: string | undefined) =>
  address && /^https?:/.test(address) && URL.canParse(address)
    ? new URL(address).origin
    : undefined;

/** Files that say where a site is, and the key that says it. */
const addressesIn: readonly (readonly [file: RegExp, key: RegExp])[] = [
  [/^(?:_config\.yml|(?:config|hugo)\.(?:ya?ml|toml|json))$/, /^["' ]*(?:baseurl|url)["' ]*[:=]/i],
  [/^config\/_default\/(?:config|hugo)\.(?:ya?ml|toml|json)$/, /^["' ]*baseurl["' ]*[:=]/i],
  [/^astro\.config\.\w+$|^src\/config\.ya?ml$/, /^\s*site:/],
  [/^gatsby-config\.\w+$/, /\bsiteUrl:/],
  [/^(?:publish|pelican)conf\.py$/, /^SITEURL\s*=/],
  [/^(?:src\/)?_data\/(?:site|metadata|meta|config)\.\w+$/, /\b(?:site|base_?)?url["']?\s*[:=]/i],
  [/^(?:static\/|public\/|src\/)?CNAME$/, /^/],
];

function addressOf(root: string): string | undefined {
  const folders = ['', 'config/_default', 'src', 'src/_data', '_data', 'static', 'public'];
  const files = folders.flatMap((folder) =>
    existsSync(join(root, folder))
      ? readdirSync(join(root, folder)).map((name) => posix.join(folder, name))
      : [],
  );
  for (const [wanted, key] of addressesIn)
    for (const file of files) {
      if (!wanted.test(file) || !statSync(join(root, file)).isFile()) continue;
      const source = readFileSync(join(root, file), 'utf8');
      for (const line of file.endsWith('CNAME') ? [`https://${source}`] : source.split('\n')) {
        const whole = key.test(line) ? /https?:\/\/[\w.-]+\.[a-z]{2,}(?::\d+)?/i.exec(line) : null;
        if (whole) return originOf(whole[0]);
      }
    }
  return undefined;
}

function dataIn(file: string): Record<string, unknown> {
  if (!existsSync(file)) return {};
  const source = readFileSync(file, 'utf8');
  try {
    const data: unknown = file.endsWith('.toml')
      ? parseToml(source)
      : parseYaml(source, { logLevel: 'silent' });
    return Object(data) as Record<string, unknown>;
  } catch {
    return {};
  }
}

/** Files in which sites name their authors: an object by ids, or a list with them. */
const listsOfPeople = /^(?:authors?|people|team|members)\.(?:ya?ml|json|toml)$/i;

function namesIn(root: string): OldSite['nameOf'] {
  const names = new Map<string, string>();
  for (const folder of ['_data', 'data', 'src/_data', 'src/data', '.'])
    for (const file of existsSync(join(root, folder)) ? readdirSync(join(root, folder)) : []) {
      if (!listsOfPeople.test(file)) continue;
      for (const [id, person] of Object.entries(dataIn(join(root, folder, file)))) {
        const of = Object(person) as Record<string, unknown>;
        const whole =
          textAt(of, ['display_name', 'name', 'title']) ??
          [textAt(of, ['first_name', 'firstname']), textAt(of, ['last_name', 'lastname'])]
            .filter(Boolean)
            .join(' ');
        if (whole) names.set(textAt(of, ['id', 'slug']) ?? id, whole).set(id, whole);
      }
    }
  return (id) => names.get(id) ?? id;
}

const bare = (path: string) => path.normalize('NFC').toLowerCase();

function findersIn(root: string, given: string): Pick<OldSite, 'find' | 'findCopy'> {
  /** By the name alone, and by the path from the root: people see no difference between what NFC and NFD write. */
  let byName: Map<string, string[]> | undefined;
  const all = () => {
    if (byName) return byName;
    byName = new Map();
    for (const file of filesIn(root)) {
      const name = bare(basename(file));
      byName.set(name, [...(byName.get(name) ?? []), file]);
    }
    return byName;
  };
  const bases = [
    '',
    'static',
    'public',
    'statics',
    'assets',
    'src',
    'src/assets',
    'content',
    'source',
  ].map((base) => join(root, base));
  const find: OldSite['find'] = (address, folder) => {
    const name = nameIn(address);
    return findNamed(name, folder) ?? findNamed(wholeSize(name), folder);
  };
  const findNamed = (name: string, folder: string) => {
    if (extname(name) === '') return undefined;
    const wanted = name.startsWith('/') ? bases : [folder, given, ...bases];
    for (const base of wanted) {
      const file = join(base, name);
      if (`${file}/`.startsWith(`${root}/`) && statSync(file, { throwIfNoEntry: false })?.isFile())
        return file;
    }
    const found = all().get(bare(basename(name))) ?? [];
    const near = found.filter((file) =>
      bare(file).endsWith(bare(`/${name.replace(/^[./]+/, '')}`)),
    );
    return near[0] ?? (found.length === 1 ? found[0] : undefined);
  };
  const findCopy: OldSite['findCopy'] = (address) => {
    const said = bare(nameIn(address));
    for (const name of [said, wholeSize(said)]) {
      const [file, ...others] = (all().get(basename(name)) ?? []).filter((path) =>
        name.endsWith(bare(`/${basename(dirname(path))}/${basename(path)}`)),
      );
      if (file && others.length === 0) return file;
    }
    return undefined;
  };
  return { find, findCopy };
}

/** WordPress makes `door-300x200.jpg` of `door.jpg`; empty for another name. */
const wholeSize = (name: string) =>
  /-\d+x\d+\.\w+$/.test(name) ? name.replace(/-\d+x\d+(?=\.\w+$)/, '') : '';

/** The path in an address, as a name of files. */
function nameIn(address: string): string {
  const [path = ''] = address
    .replace(/^(?:https?:)?\/\/[^/]+/, '')
    .replace(/^[~@]\//, '/')
    .split(/[?#]/, 1);
  return decodedPath(path);
}
