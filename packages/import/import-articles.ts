/** Writes the articles of an old site into the folder of a studio. What is there stays as it is. */
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  writeFileSync,
} from 'node:fs';
import { basename, dirname, extname, join, posix, relative } from 'node:path';
import { stringify } from 'yaml';
import { escaped } from '../../src/i18n/marks.ts';
import { slugOf } from '../../src/i18n/slug-of.ts';
import { isOfServer, oldPath } from '../../src/studio/old-addresses.ts';
import { type Article, decodedPath, pathOf } from './article.ts';
import { type Body, convertBody, placeNamed, placesIn } from './body.ts';
import { type OldSite, readOldSite } from './old-site.ts';

export type ImportOptions = {
  /** Folder of the articles, or the file that WordPress exports. */
  from: string;
  language: string;
  studio: string;
  /** Origin of the old site; without it the one that its settings name. */
  address?: string | undefined;
  /** Origin of this site. */
  own?: string | undefined;
  /** Whether nothing is written. */
  isTrial?: boolean | undefined;
};

export type ImportResult = {
  written: string[];
  /** Articles that were there before. */
  present: string[];
  /** What is left to do, by file and line. */
  left: { file: string; line: number; why: string }[];
  /** How many articles had what is not shown here: tags, covers. */
  lost: Record<string, number>;
  /** Articles that had no description, and have their first sentence. */
  undescribed: string[];
  /** Whole addresses of the pictures that are not in the folder. */
  missing: string[];
};

type Say = (file: string, line: number, why: string) => void;

type Named = Article & { date: string; file: string };

/** @throws an error with a sentence when there is nothing to import */
export function importArticles({
  from,
  language,
  studio,
  address,
  own,
  isTrial = false,
}: ImportOptions): ImportResult {
  const site = readOldSite(from, language);
  const result: ImportResult = {
    written: [],
    present: [],
    left: [],
    lost: {},
    undescribed: [],
    missing: [],
  };
  const say: Say = (file, line, why) =>
    result.left.push({ file: relative('.', file) || file, line, why });
  for (const { file, line, why } of site.broken) say(file, line, `${why}.`);
  const notes = join(studio, 'content', language, 'notes');
  const named = nameAll(site.articles, notes, say);
  const addresses = oldAddresses(named, address ?? site.address, own);
  const conversions = convertAll(named, site, studio, addresses);
  result.missing.push(
    ...new Set(
      [...conversions.values()].flatMap(({ body }) =>
        (body?.missing ?? []).flatMap((each) => addresses.wholeOf(each) ?? []),
      ),
    ),
  );
  if (isTrial) return result;
  for (const [article, { body, pictures, problem }] of conversions) {
    const path = join(notes, `${article.file}.md`);
    if (existsSync(path)) {
      result.present.push(path);
      continue;
    }
    if (!body || body.isEmpty) {
      const [{ why } = { why: 'it has no text' }] = body?.left ?? [];
      say(
        article.source,
        article.firstLine,
        problem ?? `nothing of it can be shown here, and it was left out: ${why}.`,
      );
      continue;
    }
    const text = fileOf({ ...article, oldPaths: addresses.aliasesOf(article) }, body, site);
    mkdirSync(notes, { recursive: true });
    // Never over a file that somebody has written in the meantime.
    writeFileSync(path, text, { flag: 'wx' });
    pictures.copy();
    result.written.push(path);
    for (const old of article.oldPaths.filter(isOfServer))
      say(path, 1, `the old address ${old} is one that this server answers itself.`);
    for (const { why, near } of body.left) say(path, lineOf(text, near), `${why}.`);
    if (!article.description) result.undescribed.push(path);
    for (const kind of article.lost) result.lost[kind] = (result.lost[kind] ?? 0) + 1;
  }
  return result;
}

/** @property problem - why there is no body */
type Conversion = { body?: Body; problem?: string; pictures: Pictures };

/**
 * Converts every article. One that links to an article further down is converted again where that turns out to have no
 * text, or when the link is to one of its headings.
 */
