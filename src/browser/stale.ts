/** Shows what a document says about its measurements once they are too old (src/pages/reverse/). */
export function showStaleness(): void {
  for (const note of document.querySelectorAll<HTMLElement>('[data-fresh-until]'))
    note.hidden = Date.now() <= Date.parse(note.dataset.freshUntil ?? '');
}
