import type { PageText } from '../browser/page-text.ts';
import type { Words } from './words/pt.ts';

/** What stands in the document of the player. */
export function pageOf({
  page,
  controls,
  shortcuts,
  share,
  sound,
  withoutScripts,
}: Words): PageText {
  const { title, description, stage, show, playing, ...texts } = page;
  const { copy, studio, toStudio, embed, tryTitle, tryFirst, trySecond } = share;
  const { heading, use, media, close } = shortcuts;
  const { position, all, shuffle, previous, next, favourite, mute, volume } = controls;
  return {
    head: { title, description },
    texts: {
      ...texts,
      ...{ copy, studio, toStudio, embed, tryTitle, tryFirst, trySecond },
      ...{ shortcuts: heading, heading, use, media, close, again: sound.again },
    },
    labels: {
      ...{ stage, show, mini: stage, position, controls: all, shuffle, previous, next },
      ...{ 'mini-next': next, favourite, sound: controls.sound, mute, volume },
    },
    without: { about: description, needs: withoutScripts },
  };
}

/** What stands in the document that other sites show in a frame. */
export const frameOf = ({ page, controls, withoutScripts }: Words): PageText => ({
  head: { title: page.title, description: page.description },
  texts: {},
  labels: { position: controls.position },
  without: { needs: withoutScripts },
});