function convertAll(
  articles: readonly Named[],
  site: OldSite,
  studio: string,
  addresses: OldAddresses,
): Map<Named, Conversion> {
  const copies = new Map<string, string>();
  const convert = (article: Named) => {
    const pictures = picturesOf(article, site, studio, addresses, copies);
    return { pictures, ...bodyOf(article, site, addresses, pictures) };
  };
  const found = new Map<Named, Conversion>();
  for (const article of articles) {
    const conversion = convert(article);
    found.set(article, conversion);
    addresses.bodies.set(article, conversion.body);
  }
  for (const article of addresses.answeredEarly()) found.set(article, convert(article));
  return found;
}

/** A text with which the program cannot deal is named, and the others go on. */
function bodyOf(
  article: Named,
  site: OldSite,
  addresses: OldAddresses,
  pictures: Pictures,
): Omit<Conversion, 'pictures'> {
  const left: Body['left'] = [];
  try {
    const body = convertBody(article.body, {
      isHtml: article.isHtml,
      hasLines: article.source.endsWith('.xml'),
      hasValues: site.hasValues,
      hasTags: site.hasTags,
      templateOf: site.templateOf,
      title: article.title,
      fileAt: pictures.addressOf,
      linkTo: (target) =>
        addresses.linkTo(target, article, (why, near) => left.push({ why, near })) ??
        pictures.linkTo(target),
    });
    return { body: { ...body, left: [...body.left, ...left] } };
  } catch (error) {
    return { problem: `cannot be read, and was left out (${error}).` };
  }
}

const lineOf = (text: string, near: string | undefined) => {
  const place = near === undefined ? -1 : text.indexOf(near);
  return place === -1 ? 1 : text.slice(0, place).split('\n').length;
};

/** Gives each article its name, the same in each run. Those without a title or a date are left. */
function nameAll(articles: readonly Article[], folder: string, say: Say): Named[] {
  const there = existsSync(folder) ? readdirSync(folder) : [];
  const taken = new Map<string, string>(
    there.flatMap((name) => {
      const [, date, slug] = /^(\d{4}-\d\d-\d\d)-(.+)\.md$/.exec(name) ?? [];
      return date && slug ? [[slug, date] as const] : [];
    }),
  );
  const used = new Set<string>();
  return articles.flatMap((article) => {
    const { title, date, body, source, firstLine } = article;
    if (body.trim() === '') {
      say(source, firstLine, 'has no text, and was left out.');
      return [];
    }
    if (!title || !date) {
      say(
        source,
        1,
        `has no ${title ? 'date' : 'title'}: write "${title ? 'date: 2026-11-24' : 'title: …'}" at its top, and run the command again.`,
      );
      return [];
    }
    const wanted = article.slug || `article-${date}`;
    let slug = wanted;
    // An article with this address and another day was there before.
    for (let count = 2; used.has(slug) || (taken.get(slug) ?? date) !== date; count += 1)
      slug = `${wanted}-${count}`;
    used.add(slug);
    return [{ ...article, date, slug, file: `${date}-${slug}` }];
  });
}

