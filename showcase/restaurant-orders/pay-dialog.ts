import { totals } from './bill-view.ts';
import { callButton, closeButton, closeOnBackdrop, stepper } from './dialog.ts';
import { h } from './element.ts';
import { formatCents, splitEvenly } from './money.ts';
import type { Bill } from './order.ts';

function splitSentence(total: number, people: number): string {
  const parts = splitEvenly(total, people);
  const [most = 0] = parts;
  const least = parts.at(-1) ?? 0;
  if (people === 1) return `Uma pessoa paga ${formatCents(total)}.`;
  if (most === least) return `Cada pessoa paga ${formatCents(most)}.`;
  const many = parts.filter((part) => part === most).length;
  const pay = (count: number, cents: number) =>
    `${count} ${count === 1 ? 'paga' : 'pagam'} ${formatCents(cents)}`;
  return `${pay(many, most)} e ${pay(people - many, least)}.`;
}

/** Returns the function that shows what is to be paid and, once agreed, calls `onClose`. */
export function createPayDialog(
  dialog: HTMLDialogElement,
): (table: number, bill: Bill, onClose: () => void) => void {
  closeOnBackdrop(dialog);
  return (table, bill, onClose) => {
    let people = 2;
    const split = h('div', { class: 'split' });
    const draw = () => {
      const focused = document.activeElement?.getAttribute('data-key');
      split.replaceChildren(
        h('span', {}, 'Dividir por'),
        stepper(
          'people',
          people,
          'pessoas a dividir a conta',
          (by) => {
            people += by;
            draw();
          },
          { min: 1, max: 12 },
        ),
        h('p', { 'aria-live': 'polite' }, splitSentence(bill.total, people)),
      );
      if (focused) split.querySelector<HTMLElement>(`[data-key="${focused}"]`)?.focus();
    };
    draw();
    dialog.replaceChildren(
      h(
        'div',
        { class: 'pane' },
        h('h2', { id: 'pay-title', tabindex: -1, autofocus: true }, `A conta da mesa ${table}`),
        totals(bill),
        split,
        h('p', { class: 'about' }, 'Na demonstração ninguém paga: fechar a mesa apaga a conta.'),
        h(
          'div',
          { class: 'actions' },
          callButton('Fechar a mesa', 'close', () => {
            dialog.close();
            onClose();
          }),
        ),
        closeButton(dialog),
      ),
    );
    dialog.showModal();
  };
}
