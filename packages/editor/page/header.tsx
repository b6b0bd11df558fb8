import type { ReactNode } from 'react';
import { useForm } from './form-state.ts';
import { sayLegalDate } from './legal-date.ts';
import { sentenceOf } from './requests.ts';
import type { Status } from './use-document.ts';
import { allWords, type DeskLanguage, type DeskWords } from './words.ts';

type HeaderProps = {
  title: string;
  files: readonly string[];
  hidden: readonly string[];
  onHide: (hidden: string[]) => void;
  status: Status;
  isChanged: boolean;
  /** What was made of it elsewhere, while it is edited here. */
  elsewhere: 'changedElsewhere' | 'goneMeanwhile' | undefined;
  onDiscard: () => void;
  onLegalDate: () => void;
  onPublish: () => void;
  onLanguage: (language: DeskLanguage) => void;
};

/** In letters: what is longer has a line of its own. */
const longest = 40;

export function Header(props: HeaderProps): ReactNode {
  const { title, files, hidden, onHide, status, isChanged, elsewhere } = props;
  const { onDiscard, onLegalDate, onPublish, onLanguage } = props;
  const { languages, words, language } = useForm();
  const legalDate = 'legalDate' in status && status.legalDate;
  const said = [
    saidBy(status, words) || (elsewhere ? sayElsewhere(elsewhere, words) : ''),
    legalDate && sayLegalDate(legalDate, words, language),
  ]
    .filter(Boolean)
    .join(' ');
  return (
    <header>
      <h1 tabIndex={-1}>{title}</h1>
      {files
        .filter((code) => code in languages)
        .map((code) => (
          <label key={code}>
            <input
              type="checkbox"
              checked={!hidden.includes(code)}
              onChange={({ target }) =>
                onHide(target.checked ? hidden.filter((it) => it !== code) : [...hidden, code])
              }
            />
            {languages[code]?.name}
          </label>
        ))}
      <p className="said" data-length={said.length > longest ? 'long' : undefined}>
        <span role="status" data-status={status.name}>
          {said}
        </span>
        {legalDate && (
          <button type="button" onClick={onLegalDate}>
            {words.changeLegalDate}
          </button>
        )}
      </p>
      {isChanged && (
        <button type="button" onClick={() => confirm(words.reallyDiscard) && onDiscard()}>
          {words.discard}
        </button>
      )}
      <button type="submit" form="form" className="main">
        {words.save}
      </button>
      <button type="button" onClick={onPublish}>
        {words.publish} …
      </button>
      <select
        aria-label={words.language}
        value={language}
        onChange={({ target }) => onLanguage(target.value as DeskLanguage)}
      >
        {Object.keys(allWords).map((code) => (
          <option key={code}>{code}</option>
        ))}
      </select>
    </header>
  );
}

const sayElsewhere = (what: 'changedElsewhere' | 'goneMeanwhile', words: DeskWords) =>
  what === 'goneMeanwhile' ? words.errors[what] : words[what];

function saidBy(status: Status, words: DeskWords): string {
  switch (status.name) {
    case 'idle':
      return '';
    case 'failed':
      return sentenceOf(status.error, words);
    case 'done':
      return words.done[status.what];
    case 'refused':
    case 'undecided':
    case 'savedWithMistakes':
      return words[status.name].replace('{count}', String(status.count));
    default:
      return words[status.name];
  }
}
