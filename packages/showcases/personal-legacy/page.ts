import { find } from '../browser/element.ts';

/** Says a change aloud to people who use a screen reader. */
export function announce(text: string): void {
  find('[data-status]', HTMLElement).textContent = text;
}

/** True when the address asks for the still state that pictures are taken of. */
export const isPhoto = new URLSearchParams(location.search).has('photo');
