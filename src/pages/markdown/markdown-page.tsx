import type { MarkdownWords } from '../../content/markdown-nodes.ts';
import { usePage } from '../../page-context.tsx';
import { noteFigure } from '../note/note-figure.tsx';
import { MarkdownArticle } from './markdown-article.tsx';

type MarkdownPageProps = { words: MarkdownWords };

export function MarkdownPage({ words }: MarkdownPageProps) {
  const { page } = usePage();
  return <MarkdownArticle words={words} picture={noteFigure(page.replace('markdown/', ''))} />;
}
