import { h } from './element.ts';

type Options = {
  less: string;
  more: string;
  /** What the group is called, or the id of the element that says it. */
  label?: string;
  labelledBy?: string;
  /** Stands before the buttons. */
  head?: HTMLElement;
  /** Classes of the buttons and of the number. */
  classes: { less?: string; more?: string; count: string };
  onStep: (step: 1 | -1) => void;
  /** The number can be typed, too: forty presses are too many. */
  onType?: (value: number) => void;
};

export type Stepper = {
  root: HTMLElement;
  less: HTMLButtonElement;
  more: HTMLButtonElement;
  show: (value: number, limits: { min: number; max: number }) => void;
};

/** A number between two buttons. The view announces its changes. */
export function createStepper({
  label,
  labelledBy,
  head,
  classes,
  onStep,
  onType,
  ...words
}: Options): Stepper {
  const less = h('button', {
    class: classes.less,
    'aria-label': words.less,
    onclick: () => onStep(-1),
  });
  const more = h('button', {
    class: classes.more,
    'aria-label': words.more,
    onclick: () => onStep(1),
  });
  const count = onType
    ? h('input', {
        class: classes.count,
        inputmode: 'numeric',
        autocomplete: 'off',
        maxlength: 3,
        'aria-label': label,
        onfocus: () => typed.select(),
        onchange: () => onType(Math.max(0, Math.floor(Number(typed.value)) || 0)),
      })
    : h('span', { class: classes.count });
  // Of an input only.
  const typed = count as HTMLInputElement;
  return {
    root: h(
      'div',
      { class: 'stepper', role: 'group', 'aria-label': label, 'aria-labelledby': labelledBy },
      head,
      less,
      count,
      more,
    ),
    less,
    more,
    show(value, { min, max }) {
      if (onType) typed.value = String(value);
      else count.textContent = String(value);
      // Not `disabled`: that would drop the focus of someone who has just pressed the button.
      less.setAttribute('aria-disabled', String(value <= min));
      more.setAttribute('aria-disabled', String(value >= max));
    },
  };
}
