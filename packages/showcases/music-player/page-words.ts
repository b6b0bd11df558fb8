import { writeWords } from '../browser/write-words.ts';
import { words } from './words.ts';

/** Writes the texts of the language into the document, which has none. */
export function writePage(): void {
  const { page, controls, shortcuts } = words;
  const { skip, demo, made, back, next, list, day, all, favourites, arrange, empty, invented } =
    page;
  const { heading, use, media, close } = shortcuts;
  writeWords(
    {
      ...{ skip, demo, made, back, next, list, day, all, favourites, arrange, empty, invented },
      again: words.sound.again,
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
}
