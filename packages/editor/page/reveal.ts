import type { Place } from '../documents.ts';
import { spanOf } from './find-text.ts';

/** Opens what a field is in and gives it the focus. @param said - selected in a text of several paragraphs */
export function reveal({ file, path }: Place, said: string): boolean {
  // In a list of choices that is one for all languages, the first file has it.
  const field = document.getElementById(`${file}:${path}`);
  if (!field) return false;
  for (let part = field.closest('details'); part; )
    [part.open, part] = [true, part.parentElement?.closest('details') ?? null];
  // Where form and page take turns, it is the form's.
  const page = document.querySelector<HTMLDetailsElement>('.preview');
  if (page && matchMedia('(width < 60rem)').matches) page.open = false;
  field.focus();
  if (field instanceof HTMLTextAreaElement && path === 'body')
    field.setSelectionRange(...(spanOf(field.value, said) ?? [0, 0]));
  field.scrollIntoView({ block: 'center' });
  return true;
}
