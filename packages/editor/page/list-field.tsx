import { type ComponentType, type ReactNode, useRef, useState } from 'react';
import { pictureAddress, pictureKinds } from '../../../src/pages/home/project-pictures.ts';
import { type FieldProps, useForm } from './form-state.ts';
import { Inputs } from './inputs.tsx';
import { emptyValue, firstValue, pathName, schemaFor, valueAt } from './json-schema.ts';
import { labelOf } from './names.ts';
import { PictureDrop } from './picture-drop.tsx';
import { Messages } from './problem-message.tsx';
import { focusIn } from './reveal.ts';
import { Section, useMistakeIn } from './section.tsx';

let lastKey = 0;
const newKey = () => {
  lastKey += 1;
  return lastKey;
};

type ListFieldProps = FieldProps & {
  /** The fields of an entry that is a group. */
  fields: ComponentType<FieldProps>;
};

/** A list, whose entries are the same in every language. An entry keeps its state when it moves. */
export function ListField({ schema, path, fields }: ListFieldProps): ReactNode {
  const { values, words, language, languages, arrange, setValue } = useForm();
  const count = Math.max(
    ...Object.values(values).map(
      (value) => (valueAt(value, path) as unknown[] | undefined)?.length ?? 0,
    ),
  );
  const [keys, setKeys] = useState<readonly number[]>([]);
  const shown = Array.from({ length: count }, (_, index) => keys[index] ?? -1 - index);
  const set = (order: readonly (number | undefined)[], added?: unknown) => {
    setKeys(order.map((old) => (old === undefined ? newKey() : (shown[old] ?? newKey()))));
    arrange(path, order, added);
  };
  const order = Array.from({ length: count }, (_, index) => index);
  const move = (index: number, by: number) =>
    set(order.toSpliced(index, 1).toSpliced(index + by, 0, index));
  const list = useRef<HTMLOListElement>(null);
  const add = () => {
    set([...order, undefined], emptyValue(schema.items ?? {}, Object.keys(languages)));
    requestAnimationFrame(() => focusIn(list.current?.lastElementChild));
  };
  const [removed, setRemoved] = useState<Removed>();
  /** The button of the next entry gets the focus, or the one to add another. */
  const remove = (index: number, name: string) => {
    const entries = Object.entries(values).flatMap(([file, value]) => {
      const list = valueAt(value, path) as unknown[] | undefined;
      return list && index < list.length ? [[file, list[index]] as const] : [];
    });
    setRemoved({ index, name, entries });
    set(order.toSpliced(index, 1));
    requestAnimationFrame(() => {
      const { children, nextElementSibling: other } = list.current ?? {};
      const next = children?.[index] ?? children?.[index - 1];
      const button = next?.querySelector(':scope > .tools > :last-child') ?? other;
      if (button instanceof HTMLElement) button.focus();
    });
  };
  /** In each file, where it was. */
  const putBack = ({ index, entries }: Removed) => {
    setRemoved(undefined);
    setKeys(shown.toSpliced(index, 0, newKey()));
    for (const [file, entry] of entries) {
      const list = (valueAt(values[file], path) as unknown[] | undefined) ?? [];
      setValue(file, path, list.toSpliced(index, 0, entry));
    }
    requestAnimationFrame(() => focusIn(list.current?.children[index]?.firstElementChild));
  };
  return (
    <Section path={path}>
      <ol ref={list}>
        {shown.map((key, index) => (
          <Entry
            key={key}
            schema={schema.items ?? {}}
            path={[...path, index]}
            fields={fields}
            isLast={index === count - 1}
            onMove={(by) => move(index, by)}
            onRemove={(name) => remove(index, name)}
          />
        ))}
      </ol>
      <button type="button" onClick={add}>
        {words.addTo}: {labelOf(path, language)}
      </button>
      {removed && (
        <button type="button" onClick={() => putBack(removed)}>
          {words.putBack}: {removed.name}
        </button>
      )}
    </Section>
  );
}

/** The last entry that was taken out. */
type Removed = {
  index: number;
  name: string;
  /** By file; a list may be shorter in one. */
  entries: readonly (readonly [file: string, entry: unknown])[];
};

