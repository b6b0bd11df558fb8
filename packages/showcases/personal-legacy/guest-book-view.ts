import { find, h } from '../browser/element.ts';
import { contactLink, locale } from '../browser/language.ts';
import { onFamily, readFamily } from './family.ts';
import {
  type EntryErrors,
  entryErrors,
  entryLimit,
  formatDate,
  type GuestEntry,
  isRelation,
  parseEntries,
  relations,
  remainingText,
  tidyMessage,
} from './guest-book.ts';
import { drafts, shelf } from './kept-here.ts';
import { announce } from './page.ts';
import { words } from './words.ts';

const key = 'guestbook';

/** Makes the guest book writable: the form, the visitor's own entries, taking one out and putting it back. */
export function openGuestBook(): void {
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

  // Another tab may have written since: the book is opened anew for each reading and each writing.
  const read = () => parseEntries(shelf.read(key));
  const save = (entries: readonly GuestEntry[]) => shelf.write(key, entries);
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

  const remove = (entry: GuestEntry, item: HTMLLIElement) => {
    const before = read();
    const index = before.findIndex(({ id }) => id === entry.id);
    save(before.filter(({ id }) => id !== entry.id));
    items.delete(entry.id);
    const restore = button(words.book.restore, words.book.restoreLabel);
    restore.addEventListener('click', () => {
      const now = read().filter(({ id }) => id !== entry.id);
      now.splice(Math.min(Math.max(index, 0), now.length), 0, entry);
      save(now);
      items.set(entry.id, item);
      gone.replaceWith(item);
      find('button', HTMLButtonElement, item).focus();
      announce(words.book.restored);
    });
    const gone = h('li', { class: 'entry gone' }, h('p', {}, words.book.removed), restore);
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
      h('p', { class: 'waits' }, words.book.waits),
      takeOut,
    );
    takeOut.addEventListener('click', () => remove(entry, item));
    return item;
  };

  /** Updates the page from the guest book; existing entries keep their elements and the focus. */
  const refresh = () => {
    const { decisions } = readFamily();
    const entries = read().filter(({ id }) => decisions[id] !== 'hidden');
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
      item.toggleAttribute('data-waits', decisions[entry.id] !== 'shown');
      last = item;
    }
  };
  refresh();
  onFamily(refresh);

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

  form.addEventListener('submit', (event) => {
    event.preventDefault();
    const input = readInput();
    const errors = entryErrors(input);
    showErrors(errors);
    const invalid = form.querySelector<HTMLElement>('[aria-invalid]');
    if (invalid || !isRelation(input.relation)) {
      invalid?.focus();
      return;
    }
    const entries = read();
    if (entries.length >= entryLimit) {
      note.textContent = words.book.full(entryLimit);
      return;
    }
    const entry: GuestEntry = {
      id: `${Date.now()}-${entries.length}`,
      name: tidyMessage(input.name),
      relation: input.relation,
      message: tidyMessage(input.message),
      date: new Date().toISOString(),
    };
    save([entry, ...entries]);
    refresh();
    ending.hidden = false;
    form.reset();
    drafts.write(key, null);
    refreshCount();
    items.get(entry.id)?.focus();
    announce(words.book.thanks(entry.name));
  });
}

const button = (text: string, label: string) =>
  h('button', { class: 'quiet', 'aria-label': label }, text);
