import { find } from '../browser/element.ts';
import { inline } from '../browser/inline.ts';
import { code } from '../browser/language.ts';
import { type ChapterText, chapters, editOf, parts } from './family.ts';
import type { Model } from './model.ts';
import { words } from './words.ts';

/** Shows the family's texts on the page, now and whenever they change. */
export function followFamily(model: Pick<Model, 'family' | 'onChange'>): void {
  const show = () => {
    const family = model.family();
    for (const chapter of chapters) {
      const text: ChapterText = editOf(family, code, chapter) ?? words.page[chapter];
      for (const part of parts) {
        const place = find(`[data-word="page.${chapter}.${part}"]`, HTMLElement);
        place.replaceChildren(...inline(text[part]));
      }
    }
  };
  show();
  model.onChange(show);
}
