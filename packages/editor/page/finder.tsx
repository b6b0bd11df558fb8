import { type ReactNode, useEffect, useRef, useState } from 'react';
import type { Clicked } from '../../../build/dev/beside-form.ts';
import type { PlacedText } from '../documents.ts';
import { nameOf } from './document-list.tsx';
import { fieldsOf, textsWith } from './find-text.ts';
import { useForm } from './form-state.ts';
import { pathOf } from './json-schema.ts';
import { labelOf } from './names.ts';
import { send } from './requests.ts';

type FinderProps = {
  /** The document that is open. */
  chosen: string;
  /** Origin of the page beside the form. */
  preview: string;
  /** @param said - the words that were clicked or typed */
  onFind: (place: PlacedText, said: string) => void;
};

/** Finds the field of a text: of one that is clicked on the page, or of words that are typed here. */
export function Finder({ chosen, preview, onFind }: FinderProps): ReactNode {
  const { documents, facts, words, language } = useForm();
  const [typed, setTyped] = useState('');
  const [found, setFound] = useState<readonly PlacedText[]>();
  /** Whether it was typed here, and not clicked on the page. */
  const isTyped = useRef(false);

  // The list of documents is read anew after a save.
  const texts = useRef<{ of: unknown; all: Promise<PlacedText[]> }>(undefined);
  function all() {
    if (texts.current?.of !== documents)
      texts.current = {
        of: documents,
        all: send<PlacedText[]>('GET', '/desk/texts').catch(() => []),
      };
    return texts.current.all;
  }
  /** What was found, with its words of today. */
  async function refresh() {
    const now = await all();
    setFound((before = []) => {
      const same = before.flatMap((old) => now.find((it) => isSamePlace(it, old)) ?? []);
      const others = isTyped.current ? textsWith(now, typed, facts) : [];
      return [...same, ...others.filter((it) => !same.some((old) => isSamePlace(it, old)))];
    });
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: after a save
  useEffect(() => {
    if (found) void refresh();
  }, [documents]);
  async function search(text: string) {
    setTyped(text);
    isTyped.current = true;
    setFound(text.trim() === '' ? undefined : textsWith(await all(), text, facts));
  }
  async function go({ texts: said, language: of, address }: Clicked) {
    const onPage = documents.filter((it) => it.address === address).map(({ id }) => id);
    const near = [...(onPage.includes(chosen) ? [chosen] : []), ...onPage, chosen];
    const fields = fieldsOf(await all(), said, { language: of, facts, near });
    setTyped(said[0] ?? '');
    isTyped.current = false;
    setFound(fields);
    if (fields[0]) onFind(fields[0], said[0] ?? '');
  }
  useEffect(() => {
    const listen = ({ origin, data }: MessageEvent) => {
      if (origin === preview && 'texts' in data) void go(data as Clicked);
    };
    addEventListener('message', listen);
    return () => removeEventListener('message', listen);
  });

  const placeOf = ({ document, file, path }: PlacedText) => {
    const entry = documents.find(({ id }) => id === document);
    const keys = pathOf(path).filter((key) => typeof key === 'string');
    return [
      entry && nameOf(entry, words, language),
      path === 'body' ? words.body : labelOf(keys, language),
      documents.some(({ names }) => file in names) && file,
    ];
  };
  return (
    <search className="finder">
      <input
        type="search"
        aria-label={words.find}
        placeholder={words.find}
        value={typed}
        onChange={({ target }) => void search(target.value)}
      />
      <p role="status">
        {found &&
          words[found.length > 0 ? 'found' : 'notFound'].replace('{count}', String(found.length))}
      </p>
      {found && found.length > 0 && (
        <ul>
          {found.map((it) => (
            <li key={`${it.document} ${it.file} ${it.path}`}>
              <button type="button" onClick={() => onFind(it, typed)}>
                {it.text.length > 80 ? `${it.text.slice(0, 78)} …` : it.text}{' '}
                <small>{placeOf(it).filter(Boolean).join(', ')}</small>
              </button>
            </li>
          ))}
        </ul>
      )}
    </search>
  );
}

const isSamePlace = (one: PlacedText, other: PlacedText) =>
  one.document === other.document && one.file === other.file && one.path === other.path;
