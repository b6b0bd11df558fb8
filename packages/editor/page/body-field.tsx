import type { ReactNode } from 'react';
import { flushSync } from 'react-dom';
import type { DeskFile } from '../documents.ts';
import { Facts } from './facts.tsx';
import { useForm } from './form-state.ts';
import { PictureDrop } from './picture-drop.tsx';
import { descriptionPath } from './place-mistakes.ts';
import { useProblem } from './problem-message.tsx';

type Edit = (text: string) => string;

type BodyFieldsProps = {
  files: Readonly<Record<string, DeskFile>>;
  folder: 'notes' | 'pages';
  onChange: (file: string, edit: Edit) => void;
};

const idOf = (file: string) => `${file}:body`;

const isArea = (element: unknown) => element instanceof HTMLTextAreaElement;

/** Where the cursor is in a text, or its end. */
function cursorIn(file: string, text: string): number {
  const area = document.getElementById(idOf(file));
  return isArea(area) && area.value === text ? area.selectionEnd : text.length;
}

const inserted = (text: string, at: number, added: string) =>
  text.slice(0, at) + added + text.slice(at);

/** The text of a page or an article, in every language that is shown. A picture is dropped once for all of them. */
export function BodyFields({ files, folder, onChange }: BodyFieldsProps): ReactNode {
  const { shown, words } = useForm();
  const addPicture = (address: string) => {
    // The picture has come from the machine: React would draw later than the next frame.
    flushSync(() => {
      for (const name of shown)
        onChange(name, (text) => {
          // Below the paragraph of the cursor.
          const end = text.indexOf('\n\n', cursorIn(name, text));
          return inserted(text, end < 0 ? text.trimEnd().length : end, `\n\n![](${address})`);
        });
    });
    document.getElementById(`${shown[0]}:${descriptionPath(address)}`)?.focus();
  };
  return (
    <fieldset>
      <legend>{words.body}</legend>
      <div className="columns">
        {shown.map((name) => (
          <Body
            key={name}
            name={name}
            text={files[name]?.body ?? ''}
            onChange={(edit) => onChange(name, edit)}
          />
        ))}
      </div>
      {shown.length > 0 && <PictureDrop kind={folder} onMade={addPicture} />}
    </fieldset>
  );
}

type BodyProps = { name: string; text: string; onChange: (edit: Edit) => void };

function Body({ name, text, onChange }: BodyProps): ReactNode {
  const { languages, words } = useForm();
  const problem = useProblem([name], 'body');
  return (
    <div>
      <label className="caption" htmlFor={idOf(name)}>
        {languages[name]?.name}
      </label>
      {/* Above: the text may be longer than the window. */}
      {problem.message}
      <textarea
        id={idOf(name)}
        lang={name}
        dir="auto"
        className="body"
        aria-label={`${words.body}, ${languages[name]?.name}`}
        {...problem.attributes}
        value={text}
        onChange={({ target }) => onChange(() => target.value)}
      />
      <Facts
        language={name}
        text={text}
        own={[]}
        onChoose={(fact) => onChange((now) => inserted(now, cursorIn(name, now), fact))}
      />
      <Pictures name={name} text={text} onChange={onChange} />
    </div>
  );
}

const pictures = /!\[([^\]]*)\](?=\((\/[^)\s]+)\))/g;

/** The pictures that the text names, each with its description. */
function Pictures({ name, text, onChange }: BodyProps) {
  return [...text.matchAll(pictures)].map(([, description = '', address = ''], index) => (
    <Picture
      // biome-ignore lint/suspicious/noArrayIndexKey: a text may name a picture twice
      key={index}
      name={name}
      address={address}
      description={description}
      onChange={(next) => {
        let count = -1;
        onChange((now) =>
          now.replaceAll(pictures, (whole) => {
            count += 1;
            return count === index ? `![${next}]` : whole;
          }),
        );
      }}
    />
  ));
}

/** Square brackets would end the description, and round ones say the same. */
const oneLine = (text: string) =>
  text
    .replaceAll('[', '(')
    .replaceAll(']', ')')
    .replaceAll(/\s*\n\s*/g, ' ');

type PictureProps = {
  name: string;
  address: string;
  description: string;
  onChange: (description: string) => void;
};

function Picture({ name, address, description, onChange }: PictureProps) {
  const { languages, words } = useForm();
  const path = descriptionPath(address);
  const problem = useProblem([name], path);
  return (
    <div className="chosen">
      <img
        alt=""
        height="96"
        src={`/desk/picture?${new URLSearchParams({ path: `public${address}` })}`}
      />
      <label>
        {words.shows}
        <textarea
          id={`${name}:${path}`}
          lang={name}
          dir="auto"
          aria-label={`${words.shows}, ${languages[name]?.name}`}
          {...problem.attributes}
          value={description}
          onChange={({ target }) => onChange(oneLine(target.value))}
        />
      </label>
      {problem.message}
    </div>
  );
}
