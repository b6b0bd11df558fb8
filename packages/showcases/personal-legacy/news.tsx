import { UndoButton } from '../kit/undo-button.tsx';
import type { Model } from './model.ts';
import { words } from './words.ts';

/** What is said of the last change, and what takes it back. */
export type News = { text: string; undo?: () => Promise<void> };

/** Said of what has been saved, where the browser does not store. */
export const kept = (model: Model): string => (model.isKept() ? '' : words.family.notKept);

export const NewsLine = ({ news }: { news: News | undefined }) => (
  <p class="news" role="status">
    {news?.text}{' '}
    {news?.undo && (
      <UndoButton of={news} onClick={news.undo}>
        {words.family.undo}
      </UndoButton>
    )}
  </p>
);
