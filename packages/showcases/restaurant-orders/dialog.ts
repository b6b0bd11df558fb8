import { h } from '../browser/element.ts';
import { words } from './words.ts';

/** A round button that closes the dialog it stands in. */
export function closeButton(dialog: HTMLDialogElement): HTMLButtonElement {
  return h('button', {
    class: 'close',
    'aria-label': words.page.close,
    onclick: () => dialog.close(),
  });
}

/** The one thing to do next, as a wide button. `key` is for finding it again after a new drawing. */
export function callButton(label: string, key: string, onclick: () => void): HTMLButtonElement {
  return h('button', { class: 'call', 'data-key': key, onclick }, h('span', {}, label));
}

/** Without `disabled`, which would take the focus away from whoever has just pressed the button. */
export function stop(element: HTMLElement, isStopped: boolean): void {
  if (isStopped) element.setAttribute('aria-disabled', 'true');
  else element.removeAttribute('aria-disabled');
}

/**
 * A quantity between two buttons, which stay the same elements when the number changes: a press that
 * begins on one must end on it. `key` finds a button again after its list was drawn anew.
 */
export function stepper(
  key: string,
  first: number,
  what: string,
  onStep: (by: number) => void,
  limits: { min: number; max: number },
): { root: HTMLElement; show: (value: number) => void } {
  let value = first;
  const output = h('output');
  const button = (by: number, label: string, sign: string) =>
    h(
      'button',
      {
        'aria-label': `${label}: ${what}`,
        'data-key': `${key}${sign}`,
        onclick: () => {
          if (value + by >= limits.min && value + by <= limits.max) onStep(by);
        },
      },
      sign,
    );
  const less = button(-1, words.page.less, '−');
  const more = button(1, words.page.more, '+');
  const show = (next: number) => {
    value = next;
    output.textContent = String(value);
    stop(less, value <= limits.min);
    stop(more, value >= limits.max);
  };
  show(first);
  return { root: h('span', { class: 'stepper' }, less, output, more), show };
}
