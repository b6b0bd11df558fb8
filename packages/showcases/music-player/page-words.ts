import type { PageText } from '../browser/page-text.ts';
import type { Words } from './words/pt.ts';

/** What stands in the document of the player. The words of the player itself are drawn by the page's script. */
export function pageOf({ head, page, shortcuts, share, withoutScripts }: Words): PageText {
  const { stage, skip, demo, made, back, invented } = page;
  const { studio, toStudio, tryTitle, tryFirst, trySecond } = share;
  return {
    head,
    texts: {
      ...{ skip, demo, made, back, invented, shortcuts: shortcuts.heading },
      ...{ studio, toStudio, tryTitle, tryFirst, trySecond },
    },
    labels: { stage, mini: stage },
    without: { about: head.description, needs: withoutScripts },
  };
}

/** What stands in the document that other sites show in a frame. */
export const frameOf = ({ head, withoutScripts }: Words): PageText => ({
  head,
  texts: {},
  labels: {},
  without: { needs: withoutScripts },
});
