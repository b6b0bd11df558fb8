import { find, h } from '../browser/element.ts';
import { isRecord } from '../browser/kept.ts';
import { type Code, code } from '../browser/language.ts';
import { exportFile } from './export.ts';
import {
  type Chapter,
  type ChapterText,
  chapters,
  type Decision,
  editOf,
  partLimits,
  parts,
} from './family.ts';
import { formatDate } from './guest-book.ts';
import { drafts } from './kept-here.ts';
import { codes, locales } from './languages.ts';
import type { Model } from './model.ts';
import { dictionaries, voices, words } from './words.ts';

const own = words.family;

/** The chapters in each language: the family corrects them in all. */
const originals = Object.fromEntries(
  await Promise.all(
    codes.map(async (each) => [each, (await dictionaries[each]()).words.page] as const),
  ),
) as Record<Code, typeof words.page>;

/** A message on the family's side. */
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

function messages(model: Model): Message[] {
  const written = model.entries().map(
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

type State = keyof typeof own.states;

/** A visitor's message waits until the family has decided; those that the page comes with are shown. */
function stateOf(model: Model, { id, isInvented }: Message): State {
  return model.family().decisions[id] ?? (isInvented ? 'shown' : 'waiting');
}

let drawList = () => {};
let isFollowed = false;

/** Draws the family's side into its dialog: the messages to decide on, and a chapter to edit. */
export function drawFamily(dialog: HTMLDialogElement, model: Model): void {
  if (!isFollowed) model.onChange(() => drawList());
  isFollowed = true;
  const list = h('ul');
  const news = h('p', { class: 'news', role: 'status' });

  const handleDecision = (message: Message, decision: Decision) => {
    const before = model.decide(message.id, decision);
    const undo = h('button', { class: 'quiet' }, own.undo);
    undo.addEventListener('click', () => {
      model.decide(message.id, before);
      news.replaceChildren(own.undone);
      list.querySelector<HTMLElement>(`[data-of="${message.id}"] button`)?.focus();
    });
    news.replaceChildren(own.decided[decision](message.name), ' ', undo);
    undo.focus();
  };

  const messageItem = (message: Message) => {
    const state = stateOf(model, message);
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
  drawList = () => list.replaceChildren(...messages(model).map(messageItem));
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
    chapterForm(model),
    h(
      'section',
      {},
      h('h3', {}, own.export),
      h('p', {}, own.exportLead),
      h(
        'p',
        { class: 'choice' },
        h(
          'button',
          {
            class: 'write',
            onclick: () =>
              exportFile(
                model.family(),
                messages(model).map((message) => ({
                  ...message,
                  state: own.states[stateOf(model, message)],
                })),
              ),
          },
          own.download,
        ),
      ),
    ),
  );
}

/** As it is typed: quotation marks instead of the tags that the page's own texts have. */
const typed = (text: string) => text.replace(/<q>(.*?)<\/q>/g, (_, said) => own.quoted(said));

/** What is being written about a chapter and not yet saved, in this tab. */
const draftKey = (language: Code, chapter: Chapter) => `chapter.${language}.${chapter}`;

function draftOf(language: Code, chapter: Chapter): ChapterText | null {
  const draft = drafts.read(draftKey(language, chapter));
  if (!isRecord(draft)) return null;
  const { title, first, second } = draft;
  if (typeof title !== 'string' || typeof first !== 'string' || typeof second !== 'string')
    return null;
  return { title, first, second };
}

const languageOptions = () =>
  codes.map((each) => h('option', { value: each, selected: each === code }, own.languages[each]));

function chapterForm(model: Model): HTMLElement {
  const chapter = h(
    'select',
    { id: 'capitulo' },
    ...chapters.map((id) => h('option', { value: id }, typed(words.page[id].title))),
  );
  const language = h('select', { id: 'capitulo-lingua' }, ...languageOptions());
  const fields = {
    title: h('input', { id: 'capitulo-title', required: true, maxlength: partLimits.title }),
    first: h('textarea', {
      id: 'capitulo-first',
      required: true,
      maxlength: partLimits.first,
      rows: 5,
    }),
    second: h('textarea', {
      id: 'capitulo-second',
      required: true,
      maxlength: partLimits.second,
      rows: 5,
    }),
  };
  const news = h('p', { class: 'news', role: 'status' });
  const current = () => chapters.find((id) => id === chapter.value) ?? chapters[0];
  const spoken = () => codes.find((each) => each === language.value) ?? code;
  const restore = h('button', { class: 'quiet' }, own.restore);
  const discard = h('button', { class: 'quiet' }, own.discard);
  const written = (): ChapterText => ({
    title: fields.title.value,
    first: fields.first.value,
    second: fields.second.value,
  });
  /** What is on the page, as it is typed. */
  const saved = (): ChapterText => {
    const text = editOf(model.family(), spoken(), current()) ?? originals[spoken()][current()];
    return { title: typed(text.title), first: typed(text.first), second: typed(text.second) };
  };
  const showButtons = () => {
    restore.hidden = editOf(model.family(), spoken(), current()) === undefined;
    discard.hidden = draftOf(spoken(), current()) === null;
  };
  const load = () => {
    const draft = draftOf(spoken(), current());
    const text = draft ?? saved();
    for (const part of parts) {
      fields[part].value = text[part];
      fields[part].lang = locales[spoken()];
    }
    showButtons();
    news.textContent = draft ? own.unsaved : '';
  };
  const forget = () => drafts.write(draftKey(spoken(), current()), null);
  const field = (name: string, label: string, input: HTMLElement) =>
    h('div', { class: 'field' }, h('label', { for: name }, label), input);
  const back = (said: string) => {
    forget();
    load();
    news.textContent = said;
    find('#capitulo-title', HTMLInputElement).focus();
  };
  restore.addEventListener('click', () => {
    model.original(spoken(), current());
    back(own.restored);
  });
  discard.addEventListener('click', () => back(''));
  chapter.addEventListener('change', load);
  language.addEventListener('change', load);
  load();
  return h(
    'form',
    {
      class: 'sign',
      // Choosing another chapter or closing this side loses nothing.
      oninput: (event) => {
        if (event.target === chapter || event.target === language) return;
        const text = written();
        const isSame = parts.every((part) => text[part] === saved()[part]);
        drafts.write(draftKey(spoken(), current()), isSame ? null : text);
        showButtons();
        news.textContent = '';
      },
      onsubmit: (event) => {
        event.preventDefault();
        if (!model.correct(spoken(), current(), written())) return;
        forget();
        load();
        news.textContent = own.saved(own.languages[spoken()]);
      },
    },
    h('h3', {}, own.chapters),
    h('p', {}, own.oneLanguage),
    field('capitulo', own.chapter, chapter),
    field('capitulo-lingua', own.language, language),
    field('capitulo-title', own.chapterTitle, fields.title),
    field('capitulo-first', own.first, fields.first),
    field('capitulo-second', own.second, fields.second),
    h(
      'p',
      { class: 'choice' },
      h('button', { class: 'write', type: 'submit' }, own.save),
      discard,
      restore,
    ),
    news,
  );
}
