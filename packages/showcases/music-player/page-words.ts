import { find } from '../browser/element.ts';
import { contactLink } from '../browser/language.ts';
import { writeWords } from '../browser/write-words.ts';
import { words } from './words.ts';

/** Writes the texts of the language into the document, which has none. */
export function writePage(): void {
  const { page, controls, shortcuts, share } = words;
  const { skip, demo, made, back, next, list, day, all, favourites, arrange, empty, invented } =
    page;
  const { heading, use, media, close } = shortcuts;
  writeWords(
    {
      ...{ skip, demo, made, back, next, list, day, all, favourites, arrange, empty, invented },
      again: words.sound.again,
      ...{ copy: share.copy, studio: share.studio, toStudio: share.toStudio, embed: share.embed },
      ...{ tryTitle: share.tryTitle, tryFirst: share.tryFirst, trySecond: share.trySecond },
      ...{ shortcuts: heading, heading, use, media, close },
    },
    {
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
  );
  find('#studio', HTMLAnchorElement).href = contactLink(share.subject);
}
