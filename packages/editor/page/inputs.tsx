import { type ReactNode, useRef } from 'react';
import { idFor } from '../slug.ts';
import { conditionName, conditions } from './conditions.ts';
import { Facts } from './facts.tsx';
import { type FieldProps, useForm } from './form-state.ts';
import { hintFor } from './hints.ts';
import {
  firstValue,
  isDate,
  isShared,
  type JsonSchema,
  mayBeEmpty,
  type Path,
  pathName,
  pathOf,
  schemaFor,
  valueAt,
} from './json-schema.ts';
import { labelOf } from './names.ts';
import { PersonPicture } from './person-picture.tsx';
import { useProblem } from './problem-message.tsx';
import type { DeskWords } from './words.ts';

/** A value in every language that is shown, or once if it is the same in all. */
export function Inputs({ schema, path, isRequired = true }: FieldProps): ReactNode {
  const { id, values, shown, language, languages, words } = useForm();
  const all = Object.keys(values);
  const isByLanguage = all.every((file) => file in languages);
  const isOne = isByLanguage && isShared(schemaFor(schema, firstValue(values, path)), path.at(-1));
  const hint = hintFor(id, path, language);
  const entry = firstValue(values, path.slice(0, -1));
  const ofTitle = path.at(-1) === 'id' && titleIn(entry) !== undefined && words.idFromTitle;
  const rule = useNumberRule(schema, path) ?? ofTitle;
  const hintName = `${pathName(path)}:hint`;
  const { type, enum: choices, default: usual } = schemaFor(schema, firstValue(values, path));
  const hasUsual = choices !== undefined && usual !== undefined;
  // A box that is not ticked says no.
  const isOptional = (!isRequired || mayBeEmpty(schema)) && !hasUsual && type !== 'boolean';
  return (
    <fieldset>
      <legend>
        {labelOf(path, language)}
        {isOptional && <small> ({words.optional})</small>}
      </legend>
      {(hint || rule) && (
        <p className="hint" id={hintName}>
          {[hint, rule].filter(Boolean).join(' ')}
        </p>
      )}
      <div className="columns">
        {(isOne ? all.slice(0, 1) : shown).map((file) => (
          <Input
            key={file}
            schema={schema}
            path={path}
            file={file}
            isRequired={isRequired}
            alsoIn={isOne ? all : undefined}
            describedBy={hint || rule ? hintName : undefined}
            caption={isByLanguage && !isOne ? languages[file]?.name : undefined}
          />
        ))}
      </div>
    </fieldset>
  );
}

const titles = ['title', 'question', 'name', 'heading'] as const;

/** The key of the title of an entry; undefined when it has none. */
const titleIn = (entry: unknown): string | undefined =>
  titles.find((key) => typeof (entry as Record<string, unknown> | undefined)?.[key] === 'string');

/** What numbers the checks take, in the words of an owner; undefined for other values. */
function useNumberRule(schema: JsonSchema, path: Path): string | undefined {
  const { values, words } = useForm();
  const {
    type,
    minimum = 0,
    maximum = Number.MAX_SAFE_INTEGER,
    multipleOfValue,
  } = schemaFor(schema, firstValue(values, path));
  if (type === 'number') {
    const unit = multipleOfValue && firstValue(values, pathOf(multipleOfValue));
    // Without the calculator any amount does.
    if (!unit || !firstValue(values, ['calculator'])) return undefined;
    return words.multipleOf.replace('{unit}', String(unit));
  }
  if (type !== 'integer') return undefined;
  const most = maximum === Number.MAX_SAFE_INTEGER ? undefined : maximum;
  if (minimum <= Number.MIN_SAFE_INTEGER) return words.wholeNumber;
  return (most === undefined ? words.wholeFrom : words.wholeBetween)
    .replace('{least}', String(minimum))
    .replace('{most}', String(most));
}

export const choiceName = (id: string, { choices }: DeskWords): string | undefined =>
  Object.entries(choices).find(([name]) => name === id)?.[1];

/** What can be chosen for a value; undefined when it is typed. */
function useOptions(key: unknown, choices: readonly string[] | undefined) {
  const { pages, people, projects, projectChoices, industryChoices, language, words } = useForm();
  const named = (ids: readonly string[], nameOf = (id: string): string | undefined => id) =>
    ids.map((id) => ({ id, name: nameOf(id) ?? id }));
  if (key === 'page') return pages;
  if (key === 'project' || key === 'slug') return projectChoices;
  if (key === 'industry') return industryChoices;
  if (key === 'author') return named(people);
  if (key === 'when')
    return named(
      [...conditions, ...projects].flatMap((it) => [it, `not ${it}`]),
      (id) => conditionName(id, language),
    );
  return choices && named(choices, (id) => choiceName(id, words));
}

