/** Turns Markdown into the elements of a page. The browser never sees Markdown. */
import { basename, dirname } from 'node:path';
import MarkdownIt, { type Token } from 'markdown-it';
import { escaped } from '../i18n/marks.ts';
import { type Problem, problem } from '../problems/problem.ts';
import { inStudio } from './folder.ts';
import type { MarkdownElement, MarkdownNode } from './markdown-nodes.ts';
import { asTyped, inNfc } from './own-address.ts';
import { isHeading, nameHeadings, takeWrittenId } from './place-names.ts';
import { placeholderMistakes } from './schema.ts';

// HTML is recognised so that it can be reported; comments are left out.
const parser = new MarkdownIt({ html: true, linkify: true });
// Whole addresses and those of mail become links; `node.js` is none.
parser.linkify.set({ fuzzyLink: false, fuzzyIP: false });
// The lines `[label]: /address` stay among the tokens, so that one that no link uses can be reported.
parser.core.ruler.disable('strip_references');
// Escaped signs stay apart from texts: `\\[` is the sign itself in all texts of content/.
parser.core.ruler.disable('text_join');

/** A text as it is written outside Markdown, where it had an escape or an entity too. */
const textOf = ({ type, content }: Token) =>
  type === 'text_special' ? escaped(content) : content.replaceAll('\\', '\\\\');

/** Deeper quotes and lists are left out by the parser without a word. */
const deepest = 90;

const alignments = {
  'text-align:left': 'start',
  'text-align:center': 'center',
  'text-align:right': 'end',
} as const;

/**
 * Returns the elements of a text, and its problems.
 * @param file - for messages
 * @param firstLine - line of the file in which the text begins
 */
