/** The form of a document, from its schema: each text with an input for every language. */
import { type ReactNode, useState } from 'react';
import { type FormState, useForm } from './form-state.ts';
import {
  emptyValue,
  isNullable,
  type JsonSchema,
  mayBeEmpty,
  type Path,
  pathName,
  schemaFor,
  valueAt,
} from './json-schema.ts';
import { PictureDrop } from './picture-drop.tsx';
import { nameOfKey } from './words.ts';

type FieldProps = { schema: JsonSchema; path: Path; isRequired?: boolean };

/** The same in every language. */
const sharedKeys: readonly unknown[] = ['id', 'when'];

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The value in the first file that has one. */
const firstValue = (form: FormState, path: Path) =>
  Object.values(form.values)
    .map((value) => valueAt(value, path))
    .find((it) => it !== undefined);

const nameIn = (form: FormState, key: string | number | undefined) =>
  typeof key === 'string' ? nameOfKey(key, form.language) : `${Number(key) + 1}.`;

const hintAt = (form: FormState, path: Path) =>
  form.hints[path.filter((key) => typeof key === 'string').join('.')];

function Field({ schema, path, isRequired = true }: FieldProps): ReactNode {
  const form = useForm();
  const value = firstValue(form, path);
  const found = schemaFor(schema, value);
  const isEmpty = value === undefined || value === null;
  if (found.type === 'array') return <List schema={found} path={path} />;
  if (found.type !== 'object')
    return <Inputs schema={schema} path={path} isRequired={isRequired} />;
  const isOptional = !isRequired || isNullable(schema);
  const setAll = (next: unknown) => {
    for (const file of Object.keys(form.values)) form.setValue(file, path, next);
  };
  if (isEmpty && isOptional)
    return (
      <p>
        <button
          type="button"
          onClick={() => setAll(emptyValue(found, Object.keys(form.languages)))}
        >
          {form.words.add}: {nameIn(form, path.at(-1))}
        </button>
      </p>
    );
  if (found.additionalProperties) return <Texts schema={found} path={path} />;
  return (
    <Section path={path}>
      <Properties schema={found} path={path} />
      {isOptional && (
        <button
          type="button"
          className="quiet"
          onClick={() => setAll(isNullable(schema) ? null : undefined)}
        >
          {form.words.remove}: {nameIn(form, path.at(-1))}
        </button>
      )}
    </Section>
  );
}

export function Properties({ schema, path }: FieldProps): ReactNode {
  return Object.entries(schema.properties ?? {}).map(([key, inner]) => (
    <Field
      key={key}
      schema={inner}
      path={[...path, key]}
      isRequired={schema.required?.includes(key) ?? false}
    />
  ));
}

/** A part that opens. It is open when it has a mistake. */
function Section({ path, children }: { path: Path; children: ReactNode }) {
  const form = useForm();
  const name = pathName(path);
  const hasProblem = form.problems.some((it) => it.path.startsWith(name));
  const [isOpen, setOpen] = useState(path.length > 2);
  return (
    <details
      open={isOpen || hasProblem}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary>{nameIn(form, path.at(-1))}</summary>
      {hintAt(form, path) && <p className="hint">{hintAt(form, path)}</p>}
      <Messages path={path} />
      {children}
    </details>
  );
}

