/** Drawing again must not lose the focus: it returns to the same button, or to the heading. */
export function keepFocus(parent: HTMLElement, heading: string, change: () => void): void {
  const active = document.activeElement;
  const key = parent.contains(active) ? active?.getAttribute('data-key') : null;
  change();
  if (!key) return;
  const same = [...parent.querySelectorAll<HTMLElement>('[data-key]')].find(
    (element) => element.dataset.key === key,
  );
  (same ?? parent.querySelector<HTMLElement>(heading))?.focus({ preventScroll: true });
}
