import { formatDate } from './guest-book.ts';
import { announce, find, isPhoto } from './page.ts';
import { readStored, writeStored } from './storage.ts';

const key = 'showcase-legacy-light';

/** The one light of this visitor: both buttons, the lighthouse and the village share it. Calls back when it changes. */
export function openLamp(onChange: () => void): void {
  const note = find(document, '[data-lamp-note]', HTMLElement);
  const buttons = [...document.querySelectorAll<HTMLButtonElement>('[data-lamp]')];
  const stored = readStored(key);
  let since = stored && !Number.isNaN(Date.parse(stored)) ? stored : null;

  const show = () => {
    const isLit = since !== null || isPhoto;
    document.documentElement.classList.toggle('lit', isLit);
    for (const button of buttons) {
      button.hidden = false;
      button.setAttribute('aria-pressed', String(isLit));
      button.textContent = isLit ? 'A sua luz está acesa' : 'Deixar uma luz acesa';
    }
    note.textContent = since ? `Acesa por si a ${formatDate(since)}. É a janela mais clara.` : '';
    onChange();
  };

  for (const button of buttons) {
    button.addEventListener('click', () => {
      since = since ? null : new Date().toISOString();
      writeStored(key, since);
      show();
      announce(since ? 'Deixou uma luz acesa.' : 'Apagou a luz.');
    });
  }
  show();
}
