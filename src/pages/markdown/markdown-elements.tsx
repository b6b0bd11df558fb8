import { createElement, Fragment } from 'react';
import { addressIn } from '../../in-force/address-in.ts';
import { words as allWords } from '../../in-force/content.ts';
import { usePage } from '../../in-force/page-context.tsx';
import type { MarkdownElement, MarkdownNode } from '../../studio/markdown-nodes.ts';
import { printedAddress } from '../../ui/printed-address.ts';
import styles from './markdown-elements.module.css';

type NodesProps = { nodes: readonly MarkdownNode[] };

/** Texts and elements, in a page or in a line. */
export function Nodes({ nodes }: NodesProps) {
  // An element may be repeated: its place is its key.
  return nodes.map((node, place) => createElement(Node, { key: `${place}`, node }));
}

function Node({ node }: { node: MarkdownNode }) {
  const { language, textLanguage } = usePage();
  const words = allWords[textLanguage].common.markdown;
  if (typeof node === 'string') return node;
  const { tag, attributes = {}, children } = node;
  const content = <Nodes nodes={children} />;
  switch (tag) {
    case 'a': {
      const href = addressIn(attributes.href ?? '', language);
      return (
        <a href={href} title={attributes.title} {...printedAddress(href)}>
          {content}
        </a>
      );
    }
    case 'img':
      return <Picture element={node} hasTitle />;
    case 'figure':
      return <Figure element={node} />;
    case 'table':
      return (
        // Wider than a phone it is scrolled, also with the keyboard.
        // biome-ignore lint/a11y/useSemanticElements: a fieldset is for forms
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolled box needs the focus to be scrolled by keyboard
        <div className={styles.table} tabIndex={0} role="group" aria-label={words.table}>
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
        // biome-ignore lint/a11y/useSemanticElements: as with tables
        // biome-ignore lint/a11y/noNoninteractiveTabindex: as with tables
        <pre className={styles.code} tabIndex={0} role="group" aria-label={words.code}>
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
          start={attributes.start === undefined ? undefined : Number(attributes.start)}
        >
          {content}
        </ol>
      );
    case 'ul':
      return <ul role="list">{content}</ul>;
    case 'h2':
    case 'h3':
    case 'h4':
    case 'h5':
    case 'h6':
      return createElement(
        tag,
        { id: attributes.id, className: /[34]/.test(tag) ? styles.heading : undefined },
        content,
      );
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

type PictureProps = {
  element: MarkdownElement;
  /** In a line; elsewhere its title is the caption. */
  hasTitle?: boolean;
};

function Picture({ element: { attributes = {}, children }, hasTitle = false }: PictureProps) {
  const { src, dark, width, height } = attributes;
  const [alt, title] = children.map((text) => (typeof text === 'string' ? text : ''));
  const picture = (
    <img
      src={src}
      alt={alt}
      title={hasTitle ? title : undefined}
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

function Figure({ element: { children } }: PictureProps) {
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
