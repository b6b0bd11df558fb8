import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import { hasFields, recordOf } from '../browser/kept.ts';
import { type Code, code, codes, locales } from '../browser/language.ts';
import { Choice } from '../kit/choice.tsx';
import { Form } from '../kit/form.tsx';
import { QuietButton } from '../kit/quiet-button.tsx';
import type { AllWords } from './export.tsx';
import {
  type Chapter,
  type ChapterText,
  type Correction,
  chapters,
  editOf,
  isSameText,
  type Part,
  partLimits,
  parts,
} from './family.ts';
import { drafts } from './kept-here.ts';
import type { Model } from './model.ts';
import { kept, type News, NewsLine } from './news.tsx';
import { words } from './words.ts';

const own = words.family;

/** As it is typed: quotation marks instead of the tags that the page's own texts have. */
const typed = (text: string) => text.replace(/<q>(.*?)<\/q>/g, (_, said) => own.quoted(said));

/** What is being written about a chapter and not yet saved, in this tab, and what it began from. */
type Draft = Omit<Correction, 'original'>;

const draftKey = (language: Code, chapter: Chapter) => `chapter.${language}.${chapter}`;

const isText = (value: unknown): value is ChapterText => hasFields(value, parts);

function draftOf(key: string): Draft | null {
  const { text, before } = recordOf(drafts.read(key));
  return isText(text) && isText(before) ? { text, before } : null;
}

type Place = { language: Code; chapter: Chapter };

const placeKey = 'chapter';

/** The chapter that was being corrected in this tab, before the page was loaded again. */
function lastPlace(): Place {
  const { language, chapter } = recordOf(drafts.read(placeKey));
  return {
    language: codes.find((each) => each === language) ?? code,
    chapter: chapters.find((id) => id === chapter) ?? chapters[0],
  };
}

const labels: Record<Part, string> = {
  title: own.chapterTitle,
  first: own.first,
  second: own.second,
};

/** What two have written, and the parts that both have changed. */
type Clash = { mine: ChapterText; theirs: ChapterText; parts: readonly Part[] };

/** What is said of a change, and the text that stood there then. */
type Told = News & { of: ChapterText };

type FormProps = { model: Model; dictionary: AllWords };

