import { h } from '../browser/element.ts';
import { formatCents } from '../browser/money.ts';
import { findDish } from './menu.ts';
import { listOf } from './menu-view.ts';
import {
  allergyConflicts,
  type Bill,
  lineName,
  linePrice,
  type OrderLine,
  spokenChoices,
} from './order.ts';
import { words } from './words.ts';

/** The wishes of a line as one sentence, its note in quotation marks. */
export function lineWishes(line: OrderLine): string {
  const dish = findDish(line.dishId);
  const spoken = dish ? spokenChoices(dish, line.choices) : [];
  return [...spoken, line.notes && words.menu.quoted(line.notes)].filter(Boolean).join(' · ');
}

/** "Alergia: leite, ovos", or without a name. */
export const withAllergens = (label: string, { allergy = [] }: OrderLine) =>
  allergy.length > 0 ? `${label}: ${listOf(allergy)}` : label;

/** A warning if the line has in it what the guest is allergic to. */
export function conflictOf(line: OrderLine): string | false {
  const found = allergyConflicts(line);
  return found.length > 0 && words.menu.conflict(listOf(found));
}

/** "Alergia: nozes. Atenção: assim como está, leva nozes." */
const allergyOf = (label: string, line: OrderLine) =>
  [withAllergens(label, line), conflictOf(line)].filter(Boolean).join('. ');

export function lineItem(line: OrderLine, before?: HTMLElement, after?: HTMLElement): HTMLElement {
  const wishes = lineWishes(line);
  return h(
    'li',
    {},
    before,
    h(
      'span',
      { class: 'what' },
      lineName(line),
      wishes !== '' && h('small', {}, wishes),
      line.allergy && h('strong', { class: 'allergy' }, allergyOf(words.menu.allergic, line)),
    ),
    h('span', { class: 'sum' }, formatCents(linePrice(line))),
    after,
  );
}

/** Total first, then the tax that is in it. */
export function totals(bill: Bill): HTMLElement {
  return h(
    'dl',
    { class: 'totals' },
    h(
      'div',
      { class: 'grand' },
      h('dt', {}, words.bill.total),
      h('dd', {}, formatCents(bill.total)),
    ),
    ...bill.vat.map((share) =>
      h(
        'div',
        {},
        h('dt', {}, words.bill.vat(share.rate, formatCents(share.net))),
        h('dd', {}, formatCents(share.vat)),
      ),
    ),
  );
}
