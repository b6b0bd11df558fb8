import { createElement, Fragment } from 'react';
import type { MarkdownElement, MarkdownNode } from '../../content/markdown-nodes.ts';
import { fill } from '../../i18n/fill.ts';
import type { Language } from '../../i18n/languages.ts';
import { usePage } from '../../page-context.tsx';
import { factsIn } from '../../site.ts';
import styles from './markdown-elements.module.css';

type NodesProps = { nodes: readonly MarkdownNode[] };

/** The blocks of a text; each has its own place in the grid of the page. */
export function Blocks({ nodes }: NodesProps) {
  return nodes.map((node) => <Node key={keyOf(node)} node={node} />);
}

/** Texts and elements in a line. */
export function Inline({ nodes }: NodesProps) {
  // An element may be repeated in a line: its place is its key.
  return nodes.map((node, place) => createElement(Node, { key: `${place}`, node }));
}

const keyOf = (node: MarkdownNode) =>
  typeof node === 'string' ? node : `${node.tag}-${node.line}`;

function Node({ node }: { node: MarkdownNode }) {
  const { language, textLanguage } = usePage();
  if (typeof node === 'string') return fill(node, factsIn(textLanguage));
  const { tag, attributes = {}, children } = node;
  const content = <Inline nodes={children} />;
  switch (tag) {
    case 'a':
      return <a href={addressIn(attributes.href ?? '', language)}>{content}</a>;
    case 'img':
      return <Picture element={node} />;
    case 'figure':
      return <Figure element={node} />;
    case 'table':
      return (
        // Wider than a phone it is scrolled, also with the keyboard.
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolled box needs the focus to be scrolled by keyboard
        <div className={styles.table} tabIndex={0}>
          <table>{content}</table>
        </div>
      );
    case 'th':
    case 'td':
      return createElement(
        tag,
        { 'data-align': attributes.align, ...(tag === 'th' && { scope: 'col' }) },
        content,
      );
    case 'pre':
      return (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: as with tables
        <pre className={styles.code} tabIndex={0}>
          <code>{attributes.code ?? content}</code>
        </pre>
      );
    case 'code':
      return <code className={styles.inlineCode}>{attributes.code}</code>;
    case 'span':
      return <span data-token={attributes.token}>{attributes.code}</span>;
    case 'blockquote':
      return <blockquote className={styles.quote}>{content}</blockquote>;
    case 'ol':
      return (
        <ol
          className={styles.numbers}
          start={attributes.start ? Number(attributes.start) : undefined}
        >
          {content}
        </ol>
      );
    case 'h3':
    case 'h4':
      return createElement(tag, { className: styles.heading }, content);
    case 'p':
    case 'li':
      return createElement(tag, { className: styles.text }, content);
    case 'hr':
      return <hr className={styles.rule} />;
    case 'br':
      return <br />;
    default:
      return createElement(tag, undefined, content);
  }
}

/** A link to a page of this site stays in the language that the visitor reads the site in. */
function addressIn(href: string, language: Language) {
  if (!href.startsWith('/') || /\.\w+$/.test(href)) return href;
  const [path = '', fragment] = href.split('#', 2);
  return `${path}${path.includes('?') ? '&' : '?'}lang=${language}${fragment ? `#${fragment}` : ''}`;
}

type ElementProps = { element: MarkdownElement };

function Picture({ element: { attributes = {}, children } }: ElementProps) {
  const { textLanguage } = usePage();
  const { src, dark, width, height } = attributes;
  const [alt] = children;
  const picture = (
    <img
      src={src}
      alt={typeof alt === 'string' ? fill(alt, factsIn(textLanguage)) : ''}
      width={width}
      height={height}
      loading="lazy"
      decoding="async"
    />
  );
  if (!dark) return picture;
  return (
    <picture>
      <source
        srcSet={dark}
        media="screen and (prefers-color-scheme: dark)"
        width={width}
        height={height}
      />
      {picture}
    </picture>
  );
}

function Figure({ element: { children } }: ElementProps) {
  const [picture] = children;
  if (typeof picture !== 'object') return <Fragment />;
  const [, caption] = picture.children;
  return (
    <figure className={styles.figure}>
      <Picture element={picture} />
      {caption && (
        <figcaption>
          <Node node={caption} />
        </figcaption>
      )}
    </figure>
  );
}
