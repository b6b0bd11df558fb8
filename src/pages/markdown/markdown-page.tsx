import { usePage } from '../../in-force/page-context.tsx';
import { ownDrawing } from '../../stitch/own-drawing.tsx';
import type { MarkdownWords } from '../../studio/markdown-nodes.ts';
import { MarkdownArticle } from './markdown-article.tsx';

type MarkdownPageProps = { words: MarkdownWords };

export function MarkdownPage({ words }: MarkdownPageProps) {
  const { page } = usePage();
  return <MarkdownArticle words={words} picture={ownDrawing(page.replace('markdown/', ''))} />;
}
