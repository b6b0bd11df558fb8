/**
 * Without scripts the menu is a popover (`popovertarget`). With scripts it is opened as a modal dialog,
 * which keeps the focus inside and makes the page behind it inert.
 */
export function makeMenuModal(): void {
  // The menu opens on its sheet, whose name a screen reader says in every browser. Not in the document: Chromium would
  // try it when the page loads, and say in the console that it has not.
  for (const sheet of document.querySelectorAll('dialog > [role=group]'))
    sheet.toggleAttribute('autofocus', true);
  document.addEventListener('click', (event) => {
    const { target } = event;
    if (!(target instanceof Element)) return;
    const button = target.closest('[popovertarget]');
    const menu = menuOf(button);
    if (button && menu) {
      event.preventDefault();
      if (isOpen(menu)) close(menu);
      else menu.showModal();
      return;
    }
    // Close on a click on the backdrop, and on a link: it may lead to a section of this page.
    const dialog = target.closest('dialog');
    if (dialog && (target === dialog || target.closest('a'))) close(dialog);
  });
  closeWithLayout();
}

/**
 * The menu belongs to the layouts that show its button. When a resize, a turn of the device or a zoom
 * hides the button, the menu is closed: the page behind it would stay inert.
 */
function closeWithLayout() {
  const observer = new ResizeObserver((entries) => {
    for (const { target } of entries) {
      const menu = menuOf(target);
      if (menu && !target.checkVisibility()) close(menu);
    }
  });
  for (const button of document.querySelectorAll('header [popovertarget]'))
    observer.observe(button);
}

function menuOf(button: Element | null) {
  const menu = document.getElementById(button?.getAttribute('popovertarget') ?? '');
  return menu instanceof HTMLDialogElement ? menu : undefined;
}

const isOpen = (menu: HTMLDialogElement) => menu.open || menu.matches(':popover-open');

function close(menu: HTMLDialogElement) {
  if (menu.open) menu.close();
  else if (isOpen(menu)) menu.hidePopover();
}
