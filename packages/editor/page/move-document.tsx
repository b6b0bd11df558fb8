import { type FormEvent, type ReactNode, useState } from 'react';
import type { DeskDocument } from '../documents.ts';
import type { MoveResult, Reference } from '../move.ts';
import type { Entry } from '../sources.ts';
import { nameOf } from './document-list.tsx';
import { pathOf } from './json-schema.ts';
import { labelOf } from './names.ts';
import { send, sentenceOf } from './requests.ts';
import { sayProblem } from './sentences.ts';
import type { DeskLanguage, DeskWords } from './words.ts';

type MoveDocumentProps = {
  document: DeskDocument;
  documents: readonly Entry[];
  words: DeskWords;
  language: DeskLanguage;
  /** @param id - its new one; empty when it is gone */
  onMoved: (id: string) => void;
};

/** Another address or date for a page or an article, or its end; with the texts that link to it. */
export function MoveDocument({
  document,
  documents,
  words,
  language,
  onMoved,
}: MoveDocumentProps): ReactNode {
  const [references, setReferences] = useState<readonly Reference[]>([]);
  const [status, setStatus] = useState('');
  const [folder = '', name = ''] = document.id.split('/');
  const [, date = '', slug = name] = /^(\d{4}-\d\d-\d\d)-(.+)$/.exec(name) ?? [];
  const isNote = folder === 'notes';

  async function look() {
    const address = `/desk/references?${new URLSearchParams({ id: document.id })}`;
    try {
      setReferences((await send<{ references: Reference[] }>('GET', address)).references);
    } catch (error) {
      setStatus(sentenceOf(error, words));
    }
  }

  async function move(to: string | undefined) {
    setStatus(words.saving);
    const address = `/desk/move?${new URLSearchParams({ id: document.id })}`;
    try {
      const { problems, id } = await send<MoveResult>('POST', address, JSON.stringify({ to }));
      if (problems.length === 0) return onMoved(id);
      setStatus(
        [words.notMoved, ...problems.map(({ message }) => sayProblem(message, language))].join(' '),
      );
    } catch (error) {
      setStatus(sentenceOf(error, words));
    }
  }

  const rename = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const given = new FormData(event.currentTarget);
    const parts = [given.get('date'), given.get('slug')].filter(Boolean).join('-');
    void move(`${folder}/${parts}`);
  };

  return (
    <details className="move" onToggle={({ currentTarget }) => currentTarget.open && void look()}>
      <summary>{isNote ? words.moveNote : words.movePage}</summary>
      {references.length > 0 && (
        <>
          <p>{words.linkedFrom}</p>
          <ul>
            {references.map((it) => {
              const entry = documents.find(({ id }) => id === it.document);
              const label = it.path && labelOf(pathOf(it.path), language);
              return (
                <li key={JSON.stringify(it)}>
                  {[entry && nameOf(entry, words, language), it.file, label]
                    .filter(Boolean)
                    .join(', ')}
                </li>
              );
            })}
          </ul>
        </>
      )}
      <form onSubmit={rename}>
        {isNote && (
          <label>
            {words.date}
            <input name="date" type="date" required defaultValue={date} />
          </label>
        )}
        <label>
          {words.address}
          <input name="slug" required pattern="[a-z0-9]+(-[a-z0-9]+)*" defaultValue={slug} />
        </label>
        <button type="submit">{words.rename}</button>
      </form>
      <p>
        <button type="button" onClick={() => confirm(words.reallyDelete) && void move(undefined)}>
          {words.delete}
        </button>{' '}
        {references.length > 0 && words.linksBecomeWords}
      </p>
      <p role="status">{status}</p>
    </details>
  );
}
