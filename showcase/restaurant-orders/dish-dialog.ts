import { closeButton, closeOnBackdrop, stepper } from './dialog.ts';
import { dishArt } from './dish-art.ts';
import { h } from './element.ts';
import type { Dish, OptionGroup } from './menu.ts';
import { allergenLine } from './menu-view.ts';
import { formatCents, formatDelta } from './money.ts';
import {
  choiceKey,
  defaultChoices,
  maxNotes,
  maxQuantity,
  type OrderLine,
  settleChoices,
  unitPrice,
} from './order.ts';

function optionFields(group: OptionGroup, chosen: readonly string[]): HTMLElement {
  return h(
    'fieldset',
    {},
    h('legend', {}, group.label),
    h(
      'div',
      { class: 'choices' },
      ...group.choices.map((choice) => {
        const key = choiceKey(group, choice.id);
        return h(
          'label',
          {},
          h('input', {
            type: group.kind === 'one' ? 'radio' : 'checkbox',
            name: group.id,
            value: key,
            checked: chosen.includes(key),
          }),
          h(
            'span',
            {},
            choice.label,
            choice.delta !== 0 && h('small', {}, formatDelta(choice.delta)),
          ),
        );
      }),
    ),
  );
}

/** Returns the function that opens the dialog on a dish. */
export function createDishDialog(
  dialog: HTMLDialogElement,
  onAdd: (line: OrderLine) => void,
): (dish: Dish) => void {
  closeOnBackdrop(dialog);
  return (dish) => {
    let quantity = 1;
    const amount = h('span', { class: 'amount' });
    const submit = h('button', { class: 'call', type: 'submit' }, h('span', {}, 'Juntar'), h('b'));
    const notes = h('textarea', {
      id: 'dish-notes',
      rows: 2,
      maxlength: maxNotes,
      placeholder: 'Por exemplo: partir ao meio',
    });
    const wanted = () =>
      settleChoices(
        dish,
        Array.from(
          form.querySelectorAll<HTMLInputElement>('input:checked'),
          (input) => input.value,
        ),
      );
    const draw = () => {
      const focused = document.activeElement?.getAttribute('data-key');
      amount.replaceChildren(
        stepper(
          'dish',
          quantity,
          dish.name,
          (by) => {
            quantity += by;
            draw();
          },
          { min: 1, max: maxQuantity },
        ),
      );
      if (focused) amount.querySelector<HTMLElement>(`[data-key="${focused}"]`)?.focus();
      const price = submit.querySelector('b');
      if (price) price.textContent = formatCents(unitPrice(dish, wanted()) * quantity);
    };
    const form = h(
      'form',
      {
        onchange: draw,
        onsubmit: (event) => {
          event.preventDefault();
          dialog.close();
          onAdd({
            dishId: dish.id,
            choices: wanted(),
            quantity,
            notes: notes.value.replace(/\s+/g, ' ').trim(),
          });
        },
      },
      h(
        'div',
        { class: 'fields' },
        h('h2', { id: 'dish-title', tabindex: -1, autofocus: true }, dish.name),
        h('p', { class: 'about' }, dish.description),
        h('p', { class: 'allergens' }, allergenLine(dish)),
        ...dish.options.map((group) => optionFields(group, defaultChoices(dish))),
        h(
          'p',
          { class: 'note' },
          h('label', { for: 'dish-notes' }, 'Recado para a cozinha'),
          notes,
        ),
      ),
      h('div', { class: 'actions' }, amount, submit),
    );
    const picture = h('div', { class: 'picture' }, dishArt(dish.id));
    dialog.dataset.course = dish.course;
    dialog.replaceChildren(h('div', { class: 'pane' }, picture, form, closeButton(dialog)));
    draw();
    dialog.showModal();
    form.querySelector('.fields')?.scrollTo(0, 0);
  };
}
