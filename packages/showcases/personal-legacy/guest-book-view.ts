import { find, h } from '../browser/element.ts';
import { contactLink, locale } from '../browser/language.ts';
import {
  type EntryErrors,
  entryErrors,
  entryLimit,
  formatDate,
  type GuestEntry,
  relations,
  remainingText,
} from './guest-book.ts';
import { drafts } from './kept-here.ts';
import type { Model } from './model.ts';
import { announce } from './page.ts';
import { words } from './words.ts';

const key = 'guestbook';

/** Makes the guest book writable: the form, the visitor's own entries, taking one out and putting it back. */
export function openGuestBook(model: Model): void {
  const form = find('form.sign', HTMLFormElement);
  const list = find('.entries', HTMLOListElement);
  const name = find('#nome', HTMLInputElement, form);
  const relation = find('#relacao', HTMLSelectElement, form);
  const message = find('#mensagem', HTMLTextAreaElement, form);
  const count = find('.count', HTMLElement, form);
  const note = find('.form-note', HTMLElement, form);
  const items = new Map<string, HTMLLIElement>();

  for (const option of relations) {
    const said = words.book.relations[option];
    relation.add(new Option(said[0]?.toLocaleUpperCase(locale) + said.slice(1), option));
  }
  form.hidden = false;
  const ending = find('.studio', HTMLElement);
  find('a', HTMLAnchorElement, ending).href = contactLink(words.family.subject);

  const refreshCount = () => {
    count.textContent = remainingText(message.value);
  };
  const showErrors = (errors: EntryErrors) => {
    for (const field of [name, relation, message]) {
      const error = errors[field.name as keyof EntryErrors];
      find(`#${field.id}-erro`, HTMLElement, form).textContent = error ?? '';
      if (error) field.setAttribute('aria-invalid', 'true');
      else field.removeAttribute('aria-invalid');
    }
  };
  const readInput = () => ({
    name: name.value,
    relation: relation.value,
    message: message.value,
  });

  const remove = async ({ id }: GuestEntry, item: HTMLLIElement) => {
    // It gives way to what is said of it, instead of going with the message.
    items.delete(id);
    const taken = await model.takeOut(id);
    if (!taken) {
      item.remove();
      return;
    }
    const restore = button(words.book.restore, words.book.restoreLabel);
    const said = h('p', {}, words.book.removed);
    const handleRestore = async () => {
      gone.replaceWith(item);
      items.set(id, item);
      if (await model.putBack(taken)) {
        if (item.isConnected) find('button', HTMLButtonElement, item).focus();
        announce(words.book.restored);
        return;
      }
      items.delete(id);
      item.replaceWith(gone);
      said.textContent = words.book.full(entryLimit);
      restore.focus();
      announce(said.textContent);
    };
    restore.addEventListener('click', () => void handleRestore());
    const gone = h('li', { class: 'entry gone' }, said, restore);
    item.replaceWith(gone);
    restore.focus();
    announce(words.book.isRemoved);
  };

  const entryItem = (entry: GuestEntry) => {
    const takeOut = button(words.book.remove, words.book.removeLabel(entry.name));
    const item = h(
      'li',
      { class: 'entry own', tabindex: -1 },
      ...entry.message.split('\n\n').map((paragraph) => h('p', {}, paragraph)),
      h(
        'p',
        { class: 'by' },
        h('b', {}, entry.name),
        `, ${words.book.relations[entry.relation]} `,
        h('time', { datetime: entry.date }, formatDate(entry.date)),
      ),
      h('p', { class: 'waits' }),
      takeOut,
    );
    takeOut.addEventListener('click', () => void remove(entry, item));
    return item;
  };

  /** Updates the page from the guest book; existing entries keep their elements and the focus. */
  const refresh = () => {
    const { decisions } = model.family();
    // All are this visitor's own: also those that the family has hidden can be read and removed.
    const entries = model.entries();
    for (const [id, item] of items) {
      if (entries.some((entry) => entry.id === id)) continue;
      item.remove();
      items.delete(id);
    }
    let last: HTMLLIElement | null = null;
    for (const entry of entries) {
      const known = items.get(entry.id);
      const item = known ?? entryItem(entry);
      if (!known) {
        items.set(entry.id, item);
        if (last) last.after(item);
        else list.prepend(item);
      }
      const decision = decisions[entry.id];
      item.toggleAttribute('data-waits', decision !== 'shown');
      find('.waits', HTMLElement, item).textContent =
        decision === 'hidden' ? words.book.hidden : words.book.waits;
      last = item;
    }
  };
  refresh();
  model.onChange(refresh);

  const draft = drafts.read(key);
  if (typeof draft === 'object' && draft !== null) {
    for (const field of [name, relation, message]) {
      const typed = Object.entries(draft).find(([which]) => which === field.name)?.[1];
      if (typeof typed === 'string') field.value = typed;
    }
  }
  refreshCount();
  message.addEventListener('input', refreshCount);
  form.addEventListener('input', () => {
    note.textContent = '';
    drafts.write(key, readInput());
    // Errors are corrected while typing, but never raised before the first attempt.
    if (form.querySelector('[aria-invalid]')) showErrors(entryErrors(readInput()));
  });

  let isWriting = false;
  const submit = async () => {
    if (isWriting) return;
    isWriting = true;
    const written = await model.write(readInput());
    isWriting = false;
    if (written === 'full') {
      note.textContent = words.book.full(entryLimit);
      return;
    }
    showErrors('errors' in written ? written.errors : {});
    if ('errors' in written) {
      form.querySelector<HTMLElement>('[aria-invalid]')?.focus();
      return;
    }
    ending.hidden = false;
    form.reset();
    drafts.write(key, null);
    refreshCount();
    items.get(written.entry.id)?.focus();
    note.textContent = model.isKept() ? '' : words.family.notKept;
    announce(words.book.thanks(written.entry.name));
  };
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    void submit();
  });
}

const button = (text: string, label: string) =>
  h('button', { class: 'quiet', 'aria-label': label }, text);
