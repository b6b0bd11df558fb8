import { type FormEvent, type ReactNode, useState } from 'react';
import type { Entry, Group } from '../sources.ts';
import { useForm } from './form-state.ts';
import { labelOf } from './names.ts';
import { NewStory, type NewStoryProps } from './new-story.tsx';
import { focusTitle, foldList } from './reveal.ts';
import type { DeskLanguage, DeskWords } from './words.ts';

const groups: readonly Group[] = [
  'studio',
  'settings',
  'pages',
  'stories',
  'notes',
  'markdown',
  'legal',
  'shared',
];

type DocumentListProps = {
  /** Those that are saved, and those that are only typed. */
  listed: readonly Entry[];
  /** The ids of those with words that are not saved. */
  unsaved: readonly string[];
  chosen: string;
  /** The projects that have none. */
  withoutStory: NewStoryProps['withoutStory'];
  onChoose: (id: string) => void;
  onCreated: (id: string) => void;
  /** Above the list. */
  children: ReactNode;
};

export function DocumentList({
  listed,
  unsaved,
  chosen,
  withoutStory,
  onChoose,
  onCreated,
  children,
}: DocumentListProps): ReactNode {
  const { words, language } = useForm();
  /** What makes a new one of a group, above those that it has. */
  const forms: Partial<Record<Group, ReactNode>> = {
    markdown: <NewDocument folder="pages" onCreate={onChoose} />,
    notes: <NewDocument folder="notes" onCreate={onChoose} />,
    stories: withoutStory.length > 0 && <NewStory {...{ withoutStory, onCreated }} />,
  };
  return (
    <nav aria-label={words.list}>
      {children}
      <details className="all" open={matchMedia('(min-width: 60rem)').matches}>
        <summary>{words.list}</summary>
        {groups.map((group) => {
          const own = listed.filter((it) => it.group === group);
          const isAlone = group === 'studio' || group === 'settings';
          const form = forms[group];
          return own.length === 0 && !form ? null : (
            <section key={group}>
              {!isAlone && <h2>{words.groups[group]}</h2>}
              {form}
              {own.map((it) => (
                <button
                  key={it.id}
                  type="button"
                  value={it.id}
                  aria-current={it.id === chosen}
                  onClick={({ currentTarget }) => {
                    foldList(currentTarget);
                    onChoose(it.id);
                  }}
                >
                  {nameOf(it, words, language)}
                  {it.isHidden && ` (${words.hiddenMark})`}
                  {unsaved.includes(it.id) && (
                    <small className="unsaved"> ({words.unsavedMark})</small>
                  )}
                </button>
              ))}
            </section>
          );
        })}
      </details>
    </nav>
  );
}

/** The name of a document, in the language of the editor if its texts have one. */
export function nameOf(entry: Entry, words: DeskWords, language: DeskLanguage): string {
  const { id, group, names } = entry;
  if (group === 'studio' || group === 'settings') return words.groups[group];
  return nameFor(names, language) ?? labelOf([id.split('/').at(-1) ?? id], language);
}

/** Of names by language, that of the editor's if there is one. */
export const nameFor = (
  names: Readonly<Record<string, string>> | undefined,
  language: DeskLanguage,
): string | undefined => names?.[language] ?? Object.values(names ?? {})[0];

type NewDocumentProps = { folder: 'pages' | 'notes'; onCreate: (id: string) => void };

/** As in `2026-11-24`, by the clock of the computer: Swedish writes days so. */
const localDay = (time: Date) => time.toLocaleDateString('sv-SE');

function NewDocument({ folder, onCreate }: NewDocumentProps) {
  const { words } = useForm();
  const create = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const given = new FormData(form);
    form.reset();
    const opened = form.closest('details');
    if (opened) opened.open = false;
    foldList(form);
    focusTitle();
    onCreate(`${folder}/${[given.get('date'), given.get('slug')].filter(Boolean).join('-')}`);
  };
  // The window may have been open since yesterday.
  const [today, setToday] = useState('');
  return (
    <details onToggle={() => setToday(localDay(new Date()))}>
      <summary>{folder === 'pages' ? words.newPage : words.newNote}</summary>
      <form onSubmit={create}>
        {folder === 'notes' && (
          <label>
            {words.date}
            <input key={today} name="date" type="date" required defaultValue={today} />
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
