import type { FieldPlace } from '../documents.ts';
import { spanOf } from './find-text.ts';

const isNarrow = () => matchMedia('(width < 60rem)').matches;

/** Closes the list of documents where the form stands below it: the form's title gets the focus. */
export function foldList(chosen: Element): void {
  const list = chosen.closest<HTMLDetailsElement>('.all');
  if (!list || !isNarrow()) return;
  list.open = false;
  focusTitle();
  scrollTo({ top: 0 });
}

/** Gives the focus to the title of the document, where what had it is gone. */
export const focusTitle = (): void =>
  document.querySelector<HTMLElement>('header h1')?.focus({ preventScroll: true });

/** Opens what a part of the form is in, and shows the form where form and page take turns. */
function uncover(part: Element): void {
  for (let outer = part.closest('details'); outer; )
    [outer.open, outer] = [true, outer.parentElement?.closest('details') ?? null];
  const page = document.querySelector<HTMLDetailsElement>('.preview');
  if (page && isNarrow()) page.open = false;
}

/** Gives the first mistake the focus, with its sentence in view. */
export function revealMistake(): void {
  const shown =
    document.querySelector<HTMLElement>('#form [aria-invalid="true"]') ??
    document.querySelector<HTMLElement>('main > .problem');
  if (!shown) return;
  uncover(shown);
  shown.focus({ preventScroll: true });
  const [said = ''] = shown.getAttribute('aria-describedby')?.split(' ') ?? [];
  (document.getElementById(said) ?? shown).scrollIntoView({ block: 'center' });
}

const fields = 'input, select, textarea';

/** Gives the focus to the first field of a part of the form. */
export function focusIn(part: Element | null | undefined): void {
  if (part instanceof HTMLDetailsElement) part.open = true;
  part?.querySelector<HTMLElement>(fields)?.focus();
}

/** Gives the focus to what is drawn in place of a part of the form. */
export function focusInstead({ parentElement, previousElementSibling }: Element): void {
  requestAnimationFrame(() => {
    const next = previousElementSibling?.nextElementSibling ?? parentElement?.firstElementChild;
    if (next?.matches('details')) focusIn(next);
    else next?.querySelector('button')?.focus();
  });
}

/** Opens what a field is in and gives it the focus. @param said - selected in a text of several paragraphs */
export function reveal({ file, path }: FieldPlace, said: string): void {
  // In a list of choices that is one for all languages, the first file has it.
  const field = document.getElementById(`${file}:${path}`);
  if (!field) return;
  uncover(field);
  field.focus();
  if (field instanceof HTMLTextAreaElement && path === 'body')
    field.setSelectionRange(...(spanOf(field.value, said) ?? [0, 0]));
  field.scrollIntoView({ block: 'center' });
}
