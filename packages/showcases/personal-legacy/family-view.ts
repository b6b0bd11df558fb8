import { h } from '../browser/element.ts';
import { isRecord } from '../browser/kept.ts';
import { type Code, code } from '../browser/language.ts';
import { type AllWords, exportFile } from './export.ts';
import {
  type Chapter,
  type ChapterText,
  type Correction,
  chapters,
  type Decision,
  editOf,
  isSameText,
  type Part,
  partLimits,
  parts,
} from './family.ts';
import { formatDate, type Withdrawal } from './guest-book.ts';
import { drafts } from './kept-here.ts';
import { codes, locales } from './languages.ts';
import type { Model } from './model.ts';
import { dictionaries, voices, words } from './words.ts';

const own = words.family;

/** The words in each language: the family corrects the chapters and exports the page in all. */
const dictionary = Object.fromEntries(
  await Promise.all(codes.map(async (each) => [each, await dictionaries[each]()] as const)),
) as AllWords;

/** Said of what has been saved, where the browser does not store. */
const kept = (model: Model) => (model.isKept() ? '' : own.notKept);

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

const byOf = ({ name, relation, date }: Withdrawal) =>
  `${name}, ${words.book.relations[relation]} · ${formatDate(date)}`;

function messages(model: Model): Message[] {
  const written = model.entries().map(
    (entry): Message => ({
      id: entry.id,
      name: entry.name,
      text: entry.message,
      by: byOf(entry),
      isInvented: false,
    }),
  );
  return [...written, ...invented];
}

/** What is told of a message that its writer took out. */
const removedItem = (withdrawal: Withdrawal) =>
  h(
    'li',
    { 'data-of': withdrawal.id, 'data-state': 'removed' },
    h('p', {}, byOf(withdrawal)),
    h('p', { class: 'choice' }, h('b', {}, own.states.removed)),
  );

const quiet = (text: string, label: string, onclick: () => void) =>
  h('button', { class: 'quiet', 'aria-label': `${text}: ${label}`, onclick }, text);

type State = Exclude<keyof typeof own.states, 'removed'>;

/** A visitor's message waits until the family has decided; those that the page comes with are shown. */
function stateOf(model: Model, { id, isInvented }: Message): State {
  return model.family().decisions[id] ?? (isInvented ? 'shown' : 'waiting');
}

let follow = () => {};
let isFollowed = false;

/** Draws the family's side into its dialog: the messages to decide on, and a chapter to edit. */
export function drawFamily(dialog: HTMLDialogElement, model: Model): void {
  if (!isFollowed) model.onChange(() => follow());
  isFollowed = true;
  const list = h('ul');
  const news = h('p', { class: 'news', role: 'status' });

  const handleDecision = async (message: Message, decision: Decision) => {
    const before = await model.decide(message.id, decision);
    const undo = h('button', { class: 'quiet' }, own.undo);
    undo.addEventListener('click', async () => {
      const isUndone = await model.undecide(message.id, decision, before);
      news.replaceChildren(isUndone ? own.undone : own.overtaken(message.name));
      list.querySelector<HTMLElement>(`[data-of="${message.id}"] button`)?.focus();
    });
    news.replaceChildren(`${own.decided[decision](message.name)} ${kept(model)}`, undo);
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
          quiet(own.accept, message.name, () => void handleDecision(message, 'shown')),
        state !== 'hidden' &&
          quiet(own.hide, message.name, () => void handleDecision(message, 'hidden')),
      ),
    );
  };
  const drawList = () =>
    list.replaceChildren(
      ...messages(model).map(messageItem),
      ...model.withdrawals().map(removedItem),
    );
  drawList();
  const correction = chapterForm(model);
  follow = () => {
    drawList();
    correction.follow();
  };

  dialog.replaceChildren(
    h(
      'header',
      {},
      h('h2', { id: 'familia-titulo', tabindex: -1, autofocus: true }, own.title),
      h('button', { class: 'quiet', onclick: () => dialog.close() }, words.page.reader.close),
      h('p', {}, own.lead),
    ),
    h('section', {}, h('h3', {}, words.page.book.messages), news, list),
    correction.form,
    h(
      'section',
      {},
      h('h3', {}, own.export),
      h('p', {}, own.exportLead),
      h(
        'p',
        { class: 'choice' },
        h('button', { class: 'write', onclick: () => exportFile(model, dictionary) }, own.download),
      ),
    ),
  );
}