type InputProps = FieldProps & {
  file: string;
  caption?: string | undefined;
  /** The other files with the same value. */
  alsoIn?: readonly string[] | undefined;
  /** The id of its hint. */
  describedBy?: string | undefined;
};

export function Input({
  schema,
  path,
  file,
  caption,
  alsoIn,
  describedBy,
  isRequired = true,
}: InputProps): ReactNode {
  const { values, languages, language, words, setValue } = useForm();
  const area = useRef<HTMLTextAreaElement>(null);
  const value = valueAt(values[file], path);
  const found = schemaFor(schema, value);
  const { type, enum: choices, placeholders } = found;
  const id = `${file}:${pathName(path)}`;
  const set = (next: unknown) => {
    const empty = mayBeEmpty(schema) ? null : isRequired ? '' : undefined;
    for (const each of alsoIn ?? [file]) setValue(each, path, next === '' ? empty : next);
  };
  /** An entry without an id gets one from its title. */
  const giveId = () => {
    const entryPath = path.slice(0, -1);
    const entry = valueAt(values[file], entryPath) as { id?: unknown } | undefined;
    if (entry?.id !== '' || titleIn(entry) !== path.at(-1)) return;
    const all = firstValue(values, path.slice(0, -2));
    const ids = Array.isArray(all) ? all.map((it: { id?: unknown }) => it?.id) : [];
    const given = idFor(text, ids);
    for (const each of Object.keys(values)) setValue(each, [...entryPath, 'id'], given);
  };
  const problem = useProblem(alsoIn ?? [file], pathName(path), describedBy);
  // A text by language in one file: the key above it is its name.
  const named = path.at(-1);
  const isLanguage = typeof named === 'string' && named in languages;
  const label = labelOf(isLanguage ? path.slice(0, -1) : path, language);
  const given = {
    id,
    'aria-label': [label, caption].filter(Boolean).join(', '),
    'aria-required': isRequired && !mayBeEmpty(schema),
    ...problem.attributes,
    // What is one for all languages is in none.
    lang: isLanguage ? named : file in languages && !alsoIn ? file : undefined,
  };
  const text = value === undefined || value === null ? '' : String(value);
  const usual = found.default === undefined ? '' : String(found.default);
  const options = useOptions(path.at(-1), choices);
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
      ) : options ? (
        <select {...given} value={text || usual} onChange={({ target }) => set(target.value)}>
          {text !== '' && !options.some((it) => it.id === text) && <option>{text}</option>}
          {usual === '' && (!isRequired || text === '') && (
            <option value="">{isRequired ? '' : words.noChoice}</option>
          )}
          {options.map((option) => (
            <option key={option.id} value={option.id}>
              {option.name}
            </option>
          ))}
        </select>
      ) : type === 'integer' || type === 'number' ? (
        <input
          {...given}
          type="number"
          min={found.minimum === Number.MIN_SAFE_INTEGER ? undefined : found.minimum}
          step={found.multipleOf}
          placeholder={usual}
          value={text}
          onChange={({ target }) => set(target.value === '' ? '' : target.valueAsNumber)}
        />
      ) : isDate(found) ? (
        <input {...given} type="date" value={text} onChange={({ target }) => set(target.value)} />
      ) : (
        <textarea
          {...given}
          dir="auto"
          ref={area}
          // For browsers without field-sizing.
          rows={Math.max(1, Math.ceil(text.length / (caption ? 22 : 70)))}
          value={text}
          onBlur={giveId}
          // A text is one paragraph.
          onChange={({ target }) => set(target.value.replaceAll(/\s*\n\s*/g, ' '))}
        />
      )}
      {problem.message}
      {placeholders && (
        <Facts
          language={isLanguage ? String(named) : file}
          text={text}
          own={placeholders}
          onChoose={(fact) => {
            const at = area.current?.selectionEnd ?? text.length;
            set(`${text.slice(0, at)}${fact}${text.slice(at)}`);
          }}
        />
      )}
      {path.at(-1) === 'picture' && (
        <PersonPicture
          picture={text}
          name={String(valueAt(values[file], [...path.slice(0, -1), 'name']) ?? '')}
          onChange={set}
        />
      )}
    </div>
  );
}
