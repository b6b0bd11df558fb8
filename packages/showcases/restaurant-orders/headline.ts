import { find } from '../browser/element.ts';
import { words } from './words.ts';

/** The headline does not promise a dish that has run out. */
export function writeHeadline(isGone: boolean): void {
  const parts = isGone ? words.page.headlineGone : words.page.headline;
  for (const [index, part] of [...find('#hero-title', HTMLElement).children].entries())
    part.textContent = parts[index] ?? '';
}
