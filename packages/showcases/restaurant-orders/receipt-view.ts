import { h } from '../browser/element.ts';
import { contactLink, locale } from '../browser/language.ts';
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

/** What was paid, to be read on the page or printed on paper. */
export function receiptPaper(receipt: Receipt, id: string): HTMLElement {
  return h(
    'section',
    { class: 'receipt', 'aria-labelledby': id },
    h('p', { class: 'house' }, 'Tasca Ribeira'),
    h('h3', { id }, words.bill.receipt(receipt.number, receipt.table)),
    h('p', { class: 'moment' }, moment.format(receipt.paidAt)),
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

/** The guest has paid: thanks, the receipt, and the way to a new bill. */
export function thanksView(receipt: Receipt, onPrint: () => void): HTMLElement {
  return h(
    'div',
    { class: 'paper' },
    h(
      'div',
      { class: 'nothing' },
      h('p', {}, h('b', {}, words.bill.paid), ` ${words.bill.goodbye}`),
    ),
    receiptPaper(receipt, 'receipt-title'),
    h('p', { class: 'ask' }, callButton(words.bill.print, 'print', onPrint)),
    h(
      'p',
      { class: 'moment' },
      `${words.page.studio} `,
      h('a', { href: contactLink(words.page.subject) }, words.page.toStudio),
    ),
  );
}
