/**
 * The link beside the embroidery becomes a button that turns the hoop over, and says what it does next. The code is fetched when it is
 * pressed; if that fails, it is a link again.
 */
export function offerReverse(): void {
  const link = document.querySelector<HTMLAnchorElement>('a[data-turn]');
  if (!link) return;
  const button = document.createElement('button');
  button.type = 'button';
  button.className = link.className;
  button.dataset.turn = link.dataset.turn;
  button.append(...link.childNodes);
  button.addEventListener('click', () => {
    import('./turned-hoop.ts')
      .then(({ turnHoop }) => turnHoop(button))
      .catch(() => location.assign(link.href));
  });
  const isFocused = document.activeElement === link;
  link.replaceWith(button);
  if (isFocused) button.focus();
}
