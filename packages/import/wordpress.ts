/** Reads the file that WordPress exports: its articles, and the names of their authors. */
import { XMLParser, XMLValidator } from 'fast-xml-parser';
import { slugOf } from '../../src/i18n/slug-of.ts';
import { type Article, decodedPath, pathOf } from './article.ts';
import { dayOf } from './front-matter.ts';

type Item = Readonly<Record<string, unknown>>;

export type Export = {
  articles: Article[];
  /** Address of the old site, as the file names it. */
  site: string | undefined;
  problem?: { line: number; why: string };
};

export const isExport = (source: string): boolean =>
  /<rss\b[^>]*xmlns:wp=/.test(source.slice(0, 10_000));

const parser = new XMLParser({
  ignoreAttributes: false,
  attributeNamePrefix: '@',
  cdataPropName: '#cdata',
  parseTagValue: false,
  processEntities: false,
  trimValues: false,
  isArray: (name) => ['item', 'category', 'wp:author', 'wp:postmeta', '#cdata'].includes(name),
});

const named: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
};
const decoded = (text: string) =>
  text.replaceAll(
    /&(?:#x([\da-f]+)|#(\d+)|(amp|lt|gt|quot|apos));/gi,
    (whole, hex, number, name) => {
      const code = hex ? Number.parseInt(hex, 16) : Number(number);
      if (name) return named[String(name).toLowerCase()] ?? whole;
      return code <= 0x10ffff ? String.fromCodePoint(code) : whole;
    },
  );

/** The text of an element, with or without CDATA. */
function text(item: Item, name: string): string {
  const value = item[name];
  if (typeof value === 'string') return decoded(value).trim();
  const { '#cdata': parts = [], '#text': around = '' } = Object(value) as {
    '#cdata'?: string[];
    '#text'?: string;
  };
  return parts.length > 0 ? parts.join('').trim() : decoded(String(around)).trim();
}

const listOf = (value: unknown): Item[] => (Array.isArray(value) ? (value as Item[]) : []);

/** @param file - its path, for messages */
export function readExport(file: string, source: string, folder: string): Export {
  const valid = XMLValidator.validate(source);
  if (valid !== true)
    return {
      articles: [],
      site: undefined,
      problem: { line: valid.err.line, why: `is no XML (${valid.err.msg})` },
    };
  const { rss } = parser.parse(source) as { rss?: { channel?: Item } };
  const channel = rss?.channel ?? {};
  const authors = new Map(
    listOf(channel['wp:author']).map((author) => [
      text(author, 'wp:author_login'),
      text(author, 'wp:author_display_name'),
    ]),
  );
  const attachments = listOf(channel.item).filter(
    (item) => text(item, 'wp:post_type') === 'attachment',
  );
  const lines = [...source.matchAll(/<item>/g)].map(({ index }) => index);
  let line = 1;
  let from = 0;
  const articles = listOf(channel.item).flatMap((item, index) => {
    const at = lines[index] ?? from;
    line += source.slice(from, at).split('\n').length - 1;
    from = at;
    const status = text(item, 'wp:status');
    if (
      text(item, 'wp:post_type') !== 'post' ||
      ['trash', 'auto-draft', 'inherit'].includes(status)
    )
      return [];
    const title = text(item, 'title');
    const meta = metaOf(item);
    const description = text(item, 'excerpt:encoded') || meta._yoast_wpseo_metadesc || '';
    const creator = text(item, 'dc:creator');
    const link = text(item, 'link');
    const days = ['wp:post_date', 'wp:post_date_gmt', 'wp:post_modified', 'pubDate'].map((name) =>
      text(item, name),
    );
    const article: Article = {
      source: file,
      firstLine: line,
      folder,
      isHtml: true,
      title: title.replaceAll(/\s+/g, ' '),
      date: days.map(dayOf).find(Boolean),
      updated: undefined,
      language: undefined,
      description:
        description
          .replaceAll(/<[^>]*>/g, '')
          .replaceAll(/\s+/g, ' ')
          .trim() || undefined,
      author: authors.get(creator) || creator || undefined,
      slug: slugOf(decodedPath(text(item, 'wp:post_name'))) || slugOf(title),
      isDraft: status !== 'publish' && status !== 'future',
      oldPaths: [link.includes('?') ? undefined : pathOf(link)].filter(
        (path) => path !== undefined,
      ),
      body: withGalleries(text(item, 'content:encoded'), text(item, 'wp:post_id'), attachments),
      lost: [
        ...(listOf(item.category).length > 0 ? ['tags'] : []),
        ...(meta._thumbnail_id ? ['cover'] : []),
      ],
    };
    return [article];
  });
  return { articles, site: text(channel, 'link') || undefined };
}

const metaOf = (item: Item): Readonly<Record<string, string>> =>
  Object.fromEntries(
    listOf(item['wp:postmeta']).map((each) => [
      text(each, 'wp:meta_key'),
      text(each, 'wp:meta_value'),
    ]),
  );

/** `[gallery ids="3,4"]`, or without ids the pictures that were put into the article. */
function withGalleries(body: string, id: string, attachments: readonly Item[]): string {
  const escaped = (value: string) => value.replaceAll('&', '&amp;').replaceAll('"', '&quot;');
  return body.replaceAll(/\[gallery\b([^\]]*)\]/g, (whole, given: string) => {
    const ids = /\b(?:ids|include)=["']?([\d,\s]+)/.exec(given)?.[1]?.split(/[,\s]+/);
    const items = ids
      ? ids.map((each) => attachments.find((item) => text(item, 'wp:post_id') === each))
      : attachments.filter((item) => text(item, 'wp:post_parent') === id);
    const pictures = items.flatMap((item = {}) => {
      const src = text(item, 'wp:attachment_url');
      const alt = metaOf(item)._wp_attachment_image_alt || text(item, 'title');
      const caption = text(item, 'excerpt:encoded');
      if (!/\.(?:png|jpe?g|gif|webp|avif|svg)$/i.test(src)) return [];
      return `<figure><img src="${escaped(src)}" alt="${escaped(alt)}"><figcaption>${caption}</figcaption></figure>`;
    });
    return pictures.length > 0 ? pictures.join('\n\n') : whole;
  });
}
