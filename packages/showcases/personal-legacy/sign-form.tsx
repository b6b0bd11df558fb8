import { useRef, useState } from 'preact/hooks';
import { announce } from '../browser/element.ts';
import { contactLink, locale } from '../browser/language.ts';
import { Choice } from '../kit/choice.tsx';
import { Form } from '../kit/form.tsx';
import { focusEntry } from './entries.tsx';
import {
  type EntryErrors,
  type EntryInput,
  entryErrors,
  entryLimit,
  isRelation,
  parseInput,
  relations,
  remainingText,
} from './guest-book.ts';
import { drafts } from './kept-here.ts';
import type { Model } from './model.ts';
import { words } from './words.ts';

const key = 'guestbook';
const ids: Record<keyof EntryInput, string> = {
  name: 'nome',
  relation: 'relacao',
  message: 'mensagem',
};

const capital = (text: string) => (text[0] ?? '').toLocaleUpperCase(locale) + text.slice(1);

export function SignForm({ model }: { model: Model }) {
  const [input, setInput] = useState(() => parseInput(drafts.read(key)));
  const [errors, setErrors] = useState<EntryErrors>({});
  const [note, setNote] = useState('');
  const [hasWritten, setWritten] = useState(false);
  const isWriting = useRef(false);
  const { book } = words.page;

  function change(part: Partial<EntryInput>) {
    const next = { ...input, ...part };
    setInput(next);
    setNote('');
    drafts.write(key, next);
    // Errors are corrected while typing, but never raised before the first attempt.
    if (Object.keys(errors).length > 0) setErrors(entryErrors(next));
  }

  async function submit() {
    if (isWriting.current) return;
    isWriting.current = true;
    const written = await model.write(input);
    isWriting.current = false;
    if (written === 'full') {
      setNote(words.book.full(entryLimit));
      return;
    }
    if ('errors' in written) {
      setErrors(written.errors);
      const first = (['name', 'relation', 'message'] as const).find((name) => written.errors[name]);
      if (first) document.getElementById(ids[first])?.focus();
      return;
    }
    setErrors({});
    setInput(parseInput(null));
    drafts.write(key, null);
    setWritten(true);
    focusEntry(written.entry.id);
    setNote(model.isKept() ? '' : words.family.notKept);
    announce(words.book.thanks(written.entry.name));
  }

  /** What every field has in common. */
  const field = (name: keyof EntryInput) => ({
    id: ids[name],
    name,
    'aria-required': true,
    value: input[name],
    'aria-invalid': errors[name] ? ('true' as const) : undefined,
    'aria-describedby': `${ids[name]}-erro`,
  });
  const error = (name: keyof EntryInput) => (
    <p class="error" id={`${ids[name]}-erro`}>
      {errors[name]}
    </p>
  );

  return (
    <>
      <Form class="sign" noValidate onSubmit={submit}>
        <div class="field">
          <label for={ids.name}>{book.name}</label>
          <input
            {...field('name')}
            autoComplete="name"
            maxLength={80}
            onInput={({ currentTarget }) => change({ name: currentTarget.value })}
          />
          {error('name')}
        </div>
        <div class="field">
          <label for={ids.relation}>{book.relation}</label>
          <Choice
            {...field('relation')}
            of={['', ...relations]}
            say={(each) => (isRelation(each) ? capital(words.book.relations[each]) : book.choose)}
            onPick={(relation) => change({ relation })}
          />
          {error('relation')}
        </div>
        <div class="field">
          <label for={ids.message}>{book.message}</label>
          <textarea
            {...field('message')}
            aria-describedby={`${ids.message}-conta ${ids.message}-erro`}
            rows={5}
            onInput={({ currentTarget }) => change({ message: currentTarget.value })}
          />
          <p class="count" id={`${ids.message}-conta`}>
            {remainingText(input.message)}
          </p>
          {error('message')}
        </div>
        <button type="submit" class="write">
          {book.write}
        </button>
        <p class="form-note error" role="alert">
          {note}
        </p>
      </Form>
      {hasWritten && (
        <p class="studio">
          {book.studio} <a href={contactLink(words.family.subject)}>{book.toStudio}</a>
        </p>
      )}
    </>
  );
}