export function parseMarkdown(source: string, file: string, firstLine: number) {
  const problems: Problem[] = [];
  const body: MarkdownNode[] = [];
  let lastHeading = 1;
  /** Other tools begin with the level of the title: then all headings stand one level lower. */
  let shift: number | undefined;
  const lines = source.split('\n');
  /** Labels of addresses: those that links use, and those of the lines above. */
  const used = new Set<string>();
  const defined = new Set<string>();

  const say = (line: number, wrong: Problem) => problems.push({ ...wrong, place: { file, line } });

  function addText(children: MarkdownNode[], text: string, line: number) {
    const before = children.at(-1);
    if (typeof before === 'string') children[children.length - 1] = before + text;
    else children.push(text);
    return line;
  }

  function checkTexts(children: readonly MarkdownNode[], line: number) {
    for (const child of children)
      if (typeof child === 'string')
        for (const wrong of placeholderMistakes(child)) say(line, wrong);
  }

  /** Returns the level at which it stands. */
  function levelOf(tag: string, line: number): number {
    const written = Number(tag.slice(1));
    shift ??= written === 1 ? 1 : 0;
    const level = Math.min(6, written + shift);
    if (level === 1) say(line, problem('titleInText'));
    else if (level > lastHeading + 1)
      say(
        line,
        problem('levelLeftOut', {
          level: '#'.repeat(written),
          before: '#'.repeat(lastHeading - shift),
        }),
      );
    lastHeading = Math.max(level, 2);
    return level;
  }

  function checkAddress(address: string, line: number, kind: 'link' | 'picture') {
    // The parser has percent-encoded the braces. Who wrote them so means the signs.
    const [, name] = /%7B(\w*)%7D/i.exec(address) ?? [];
    if (name !== undefined && source.includes(`{${name}}`))
      say(
        line,
        problem('factInAddress', {
          address: address.replaceAll(/%7b/gi, '{').replaceAll(/%7d/gi, '}'),
        }),
      );
    const isWhole = kind === 'link' && /^(https?:\/\/|mailto:|tel:|#)/.test(address);
    if (isWhole || /^\/(?!\/)/.test(address)) return;
    if (kind === 'link') return say(line, problem('linkNowhere', { address: asTyped(address) }));
    // Beside the article, as other tools have it, or on another site.
    const own = `/${basename(dirname(file))}/${basename(address.replace(/[?#].*/, '')) || 'door.jpg'}`;
    const place = { file: asTyped(inStudio(`public${own}`)), own: asTyped(own) };
    say(line, problem('pictureElsewhere', { address: asTyped(address), ...place }));
  }

  /** What stands in angle brackets: comments are left out, everything else is a mistake. */
  function checkHtml(html: string, line: number) {
    const rest = html.replaceAll(/<!--[\s\S]*?-->/g, '').trim();
    if (rest === '') return;
    const [begin = ''] = rest.split('\n');
    if (rest.startsWith('<!--')) say(line, problem('openComment'));
    else
      say(line, problem(html.trimStart().startsWith('<!--') ? 'besideComment' : 'html', { begin }));
  }

  /** A line `[label]: /address` is not shown itself. */
  function checkReference(label: string, line: number) {
    const written = { line: lines[line - firstLine]?.trim() ?? '' };
    if (defined.has(label)) say(line, problem('labelTwice', written));
    else if (!used.has(label)) say(line, problem('labelUnused', written));
    defined.add(label);
  }

  /** More cells than the table has columns are left out by the parser without a word. */
  function checkRow(cells: string, line: number) {
    const bare = (text: string) => text.replaceAll(/[|\\\s]/g, '');
    if (!bare(lines[line - firstLine] ?? '').endsWith(bare(cells))) say(line, problem('longRow'));
  }

  function pictureOf(token: Token, line: number): MarkdownElement {
    const src = inNfc(String(token.attrGet('src') ?? ''));
    const alt = shownText(token.children ?? []).trim();
    const caption = String(token.attrGet('title') ?? '');
    checkAddress(src, line, 'picture');
    if (alt === '') say(line, problem('noAlternative', { address: asTyped(src) }));
    checkTexts([alt, caption], line);
    return { tag: 'img', line, attributes: { src }, children: caption ? [alt, caption] : [alt] };
  }

  /** Adds the elements of tokens to `into`, up to the end of the element that they are in. */
  function addTokens(tokens: readonly Token[], into: MarkdownNode[], begin: number) {
    const open: MarkdownElement[] = [];
    let line = begin;
    let cells = '';
    for (const token of tokens) {
      const children = open.at(-1)?.children ?? into;
      if (token.map) line = token.map[0] + firstLine;
      switch (token.type) {
        case 'inline':
          cells += token.content;
          addTokens(token.children ?? [], children, line);
          continue;
        case 'text':
        case 'text_special':
          line = addText(children, textOf(token), line);
          continue;
        case 'softbreak':
          line = addText(children, ' ', line) + 1;
          continue;
        case 'hardbreak':
          children.push({ tag: 'br', line, children: [] });
          line += 1;
          continue;
        case 'image':
          children.push(pictureOf(token, line));
          continue;
        case 'code_inline':
          children.push({ tag: 'code', line, attributes: { code: token.content }, children: [] });
          continue;
        case 'fence':
        case 'code_block':
          children.push({
            tag: 'pre',
            line,
            attributes: {
              language: languageOf(token.info),
              code: token.content.replace(/\n$/, ''),
            },
            children: [],
          });
          continue;
        case 'html_block':
        case 'html_inline':
          checkHtml(token.content, line);
          continue;
        case 'reference_definition':
          checkReference(String(token.meta?.label), line);
          continue;
        case 'tr_open':
          cells = '';
          break;
        case 'tr_close':
          checkRow(cells, line);
      }
      if (token.level > deepest) say(line, problem('tooDeep'));
      // The paragraphs of a list whose items are lines.
      if (token.hidden) continue;
      if (token.nesting === -1) {
        const closed = open.pop();
        const id = closed && isHeading(closed.tag) && takeWrittenId(closed.children);
        if (closed && id) closed.attributes = { id };
        if (closed) checkTexts(closed.children, closed.line);
        continue;
      }
      const tag = isHeading(token.tag) ? `h${levelOf(token.tag, line)}` : token.tag;
      const element: MarkdownElement = { tag, line, children: [] };
      const written = token.attrGet('href');
      const href = written === null ? null : inNfc(String(written));
      const title = token.attrGet('title');
      if (title) checkTexts([String(title)], line);
      const align = alignments[token.attrGet('style') as keyof typeof alignments];
      const start = token.attrGet('start');
      if (href !== null) checkAddress(href, line, 'link');
      if (href !== null || align || start !== null)
        element.attributes = {
          ...(href !== null && { href }),
          ...(title && { title: String(title) }),
          ...(align && { align }),
          ...(start !== null && { start: String(start) }),
        };
      children.push(element);
      if (token.nesting === 1) open.push(element);
    }
  }

  addTokens(parser.parse(source, { references: usedReferences(used) }), body, firstLine);
  problems.push(...nameHeadings(body, file));
  return { body: body.map(asFigure), problems };
}

/** The language in what stands behind the three backticks: other tools write `js{1,3}`, `JavaScript`, `js:app.js`. */
const languageOf = (info: string) => /^[^\s{:,]*/.exec(info.trim())?.[0].toLowerCase() ?? '';

/** A picture that is alone in its paragraph; its title is then shown as a caption. */
function asFigure(node: MarkdownNode): MarkdownNode {
  if (typeof node === 'string' || node.tag !== 'p') return node;
  const [only, ...others] = node.children;
  if (others.length > 0 || typeof only !== 'object') return node;
  return only.tag === 'img' ? { tag: 'figure', line: only.line, children: [only] } : node;
}

/** A text without its emphasis and links, for an alternative text. */
const shownText = (tokens: readonly Token[]): string =>
  tokens
    .map((token) => {
      if (token.type.endsWith('break')) return ' ';
      if (token.type === 'image') return shownText(token.children ?? []);
      if (token.type === 'code_inline') return escaped(token.content);
      return token.type.startsWith('text') ? textOf(token) : '';
    })
    .join('');

/** Where the parser puts and finds the addresses of labels. */
const usedReferences = (used: Set<string>) =>
  new Proxy<Record<string, { href: string; title: string }>>(
    {},
    {
      get: (found, label: string) => {
        if (label in found) used.add(label);
        return found[label];
      },
    },
  );
