/** The elements of a text in Markdown, as data. */

import { asWritten } from '../i18n/marks.ts';

/** Texts may contain facts as `{name}`, like all texts of content/. */
export type MarkdownNode = string | MarkdownElement;

export type MarkdownElement = {
  tag: string;
  /** Line of the file, for messages. */
  line: number;
  attributes?: {
    /** Of a heading. */
    id?: string;
    href?: string;
    /** Of a link. It may contain facts. */
    title?: string;
    src?: string;
    start?: string;
    align?: 'start' | 'center' | 'end';
    /** Language of a code block, as written after the three backticks. */
    language?: string;
    /** Code is shown as written: no facts, no hard spaces. */
    code?: string;
    /** Kind of a piece of highlighted code. */
    token?: string;
    width?: string;
    height?: string;
    /** Picture for the dark scheme. */
    dark?: string;
  };
  /** Of a picture: the alternative text, and the title if it has one. */
  children: MarkdownNode[];
};

/** All elements, with those inside others. */
export const elementsIn = (nodes: readonly MarkdownNode[]): MarkdownElement[] =>
  nodes.flatMap((node) => (typeof node === 'string' ? [] : [node, ...elementsIn(node.children)]));

/** The text of elements, without code blocks and pictures. */
export const plainText = (nodes: readonly MarkdownNode[]): string =>
  nodes
    .map((node) => {
      if (typeof node === 'string') return node;
      if (node.tag === 'code') return asWritten(node.attributes?.code ?? '');
      return node.tag === 'img' ? '' : plainText(node.children) + (isBlock(node) ? '\n' : '');
    })
    .join('');

const isBlock = ({ tag }: MarkdownElement) => !['a', 'em', 's', 'strong'].includes(tag);

/** The texts of a Markdown file. */
export type MarkdownWords = {
  page: { name: string; title: string; description: string };
  title: string;
  body: MarkdownNode[];
};

export type NoteWords = MarkdownWords & {
  /** As in the name of the file: `2026-11-24`. */
  date: string;
  /** The day of the last correction, after the date. */
  updated?: string;
  /** One of the people of the studio; the studio itself if absent. */
  author?: string;
  minutes: number;
};
