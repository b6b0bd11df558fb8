import { closeButton, closeOnBackdrop } from './dialog.ts';
import { h } from './element.ts';
import { zones } from './menu.ts';

/** Returns the function that asks for a table; `onPick` is told which. */
export function createTableDialog(
  dialog: HTMLDialogElement,
): (current: number | null, onPick: (table: number) => void) => void {
  closeOnBackdrop(dialog);
  return (current, onPick) => {
    const button = (table: number) =>
      h(
        'button',
        {
          type: 'button',
          'aria-label': `Mesa ${table}`,
          'aria-pressed': table === current ? 'true' : 'false',
          onclick: () => {
            dialog.close();
            onPick(table);
          },
        },
        String(table),
      );
    dialog.replaceChildren(
      h(
        'div',
        { class: 'pane' },
        h('h2', { id: 'table-title', tabindex: -1, autofocus: true }, 'Onde se sentou?'),
        h('p', { class: 'about' }, 'O número está na pedra da mesa.'),
        ...zones.map(({ name, tables }) =>
          h(
            'div',
            { class: 'zone', role: 'group', 'aria-label': name },
            h('h3', {}, name),
            h('div', { class: 'tables' }, ...tables.map(button)),
          ),
        ),
        closeButton(dialog),
      ),
    );
    dialog.showModal();
  };
}
