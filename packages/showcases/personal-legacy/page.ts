import { find } from '../browser/element.ts';

/** Says a change aloud to people who use a screen reader. */
export function announce(text: string): void {
  find('[data-status]', HTMLElement).textContent = text;
}

/** True if the address asks for the fixed state for screenshots. Unit tests have no address. */
export const isPhoto = new URLSearchParams(globalThis.location?.search).has('photo');
