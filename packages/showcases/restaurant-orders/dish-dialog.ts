import { h } from '../browser/element.ts';
import { formatCents } from '../browser/money.ts';
import { closeOnBackdrop, openSheet } from '../browser/sheets.ts';
import { allergens, allergensOf, toAllergens } from './allergens.ts';
import { conflictOf } from './bill-lines.ts';
import { closeButton, stepper } from './dialog.ts';
import { dishArt } from './dish-art.ts';
import type { DishDrafts } from './dish-draft.ts';
import type { Dish, OptionGroup } from './menu.ts';
import { allergenSentence, listOf } from './menu-view.ts';
import { formatDelta } from './money.ts';
import {
  choiceKey,
  maxNotes,
  maxQuantity,
  type OrderLine,
  settleChoices,
  unitPrice,
} from './order.ts';
import { words } from './words.ts';

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

/** Returns the function that opens the dialog on a dish, as it was left. */
export function createDishDialog(
  dialog: HTMLDialogElement,
  drafts: DishDrafts,
  { onAdd, onOpen }: { onAdd: (line: OrderLine) => void; onOpen: () => void },
): (dish: Dish) => void {
  closeOnBackdrop(dialog);
  dialog.addEventListener('close', () => drafts.setOpenDish(null));
  return (dish) => {
    const draft = drafts.read(dish);
    let { quantity } = draft;
    const submit = h(
      'button',
      { class: 'call', type: 'submit' },
      h('span', {}, words.menu.add),
      h('b'),
    );
    const allergy = h('input', {
      type: 'checkbox',
      value: '',
      checked: draft.allergy !== undefined,
    });
    const allergicTo = allergens.map((allergen) =>
      h('input', { type: 'checkbox', value: allergen, checked: draft.allergy?.includes(allergen) }),
    );
    const contents = h('p', { class: 'allergens', 'aria-live': 'polite' });
    const conflict = h('p', { class: 'allergy', role: 'alert' });
    const notes = h('textarea', {
      id: 'dish-notes',
      rows: 2,
      maxlength: maxNotes,
      placeholder: words.menu.noteExample,
    });
    notes.value = draft.notes;
    const amount = stepper(
      'dish',
      quantity,
      dish.name,
      (by) => {
        quantity += by;
        update();
      },
      { min: 1, max: maxQuantity },
    );
    const checked = () =>
      Array.from(form.querySelectorAll<HTMLInputElement>('input:checked'), (input) => input.value);
    const wanted = () => settleChoices(dish, checked());
    const asked = () => (allergy.checked ? toAllergens(checked()) : undefined);
    const update = () => {
      const choices = wanted();
      amount.show(quantity);
      const price = submit.querySelector('b');
      if (price) price.textContent = formatCents(unitPrice(dish, choices) * quantity);
      const sentence = allergenSentence(allergensOf(dish, choices));
      if (contents.textContent !== sentence) contents.textContent = sentence;
      named.hidden = !allergy.checked;
      const line = { dishId: dish.id, choices, quantity, notes: '', allergy: asked() };
      const warning = conflictOf(line) || '';
      if (conflict.textContent !== warning) conflict.textContent = warning;
      drafts.write(dish, { choices, quantity, notes: notes.value, allergy: asked() });
    };
    const named = h(
      'fieldset',
      {},
      h('legend', {}, words.menu.allergicTo),
      h(
        'div',
        { class: 'choices' },
        ...allergicTo.map((input) =>
          h('label', {}, input, h('span', {}, listOf(toAllergens([input.value])))),
        ),
      ),
    );
    const form = h(
      'form',
      {
        oninput: update,
        onsubmit: (event) => {
          event.preventDefault();
          const line = {
            dishId: dish.id,
            choices: wanted(),
            quantity,
            notes: notes.value.replace(/\s+/g, ' ').trim(),
            allergy: asked(),
          };
          drafts.forget(dish);
          dialog.close();
          onAdd(line);
        },
      },
      h(
        'div',
        { class: 'fields' },
        h('h2', { id: 'dish-title', tabindex: -1, autofocus: true }, dish.name),
        h('p', { class: 'about' }, dish.description),
        contents,
        h('p', { class: 'allergens' }, words.menu.traces),
        ...dish.options.map((group) => optionFields(group, draft.choices)),
        h('p', { class: 'choices' }, h('label', {}, allergy, h('span', {}, words.menu.allergy))),
        named,
        conflict,
        h('p', { class: 'note' }, h('label', { for: 'dish-notes' }, words.menu.note), notes),
      ),
      h(
        'div',
        { class: 'actions' },
        h('span', { class: 'amount' }, amount.root),
        h(
          'span',
          { class: 'add', 'data-dish': dish.id },
          h('strong', { class: 'gone', role: 'status', hidden: true }, words.menu.soldOut),
          submit,
        ),
      ),
    );
    const picture = h('div', { class: 'picture' }, dishArt(dish.id));
    dialog.dataset.course = dish.course;
    dialog.replaceChildren(h('div', { class: 'pane' }, picture, form, closeButton(dialog)));
    update();
    drafts.setOpenDish(dish.id);
    onOpen();
    openSheet(dialog);
    form.querySelector('.fields')?.scrollTo(0, 0);
  };
}
