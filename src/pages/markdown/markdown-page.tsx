import type { MarkdownWords } from '../../content/markdown-nodes.ts';
import { usePage } from '../../page-context.tsx';
import { ownDrawing } from '../../stitch/own-drawing.tsx';
import { MarkdownArticle } from './markdown-article.tsx';

type MarkdownPageProps = { words: MarkdownWords };

export function MarkdownPage({ words }: MarkdownPageProps) {
  const { page } = usePage();
  return <MarkdownArticle words={words} picture={ownDrawing(page.replace('markdown/', ''))} />;
}
