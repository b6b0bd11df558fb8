import { amountsIn } from '../../i18n/amount-formats.ts';
import { fill } from '../../i18n/fill.ts';
import { most, numberFrom, paybackOf, type Sales } from './payback.ts';
import type { PaybackProps } from './payback-fields.tsx';

/** In ms without a key press: then the answer is written, and a screen reader says it. */
const pause = 700;

/** Answers what the visitor's own numbers come to. It needs no React: nothing but one text changes. */
export function start(element: HTMLElement): void {
  const { words, costs, formats } = JSON.parse(element.dataset.props ?? '') as PaybackProps;
  const { money, number, period } = amountsIn(formats);
  const fields = [...element.querySelectorAll('input')];
  const output = element.querySelector('output');
  let timer: ReturnType<typeof setTimeout> | undefined;

  function answer() {
    clearTimeout(timer);
    const sales = Object.fromEntries(fields.map((field) => [field.name, readField(field)]));
    const wrong = fields.filter(({ name }) => sales[name] === undefined);
    for (const field of fields) {
      const isWrong = wrong.includes(field);
      field.ariaInvalid = isWrong ? 'true' : null;
      if (isWrong) field.setAttribute('aria-describedby', output?.id ?? '');
      else field.removeAttribute('aria-describedby');
    }
    if (!output) return;
    output.textContent = wrong.map(problemOf).join(' ') || resultOf(sales as Sales);
  }

  function readField({ name, value }: HTMLInputElement) {
    const given = numberFrom(value, formats.digits);
    return given && given <= most[name as keyof Sales] ? given : undefined;
  }

  const problemOf = (field: HTMLInputElement) => {
    const name = field.name as keyof Sales;
    return fill(words.problem, { field: words.labels[name], most: number(most[name]) });
  };

  function resultOf(sales: Sales) {
    const { worth, saved, months, least } = paybackOf(sales, costs);
    return [
      fill(words.result, { worth: money(worth), saved: money(saved) }),
      months === undefined ? words.slow : fill(words.paid, { months: period(months, 'month') }),
      fill(words.least, { least: number(least) }),
    ].join(' ');
  }

  element.addEventListener('input', () => {
    clearTimeout(timer);
    timer = setTimeout(answer, pause);
  });
  element.addEventListener('change', answer);
  // What was typed before, or what the browser has restored.
  if (fields.some(({ value, defaultValue }) => value !== defaultValue)) answer();
  element.dataset.alive = '';
}
