/**
 * The menu is a popover by itself (`popovertarget`), which every browser opens and closes without
 * scripts. With them it is a modal dialog: it holds the focus, and the page behind it is out of reach.
 */
export function makeMenuModal(): void {
  document.addEventListener('click', (event) => {
    const { target } = event;
    if (!(target instanceof Element)) return;
    const button = target.closest('[popovertarget]');
    const menu = document.getElementById(button?.getAttribute('popovertarget') ?? '');
    if (button && menu instanceof HTMLDialogElement) {
      event.preventDefault();
      if (isOpen(menu)) close(menu);
      else menu.showModal();
      return;
    }
    // A click on the backdrop, and one on a link: what it leads to may be on this page.
    const dialog = target.closest('dialog');
    if (dialog && (target === dialog || target.closest('a'))) close(dialog);
  });
}

const isOpen = (menu: HTMLDialogElement) => menu.open || menu.matches(':popover-open');

function close(menu: HTMLDialogElement) {
  if (menu.open) menu.close();
  else if (isOpen(menu)) menu.hidePopover();
}
