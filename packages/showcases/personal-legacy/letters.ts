import { find, showModal } from '../browser/element.ts';
import { recordOf } from '../browser/kept.ts';
import { drawer } from '../kit/places.tsx';
import { SendLetter } from './send-letter.tsx';
import { words } from './words.ts';

/** Turns the envelopes into letters that open in a reader, one after another, and can be printed. */
export function openDrawer(): void {
  const letters = [...document.querySelectorAll<HTMLElement>('.letter')];
  const reader = find('.reader', HTMLDialogElement);
  const paper = find('.reader-paper', HTMLElement, reader);
  const place = find('.reader-place', HTMLElement, reader);
  const steps = [...reader.querySelectorAll<HTMLButtonElement>('[data-step]')];
  // A long letter scrolls, and must scroll for the keyboard too.
  paper.tabIndex = 0;
  const drawSend = drawer({ '.reader-send': SendLetter });
  const pageTitle = document.title;
  let current = 0;

  const show = (index: number) => {
    const letter = letters[index];
    if (!letter) return;
    current = index;
    const copy = [...letter.cloneNode(true).childNodes];
    for (const node of copy) {
      if (node instanceof HTMLHeadingElement) node.id = 'reader-title';
    }
    paper.replaceChildren(...copy);
    paper.scrollTop = 0;
    drawSend({ letter: letter.id });
    document.title = `${letter.querySelector('h3')?.textContent} · ${pageTitle}`;
    place.textContent = words.reader.place(index + 1, letters.length);
    for (const button of steps) {
      // aria-disabled keeps the focus where it is when the last letter is reached.
      const isEnd = !letters[index + Number(button.dataset.step)];
      button.setAttribute('aria-disabled', String(isEnd));
    }
    if (!reader.open) showModal(reader);
  };
  const letterAt = (hash: string) => letters.findIndex((letter) => `#${letter.id}` === hash);

  /** The address says which letter is open: Back closes it, and it can be sent to somebody. */
  const follow = () => {
    const index = letterAt(location.hash);
    if (index >= 0) show(index);
    else if (reader.open) reader.close();
  };
  const turn = (step: number) => {
    const next = letters[current + step];
    if (!next) return;
    // Replaces the history entry, so that Back closes the reader instead of showing the previous letter.
    history.replaceState(history.state, '', `#${next.id}`);
    show(current + step);
  };

  for (const link of document.querySelectorAll<HTMLAnchorElement>('a[href^="#carta-"]')) {
    link.setAttribute('aria-haspopup', 'dialog');
    link.addEventListener('click', (event) => {
      if (event.metaKey || event.ctrlKey || event.shiftKey) return;
      event.preventDefault();
      history.pushState({ fromDrawer: true }, '', link.hash);
      follow();
    });
  }
  for (const button of steps) {
    button.addEventListener('click', () => turn(Number(button.dataset.step)));
  }
  reader.addEventListener('keydown', (event) => {
    // In the choice of a language the arrows choose.
    if (event.target instanceof HTMLSelectElement) return;
    if (event.key === 'ArrowRight') turn(1);
    if (event.key === 'ArrowLeft') turn(-1);
  });
  reader.addEventListener('click', (event) => {
    if (event.target === reader) reader.close();
  });
  find('[data-close]', HTMLElement, reader).addEventListener('click', () => reader.close());
  find('[data-print]', HTMLElement, reader).addEventListener('click', () => print());
  reader.addEventListener('close', () => {
    document.title = pageTitle;
    if (letterAt(location.hash) < 0) return;
    if ('fromDrawer' in recordOf(history.state)) history.back();
    // Whoever came straight to a letter has nowhere to go back to: the drawer is left in its place.
    else {
      history.replaceState(null, '', '#cartas');
      find(`.envelopes a[href="#${letters[current]?.id}"]`, HTMLElement).focus();
    }
  });
  addEventListener('popstate', follow);
  addEventListener('hashchange', follow);
  follow();
  // The browser scrolls to where the letter stood before it was hidden: in WebKit past the end of the page, which is
  // then white and takes no press.
  if (reader.open) find('#cartas', HTMLElement).scrollIntoView({ behavior: 'instant' });
}