function List({ schema, path }: FieldProps) {
  const form = useForm();
  const files = Object.keys(form.values);
  const count = Math.max(
    ...files.map(
      (file) => (valueAt(form.values[file], path) as unknown[] | undefined)?.length ?? 0,
    ),
  );
  const change = (edit: (list: unknown[], file: string) => unknown[]) => {
    for (const file of files)
      form.setValue(
        file,
        path,
        edit([...((valueAt(form.values[file], path) as unknown[]) ?? [])], file),
      );
  };
  const move = (index: number, by: number) =>
    change((list) => {
      const [item] = list.splice(index, 1);
      list.splice(index + by, 0, item);
      return list;
    });
  const { words } = form;
  return (
    <Section path={path}>
      <ol>
        {Array.from({ length: count }, (_, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: an entry has no other identity
          <li key={index}>
            <Item schema={schema.items ?? {}} path={[...path, index]} />
            <div className="tools">
              {(
                [
                  ['↑', words.up, index === 0, () => move(index, -1)],
                  ['↓', words.down, index === count - 1, () => move(index, 1)],
                  ['×', words.remove, false, () => change((list) => list.toSpliced(index, 1))],
                ] as const
              ).map(([sign, name, disabled, onClick]) => (
                <button
                  key={sign}
                  type="button"
                  aria-label={name}
                  title={name}
                  {...{ disabled, onClick }}
                >
                  {sign}
                </button>
              ))}
            </div>
          </li>
        ))}
      </ol>
      <button
        type="button"
        onClick={() =>
          change((list) => [...list, emptyValue(schema.items ?? {}, Object.keys(form.languages))])
        }
      >
        {words.add}
      </button>
    </Section>
  );
}

/** An entry of a list. A group is closed, and shows its first text. */
function Item({ schema, path }: FieldProps) {
  const form = useForm();
  const value = firstValue(form, path);
  const found = schemaFor(schema, value);
  const [isOpen, setOpen] = useState(false);
  if (found.type !== 'object') return <Inputs schema={schema} path={path} isRequired />;
  const hasProblem = form.problems.some((it) => it.path.startsWith(pathName(path)));
  const texts = isRecord(value) ? value : {};
  const name =
    texts.title ?? texts.question ?? texts.name ?? texts.heading ?? texts.text ?? texts.id;
  const isProject =
    form.hasProjectPictures && path.at(-2) === 'projects' && typeof texts.id === 'string';
  return (
    <details
      open={isOpen || hasProblem || name === ''}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary>{name ? String(name) : nameIn(form, path.at(-1))}</summary>
      <Messages path={path} />
      <Properties schema={found} path={path} />
      {isProject && <PictureDrop kind="desktop" name={String(texts.id)} />}
      {isProject && <PictureDrop kind="mobile" name={String(texts.id)} />}
    </details>
  );
}

/** Texts by language in one file, or by names that are the same in every file. */
function Texts({ schema, path }: FieldProps) {
  const form = useForm();
  const value = firstValue(form, path);
  const inner = schema.additionalProperties || {};
  const codes = Object.keys(form.languages);
  const keys = isRecord(value) ? Object.keys(value) : [];
  if (!keys.every((key) => codes.includes(key)))
    return (
      <Section path={path}>
        {keys.map((key) => (
          <Inputs key={key} schema={inner} path={[...path, key]} isRequired />
        ))}
      </Section>
    );
  const [file = ''] = Object.keys(form.values);
  return (
    <fieldset>
      <legend>{nameIn(form, path.at(-1))}</legend>
      <div className="columns">
        {codes.map((code) => (
          <Input
            key={code}
            schema={inner}
            path={[...path, code]}
            file={file}
            caption={form.languages[code]?.name}
          />
        ))}
      </div>
    </fieldset>
  );
}

/** A value in every language that is shown. */
function Inputs({ schema, path, isRequired = true }: FieldProps) {
  const form = useForm();
  const key = path.at(-1);
  const isShared = sharedKeys.includes(key);
  const all = Object.keys(form.values);
  const files = isShared ? all.slice(0, 1) : form.shown;
  const { placeholders = [] } = schemaFor(schema, firstValue(form, path));
  const facts = placeholders.map((it) => `{${it}}`).join(', ');
  const isOptional = !isRequired || mayBeEmpty(schema);
  return (
    <fieldset>
      <legend>
        {nameIn(form, key)}
        {isOptional && <small> ({form.words.optional})</small>}
      </legend>
      {hintAt(form, path) && <p className="hint">{hintAt(form, path)}</p>}
      {facts && <p className="hint">{form.words.facts.replace('{facts}', facts)}</p>}
      <div className="columns">
        {files.map((file) => (
          <Input
            key={file}
            schema={schema}
            path={path}
            file={file}
            isRequired={isRequired}
            alsoIn={isShared ? all : undefined}
            caption={all.length > 1 && !isShared ? form.languages[file]?.name : undefined}
          />
        ))}
      </div>
    </fieldset>
  );
}

