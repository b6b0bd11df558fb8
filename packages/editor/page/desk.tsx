import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import type { DeskDocument, DeskFile, Entry, Group, Problem, SaveResult } from '../documents.ts';
import { Properties, useProblem } from './form.tsx';
import { FormContext, type FormState, useForm } from './form-state.ts';
import { emptyValue, type JsonSchema, type Path, withValue } from './json-schema.ts';
import { PictureDrop } from './picture-drop.tsx';
import { send } from './requests.ts';
import { allWords, type DeskLanguage, type DeskWords, nameOfKey } from './words.ts';
import './desk.css';

type Overview = {
  documents: Entry[];
  languages: Record<string, { name: string }>;
  preview: string;
};

const groups: readonly Group[] = ['studio', 'pages', 'notes', 'markdown', 'legal', 'shared'];
const documentAddress = (id: string) => `/desk/document?${new URLSearchParams({ id })}`;
const browserLanguage = (): DeskLanguage =>
  (Object.keys(allWords) as DeskLanguage[]).find((code) => navigator.language.startsWith(code)) ??
  'en';

export function Desk(): ReactNode {
  const [overview, setOverview] = useState<Overview>();
  const [document, setDocument] = useState<DeskDocument>();
  const [files, setFiles] = useState<Record<string, DeskFile>>({});
  const [problems, setProblems] = useState<Problem[]>([]);
  const [status, setStatus] = useState('');
  const [isChanged, setChanged] = useState(false);
  const [hidden, setHidden] = useState<string[]>([]);
  const [language, setLanguage] = useState(browserLanguage);
  const [previewLanguage, setPreviewLanguage] = useState('');
  const [reloads, setReloads] = useState(0);
  const words = allWords[language];

  async function open(id: string) {
    setProblems([]);
    setStatus('');
    try {
      const [found, list] = await Promise.all([
        send<DeskDocument>('GET', documentAddress(id)),
        send<Overview>('GET', '/desk/documents'),
      ]);
      setOverview(list);
      setDocument(found);
      setFiles(found.files);
      setChanged(false);
    } catch (error) {
      setStatus((error as Error).message);
    }
  }

  useEffect(() => {
    globalThis.document.documentElement.lang = language;
  }, [language]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once
  useEffect(() => {
    void open('studio');
  }, []);
  useEffect(() => {
    const ask = (event: BeforeUnloadEvent) => isChanged && event.preventDefault();
    addEventListener('beforeunload', ask);
    return () => removeEventListener('beforeunload', ask);
  }, [isChanged]);

  if (!overview || !document) return <p role="status">{status}</p>;
  const { languages, preview } = overview;
  const schema = document.schema as JsonSchema;
  const codes = Object.keys(languages);
  const present = Object.keys(files);
  const values = Object.fromEntries(present.map((file) => [file, files[file]?.data]));
  const setFile = (name: string, change: (file: DeskFile) => DeskFile) => {
    setChanged(true);
    setStatus('');
    setFiles((before) => {
      const file = before[name];
      return file ? { ...before, [name]: change(file) } : before;
    });
  };

  async function save(event: FormEvent) {
    event.preventDefault();
    if (!document) return;
    setStatus(words.saving);
    try {
      const body = JSON.stringify(files);
      const result = await send<SaveResult>('PUT', documentAddress(document.id), body);
      setProblems(result.problems);
      if (result.problems.length > 0) return setStatus('');
      const isNew = Object.values(files).some(({ version }) => version === '');
      await open(document.id);
      setStatus(result.written.length > 0 ? words.saved : words.unchanged);
      // The development server reloads changed pages by itself; a new one it has to find first.
      if (isNew) setTimeout(() => setReloads((count) => count + 1), 1000);
    } catch (error) {
      setStatus((error as Error).message);
    }
  }

  const choose = (id: string) => {
    if (!isChanged || confirm(words.leave)) void open(id);
  };
  const form: FormState = {
    values,
    shown: present.filter((file) => !hidden.includes(file)),
    languages,
    hints: document.hints,
    problems,
    words,
    language,
    id: document.id,
    hasProjectPictures: preview !== '',
    noteChange: () => setChanged(true),
    setValue: (name: string, path: Path, value: unknown) =>
      setFile(name, (file) => ({ ...file, data: withValue(file.data, path, value) })),
  };
  const shownLanguage = codes.includes(previewLanguage) ? previewLanguage : (codes[0] ?? '');
  const isMarkdown = ['markdown', 'notes'].includes(document.group);
  return (
    <FormContext value={form}>
      <header>
        <strong>{nameOf(document, words, language)}</strong>
        {document.group !== 'studio' &&
          codes.map((code) => (
            <label key={code}>
              <input
                type="checkbox"
                checked={!hidden.includes(code)}
                onChange={({ target }) =>
                  setHidden(target.checked ? hidden.filter((it) => it !== code) : [...hidden, code])
                }
              />
              {languages[code]?.name}
            </label>
          ))}
        <span role="status">{status}</span>
        <button type="submit" form="form">
          {words.save}
        </button>
        <select
          aria-label="Language"
          value={language}
          onChange={({ target }) => setLanguage(target.value as DeskLanguage)}
        >
          {Object.keys(allWords).map((code) => (
            <option key={code}>{code}</option>
          ))}
        </select>
      </header>
      <nav>
        {groups.map((group) => (
          <section key={group}>
            {group !== 'studio' && <h2>{words[group]}</h2>}
            {overview.documents
              .filter((it) => it.group === group)
              .map((it) => (
                <button
                  key={it.id}
                  type="button"
                  aria-current={it.id === document.id}
                  onClick={() => choose(it.id)}
                >
                  {nameOf(it, words, language)}
                </button>
              ))}
          </section>
        ))}
        <NewDocument folder="pages" onCreate={choose} />
        <NewDocument folder="notes" onCreate={choose} />
      </nav>
      <main>
        {problems.length > 0 && (
          <div role="alert" className="problem">
            <p>{words.notSaved}</p>
            <ul>
              {problems.map(({ file, path, message }) => (
                <li key={file + path + message}>
                  <a href={`#${file}:${path}`}>
                    {[languages[file]?.name, path].filter(Boolean).join(', ')}
                  </a>{' '}
                  {message}
                </li>
              ))}
            </ul>
          </div>
        )}
        <form id="form" onSubmit={save}>
          <Properties schema={schema} path={[]} />
          {isMarkdown && (
            <fieldset>
              <legend>{words.body}</legend>
              <div className="columns">
                {form.shown.map((name) => (
                  <Body
                    key={name}
                    name={name}
                    text={files[name]?.body ?? ''}
                    folder={document.group === 'notes' ? 'notes' : 'pages'}
                    onChange={(body) => setFile(name, (file) => ({ ...file, body }))}
                  />
                ))}
              </div>
            </fieldset>
          )}
        </form>
        {isMarkdown &&
          codes
            .filter((code) => !present.includes(code))
            .map((code) => (
              <button
                key={code}
                type="button"
                onClick={() =>
                  setFiles({
                    ...files,
                    [code]: { version: '', data: emptyValue(schema, codes), body: '' },
                  })
                }
              >
                {words.write}: {languages[code]?.name}
              </button>
            ))}
      </main>
      {preview && (
        <details className="preview" open>
          <summary>{words.preview}</summary>
          {codes.map((code) => (
            <button
              key={code}
              type="button"
              aria-pressed={code === shownLanguage}
              onClick={() => setPreviewLanguage(code)}
            >
              {languages[code]?.name}
            </button>
          ))}
          <iframe
            key={reloads}
            title={words.preview}
            src={`${preview}${document.address}?lang=${shownLanguage}`}
          />
        </details>
      )}
    </FormContext>
  );
}

const nameOf = ({ id, group, names }: Entry, words: DeskWords, language: DeskLanguage) => {
  if (group === 'studio') return words.studio;
  if (['markdown', 'notes'].includes(group)) return id.replace(/^\w+\//, '');
  return names[language] ?? nameOfKey(id, language);
};

type BodyProps = {
  name: string;
  text: string;
  folder: 'notes' | 'pages';
  onChange: (text: string) => void;
};

/** The text of a Markdown file. A dropped picture is added where the cursor is. */
function Body({ name, text, folder, onChange }: BodyProps): ReactNode {
  const { languages } = useForm();
  const area = useRef<HTMLTextAreaElement>(null);
  const id = `${name}:body`;
  const problem = useProblem(id);
  return (
    <div>
      <label className="caption" htmlFor={id}>
        {languages[name]?.name}
      </label>
      <textarea
        ref={area}
        id={id}
        lang={name}
        className="body"
        {...problem.attributes}
        value={text}
        onChange={({ target }) => onChange(target.value)}
      />
      {problem.message}
      <PictureDrop
        kind={folder}
        onMade={(address) => {
          const at = area.current?.selectionStart ?? text.length;
          onChange(
            `${text.slice(0, at).trimEnd()}\n\n![](${address})\n\n${text.slice(at).trimStart()}`,
          );
        }}
      />
    </div>
  );
}

type NewDocumentProps = { folder: 'pages' | 'notes'; onCreate: (id: string) => void };

function NewDocument({ folder, onCreate }: NewDocumentProps) {
  const { words } = useForm();
  const create = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const given = new FormData(event.currentTarget);
    onCreate(`${folder}/${[given.get('date'), given.get('slug')].filter(Boolean).join('-')}`);
  };
  return (
    <details>
      <summary>{folder === 'pages' ? words.newPage : words.newNote}</summary>
      <form onSubmit={create}>
        {folder === 'notes' && (
          <label>
            {words.date}
            <input
              name="date"
              required
              pattern="\d{4}-\d\d-\d\d"
              defaultValue={new Date().toISOString().slice(0, 10)}
            />
          </label>
        )}
        <label>
          {words.address}
          <input name="slug" required pattern="[a-z0-9]+(-[a-z0-9]+)*" />
        </label>
        <button type="submit">{words.create}</button>
      </form>
    </details>
  );
}
