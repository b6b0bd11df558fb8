/** What the menu's attributes say, for browsers that do not do it by themselves yet. */
export function fillInDialogCommands(): void {
  const lacksCommands = !('commandForElement' in HTMLButtonElement.prototype);
  document.addEventListener('click', (event) => {
    const { target } = event;
    if (!(target instanceof Element)) return;
    const button = target.closest('[commandfor]');
    const menu = document.getElementById(button?.getAttribute('commandfor') ?? '');
    if (lacksCommands && button && menu instanceof HTMLDialogElement) {
      // Without this the button shows it as a popover, which is what it does without scripts.
      event.preventDefault();
      if (button.getAttribute('command') === 'close') close(menu);
      else if (!isOpen(menu)) menu.showModal();
      return;
    }
    // The backdrop (`closedby`), and a link: what it leads to may be on this page.
    const dialog = target.closest('dialog');
    if (dialog && (target === dialog || target.closest('a'))) close(dialog);
  });
}

const isOpen = (menu: HTMLDialogElement) => menu.open || menu.matches(':popover-open');

function close(menu: HTMLDialogElement) {
  if (menu.open) menu.close();
  else if (isOpen(menu)) menu.hidePopover();
}
