import { find, h } from '../browser/element.ts';
import {
  type Chapter,
  chapters,
  type Decision,
  decide,
  edit,
  editOf,
  onFamily,
  parts,
  readFamily,
  saveFamily,
} from './family.ts';
import { formatDate, parseEntries } from './guest-book.ts';
import { shelf } from './kept-here.ts';
import { voices, words } from './words.ts';

const own = words.family;

type Message = { id: string; name: string; text: string; by: string; isInvented: boolean };

/** The messages that the page comes with, which are shown until the family hides them. */
const invented = [
  { id: 'abel', name: 'Abel Moreira', ...voices.abel },
  { id: 'fernanda', name: 'Fernanda Lopes', ...voices.fernanda },
  { id: 'clara', name: 'Clara Sá', ...voices.clara },
].map(
  ({ id, name, text, relation }): Message => ({
    id,
    name,
    text,
    by: `${name}, ${relation}`,
    isInvented: true,
  }),
);

function messages(): Message[] {
  const written = parseEntries(shelf.read('guestbook')).map(
    (entry): Message => ({
      id: entry.id,
      name: entry.name,
      text: entry.message,
      by: `${entry.name}, ${words.book.relations[entry.relation]} · ${formatDate(entry.date)}`,
      isInvented: false,
    }),
  );
  return [...written, ...invented];
}

const quiet = (text: string, label: string, onclick: () => void) =>
  h('button', { class: 'quiet', 'aria-label': `${text}: ${label}`, onclick }, text);

let drawList = () => {};
onFamily(() => drawList());

/** Draws the family's side into its dialog: the messages to decide on, and a chapter to edit. */
export function drawFamily(dialog: HTMLDialogElement): void {
  const list = h('ul');
  const news = h('p', { class: 'news', role: 'status' });

  const handleDecision = (message: Message, decision: Decision) => {
    const before = readFamily().decisions[message.id] ?? null;
    saveFamily(decide(readFamily(), message.id, decision));
    const undo = h('button', { class: 'quiet' }, own.undo);
    undo.addEventListener('click', () => {
      saveFamily(decide(readFamily(), message.id, before));
      news.replaceChildren(own.undone);
      list.querySelector<HTMLElement>(`[data-of="${message.id}"] button`)?.focus();
    });
    news.replaceChildren(own.decided[decision](message.name), ' ', undo);
    undo.focus();
  };

  const messageItem = (message: Message) => {
    const decision = readFamily().decisions[message.id];
    const state = decision ?? (message.isInvented ? 'shown' : 'waiting');
    return h(
      'li',
      { 'data-of': message.id, 'data-state': state },
      h('p', { class: 'said' }, message.text),
      h('p', {}, message.by),
      h(
        'p',
        { class: 'choice' },
        h('b', {}, own.states[state]),
        state !== 'shown' &&
          quiet(own.accept, message.name, () => handleDecision(message, 'shown')),
        state !== 'hidden' &&
          quiet(own.hide, message.name, () => handleDecision(message, 'hidden')),
      ),
    );
  };
  drawList = () => list.replaceChildren(...messages().map(messageItem));
  drawList();

  dialog.replaceChildren(
    h(
      'header',
      {},
      h('h2', { id: 'familia-titulo', tabindex: -1, autofocus: true }, own.title),
      h('button', { class: 'quiet', onclick: () => dialog.close() }, words.page.reader.close),
      h('p', {}, own.lead),
    ),
    h('section', {}, h('h3', {}, words.page.book.messages), news, list),
    chapterForm(),
  );
}

/** As it is typed: quotation marks instead of the tags that the page's own texts have. */
const typed = (text: string) => text.replace(/<q>(.*?)<\/q>/g, (_, said) => own.quoted(said));

function chapterForm(): HTMLElement {
  const chapter = h(
    'select',
    { id: 'capitulo' },
    ...chapters.map((id) => h('option', { value: id }, typed(words.page[id].title))),
  );
  const fields = {
    title: h('input', { id: 'capitulo-title', required: true, maxlength: 80 }),
    first: h('textarea', { id: 'capitulo-first', required: true, maxlength: 1000, rows: 5 }),
    second: h('textarea', { id: 'capitulo-second', required: true, maxlength: 1000, rows: 5 }),
  };
  const news = h('p', { class: 'news', role: 'status' });
  const current = () => chapter.value as Chapter;
  const restore = h('button', { class: 'quiet' }, own.restore);
  const load = () => {
    const edited = editOf(readFamily(), current());
    for (const part of parts) {
      fields[part].value = typed((edited ?? words.page[current()])[part]);
    }
    restore.hidden = edited === undefined;
  };
  const field = (name: string, label: string, input: HTMLElement) =>
    h('div', { class: 'field' }, h('label', { for: name }, label), input);
  restore.addEventListener('click', () => {
    saveFamily(edit(readFamily(), current(), null));
    load();
    news.textContent = own.restored;
    find('#capitulo-title', HTMLInputElement).focus();
  });
  chapter.addEventListener('change', () => {
    news.textContent = '';
    load();
  });
  load();
  return h(
    'form',
    {
      class: 'sign',
      onsubmit: (event) => {
        event.preventDefault();
        const { title, first, second } = fields;
        const text = {
          title: title.value.trim(),
          first: first.value.trim(),
          second: second.value.trim(),
        };
        if (Object.values(text).includes('')) return;
        saveFamily(edit(readFamily(), current(), text));
        load();
        news.textContent = own.saved;
      },
    },
    h('h3', {}, own.chapters),
    field('capitulo', own.chapter, chapter),
    field('capitulo-title', own.chapterTitle, fields.title),
    field('capitulo-first', own.first, fields.first),
    field('capitulo-second', own.second, fields.second),
    h('p', { class: 'choice' }, h('button', { class: 'write', type: 'submit' }, own.save), restore),
    news,
  );
}