/** Corrects a chapter in one language. What is typed is a draft until it is saved or thrown away. */
export function ChapterForm({ model, dictionary }: FormProps) {
  const [place, setPlace] = useState(lastPlace);
  const { language, chapter } = place;
  const key = draftKey(language, chapter);
  const source = dictionary[language].page[chapter];
  const original: ChapterText = {
    title: typed(source.title),
    first: typed(source.first),
    second: typed(source.second),
  };
  const corrected = () => editOf(model.family(), language, chapter);
  /** What is on the page, as it is typed. */
  const saved = () => corrected() ?? original;
  const draft = draftOf(key);
  const { text, before } = draft ?? { text: saved(), before: saved() };

  const [told, setTold] = useState<Told | undefined>(
    draft ? { text: own.unsaved, of: saved() } : undefined,
  );
  const [clash, setClash] = useState<Clash>();
  /** A part that was to be saved empty. */
  const [missing, setMissing] = useState<Part>();
  const [, redraw] = useState({});
  // What was said of the last change stays, with its undo, until the text is another.
  const news = told && (draft || isSameText(told.of, saved())) ? told : undefined;

  /** Draws again, with what is in the drafts by now. */
  function show(said?: News) {
    setClash(undefined);
    setMissing(undefined);
    setTold(said && { ...said, of: saved() });
    redraw({});
  }

  function choose(part: Partial<Place>) {
    const next = { ...place, ...part };
    setPlace(next);
    setMissing(undefined);
    drafts.write(placeKey, next);
    setClash(undefined);
    // Choosing another chapter or closing this side loses nothing.
    const hasDraft = draftOf(draftKey(next.language, next.chapter)) !== null;
    setTold(hasDraft ? { text: own.unsaved, of: original } : undefined);
  }

  function write(part: Partial<ChapterText>) {
    const next = { ...text, ...part };
    drafts.write(key, isSameText(next, before) ? null : { text: next, before });
    show();
  }

  /** The same, for whoever has pressed something that may be gone. */
  function answer(text: string, undo?: () => Promise<void>) {
    show({ text, ...(undo && { undo }) });
    document.getElementById('capitulo-title')?.focus();
  }

  async function save(correction: Draft) {
    const empty = parts.find((part) => correction.text[part].trim() === '');
    if (empty) {
      setMissing(empty);
      document.getElementById(`capitulo-${empty}`)?.focus();
      return;
    }
    const standing = saved();
    const outcome = await model.correct(language, chapter, { ...correction, original });
    if (outcome.status === 'saved') {
      const now = saved();
      const undo = async () => {
        const undone = { text: standing, before: now, original };
        const { status } = await model.correct(language, chapter, undone);
        answer(status === 'saved' ? own.undone : own.correctedSince);
      };
      drafts.write(key, null);
      answer(
        model.isKept() ? own.saved(own.languages[language]) : own.notKept,
        isSameText(now, standing) ? undefined : undo,
      );
    }
    if (outcome.status !== 'conflict') return;
    setTold(undefined);
    setClash({ mine: correction.text, theirs: outcome.theirs, parts: outcome.parts });
  }

  /** Whichever of the two texts is chosen is saved, if no third has come. */
  function keep({ theirs, parts: both }: Clash, chosen: ChapterText) {
    const of = (from: ChapterText) => Object.fromEntries(both.map((part) => [part, from[part]]));
    const next = { text: { ...text, ...of(chosen) }, before: { ...before, ...of(theirs) } };
    drafts.write(key, next);
    void save(next);
  }

  function handleDiscard() {
    const dropped = drafts.read(key);
    drafts.write(key, null);
    answer(own.discarded, async () => {
      drafts.write(key, dropped);
      answer(own.undone);
    });
  }

  async function handleRestore() {
    const dropped = drafts.read(key);
    const correction = await model.original(language, chapter);
    const undo =
      correction &&
      (async () => {
        const isUndone = await model.undoOriginal(language, chapter, correction);
        if (isUndone) drafts.write(key, dropped);
        answer(isUndone ? own.undone : own.correctedSince);
      });
    drafts.write(key, null);
    answer(`${own.restored} ${kept(model)}`.trim(), undo ?? undefined);
  }

  function nameOf(id: Chapter) {
    const name = typed(words.page[id].title);
    return draftOf(draftKey(language, id)) ? own.draft(name) : name;
  }

  return (
    <Form class="sign" noValidate onSubmit={() => save({ text, before })}>
      <h3>{own.chapters}</h3>
      <p>{own.oneLanguage}</p>
      <div class="field">
        <label for="capitulo">{own.chapter}</label>
        <Choice
          id="capitulo"
          of={chapters}
          say={nameOf}
          value={chapter}
          onPick={(chapter) => choose({ chapter })}
        />
      </div>
      <div class="field">
        <label for="capitulo-lingua">{own.language}</label>
        <Choice
          id="capitulo-lingua"
          of={codes}
          say={(each) => own.languages[each]}
          value={language}
          onPick={(language) => choose({ language })}
        />
      </div>
      {parts.map((part) => {
        const field = {
          id: `capitulo-${part}`,
          lang: locales[language],
          'aria-required': true,
          maxLength: partLimits[part],
          value: text[part],
          'aria-invalid': missing === part ? ('true' as const) : undefined,
          'aria-describedby': `capitulo-${part}-erro`,
          onInput: ({ currentTarget }: { currentTarget: { value: string } }) =>
            write({ [part]: currentTarget.value }),
        };
        return (
          <div key={part} class="field">
            <label for={field.id}>{labels[part]}</label>
            {part === 'title' ? <input {...field} /> : <textarea {...field} rows={5} />}
            <p class="error" id={`capitulo-${part}-erro`}>
              {missing === part && own.missing}
            </p>
          </div>
        );
      })}
      {clash && (
        <Conflict clash={clash} language={language} onKeep={(chosen) => keep(clash, chosen)} />
      )}
      <p class="choice">
        <button type="submit" class="write">
          {own.save}
        </button>
        {draft && <QuietButton onClick={handleDiscard}>{own.discard}</QuietButton>}
        {corrected() && (
          <QuietButton onClick={() => void handleRestore()}>{own.restore}</QuietButton>
        )}
      </p>
      <NewsLine news={news} />
    </Form>
  );
}

type ConflictProps = { clash: Clash; language: Code; onKeep: (chosen: ChapterText) => void };

function Conflict({ clash, language, onKeep }: ConflictProps) {
  const title = useRef<HTMLHeadingElement>(null);
  useLayoutEffect(() => title.current?.focus(), [clash]);
  const version = (label: string, text: ChapterText, choice: string) => (
    <>
      <h5>{label}</h5>
      {clash.parts.map((part) => (
        <blockquote key={part} lang={locales[language]} data-part={part}>
          {text[part]}
        </blockquote>
      ))}
      <p class="choice">
        <button type="button" class="write" onClick={() => onKeep(text)}>
          {choice}
        </button>
      </p>
    </>
  );
  return (
    <section class="conflict" aria-labelledby="capitulo-conflito">
      <h4 id="capitulo-conflito" ref={title} tabIndex={-1}>
        {own.conflict}
      </h4>
      <p>{own.conflictLead}</p>
      {version(own.theirs, clash.theirs, own.keepTheirs)}
      {version(own.mine, clash.mine, own.keepMine)}
    </section>
  );
}
