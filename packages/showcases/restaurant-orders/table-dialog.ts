import { h } from '../browser/element.ts';
import { closeOnBackdrop, openSheet } from '../browser/sheets.ts';
import { closeButton } from './dialog.ts';
import { zones } from './menu.ts';
import { words } from './words.ts';

type TableQuestion = {
  current: number | null;
  title: string;
  hint: string;
  /** The tables with an open bill. */
  taken: readonly number[];
  /** Which of them cannot be chosen. */
  isClosed: (table: number) => boolean;
};

/** Asks for a table; `onPick` is told which. */
export type AskTable = (question: TableQuestion, onPick: (table: number) => void) => void;

export function createTableDialog(dialog: HTMLDialogElement): AskTable {
  closeOnBackdrop(dialog);
  return ({ current, title, hint, taken, isClosed }, onPick) => {
    const mark = (table: number) => (taken.includes(table) ? ` ${words.tables.bill}` : '');
    const button = (table: number) =>
      h(
        'button',
        {
          'aria-label': `${words.tables.table(table)}${mark(table)}`,
          'aria-pressed': String(table === current),
          disabled: isClosed(table),
          onclick: () => {
            dialog.close();
            onPick(table);
          },
        },
        String(table),
        taken.includes(table) && h('small', {}, mark(table)),
      );
    dialog.replaceChildren(
      h(
        'div',
        { class: 'pane' },
        h('h2', { id: 'table-title', tabindex: -1, autofocus: true }, title),
        h('p', { class: 'about' }, hint),
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