type EntryProps = ListFieldProps & {
  isLast: boolean;
  onMove: (by: number) => void;
  onRemove: (name: string) => void;
};

function Entry({ schema, path, fields, isLast, onMove, onRemove }: EntryProps) {
  const { words } = useForm();
  const name = useEntryName(path);
  const index = Number(path.at(-1));
  const tools = [
    { sign: '↑', action: words.up, isOff: index === 0, onClick: () => onMove(-1) },
    { sign: '↓', action: words.down, isOff: isLast, onClick: () => onMove(1) },
    { sign: '×', action: words.remove, isOff: false, onClick: () => onRemove(name) },
  ];
  return (
    <li>
      <Item schema={schema} path={path} name={name} fields={fields} />
      <div className="tools">
        {tools.map(({ sign, action, isOff, onClick }) => (
          <button
            key={sign}
            type="button"
            aria-label={`${action}: ${name}`}
            title={action}
            // A button that has the focus keeps it.
            aria-disabled={isOff}
            onClick={() => !isOff && onClick()}
          >
            {sign}
          </button>
        ))}
      </div>
    </li>
  );
}

/** By its title, in the language of the editor if the site has it. */
function useEntryName(path: FieldProps['path']): string {
  const { values, language, words, projectName } = useForm();
  const inOrder = [values[language], ...Object.values(values)];
  const value = inOrder.map((it) => valueAt(it, path)).find((it) => it !== undefined);
  const fallback = `${words.entry} ${Number(path.at(-1)) + 1}`;
  if (typeof value === 'string' || typeof value === 'number') return shortened(value) || fallback;
  if (typeof value !== 'object' || value === null) return fallback;
  const of = value as Record<string, unknown>;
  const found = [
    of.title,
    of.question,
    of.name,
    of.heading,
    of.label,
    of.text,
    of.pt,
    of.id,
    projectName(String(of.slug ?? of.project)),
    of.slug,
  ]
    .map((it) =>
      typeof it === 'object' && it !== null
        ? ((it as Record<string, unknown>)[language] ?? Object.values(it)[0])
        : it,
    )
    .find((it) => typeof it === 'string' && it !== '');
  return shortened(found) || fallback;
}

const shortened = (text: unknown) => {
  const whole = text === undefined ? '' : String(text);
  return whole.length > 60 ? `${whole.slice(0, 58)} …` : whole;
};

type ItemProps = ListFieldProps & { name: string };

/** An entry of a list. A group is closed, and shows its name. */
function Item({ schema, path, name, fields: Fields }: ItemProps) {
  const { values, id, demonstrations, languages } = useForm();
  const value = firstValue(values, path);
  const found = schemaFor(schema, value);
  const isNew = JSON.stringify(value) === JSON.stringify(emptyValue(found, Object.keys(languages)));
  const [isOpen, setOpen] = useState(isNew);
  const [pairs, setPairs] = useState(0);
  const hasMistake = useMistakeIn(path);
  if (found.type !== 'object') return <Inputs schema={schema} path={path} isRequired />;
  const project = pictureOwner(value, id, pathName(path));
  return (
    <details
      open={isOpen || hasMistake}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary>{name}</summary>
      <Messages path={path} />
      <Fields schema={found} path={path} />
      {project !== undefined &&
        !demonstrations.includes(project) &&
        (['desktop', 'mobile'] as const).map((kind) => (
          <PictureDrop
            key={kind}
            kind={kind}
            name={project}
            pairs={pairs}
            onMade={() => setPairs((before) => before + 1)}
            address={pictureAddress(project, kind, pictureKinds[kind].fallbackWidth, 'webp')}
          />
        ))}
    </details>
  );
}

/** The project that an entry is, if it has pictures. */
function pictureOwner(value: unknown, id: string, path: string): string | undefined {
  const isProject = id === 'home' && /(^|\.)projects\[\d+\]$/.test(path);
  const project = isProject ? (value as { id?: unknown }).id : undefined;
  return typeof project === 'string' && project !== '' ? project : undefined;
}
