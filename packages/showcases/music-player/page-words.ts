import type { PageText } from '../browser/page-text.ts';
import type { Words } from './words/pt.ts';

/** What stands in the document of the player. */
export function pageOf(words: Words): PageText {
  const { page, controls, shortcuts, share } = words;
  const {
    skip,
    demo,
    made,
    back,
    next,
    list,
    day,
    all,
    favourites,
    arrange,
    restore,
    unkept,
    empty,
    invented,
  } = page;
  const { heading, use, media, close } = shortcuts;
  return {
    head: { title: page.title, description: page.description },
    texts: {
      ...{
        skip,
        demo,
        made,
        back,
        next,
        list,
        day,
        all,
        favourites,
        arrange,
        restore,
        unkept,
        empty,
        invented,
      },
      again: words.sound.again,
      ...{ copy: share.copy, studio: share.studio, toStudio: share.toStudio, embed: share.embed },
      ...{ tryTitle: share.tryTitle, tryFirst: share.tryFirst, trySecond: share.trySecond },
      ...{ shortcuts: heading, heading, use, media, close },
    },
    labels: {
      stage: page.stage,
      show: page.show,
      mini: page.stage,
      position: controls.position,
      controls: controls.all,
      shuffle: controls.shuffle,
      previous: controls.previous,
      next: controls.next,
      'mini-next': controls.next,
      favourite: controls.favourite,
      sound: controls.sound,
      mute: controls.mute,
      volume: controls.volume,
    },
    without: { about: page.description, needs: words.withoutScripts },
  };
}

/** What stands in the document that other sites show in a frame. */
export const frameOf = ({ page, controls, withoutScripts }: Words): PageText => ({
  head: { title: page.title, description: page.description },
  texts: {},
  labels: { position: controls.position },
  without: { needs: withoutScripts },
});
