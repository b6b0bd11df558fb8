import { h } from '../browser/element.ts';

export type Bar = {
  root: HTMLElement;
  update: (amount: string, detail: string, isReady: boolean) => void;
};

/** The bar at the end of a step: the price so far and the button to the next step. */
export function createBar(action: string, onGo: () => void): Bar {
  const amount = h('strong');
  const detail = h('span');
  const button = h('button', { class: 'primary', onclick: onGo }, action);
  return {
    root: h('div', { class: 'bar' }, h('p', {}, amount, detail), button),
    update(amountText, detailText, isReady) {
      amount.textContent = amountText;
      detail.textContent = detailText;
      button.dataset.ready = String(isReady);
    },
  };
}
