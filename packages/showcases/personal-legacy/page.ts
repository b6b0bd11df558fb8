import { find } from '../browser/element.ts';

/** Says a change aloud to people who use a screen reader. */
export function announce(text: string): void {
  find('[data-status]', HTMLElement).textContent = text;
}

/** True when the address asks for the still state that pictures are taken of. Unit tests have no address. */
export const isPhoto = new URLSearchParams(globalThis.location?.search).has('photo');
