/**
 * Without scripts the menu is a popover (`popovertarget`). With scripts it is opened as a modal dialog,
 * which keeps the focus inside and makes the page behind it inert.
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
    // Close on a click on the backdrop, and on a link: it may lead to a section of this page.
    const dialog = target.closest('dialog');
    if (dialog && (target === dialog || target.closest('a'))) close(dialog);
  });
}

const isOpen = (menu: HTMLDialogElement) => menu.open || menu.matches(':popover-open');

function close(menu: HTMLDialogElement) {
  if (menu.open) menu.close();
  else if (isOpen(menu)) menu.hidePopover();
}
