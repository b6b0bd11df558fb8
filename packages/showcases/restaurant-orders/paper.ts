import { h } from '../browser/element.ts';
import { receiptPaper } from './receipt-view.ts';
import type { Receipt } from './receipts.ts';

export type Paper = {
  /** What is printed instead of the page, or null for the page itself. */
  lay: (receipt: Receipt | null) => void;
  /** Prints one receipt now. */
  print: (receipt: Receipt) => void;
};

/** Printed instead of the page, because a bill may be inside a dialog, which is not printed. */
export function createPaper(): Paper {
  const root = h('div', { class: 'on-paper' });
  document.body.append(root);
  let laid: Receipt | null = null;
  const show = (receipt: Receipt | null) =>
    root.replaceChildren(...(receipt ? [receiptPaper(receipt, 'paper-title')] : []));
  return {
    lay(receipt) {
      laid = receipt;
      show(laid);
    },
    print(receipt) {
      show(receipt);
      // Safari and phones print later: only then is the paper free for what lay on it.
      addEventListener('afterprint', () => show(laid), { once: true });
      print();
    },
  };
}
