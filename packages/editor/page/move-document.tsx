import { type FormEvent, type ReactNode, useState } from 'react';
import type { DeskDocument, FieldPlace } from '../documents.ts';
import type { Concerned, MoveResult } from '../move.ts';
import type { Problem } from '../problems.ts';
import type { Group } from '../sources.ts';
import { nameOf } from './document-list.tsx';
import { useForm } from './form-state.ts';
import { ProblemList, placeName } from './problem-list.tsx';
import { send, sentenceOf } from './requests.ts';
import type { DoneStatus } from './use-document.ts';
import type { DeskWords } from './words.ts';

type MoveDocumentProps = {
  document: DeskDocument;
  onFind: (place: FieldPlace, said: string) => void;
  /** @param id - its new one; empty when it is gone */
  onMoved: (id: string, what: DoneStatus['what']) => void;
  /** When it begins, and when it was refused. */
  onWait: (isWaiting: boolean) => void;
};

/** A document as a whole: another address or date, hidden or shown, or its end; with what refers to it. */
export function MoveDocument(props: MoveDocumentProps): ReactNode {
  const { document, onFind, onMoved, onWait } = props;
  const { words, language } = useForm();
  const [concerned, setConcerned] = useState<Concerned>();
  const [status, setStatus] = useState('');
  const [problems, setProblems] = useState<readonly Problem[]>([]);
  const { can, group, isHidden } = document;
  const [folder = '', name = ''] = document.id.split('/');
  const [, date = '', slug = name] = /^(\d{4}-\d\d-\d\d)-(.+)$/.exec(name) ?? [];
  const addressOf = (what: string) => `/desk/${what}?${new URLSearchParams({ id: document.id })}`;

  async function look() {
    try {
      setConcerned(await send<Concerned>('GET', addressOf('references')));
    } catch (error) {
      setStatus(sentenceOf(error, words));
    }
  }

  async function change(what: 'move' | 'hide', wish: object, done: DoneStatus['what']) {
    setStatus(words.saving);
    setProblems([]);
    onWait(true);
    try {
      const { problems: found, id } = await send<MoveResult>(
        'POST',
        addressOf(what),
        JSON.stringify(wish),
      );
      if (found.length === 0) return onMoved(id, done);
      setProblems(found);
      setStatus(words.notMoved);
    } catch (error) {
      setStatus(sentenceOf(error, words));
    }
    onWait(false);
  }

  const question = words.reallyDelete.replace('{title}', nameOf(document, words, language));
  const rename = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const given = new FormData(event.currentTarget);
    const parts = [given.get('date'), given.get('slug')].filter(Boolean).join('-');
    const to = `${folder}/${parts}`;
    if (to === document.id) return setStatus(words.unchanged);
    void change('move', { to }, 'moved');
  };

  return (
    <details className="move" onToggle={({ currentTarget }) => currentTarget.open && void look()}>
      <summary>{wholeOf(group, words)}</summary>
      {!concerned && <p>{words.lookingForReferences}</p>}
      {concerned && <WhatIsConcerned {...concerned} />}
      {/* What refers to it is shown first. */}
      {concerned && can.includes('rename') && (
        <form onSubmit={rename}>
          {group === 'notes' && (
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
          <small>
            {group === 'stories' && `${words.projectFollows} `}
            {words.oldAddressStays}
          </small>
        </form>
      )}
      {group === 'stories' && !can.includes('rename') && <p>{words.errors.isDemonstration}</p>}
      {concerned && can.includes('hide') && (
        <p>
          <button
            type="button"
            onClick={() =>
              void change('hide', { isHidden: !isHidden }, isHidden ? 'shown' : 'hidden')
            }
          >
            {isHidden ? words.show : words.hide}
          </button>{' '}
          <small>{isHidden ? words.isHidden : words.hideMeans}</small>
        </p>
      )}
      {concerned && can.includes('delete') && (
        <p>
          <button
            type="button"
            onClick={() => confirm(question) && void change('move', {}, 'deleted')}
          >
            {words.delete}
          </button>{' '}
          <small>{words.linksBecomeWords}</small>
        </p>
      )}
      <p role="status">{status}</p>
      {problems.length > 0 && (
        <div className="problem">
          <ProblemList problems={problems} onChoose={(it) => onFind(it, '')} />
        </div>
      )}
    </details>
  );
}

const wholeOf = (group: Group, { whole }: DeskWords) =>
  Object.entries(whole).find(([name]) => name === group)?.[1];

function WhatIsConcerned({ references, files, pictures }: Concerned) {
  const form = useForm();
  const { words, languages } = form;
  return (
    <>
      <p>{`${words.isWrittenIn} ${files.map((file) => languages[file]?.name).join(', ')}.`}</p>
      {pictures.length > 0 && (
        <p>
          {words.picturesGo}
          {pictures.map((path) => (
            <img
              key={path}
              src={`/desk/picture?${new URLSearchParams({ path: `public${path}` })}`}
              alt={path.split('/').at(-1) ?? ''}
              height="48"
            />
          ))}
        </p>
      )}
      {references.length > 0 && (
        <>
          <p>{words.linkedFrom}</p>
          <ul>
            {references.map((it) => (
              <li key={JSON.stringify(it)}>{placeName(it, form)}</li>
            ))}
          </ul>
        </>
      )}
    </>
  );
}
