import { type ReactNode, useState } from 'react';
import type { DeskWords } from './words.ts';

type PreviewProps = {
  /** Origin of the development server. */
  origin: string;
  address: string;
  languages: Readonly<Record<string, { name: string }>>;
  /** The language that is being edited. */
  edited: string;
  words: DeskWords;
};

/** The page of the document, as the site shows it. The development server shows it again after a save, where it was. */
export function Preview({ origin, address, languages, edited, words }: PreviewProps): ReactNode {
  const [chosen, setChosen] = useState<string>();
  const codes = Object.keys(languages);
  const language = [chosen, edited, codes[0]].find((it) => it !== undefined && it in languages);
  return (
    <details className="preview" open={matchMedia('(min-width: 60rem)').matches}>
      <summary>{words.preview}</summary>
      {codes.map((code) => (
        <button
          key={code}
          type="button"
          aria-pressed={code === language}
          onClick={() => setChosen(code)}
        >
          {languages[code]?.name}
        </button>
      ))}
      <iframe title={words.preview} src={`${origin}${address}?lang=${language}`} />
    </details>
  );
}
