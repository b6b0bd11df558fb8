import { find } from './page.ts';

/** Turns the envelopes into letters that open in a reader, one after another, and can be printed. */
export function openDrawer(): void {
  const letters = [...document.querySelectorAll<HTMLElement>('.letter')];
  const reader = find(document, '.reader', HTMLDialogElement);
  const paper = find(reader, '.reader-paper', HTMLElement);
  const place = find(reader, '.reader-place', HTMLElement);
  const steps = [...reader.querySelectorAll<HTMLButtonElement>('[data-step]')];
  // A long letter scrolls, and must scroll for the keyboard too.
  paper.tabIndex = 0;
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
    place.textContent = `Carta ${index + 1} de ${letters.length}`;
    for (const button of steps) {
      // aria-disabled keeps the focus where it is when the last letter is reached.
      const isEnd = !letters[index + Number(button.dataset.step)];
      button.setAttribute('aria-disabled', String(isEnd));
    }
    if (!reader.open) reader.showModal();
  };
  const openByHash = (hash: string) => {
    const index = letters.findIndex((letter) => `#${letter.id}` === hash);
    show(index);
    return index >= 0;
  };

  for (const link of document.querySelectorAll<HTMLAnchorElement>('a[href^="#carta-"]')) {
    link.setAttribute('aria-haspopup', 'dialog');
    link.addEventListener('click', (event) => {
      if (event.metaKey || event.ctrlKey || event.shiftKey) return;
      event.preventDefault();
      openByHash(link.hash);
    });
  }
  for (const button of steps) {
    button.addEventListener('click', () => show(current + Number(button.dataset.step)));
  }
  reader.addEventListener('keydown', (event) => {
    if (event.key === 'ArrowRight') show(current + 1);
    if (event.key === 'ArrowLeft') show(current - 1);
  });
  reader.addEventListener('click', (event) => {
    if (event.target === reader) reader.close();
  });
  find(reader, '[data-close]', HTMLElement).addEventListener('click', () => reader.close());
  find(reader, '[data-print]', HTMLElement).addEventListener('click', () => print());
  addEventListener('hashchange', () => openByHash(location.hash));
  openByHash(location.hash);
}
