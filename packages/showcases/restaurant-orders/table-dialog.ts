import { h } from '../browser/element.ts';
import { closeOnBackdrop, openSheet } from '../browser/sheets.ts';
import { closeButton } from './dialog.ts';
import { zones } from './menu.ts';
import { words } from './words.ts';

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
          'aria-label': words.tables.table(table),
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
        h('h2', { id: 'table-title', tabindex: -1, autofocus: true }, words.tables.title),
        h('p', { class: 'about' }, words.tables.hint),
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
    openSheet(dialog);
  };
}
