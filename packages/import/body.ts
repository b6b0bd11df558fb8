/**
 * Turns the text of an article into the Markdown that this site reads. What it means stays, and what it cannot mean here
 * is left in a comment, which no page shows, and named.
 */
import type { Element, Nodes as HastNodes, Root as HastRoot } from 'hast';
import { fromHtml } from 'hast-util-from-html';
import { raw } from 'hast-util-raw';
import { type Handle, type State, toMdast } from 'hast-util-to-mdast';
import type {
  Definition,
  Heading,
  Link,
  Nodes,
  Parents,
  PhrasingContent,
  Root,
  RootContent,
} from 'mdast';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { gfmFromMarkdown, gfmToMarkdown } from 'mdast-util-gfm';
import { toHast } from 'mdast-util-to-hast';
import { toMarkdown } from 'mdast-util-to-markdown';
import { gfm } from 'micromark-extension-gfm';
import { CONTINUE, SKIP, visit } from 'unist-util-visit';
import { escaped } from '../../src/i18n/marks.ts';
import { parseMarkdown } from '../../src/studio/markdown.ts';
import { elementsIn, plainText } from '../../src/studio/markdown-nodes.ts';
import { isHeading, nameFrom, taken } from '../../src/studio/place-names.ts';
import { decodedPath } from './article.ts';
import { asComment, replaceShortcodes } from './shortcodes.ts';

type Left = {
  why: string;
  /** What to look for in the text that was written. */
  near?: string;
};

export type BodyOptions = {
  isHtml: boolean;
  /** Whether line ends are breaks in its HTML, as in WordPress. */
  hasLines: boolean;
  /** Whether `{{ … }}` is a value of a template, and `{% … %}` a tag. */
  hasValues: boolean;
  hasTags: boolean;
  /** What the old site puts in for a tag of its own, as HTML. */
  templateOf: (name: string) => string | undefined;
  /** A heading that says the title again is left out. */
  title: string;
  /** The address of a picture or another file of the article on this site; undefined when it is not there. */
  fileAt: (address: string) => string | undefined;
  /** Where a link leads on this site; undefined when it leads nowhere. */
  linkTo: (address: string) => string | undefined;
};

export type Body = {
  markdown: string;
  left: Left[];
  /** Addresses, as written, of pictures that are not there. */
  missing: string[];
  firstSentence: string;
  /** Whether all that it had is in comments. */
  isEmpty: boolean;
};

const extensions = { extensions: [gfm()], mdastExtensions: [gfmFromMarkdown()] };
const parse = (text: string) => fromMarkdown(text, extensions);

export function convertBody(source: string, options: BodyOptions): Body {
  const left: Left[] = [];
  const codeOf = options.isHtml ? () => [] : codeIn;
  const replaced = replaceShortcodes(withPictures(shown(source)), codeOf, options);
  const { unknown } = replaced;
  // What a tag has made code of is none of the program around the text.
  const text = withoutModules(replaced.text, codeOf);
  for (const tag of unknown)
    left.push({ why: `"${short(tag)}" means nothing here`, near: asComment(tag) });
  const tree = options.isHtml
    ? treeOf(fromHtml(paragraphs(text, options.hasLines), { fragment: true }), left)
    : readMarkdown(text, left);
  separateBlocks(tree);
  const missing: string[] = [];
  tidy(tree, options, left, missing);
  const isEmpty = tree.children.every(
    (node) =>
      node.type === 'html' ||
      (node.type === 'paragraph' && node.children.every(({ type }) => type === 'html')),
  );
  return { markdown: written(tree), left, missing, firstSentence: firstSentence(tree), isEmpty };
}

const unshowable = /(?![\t\n])[\p{Cc}\p{Cs}\ufdd0-\ufdef\ufffd-\uffff\u2028\u2029]/gu;

/** Without characters that no page can show. */
const shown = (text: string) => text.replaceAll(unshowable, '');

const short = (text: string) => {
  const line = text.replaceAll(/\s+/g, ' ').trim();
  return line.length > 60 ? `${line.slice(0, 57)}…` : line;
};