/** Finds the article of an address of the old site, of which both origins may be known. */
function oldAddresses(
  articles: readonly Named[],
  old: string | undefined,
  own: string | undefined,
) {
  const known = new Map<string, Named | undefined>();
  /** Of the articles that are converted; undefined where that failed. */
  const bodies = new Map<Named, Body | undefined>();
  /** Links to articles that were not converted yet. */
  const early: { from: Named; to: Named; hasPlace: boolean }[] = [];
  const add = (path: string, article: Named) => {
    const key = keyOf(path);
    // An end that two have says nothing.
    if (key) known.set(key, known.has(key) && known.get(key) !== article ? undefined : article);
  };
  for (const article of articles) {
    const name = article.source.replace(/(?:\/index)?(?:\.[a-z]{2}(?:-[a-z]{2})?)?\.\w+$/i, '');
    for (const path of new Set([
      ...article.oldPaths,
      article.slug,
      basename(name),
      basename(name).replace(/^\d{4}-\d\d?-\d\d?-/, ''),
    ]))
      add(path, article);
    known.set(keyOf(name), article);
  }

  /** The paths that lead to an article and to no other, nor to what is at its new address. */
  function aliasesOf(article: Named): string[] {
    const paths = article.oldPaths.flatMap((path) =>
      known.get(keyOf(path)) === article ? (oldPath(path) ?? []) : [],
    );
    return [...new Set(paths)].filter(
      (path) => !isOfServer(path) && !(path.startsWith('/notes/') && isNew(path)),
    );
  }

  const isNew = (path: string) =>
    [...known.values()].some((each) => each && path === `/notes/${each.slug}`);

  /** The articles whose links were answered before that could be known. */
  function answeredEarly(): Set<Named> {
    const isGone = (article: Named) => bodies.get(article)?.isEmpty !== false;
    return new Set(
      early.flatMap(({ from, to, hasPlace }) => (hasPlace || isGone(to) ? [from] : [])),
    );
  }

  /**
   * @param say - is told what such an address does not say any more
   * @returns an address for a link; undefined when it leads nowhere on this site or elsewhere
   */
  function linkTo(
    target: string,
    from: Named,
    say: (why: string, near: string) => void,
  ): string | undefined {
    const url = target.trim();
    if (/^(?:mailto|tel):/.test(url)) return url;
    const origin = originIn(url);
    const isOwn = origin !== undefined;
    if (/^https?:\/\//.test(url) && !isOwn)
      return URL.canParse(url) ? withoutBraces(url) : undefined;
    if (/^\/\/[\w.-]+\.\w/.test(url)) return withoutBraces(`https:${url}`);
    if (/^www\.[\w-]+\.\w/.test(url)) return withoutBraces(`https://${url}`);
    if (isOwn && /^\/?$/.test(url.slice(origin.length))) return origin === own ? '/' : url;
    if (/^[a-z][a-z\d+.-]*:/i.test(url) && !isOwn) return undefined;
    const path = url.slice(origin?.length);
    const found = articleAt(path, from);
    if (!found || (isHidden(found) && !isHidden(from))) return undefined;
    const place = path.split('#', 2)[1] ?? '';
    if (found === from && place) return `#${place}`;
    const address = `/notes/${found.slug}`;
    if (found === from || !bodies.has(found)) {
      early.push({ from, to: found, hasPlace: place !== '' });
      return address;
    }
    const body = bodies.get(found);
    if (!body || body.isEmpty) return undefined;
    if (place === '') return address;
    const id = placeNamed(placesIn(body), place)?.id;
    if (id !== undefined) return `${address}#${id}`;
    say(`${target} has no such heading: the link leads to its article`, `(${address})`);
    return address;
  }

  /** The origin of an address of the old site or of this one. */
  function originIn(url: string): string | undefined {
    return [old, own].find((origin) => origin && (url === origin || url.startsWith(`${origin}/`)));
  }

  /** The path of an address on this site or the old one; undefined for another site. */
  function pathWithin(target: string): string | undefined {
    const url = target.trim();
    const origin = originIn(url);
    if (origin) return url.slice(origin.length);
    return /^[a-z][a-z\d+.-]*:|^\/\//i.test(url) ? undefined : url;
  }

  function articleAt(target: string, from: Named): Named | undefined {
    const [path = ''] = target.split(/[?#]/, 1);
    if (path === '') return undefined;
    const whole = path.startsWith('/') ? path : posix.join(from.folder, path);
    const parts = keyOf(whole.replace(/(?:\/index)?\.(?:mdx?|markdown|html?)$/i, '')).split('/');
    // Old addresses have parts before them that no key says, like /fr/articles.
    for (let begin = 0; begin < parts.length; begin += 1) {
      const article = known.get(parts.slice(begin).join('/'));
      if (article) return article;
    }
    return undefined;
  }

  /** The whole address; undefined when nothing says where the old site is, or when this site takes its place. */
  function wholeOf(target: string): string | undefined {
    const path = pathWithin(target);
    if (path === undefined && /^(?:https?:)?\/\//.test(target))
      return withoutBraces(target.replace(/^\/\//, 'https://'));
    return old && old !== own && path?.startsWith('/') ? withoutBraces(`${old}${path}`) : undefined;
  }

  return { aliasesOf, bodies, answeredEarly, linkTo, pathOf: pathWithin, wholeOf };
}

type OldAddresses = ReturnType<typeof oldAddresses>;

/** No page shows it yet. */
const isHidden = ({ isDraft, date }: Named) =>
  isDraft || date > new Date().toISOString().slice(0, 10);

const withoutBraces = (url: string) =>
  url.replaceAll(/[{}[\]\s]/g, (sign) => encodeURIComponent(sign));

const keyOf = (path: string) =>
  decodedPath(pathOf(path.replace(/\.html?$/, '')) ?? '')
    .normalize('NFC')
    .toLowerCase()
    .slice(1);

/**
 * The pictures and other files of an article, under the addresses that they get.
 * @param ofAll - the files of all articles, by their addresses here
 */
function picturesOf(
  article: Named,
  site: OldSite,
  studio: string,
  addresses: OldAddresses,
  ofAll: Map<string, string>,
) {
  const copies = new Map<string, string>();

  function place(file: string): string {
    const extension = extname(file).toLowerCase();
    const name = slugOf(basename(file, extname(file))) || 'picture';
    const { slug } = article;
    const begin = name.startsWith(slug) ? name : `${slug}-${name}`;
    for (let count = 1; ; count += 1) {
      const address = `/notes/${begin}${count === 1 ? '' : `-${count}`}${extension}`;
      const there = ofAll.get(address) ?? join(studio, 'public', address);
      if (existsSync(there) && there !== file && !isSame(there, file)) continue;
      ofAll.set(address, file);
      copies.set(address, file);
      return address;
    }
  }

  /** The address on this site of a file of the old one. */
  function addressOf(target: string): string | undefined {
    const path = addresses.pathOf(target);
    const file = path === undefined ? site.findCopy(target) : site.find(path, article.folder);
    return file && place(file);
  }

  return {
    addressOf,
    /** A link to a file is kept; one to a page that was not moved leads to the old site. */
    linkTo(target: string): string | undefined {
      const path = addresses.pathOf(target);
      return path === undefined ? undefined : (addressOf(path) ?? addresses.wholeOf(target));
    },
    /** Puts the files where the text says that they are. */
    copy() {
      for (const [address, file] of copies) {
        const path = join(studio, 'public', address);
        mkdirSync(dirname(path), { recursive: true });
        if (!existsSync(path)) copyFileSync(file, path);
      }
    },
  };
}

type Pictures = ReturnType<typeof picturesOf>;

const isSame = (one: string, other: string) => readFileSync(one).equals(readFileSync(other));

/** What a result of a search shows of a description. */
const longest = 165;

function fileOf(article: Named, { markdown, firstSentence }: Body, site: OldSite): string {
  const line = (key: string, value: unknown, comment = '') =>
    `${key}: ${stringify(value, { lineWidth: 0 }).trimEnd()}${comment}\n`;
  const own = article.description;
  const { author, date, isDraft, oldPaths, title, updated } = article;
  return [
    '---\n',
    line('title', escaped(title)),
    line(
      'description',
      escaped(own ?? shortened(firstSentence || title)),
      own ? '' : ' # the first sentence: read it',
    ),
    ...(author ? [line('author', escaped(site.nameOf(author)))] : []),
    ...(updated && updated > date ? [line('updated', updated)] : []),
    ...(oldPaths.length > 0 ? [stringify({ aliases: oldPaths }, { lineWidth: 0 })] : []),
    ...(isDraft ? [line('draft', true)] : []),
    '---\n\n',
    markdown,
  ].join('');
}

function shortened(text: string) {
  if (text.length <= longest) return text;
  const begin = text.slice(0, longest - 1);
  return `${begin.slice(0, Math.max(begin.lastIndexOf(' '), longest / 2)).replace(/[\s,;:–-]+$/, '')}…`;
}
