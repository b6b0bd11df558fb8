import type { MarkdownWords } from '../../content/markdown-nodes.ts';
import { MarkdownArticle } from './markdown-article.tsx';

type MarkdownPageProps = { words: MarkdownWords };

export function MarkdownPage({ words }: MarkdownPageProps) {
  return <MarkdownArticle words={words} />;
}
