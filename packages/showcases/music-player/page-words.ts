import type { PageText } from '../browser/page-text.ts';
import type { Words } from './words/pt.ts';

/** What stands in the document of the player. The words of the player itself are drawn by the page's script. */
export function pageOf({ page, shortcuts, share, withoutScripts }: Words): PageText {
  const { title, description, stage, skip, demo, made, back, invented } = page;
  const { studio, toStudio, tryTitle, tryFirst, trySecond } = share;
  return {
    head: { title, description },
    texts: {
      ...{ skip, demo, made, back, invented, shortcuts: shortcuts.heading },
      ...{ studio, toStudio, tryTitle, tryFirst, trySecond },
    },
    labels: { stage, mini: stage },
    without: { about: description, needs: withoutScripts },
  };
}

/** What stands in the document that other sites show in a frame. */
export const frameOf = ({ page, withoutScripts }: Words): PageText => ({
  head: { title: page.title, description: page.description },
  texts: {},
  labels: {},
  without: { needs: withoutScripts },
});
