import { type ReactNode, useEffect, useRef, useState } from 'react';
import type { ChangedField } from '../changed-fields.ts';
import type { PublishAnswer } from '../handler.ts';
import type { Published } from '../publish.ts';
import type { Entry } from '../sources.ts';
import { commitSubject } from './commit-subject.ts';
import { nameFor, nameOf } from './document-list.tsx';
import { type Unsaved, unsavedThere } from './drafts.ts';
import { useForm } from './form-state.ts';
import { pathOf } from './json-schema.ts';
import { sayLegalDate } from './legal-date.ts';
import { labelOf } from './names.ts';
import { send, sentenceOf } from './requests.ts';
import type { DeskWords } from './words.ts';

type PublishDialogProps = {
  /** With words that are not saved, and therefore not among the changes. */
  unsaved: readonly Entry[];
  onChoose: (id: string) => void;
  onLegalDate: () => void;
  onPublished: () => void;
  onClose: () => void;
};

/** What changed since the last publication, and the button that publishes it. */
export function PublishDialog(props: PublishDialogProps): ReactNode {
  const { unsaved, onChoose, onLegalDate, onPublished, onClose } = props;
  const { documents, languages, words, language, projectName } = useForm();
  const dialog = useRef<HTMLDialogElement>(null);
  const [state, setState] = useState<PublishAnswer>();
  const [status, setStatus] = useState(words.looking);
  const [there, setThere] = useState<readonly Unsaved[]>([]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: once
  useEffect(() => {
    dialog.current?.showModal();
    void unsavedThere().then(setThere);
    send<PublishAnswer>('GET', '/desk/publish').then(
      (found) => {
        setState(found);
        setStatus('');
      },
      (error) => setStatus(sentenceOf(error, words)),
    );
  }, []);

  const nameOfChange = ({ document, file, path, project }: Published) => {
    if (project) return words.picturesOf.replace('{project}', projectName(project) ?? project);
    const entry = documents.find(({ id }) => id === document);
    const name = entry ? nameOf(entry, words, language) : (path.split('/').at(-1) ?? path);
    return [name, languages[file]?.name].filter(Boolean).join(', ');
  };

  async function publish() {
    if (!state) return;
    setStatus(words.publishing);
    const message = commitSubject([...new Set(state.changes.map(nameOfChange))]);
    try {
      setState(await send<PublishAnswer>('POST', '/desk/publish', JSON.stringify({ message })));
      setStatus(words.published);
      onPublished();
    } catch (error) {
      setStatus(sentenceOf(error, words));
    }
  }

  const { obstacle, changes = [], legalDate } = state ?? {};
  return (
    <dialog ref={dialog} onClose={onClose} aria-label={words.publish}>
      {obstacle && <p>{words.errors[obstacle]}</p>}
      {unsaved.length > 0 && (
        <>
          <p>{words.notSavedYet}</p>
          <ul>
            {unsaved.map((it) => (
              <li key={it.id}>
                <button
                  type="button"
                  onClick={() => {
                    dialog.current?.close();
                    onChoose(it.id);
                  }}
                >
                  {nameOf(it, words, language)}
                </button>
              </li>
            ))}
          </ul>
        </>
      )}
      {there.length > 0 && (
        <>
          <p>{words.notSavedThere}</p>
          <ul>
            {[...new Map(there.map((it) => [it.id, it])).values()].map(({ id, titles }) => {
              const entry = documents.find((it) => it.id === id);
              return (
                <li key={id}>
                  {entry ? nameOf(entry, words, language) : (nameFor(titles, language) ?? id)}
                </li>
              );
            })}
          </ul>
        </>
      )}
      {state && !obstacle && status !== words.published && (
        <p>{saidOf(changes.length, unsaved.length + there.length, words)}</p>
      )}
      <ul>
        {changes.map((change) => (
          <li key={change.path}>
            {nameOfChange(change)}
            {change.kind !== 'changed' && ` (${words.kinds[change.kind]})`}
            {change.fields.length > 0 && <Fields fields={change.fields} />}
          </li>
        ))}
      </ul>
      {legalDate && (
        <p className="reminder">
          {sayLegalDate(legalDate, words, language)}{' '}
          <button
            type="button"
            onClick={() => {
              dialog.current?.close();
              onLegalDate();
            }}
          >
            {words.changeLegalDate}
          </button>
        </p>
      )}
      <footer>
        <p role="status">{status}</p>
        {!obstacle && changes.length > 0 && (
          <button type="button" className="main" onClick={() => void publish()}>
            {words.publish}
          </button>
        )}{' '}
        <button type="button" onClick={() => dialog.current?.close()}>
          {words.close}
        </button>
      </footer>
    </dialog>
  );
}

function saidOf(changes: number, unsaved: number, words: DeskWords): string {
  if (changes > 0) return words.toPublish;
  return unsaved > 0 ? words.savedIsPublished : words.nothingToPublish;
}

function Fields({ fields }: { fields: readonly ChangedField[] }) {
  const { projectName, pages, words, language } = useForm();
  const names = fields.map(({ path: name, kind, entry: of }) => {
    const entry = projectName(of) ?? pages.find(({ id }) => id === of)?.name ?? of;
    const path = pathOf(name);
    const outer = path.length > 1 ? [labelOf(path.slice(0, 1), language)] : [];
    const own = name === 'body' ? words.body : labelOf(path, language);
    const said = [...outer, ...(entry === '' ? [] : [entry]), own].join(' › ');
    if (kind === 'changed') return said;
    return `${[...outer, own].join(' › ')}: ${entry} (${words.kinds[kind]})`;
  });
  return (
    <ul>
      {[...new Set(names)].map((name) => (
        <li key={name}>{name}</li>
      ))}
    </ul>
  );
}
