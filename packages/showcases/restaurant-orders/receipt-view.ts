import { h } from '../browser/element.ts';
import { contactLink, locale } from '../browser/language.ts';
import { formatCents } from '../browser/money.ts';
import { lineItem, totals } from './bill-lines.ts';
import { callButton } from './dialog.ts';
import { billFor } from './order.ts';
import type { Receipt } from './receipts.ts';
import { words } from './words.ts';

const moment = new Intl.DateTimeFormat(locale, {
  dateStyle: 'long',
  timeStyle: 'short',
  timeZone: 'Europe/Lisbon',
});

/** The day and the hour of a payment. */
export const formatMoment = (instant: number): string => moment.format(instant);

/** What was paid, to be read on the page or printed on paper. */
export function receiptPaper(receipt: Receipt, id: string): HTMLElement {
  return h(
    'section',
    { class: 'receipt', 'aria-labelledby': id },
    h('p', { class: 'house' }, 'Tasca Ribeira'),
    h('h3', { id }, words.bill.receipt(receipt.number, receipt.table)),
    h('p', { class: 'moment' }, formatMoment(receipt.paidAt)),
    receipt.part && h('p', { class: 'moment' }, words.bill.part),
    h(
      'ul',
      {},
      ...receipt.lines.map((line) =>
        lineItem(line, h('span', { class: 'times' }, `${line.quantity} ×`)),
      ),
    ),
    totals(billFor(receipt.lines)),
    h('p', { class: 'moment' }, words.bill.notInvoice),
  );
}

/** Receipts to be printed one by one: number, what else there is to say, sum. */
export function receiptList(
  receipts: readonly Receipt[],
  about: (receipt: Receipt) => (string | false | undefined)[],
  onPrint: (receipt: Receipt) => void,
): HTMLElement {
  return h(
    'ul',
    { class: 'receipts' },
    ...receipts.map((receipt) =>
      h(
        'li',
        { 'data-void': receipt.isVoid === true },
        h(
          'span',
          { class: 'what' },
          words.bill.receipt(receipt.number, receipt.table),
          h('small', {}, about(receipt).filter(Boolean).join(' · ')),
        ),
        h('span', { class: 'sum' }, formatCents(billFor(receipt.lines).total)),
        !receipt.isVoid &&
          h(
            'button',
            {
              class: 'plain',
              'data-key': `print${receipt.number}`,
              'aria-label': words.bill.printOne(receipt.number),
              onclick: () => onPrint(receipt),
            },
            words.staff.print,
          ),
      ),
    ),
  );
}

/** What was paid of a bill before the rest of it. */
export function partsPaid(
  receipts: readonly Receipt[],
  onPrint: (receipt: Receipt) => void,
): HTMLElement | false {
  if (receipts.length === 0) return false;
  return receiptList(receipts, ({ part }) => [part && words.bill.part], onPrint);
}

/** The guest has paid: thanks, the receipt, those of earlier parts, and the way to a new bill. */
export function thanksView(
  receipt: Receipt,
  earlier: readonly Receipt[],
  onPrint: (receipt: Receipt) => void,
): HTMLElement {
  return h(
    'div',
    { class: 'paper' },
    h(
      'div',
      { class: 'nothing' },
      h('p', {}, h('b', {}, words.bill.paid), ` ${words.bill.goodbye}`),
    ),
    receiptPaper(receipt, 'receipt-title'),
    h(
      'p',
      { class: 'ask' },
      callButton(words.bill.print, 'print', () => onPrint(receipt)),
    ),
    partsPaid(earlier, onPrint),
    h(
      'p',
      { class: 'moment' },
      `${words.page.studio} `,
      h('a', { href: contactLink(words.page.subject) }, words.page.toStudio),
    ),
  );
}
