import { type ReactNode, useRef } from 'react';
import type { DeskFile } from '../documents.ts';
import { Facts } from './facts.tsx';
import { useForm } from './form-state.ts';
import { PictureDrop } from './picture-drop.tsx';
import { useProblem } from './problem-message.tsx';

type BodyFieldsProps = {
  files: Readonly<Record<string, DeskFile>>;
  folder: 'notes' | 'pages';
  onChange: (file: string, text: string) => void;
};

/** The text of a page or an article, in every language that is shown. */
export function BodyFields({ files, folder, onChange }: BodyFieldsProps): ReactNode {
  const { shown, words } = useForm();
  return (
    <fieldset>
      <legend>{words.body}</legend>
      <div className="columns">
        {shown.map((name) => (
          <Body
            key={name}
            name={name}
            text={files[name]?.body ?? ''}
            folder={folder}
            onChange={(text) => onChange(name, text)}
          />
        ))}
      </div>
    </fieldset>
  );
}

type BodyProps = {
  name: string;
  text: string;
  folder: 'notes' | 'pages';
  onChange: (text: string) => void;
};

/** A dropped picture is added where the cursor is. */
function Body({ name, text, folder, onChange }: BodyProps): ReactNode {
  const { languages, words } = useForm();
  const area = useRef<HTMLTextAreaElement>(null);
  const id = `${name}:body`;
  const problem = useProblem([name], 'body');
  const insert = (added: string) => {
    const at = area.current?.selectionStart ?? text.length;
    onChange(text.slice(0, at) + added + text.slice(at));
  };
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
        aria-label={`${words.body}, ${languages[name]?.name}`}
        {...problem.attributes}
        value={text}
        onChange={({ target }) => onChange(target.value)}
      />
      {problem.message}
      <Facts language={name} text={text} own={[]} onChoose={insert} />
      <Pictures text={text} />
      <PictureDrop kind={folder} onMade={(address) => insert(`\n\n![](${address})\n\n`)} />
    </div>
  );
}

/** The pictures that the text names. */
function Pictures({ text }: { text: string }) {
  const found = [...text.matchAll(/!\[([^\]]*)\]\((\/[^)\s]+)\)/g)];
  return found.length === 0 ? null : (
    <p className="chosen">
      {found.map(([whole, alt = '', address = '']) => (
        <img
          key={whole}
          alt={alt}
          height="96"
          src={`/desk/picture?${new URLSearchParams({ path: `public${address}` })}`}
        />
      ))}
    </p>
  );
}