/** As it is typed: quotation marks instead of the tags that the page's own texts have. */
const typed = (text: string) => text.replace(/<q>(.*?)<\/q>/g, (_, said) => own.quoted(said));

/** What is being written about a chapter and not yet saved, in this tab, and what it began from. */
const draftKey = (language: Code, chapter: Chapter) => `chapter.${language}.${chapter}`;

function textOf(value: unknown): ChapterText | null {
  if (!isRecord(value)) return null;
  const { title, first, second } = value;
  if (typeof title !== 'string' || typeof first !== 'string' || typeof second !== 'string')
    return null;
  return { title, first, second };
}

function draftOf(language: Code, chapter: Chapter): Omit<Correction, 'original'> | null {
  const draft = drafts.read(draftKey(language, chapter));
  if (!isRecord(draft)) return null;
  const text = textOf(draft.text);
  const before = textOf(draft.before);
  return text && before && { text, before };
}

const languageOptions = () =>
  codes.map((each) => h('option', { value: each, selected: each === code }, own.languages[each]));

const labels: Record<Part, string> = {
  title: own.chapterTitle,
  first: own.first,
  second: own.second,
};

function chapterForm(model: Model): { form: HTMLElement; follow: () => void } {
  const chapter = h(
    'select',
    { id: 'capitulo' },
    ...chapters.map((id) => h('option', { value: id }, typed(words.page[id].title))),
  );
  const language = h('select', { id: 'capitulo-lingua' }, ...languageOptions());
  const area = (part: 'first' | 'second') =>
    h('textarea', {
      id: `capitulo-${part}`,
      required: true,
      maxlength: partLimits[part],
      rows: 5,
    });
  const fields = {
    title: h('input', { id: 'capitulo-title', required: true, maxlength: partLimits.title }),
    first: area('first'),
    second: area('second'),
  };
  const news = h('p', { class: 'news', role: 'status' });
  const conflict = h('section', {
    class: 'conflict',
    'aria-labelledby': 'capitulo-conflito',
    hidden: true,
  });
  const current = () => chapters.find((id) => id === chapter.value) ?? chapters[0];
  const spoken = () => codes.find((each) => each === language.value) ?? code;
  const restore = h('button', { class: 'quiet' }, own.restore);
  const discard = h('button', { class: 'quiet' }, own.discard);
  const written = (): ChapterText => ({
    title: fields.title.value,
    first: fields.first.value,
    second: fields.second.value,
  });
  const original = (): ChapterText => {
    const text = dictionary[spoken()].words.page[current()];
    return { title: typed(text.title), first: typed(text.first), second: typed(text.second) };
  };
  /** What is on the page, as it is typed. */
  const saved = () => editOf(model.family(), spoken(), current()) ?? original();
  /** What stood in the fields when writing began. */
  let before = saved();
  const showButtons = () => {
    restore.hidden = editOf(model.family(), spoken(), current()) === undefined;
    discard.hidden = draftOf(spoken(), current()) === null;
  };
  const fill = (text: ChapterText) => {
    for (const part of parts) {
      if (fields[part].value !== text[part]) fields[part].value = text[part];
      fields[part].lang = locales[spoken()];
    }
  };
  const load = () => {
    const draft = draftOf(spoken(), current());
    before = draft?.before ?? saved();
    fill(draft?.text ?? before);
    showButtons();
    conflict.hidden = true;
    news.textContent = draft ? own.unsaved : '';
  };
  const forget = () => drafts.write(draftKey(spoken(), current()), null);
  const field = (part: Part) =>
    h(
      'div',
      { class: 'field' },
      h('label', { for: `capitulo-${part}` }, labels[part]),
      fields[part],
    );
  const choice = (id: string, label: string, input: HTMLElement) =>
    h('div', { class: 'field' }, h('label', { for: id }, label), input);
  const back = (said: string) => {
    forget();
    load();
    news.textContent = said;
    fields.title.focus();
  };

  const save = async () => {
    const text = written();
    const outcome = await model.correct(spoken(), current(), {
      text,
      before,
      original: original(),
    });
    if (outcome.status === 'saved')
      back(model.isKept() ? own.saved(own.languages[spoken()]) : own.notKept);
    if (outcome.status === 'conflict') tellConflict(text, outcome.theirs, outcome.parts);
  };
  /** Shows both versions of what two have changed. Whichever is chosen is saved, if no third has come. */
  const tellConflict = (mine: ChapterText, theirs: ChapterText, both: readonly Part[]) => {
    const said = (label: string, text: ChapterText) => [
      h('h5', {}, label),
      ...both.map((part) =>
        h('blockquote', { lang: locales[spoken()], 'data-part': part }, text[part]),
      ),
    ];
    const keep = (text: ChapterText) => {
      for (const part of both) {
        fields[part].value = text[part];
        before = { ...before, [part]: theirs[part] };
      }
      void save();
    };
    const title = h('h4', { id: 'capitulo-conflito', tabindex: -1 }, own.conflict);
    conflict.replaceChildren(
      title,
      h('p', {}, own.conflictLead),
      ...said(own.theirs, theirs),
      h(
        'p',
        { class: 'choice' },
        h('button', { class: 'write', onclick: () => keep(theirs) }, own.keepTheirs),
      ),
      ...said(own.mine, mine),
      h(
        'p',
        { class: 'choice' },
        h('button', { class: 'write', onclick: () => keep(mine) }, own.keepMine),
      ),
    );
    conflict.hidden = false;
    news.textContent = '';
    title.focus();
  };
  const handleRestore = async () => {
    const place = [spoken(), current()] as const;
    const draft = drafts.read(draftKey(...place));
    const corrected = await model.original(...place);
    back(`${own.restored} ${kept(model)}`.trim());
    if (!corrected) return;
    const undo = h('button', { class: 'quiet' }, own.undo);
    undo.addEventListener('click', async () => {
      const isUndone = await model.undoOriginal(...place, corrected);
      if (isUndone) drafts.write(draftKey(...place), draft);
      load();
      news.textContent = isUndone ? own.undone : own.correctedSince;
      fields.title.focus();
    });
    news.append(' ', undo);
    undo.focus();
  };
  restore.addEventListener('click', () => void handleRestore());
  discard.addEventListener('click', () => back(''));
  chapter.addEventListener('change', load);
  language.addEventListener('change', load);
  load();
  const form = h(
    'form',
    {
      class: 'sign',
      // Choosing another chapter or closing this side loses nothing.
      oninput: (event) => {
        if (event.target === chapter || event.target === language) return;
        const text = written();
        const draft = isSameText(text, before) ? null : { text, before };
        drafts.write(draftKey(spoken(), current()), draft);
        showButtons();
        conflict.hidden = true;
        news.textContent = '';
      },
      onsubmit: (event) => {
        event.preventDefault();
        void save();
      },
    },
    h('h3', {}, own.chapters),
    h('p', {}, own.oneLanguage),
    choice('capitulo', own.chapter, chapter),
    choice('capitulo-lingua', own.language, language),
    ...parts.map(field),
    conflict,
    h(
      'p',
      { class: 'choice' },
      h('button', { class: 'write', type: 'submit' }, own.save),
      discard,
      restore,
    ),
    news,
  );
  // What others save is shown here too, unless something is being written.
  const follow = () => {
    if (draftOf(spoken(), current())) return;
    // What was said of the last change stays, with its undo, until the text is another.
    if (isSameText(saved(), before)) showButtons();
    else load();
  };
  return { form, follow };
}