function codeIn(text: string): [number, number][] {
  const found: [number, number][] = [];
  visit(parse(text), (node) => {
    if (node.type !== 'code' && node.type !== 'inlineCode') return;
    found.push([node.position?.start.offset ?? 0, node.position?.end.offset ?? 0]);
  });
  return found;
}

/** Lines of MDX that fetch parts of a program, or name a value. */
const modules =
  /^(?:import\s[^\n]*?from\s*["']([^"']+)["'];?|import\s*["'][^"']+["'];?|export\s+(?:const|let|default)\b[^\n]*)[ \t]*$/gm;

/** A picture that MDX has fetched is put where its name stands. */
function withPictures(source: string): string {
  const pictures: Record<string, string> = {};
  for (const [line, from] of source.matchAll(modules)) {
    const [, name] = /^import\s+(\w+)\s+from/.exec(line) ?? [];
    if (name && from && /\.\w+$/.test(from)) pictures[name] = from;
  }
  return source.replaceAll(/=\{(\w+)(?:\.src)?\}/g, (whole, name: string) =>
    Object.hasOwn(pictures, name) ? `="${pictures[name]}"` : whole,
  );
}

function withoutModules(source: string, codeOf: typeof codeIn): string {
  let code: [number, number][] | undefined;
  return source.replaceAll(modules, (line: string, _: string | undefined, offset: number) => {
    code ??= codeOf(source);
    if (code.some(([begin, end]) => offset >= begin && offset < end)) return line;
    // Sentences may begin with these words; lines of a program name a module or end so.
    return /["';]/.test(line) ? '' : line;
  });
}

function readMarkdown(text: string, left: Left[]): Root {
  const tree = parse(text);
  resolveReferences(tree);
  resolveFootnotes(tree, left);
  let hasHtml = false;
  visit(tree, 'html', ({ value }) => {
    hasHtml ||= !/^\s*<!--(?:(?!-->)[\s\S])*-->\s*$/.test(value);
  });
  if (!hasHtml) return tree;
  return treeOf(raw(toHast(tree, { allowDangerousHtml: true })) as HastRoot, left);
}

/** Links by a label become links, so that none is without its address. */
function resolveReferences(tree: Root) {
  const definitions = new Map<string, Definition>();
  visit(tree, 'definition', (node) => {
    if (!definitions.has(node.identifier)) definitions.set(node.identifier, node);
  });
  visit(tree, ['linkReference', 'imageReference'], (node, index, parent) => {
    if (!parent || index === undefined || !('identifier' in node)) return;
    const target = definitions.get(String(node.identifier));
    if (!target) return;
    const { url, title } = target;
    const resolved =
      node.type === 'linkReference'
        ? { type: 'link' as const, url, title: title ?? null, children: node.children }
        : {
            type: 'image' as const,
            url,
            title: title ?? null,
            alt: 'alt' in node ? (node.alt ?? '') : '',
          };
    (parent as Parents).children[index] = resolved;
  });
  removeAll(tree, (node) => node.type === 'definition');
}

/** Notes stand at the end, in a list with their numbers. */
function resolveFootnotes(tree: Root, left: Left[]) {
  const names: string[] = [];
  visit(tree, 'footnoteReference', (node, index, parent) => {
    if (!parent || index === undefined) return;
    if (!names.includes(node.identifier)) names.push(node.identifier);
    (parent as Parents).children[index] = {
      type: 'text',
      value: `[${names.indexOf(node.identifier) + 1}]`,
    };
  });
  const notes = new Map<string, RootContent[]>();
  visit(tree, 'footnoteDefinition', (node) => {
    if (!notes.has(node.identifier)) notes.set(node.identifier, node.children);
  });
  removeAll(tree, (node) => node.type === 'footnoteDefinition');
  for (const [name, children] of notes)
    if (!names.includes(name))
      left.push({
        why: `a note that no text names is left out: "${short(plain({ type: 'root', children }))}"`,
      });
  if (names.length === 0) return;
  tree.children.push(
    { type: 'thematicBreak' },
    {
      type: 'list',
      ordered: true,
      start: 1,
      spread: false,
      children: names.map((name) => ({
        type: 'listItem',
        spread: false,
        children: (notes.get(name) ?? [
          { type: 'paragraph', children: [{ type: 'text', value: name }] },
        ]) as never,
      })),
    },
  );
}

function removeAll(tree: Nodes, isGone: (node: Nodes) => boolean) {
  visit(tree, (node, index, parent) => {
    if (!parent || index === undefined || !isGone(node)) return CONTINUE;
    (parent as Parents).children.splice(index, 1);
    return [SKIP, index];
  });
}

/**
 * HTML as WordPress keeps it: empty lines are between paragraphs, other line ends are breaks.
 * @param hasLines - whether they are; otherwise a text is, that has no paragraphs of its own
 */
function paragraphs(html: string, hasLines: boolean): string {
  const isWhole = !hasLines && /<p[\s>]/i.test(html);
  const block =
    /^<\/?(?:address|article|aside|blockquote|center|dd|details|div|dl|dt|fieldset|figure|figcaption|footer|form|h[1-6]|header|hr|iframe|li|main|nav|ol|p|pre|script|section|style|table|tbody|td|tfoot|th|thead|tr|ul|video|audio|!--)/i;
  return html
    .split(/(<pre[\s>][\s\S]*?<\/pre>|```[\s\S]*?```)/i)
    .map((part, index) =>
      index % 2 === 1
        ? part.replace(
            /^```(\w*)\n([\s\S]*?)\n?```$/,
            (_, language: string, code: string) =>
              `<pre><code class="language-${language}">${code.replaceAll('&', '&amp;').replaceAll('<', '&lt;')}</code></pre>`,
          )
        : isWhole
          ? part
          : part
              .split(/\n\s*\n/)
              .map((text) => text.trim())
              .filter(Boolean)
              .map((text) =>
                block.test(text) ? text : `<p>${text.replaceAll('\n', '<br>\n')}</p>`,
              )
              .join('\n\n'),
    )
    .join('\n\n');
}

/** Elements without a meaning in a text: what they show is left out and named. */
const machines = [
  'script',
  'style',
  'form',
  'input',
  'button',
  'select',
  'textarea',
  'svg',
  'canvas',
  'object',
  'math',
];
const players = ['iframe', 'video', 'audio', 'embed'];
/** Scripts of posts that are shown without them too. */
const widgets = /twitter|instagram|facebook|codepen|tiktok|speakerdeck/;

function treeOf(html: HastNodes, left: Left[]): Root {
  const leave = (state: State, element: Element) => {
    const { tagName, properties } = element;
    const src = String(properties.src ?? '');
    if (tagName === 'style' || (tagName === 'script' && widgets.test(src))) return undefined;
    const [elsewhere] =
      /^(?:https?:)?\/\/(?:gist\.github\.com|jsfiddle\.net)\/[\w./-]+/.exec(src) ?? [];
    if (elsewhere)
      return linkTo(
        elsewhere.replace(/^(?:https?:)?/, 'https:').replace(/\.js$|\/embed\/.*$/, ''),
        element,
      );
    const words = textIn(element);
    const text = `<${tagName}${properties.src ? ` src="${properties.src}"` : ''}> ${tagName === 'script' ? '' : words}`;
    left.push({
      why: `<${tagName}> means nothing here${words && tagName !== 'script' ? `: "${short(words)}"` : ''}`,
      near: asComment(text),
    });
    const comment = { type: 'html' as const, value: asComment(text) };
    state.patch(element, comment);
    return comment;
  };
  const link = (state: State, element: Element) => {
    const source = element.children.find(
      (child) => child.type === 'element' && child.tagName === 'source',
    );
    const from =
      element.properties.src ?? (source?.type === 'element' ? source.properties.src : undefined);
    if (!from) return leave(state, element);
    const url = String(from)
      .replace(/^\/\//, 'https://')
      .replace(/youtube(?:-nocookie)?\.com\/embed\/([\w-]+).*/, 'youtube.com/watch?v=$1')
      .replace(/(codepen\.io\/[\w-]+\/)embed\/(?:preview\/)?([\w-]+).*/, '$1pen/$2');
    return linkTo(url, element);
  };
  const linkTo = (url: string, element: Element) => {
    left.push({
      why: `a link stands for <${element.tagName}>, which no page here shows`,
      near: url,
    });
    const title = String(element.properties.title ?? '') || url;
    return {
      type: 'paragraph' as const,
      children: [
        {
          type: 'link' as const,
          url,
          title: null,
          children: [{ type: 'text' as const, value: title }],
        },
      ],
    };
  };
  const figure: Handle = (state, element: Element) => {
    const caption = element.children.find(
      (child) => child.type === 'element' && child.tagName === 'figcaption',
    );
    const content = state.toFlow(
      state.all({ ...element, children: element.children.filter((child) => child !== caption) }),
    );
    const [only] = content;
    const picture =
      only?.type === 'paragraph' && content.length === 1 ? pictureIn(only.children) : undefined;
    if (caption?.type !== 'element') return content;
    const below = state.toFlow(state.all(caption));
    const [words] = below;
    if (picture && below.length === 1 && words?.type === 'paragraph' && !hasLink(words)) {
      const said = plain(words);
      picture.title = said;
      picture.alt ||= said;
      return content;
    }
    return [...content, ...below];
  };
  const handlers: Record<string, Handle> = {
    ...Object.fromEntries(machines.map((name) => [name, leave as Handle])),
    ...Object.fromEntries(players.map((name) => [name, link as Handle])),
    figure,
    summary: (state, element) => ({
      type: 'paragraph',
      children: [{ type: 'strong', children: phrasing(state, element) }],
    }),
    u: (state, element) => state.all(element),
    mark: (state, element) => state.all(element),
  } as Record<string, Handle>;
  /** Of an anchor above a heading. */
  let above: string | undefined;
  visit(html, (node) => {
    if (node.type === 'text' && node.value.trim() !== '') above = undefined;
    if (node.type !== 'element') return CONTINUE;
    if (!/^h[1-6]$/.test(node.tagName)) {
      above = String(node.properties.id ?? node.properties.name ?? '') || above;
      return CONTINUE;
    }
    const id = idIn(node) ?? above;
    above = undefined;
    if (id) node.children.push({ type: 'text', value: ` {#${id}}` });
    return SKIP;
  });
  for (const hidden of hiddenIn(html))
    left.push({ why: `a part that nobody saw is left out: "${short(hidden)}"` });
  return toMdast(html as HastRoot, { handlers, document: true }) as Root;
}

const flow = new Set([
  'paragraph',
  'code',
  'list',
  'table',
  'heading',
  'blockquote',
  'thematicBreak',
]);

/** HTML has blocks where Markdown has none: within a paragraph, a link, a cell. */
function separateBlocks(tree: Root) {
  visit(tree, (node, index, parent) => {
    if (!parent || index === undefined || !('children' in node)) return CONTINUE;
    const children = node.children as Nodes[];
    if (!inline.has(node.type) || !children.some(({ type }) => flow.has(type))) return CONTINUE;
    if (node.type !== 'paragraph') {
      node.children = children.flatMap(asWords) as never;
      return CONTINUE;
    }
    const parts: Nodes[] = [];
    for (const child of children) {
      const last = parts.at(-1);
      if (flow.has(child.type)) parts.push(child);
      else if (last?.type === 'paragraph') last.children.push(child as PhrasingContent);
      else parts.push({ type: 'paragraph', children: [child as PhrasingContent] });
    }
    (parent.children as Nodes[]).splice(index, 1, ...parts);
    return index;
  });
}

const inline = new Set([
  'paragraph',
  'heading',
  'tableCell',
  'link',
  'emphasis',
  'strong',
  'delete',
]);

/** What stands in a line for a block. */
const asWords = (node: Nodes): Nodes[] => {
  if (node.type === 'code')
    return [{ type: 'inlineCode', value: node.value.replaceAll(/\s+/g, ' ') }];
  if (!flow.has(node.type) && !['listItem', 'tableRow', 'tableCell'].includes(node.type))
    return [node];
  return 'children' in node
    ? [...(node.children as Nodes[]).flatMap(asWords), { type: 'text', value: ' ' }]
    : [];
};

const phrasing = (state: State, element: Element) => state.all(element) as PhrasingContent[];

function pictureIn(children: readonly PhrasingContent[]) {
  const [only] = children;
  if (children.length !== 1 || !only) return undefined;
  if (only.type === 'image') return only;
  const [inner] = only.type === 'link' ? only.children : [];
  return inner?.type === 'image' ? inner : undefined;
}

/** The words in the name of a file, if it has two or more. */
function nameOf(address: string): string {
  const words = (address.split('/').at(-1) ?? '').replace(/\.\w+$/, '').split(/[-_]/);
  const said = words.filter((word) => /^[a-z]{3,}$/i.test(word));
  return said.length > 1 && said.length * 2 > words.length ? said.join(' ') : '';
}

function hasLink(node: Nodes) {
  let found = false;
  visit(node, 'link', () => {
    found = true;
  });
  return found;
}

/** The name of a place, also as an anchor within it. */
function idIn({ properties, children }: Element): string | undefined {
  if (properties.id) return String(properties.id);
  const anchor = children.find((child) => child.type === 'element' && child.tagName === 'a');
  const { id, name } = anchor?.type === 'element' ? anchor.properties : {};
  return id || name ? String(id ?? name) : undefined;
}

/** Takes out what a style hides; returns its words. */
function hiddenIn(tree: HastNodes): string[] {
  const found: string[] = [];
  visit(tree, 'element', (element: Element, index, parent) => {
    const style = String(element.properties.style ?? '').replaceAll(/\s/g, '');
    const isHidden =
      element.properties.hidden === true ||
      /(?:^|;)display:none|(?:^|;)(?:width|height):[01](?:px)?(?:;|$)/.test(style);
    if (!isHidden || !parent || index === undefined || ['img', 'iframe'].includes(element.tagName))
      return CONTINUE;
    const words = textIn(element).trim();
    if (words) found.push(words);
    parent.children.splice(index, 1);
    return [SKIP, index];
  });
  return found;
}

const textIn = (node: HastNodes): string =>
  node.type === 'text'
    ? node.value
    : 'children' in node
      ? node.children.map((child) => textIn(child as HastNodes)).join('')
      : '';

/** The words of a part, without its form. */
const plain = (node: Nodes): string => {
  if (node.type === 'text' || node.type === 'inlineCode') return node.value;
  if (node.type === 'break') return ' ';
  return 'children' in node ? node.children.map((child) => plain(child as Nodes)).join('') : '';
};

const same = (one: string, other: string) => bare(one) === bare(other);
const bare = (text: string) =>
  text
    .normalize('NFC')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/** Attributes that some tools write behind a heading, a picture or a link. */
const attributes = /^\{:?\s*(?:[.#][\w-]+|[\w-]+=(?:"[^"]*"|'[^']*'|[^\s}]+)|\s)*\}/;

function tidy(tree: Root, options: BodyOptions, left: Left[], missing: string[]) {
  const open: number[] = [];
  const ids = new Map<Nodes, string>();
  visit(tree, (node, index, parent) => {
    if (!parent || index === undefined) return CONTINUE;
    const siblings = (parent as Parents).children as Nodes[];
    const replace = (...nodes: Nodes[]): [typeof SKIP, number] => {
      siblings.splice(index, 1, ...nodes);
      return [SKIP, index + nodes.length];
    };
    switch (node.type) {
      case 'heading': {
        const last = node.children.at(-1);
        const id = last?.type === 'text' && /\{:?\s*#([^\s{}]+)[^{}]*\}\s*$/.exec(last.value);
        if (id) ids.set(node, String(id[1]).normalize('NFC'));
        const words = plain(node).trim();
        if (words === '' && !node.children.some(({ type }) => type === 'image')) return replace();
        if (same(words, options.title) && open.length === 0) return replace();
        while ((open.at(-1) ?? 0) >= node.depth) open.pop();
        open.push(node.depth);
        node.depth = Math.min(6, open.length + 1) as typeof node.depth;
        return CONTINUE;
      }
      case 'text': {
        const before = siblings[index - 1];
        const isBehind =
          before?.type === 'image' || before?.type === 'link' || before?.type === 'inlineCode';
        if (isBehind || /^\{:/.test(node.value)) node.value = node.value.replace(attributes, '');
        if (parent.type === 'heading' && index === siblings.length - 1)
          node.value = node.value.replace(/\s*\{:?\s*[#.][^{}]*\}\s*$/, '');
        node.value = node.value.replaceAll(/\n\{:[^{}\n]*\}/g, '');
        if (/^\[toc\]$/i.test(node.value.trim()) && siblings.length === 1) return replace();
        return node.value === '' ? replace() : CONTINUE;
      }
      case 'html': {
        const isLeft = left.some(({ near }) => near === node.value);
        return isLeft ? CONTINUE : replace();
      }
      case 'code':
        // `js{1,3}`, `js:app.js`
        node.lang = /^[\w#+.-]+/.exec(node.lang ?? '')?.[0]?.toLowerCase() ?? null;
        node.meta = null;
        return CONTINUE;
      case 'inlineCode':
        node.value = node.value.replaceAll('\n', ' ');
        return CONTINUE;
      case 'table': {
        const columns = Math.max(...node.children.map((row) => row.children.length));
        for (const row of node.children)
          while (row.children.length < columns)
            row.children.push({ type: 'tableCell', children: [] });
        return CONTINUE;
      }
      case 'listItem':
        if (typeof node.checked === 'boolean') {
          const [first] = node.children;
          if (first?.type === 'paragraph')
            first.children.unshift({ type: 'text', value: node.checked ? '☑ ' : '☐ ' });
          node.checked = null;
        }
        return CONTINUE;
      case 'image': {
        const src = options.fileAt(node.url);
        if (src === undefined) {
          missing.push(node.url);
          left.push({
            why: `the picture ${node.url} is not there`,
            near: asComment(`picture: ${node.url}`),
          });
          const isWhole = /^https?:\/\//.test(node.url);
          const words: PhrasingContent[] = node.alt ? [{ type: 'text', value: node.alt }] : [];
          const isInLink = parent.type === 'link';
          return replace(
            ...(isWhole && !isInLink
              ? [
                  {
                    type: 'link' as const,
                    url: node.url,
                    title: null,
                    children:
                      words.length > 0 ? words : [{ type: 'text' as const, value: node.url }],
                  },
                ]
              : words),
            { type: 'html', value: asComment(`picture: ${node.url}`) },
          );
        }
        const named = nameOf(node.url);
        node.url = src;
        node.title = node.title ? escaped(node.title.replaceAll(/\s+/g, ' ').trim()) : null;
        node.alt = (node.alt ?? '').replaceAll(/\s+/g, ' ').trim();
        if (node.alt === '') {
          node.alt = named || options.title;
          left.push({
            why: `the picture had no alternative text, and has "${node.alt}" now`,
            near: src,
          });
        }
        return CONTINUE;
      }
      case 'link': {
        // Where its headings are is known at the end.
        if (/^#./.test(node.url)) return node.children.length === 0 ? replace() : CONTINUE;
        const url = options.linkTo(node.url);
        if (url === undefined) return leaveWords(node, index, siblings, left);
        if (node.children.length === 0) return replace();
        const isBare = node.children.length === 1 && plain(node) === node.url;
        node.title = node.title ? escaped(node.title.replaceAll(/\s+/g, ' ').trim()) : null;
        // Such an address is not read as one that stands for itself.
        if (isBare && /[[\]{}]|%[57][bd]/i.test(node.url))
          node.children = [
            { type: 'text', value: node.url.replaceAll(/%[57][bd]/gi, decodeURIComponent) },
          ];
        node.url = url;
        return CONTINUE;
      }
      default:
        return CONTINUE;
    }
  });
  resolvePlaces(tree, ids, left);
  visit(tree, 'paragraph', (paragraph) => {
    const { children } = paragraph;
    const comments = children.filter(({ type }) => type === 'html');
    // At the beginning of a line a comment would take the words behind it along.
    const words = children.filter(({ type }) => type !== 'html');
    // A break at the end would be a sign of its own.
    const isNothing = (node: Nodes | undefined) =>
      node?.type === 'break' || (node?.type === 'text' && node.value.trim() === '');
    while (isNothing(words.at(-1))) words.pop();
    paragraph.children = [...words, ...comments];
  });
  removeAll(
    tree,
    (node) =>
      node.type === 'paragraph' &&
      node.children.every(
        (child) => child.type === 'break' || (child.type === 'text' && child.value.trim() === ''),
      ),
  );
}

/** Puts its words in the place of a link. */
function leaveWords(node: Link, index: number, siblings: Nodes[], left: Left[]): number {
  const near = asComment(`link: ${node.url}`);
  const isEmpty = ['', '#'].includes(node.url.trim());
  if (!isEmpty) left.push({ why: `the link to ${node.url} leads nowhere: its words stay`, near });
  const comment: Nodes[] = isEmpty ? [] : [{ type: 'html', value: near }];
  siblings.splice(index, 1, ...(node.children as Nodes[]), ...comment);
  return index;
}

export type Place = { id: string | undefined; words: string };

/** The headings of a text as this site names them. */
export const placesIn = ({ markdown }: Body): Place[] =>
  elementsIn(parseMarkdown(markdown, '', 1).body).flatMap(({ tag, attributes, children }) =>
    isHeading(tag) ? [{ id: attributes?.id, words: plainText(children) }] : [],
  );

/** @param fragment - of an address of the old site */
export function placeNamed<P extends Place>(places: readonly P[], fragment: string): P | undefined {
  const wanted = decodedPath(fragment).normalize('NFC');
  // Tools differ in signs and spaces, and in whether accents stay, go, or take their letter along.
  const sayTheSame = (bare: (text: string) => string) =>
    bare(wanted) === '' ? undefined : places.find(({ words }) => bare(words) === bare(wanted));
  return places.find(({ id }) => id === wanted) ?? sayTheSame(letters) ?? sayTheSame(plainLetters);
}

/** Headings keep the ids that they had, as far as somebody wrote them or links to them. */
function resolvePlaces(tree: Root, ids: ReadonlyMap<Nodes, string>, left: Left[]) {
  const headings: Heading[] = [];
  visit(tree, 'heading', (node) => {
    headings.push(node);
  });
  const names = new Map<Heading, string>();
  const name = (heading: Heading, id: string | undefined) => {
    const isFree = id !== undefined && /^[^\s{}]+$/.test(id) && !taken.test(id);
    if (isFree && !names.has(heading) && ![...names.values()].includes(id)) names.set(heading, id);
    return names.get(heading);
  };
  for (const heading of headings) name(heading, ids.get(heading));
  visit(tree, 'link', (node, index, parent) => {
    if (!parent || index === undefined || !/^#./.test(node.url)) return CONTINUE;
    const wanted = decodedPath(node.url.slice(1)).normalize('NFC');
    const found = placeNamed(
      headings.map((heading) => ({ heading, id: names.get(heading), words: plain(heading) })),
      wanted,
    )?.heading;
    const id = found && name(found, wanted);
    if (id === undefined)
      return leaveWords(node, index, (parent as Parents).children as Nodes[], left);
    node.url = `#${id}`;
    return CONTINUE;
  });
  for (const [heading, id] of names)
    if (id !== nameFrom(plain(heading)))
      heading.children.push({ type: 'html', value: ` {#${id}}` });
}

const letters = (text: string) =>
  text
    .normalize('NFD')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]/gu, '');
const plainLetters = (text: string) =>
  text
    .normalize('NFC')
    .toLowerCase()
    .replaceAll(/[^a-z\d]/g, '');

const written = (tree: Root): string =>
  toMarkdown(tree, {
    extensions: [gfmToMarkdown()],
    bullet: '-',
    emphasis: '_',
    rule: '-',
    fences: true,
    listItemIndent: 'one',
    // Signs of this site's texts.
    unsafe: ['[', ']', '{', '}'].map((character) => ({
      character,
      inConstruct: ['phrasing', 'label'],
    })),
  });

/** The first sentence of a text, for its description; empty without a paragraph. */
function firstSentence({ children }: Root): string {
  const first = children.find(
    (node) => node.type === 'paragraph' && plain(node).trim().split(/\s+/).length > 3,
  );
  const text = first ? plain(first).replaceAll(/\s+/g, ' ').trim() : '';
  const [sentence = ''] = /^.*?[.!?…](?=\s|$)/.exec(text) ?? [text];
  return sentence;
}
