import { announce, find } from '../browser/element.ts';
import { isPhoto } from '../browser/kept.ts';
import { formatDate } from './guest-book.ts';
import { shelf } from './kept-here.ts';
import { words } from './words.ts';

const key = 'light';

/** The one light of this visitor: both buttons, the lighthouse and the village share it. Calls back when it changes. */
export function openLamp(onChange: () => void): void {
  const note = find('[data-lamp-note]', HTMLElement);
  const buttons = [...document.querySelectorAll<HTMLButtonElement>('[data-lamp]')];
  const read = () => {
    const kept = shelf.read(key);
    return typeof kept === 'string' && !Number.isNaN(Date.parse(kept)) ? kept : null;
  };

  const show = () => {
    const since = read();
    const isLit = since !== null || isPhoto;
    document.documentElement.classList.toggle('lit', isLit);
    for (const button of buttons) {
      button.hidden = false;
      button.setAttribute('aria-pressed', String(isLit));
      button.textContent = isLit ? words.lamp.lit : words.lamp.leave;
    }
    const kept = shelf.isKept() ? '' : ` ${words.family.notKept}`;
    note.textContent = since ? words.lamp.since(formatDate(since)) + kept : '';
    onChange();
  };

  for (const button of buttons) {
    button.addEventListener('click', () => {
      const isLit = button.getAttribute('aria-pressed') === 'true';
      shelf.write(key, isLit ? null : new Date().toISOString());
      show();
      announce(!isLit ? words.lamp.left : words.lamp.out);
    });
  }
  show();
  shelf.onOtherTab(show);
}