type InputProps = FieldProps & {
  file: string;
  caption?: string | undefined;
  /** The other files with the same value. */
  alsoIn?: readonly string[] | undefined;
};

function Input({ schema, path, file, caption, alsoIn, isRequired = true }: InputProps) {
  const form = useForm();
  const value = valueAt(form.values[file], path);
  const { type, enum: choices } = schemaFor(schema, value);
  const name = pathName(path);
  const id = `${file}:${name}`;
  const set = (next: unknown) => {
    const empty = mayBeEmpty(schema) ? null : isRequired ? '' : undefined;
    for (const each of alsoIn ?? [file]) form.setValue(each, path, next === '' ? empty : next);
  };
  const problem = useProblem(id);
  // A text by language in one file: the key above it is its name.
  const key = path.findLast((it) => !(it in form.languages));
  const label = [nameIn(form, key), caption].filter(Boolean).join(', ');
  const given = {
    id,
    'aria-label': label,
    ...problem.attributes,
    lang: file in form.languages ? file : undefined,
  };
  const text = value === undefined || value === null ? '' : String(value);
  return (
    <div>
      {caption && (
        <label className="caption" htmlFor={id}>
          {caption}
        </label>
      )}
      {type === 'boolean' ? (
        <input
          {...given}
          type="checkbox"
          checked={value === true}
          onChange={({ target }) => set(target.checked)}
        />
      ) : choices ? (
        <select {...given} value={text} onChange={({ target }) => set(target.value)}>
          {!isRequired && <option value="" />}
          {choices.map((choice) => (
            <option key={choice}>{choice}</option>
          ))}
        </select>
      ) : type === 'integer' || type === 'number' ? (
        <input
          {...given}
          type="number"
          value={text}
          onChange={({ target }) => set(target.value === '' ? '' : target.valueAsNumber)}
        />
      ) : (
        <textarea
          {...given}
          // For browsers without field-sizing.
          rows={Math.max(1, Math.ceil(text.length / (caption ? 22 : 70)))}
          value={text}
          // A text is one paragraph.
          onChange={({ target }) => set(target.value.replaceAll(/\s*\n\s*/g, ' '))}
        />
      )}
      {problem.message}
      {path.at(-1) === 'picture' && (
        <PictureDrop
          kind="person"
          name={String(valueAt(form.values[file], [...path.slice(0, -1), 'name']) ?? '')}
          onMade={set}
        />
      )}
    </div>
  );
}

/**
 * The mistakes of a field.
 * @param id - its file, a colon, and its path
 */
export function useProblem(id: string): { attributes: object; message: ReactNode } {
  const own = useForm().problems.filter(({ file, path }) => `${file}:${path}` === id);
  if (own.length === 0) return { attributes: {}, message: undefined };
  const message = own.map((it) => it.message).join(' ');
  return {
    attributes: { 'aria-invalid': true, 'aria-describedby': `${id}:problem` },
    message: (
      <p className="problem" id={`${id}:problem`}>
        {message}
      </p>
    ),
  };
}

/** The mistakes of a group as a whole. */
function Messages({ path }: { path: Path }) {
  const { problems, languages } = useForm();
  return problems
    .filter((it) => it.path === pathName(path))
    .map(({ file, message }) => (
      <p key={file + message} className="problem">
        {[languages[file]?.name, message].filter(Boolean).join(': ')}
      </p>
    ));
}
