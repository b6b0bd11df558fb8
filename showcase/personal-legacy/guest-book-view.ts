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
import { announce, find } from './page.ts';
import { readStored, writeStored } from './storage.ts';

const key = 'showcase-legacy-guestbook';

/** Makes the guest book writable: the form, the visitor's own entries, taking one out and putting it back. */
export function openGuestBook(): void {
  const form = find(document, 'form.sign', HTMLFormElement);
  const list = find(document, '.entries', HTMLOListElement);
  const name = find(form, '#nome', HTMLInputElement);
  const relation = find(form, '#relacao', HTMLSelectElement);
  const message = find(form, '#mensagem', HTMLTextAreaElement);
  const count = find(form, '.count', HTMLElement);
  const note = find(form, '.form-note', HTMLElement);
  let entries = parseEntries(readStored(key));

  for (const option of relations) {
    relation.add(new Option(option[0]?.toUpperCase() + option.slice(1), option));
  }
  form.hidden = false;

  const save = () => writeStored(key, JSON.stringify(entries));
  const refreshCount = () => {
    count.textContent = remainingText(message.value);
  };
  const showErrors = (errors: EntryErrors) => {
    for (const field of [name, relation, message]) {
      const error = errors[field.name as keyof EntryErrors];
      find(form, `#${field.id}-erro`, HTMLElement).textContent = error ?? '';
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
    const index = entries.indexOf(entry);
    entries = entries.filter((other) => other !== entry);
    save();
    const gone = document.createElement('li');
    gone.className = 'entry gone';
    const words = document.createElement('p');
    words.textContent = 'A sua mensagem foi retirada.';
    const restore = button('Repor', 'Repor a mensagem retirada');
    restore.addEventListener('click', () => {
      entries.splice(Math.min(index, entries.length), 0, entry);
      save();
      gone.replaceWith(item);
      find(item, 'button', HTMLButtonElement).focus();
      announce('Mensagem reposta.');
    });
    gone.append(words, restore);
    item.replaceWith(gone);
    restore.focus();
    announce('Mensagem retirada do livro.');
  };

  const entryItem = (entry: GuestEntry) => {
    const item = document.createElement('li');
    item.className = 'entry own';
    item.tabIndex = -1;
    for (const paragraph of entry.message.split('\n\n')) {
      const p = document.createElement('p');
      p.textContent = paragraph;
      item.append(p);
    }
    const by = document.createElement('p');
    by.className = 'by';
    const who = document.createElement('b');
    who.textContent = entry.name;
    const when = document.createElement('time');
    when.dateTime = entry.date;
    when.textContent = formatDate(entry.date);
    by.append(who, `, ${entry.relation} `, when);
    const takeOut = button('Retirar', `Retirar a mensagem de ${entry.name}`);
    takeOut.addEventListener('click', () => remove(entry, item));
    item.append(by, takeOut);
    return item;
  };

  list.prepend(...entries.map(entryItem));
  refreshCount();
  message.addEventListener('input', refreshCount);
  form.addEventListener('input', () => {
    note.textContent = '';
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
    if (entries.length >= entryLimit) {
      note.textContent = `Neste navegador cabem ${entryLimit} mensagens. Retire uma para escrever outra.`;
      return;
    }
    const entry: GuestEntry = {
      id: `${Date.now()}-${entries.length}`,
      name: tidyMessage(input.name),
      relation: input.relation,
      message: tidyMessage(input.message),
      date: new Date().toISOString(),
    };
    entries = [entry, ...entries];
    save();
    const item = entryItem(entry);
    list.prepend(item);
    form.reset();
    refreshCount();
    item.focus();
    announce(`Obrigado, ${entry.name}. A sua mensagem está no livro.`);
  });
}

function button(text: string, label: string): HTMLButtonElement {
  const made = document.createElement('button');
  made.type = 'button';
  made.className = 'quiet';
  made.textContent = text;
  made.setAttribute('aria-label', label);
  return made;
}
