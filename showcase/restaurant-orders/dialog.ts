import { h } from './element.ts';

/** A round button that closes the dialog it stands in. */
export function closeButton(dialog: HTMLDialogElement): HTMLButtonElement {
  return h('button', {
    type: 'button',
    class: 'close',
    'aria-label': 'Fechar',
    onclick: () => dialog.close(),
  });
}

/** Lets a press on the dimmed page close the dialog, as people expect of a sheet. */
export function closeOnBackdrop(dialog: HTMLDialogElement): void {
  dialog.addEventListener('pointerdown', (event) => {
    if (event.target === dialog) dialog.close();
  });
}

/** The one thing to do next, as a wide button. `key` is for finding it again after a new drawing. */
export function callButton(label: string, key: string, onclick: () => void): HTMLButtonElement {
  return h(
    'button',
    { type: 'button', class: 'call', 'data-key': key, onclick },
    h('span', {}, label),
  );
}

/** A quantity between two buttons. `key` finds a button again after its list was drawn anew. */
export function stepper(
  key: string,
  value: number,
  what: string,
  onStep: (by: number) => void,
  limits: { min: number; max: number },
): HTMLElement {
  const button = (by: number, label: string, sign: string, stops: boolean) =>
    h(
      'button',
      {
        type: 'button',
        'aria-label': `${label}: ${what}`,
        'aria-disabled': stops ? 'true' : null,
        'data-key': `${key}${sign}`,
        onclick: () => {
          if (!stops) onStep(by);
        },
      },
      sign,
    );
  return h(
    'span',
    { class: 'stepper' },
    button(-1, 'Menos', '−', value <= limits.min),
    h('output', {}, String(value)),
    button(1, 'Mais', '+', value >= limits.max),
  );
}
